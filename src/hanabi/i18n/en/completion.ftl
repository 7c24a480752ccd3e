command-completion = Write what your shell needs to complete hanabi’s commands, options, bots and files when you press Tab.
    .shell = bash, zsh or fish.
    .example = hanabi completion bash
