command-completion = Scrie ce îi trebuie shellului ca să completeze cu Tab comenzile hanabi, opțiunile, boții și fișierele.
    .shell = bash, zsh sau fish.
    .example = hanabi completion bash
