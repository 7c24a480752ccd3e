### Cum citesc boții indiciile, în patru imagini înaintea primei mutări.

web-agreement = Cum citește Isteț indiciile
web-agreement-about = Așa citește indiciile și crede că și tu la fel.
web-agreement-play = Joacă
    .about = cea mai nouă carte atinsă de un indiciu și care se poate potrivi.
web-agreement-keep = Păstrează
    .about = cartea pe care ai arunca-o, când o atinge o valoare.
web-agreement-go = Poate pleca
    .about = cea mai veche carte despre care nu a vorbit nimeni.
web-agreement-same = Aceeași carte
    .about = Cineva aruncă o carte care se potrivește: cea mai nouă a ta e la fel. Joac-o.
web-agreement-newest = arată cea mai nouă carte; cea mai veche e în dreapta.
web-agreement-always = Arată înaintea fiecărui joc
web-agreement-begin = Începem
