command-completion = Vypíše, co potřebuje shell, aby po stisku tabulátoru doplňoval příkazy hanabi, jejich volby, boty a soubory.
    .shell = bash, zsh nebo fish.
    .example = hanabi completion bash
