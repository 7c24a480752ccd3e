command-completion = Wypisz to, czego potrzebuje powłoka, by po naciśnięciu Tab uzupełniać polecenia hanabi, opcje, boty i pliki.
    .shell = bash, zsh albo fish.
    .example = hanabi completion bash
