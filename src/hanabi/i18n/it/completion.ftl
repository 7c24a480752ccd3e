command-completion = Scrive ciò che serve alla shell per completare con Tab i comandi di hanabi, le opzioni, i bot e i file.
    .shell = bash, zsh o fish.
    .example = hanabi completion bash
