### Finaluri: hanabi endgame.

command-endgame = Ce ar trebui să facă locul la rând spre sfârșitul pachetului? Fiecare mutare permisă cu scorul așteptat și cu șansa unui joc perfect, exact, peste toate cărțile pe care locul nu le vede.
    .file = O înregistrare. „-” citește intrarea standard.
    .move = Poziția după atâtea mutări ale înregistrării.
    .seat = Locul care întreabă: trebuie să fie la rând.
    .open-hands = Toate mâinile sunt deschise pentru toți de la început; doar ordinea pachetului e ascunsă.
    .only-wins = Doar șansa unui joc perfect, fără scoruri așteptate: mult mai rapid, pentru pachete mai mari.
    .others = După mutare continuă boți de acest fel, pe toate locurile. Fără ea, după mutare toate mâinile sunt deschise: mai bine nu se poate.
    .games = Cu --others, câte jocuri se pot juca înainte de a refuza.
    .seconds = Câte secunde de calcul sunt permise.
    .json = Scrie un obiect JSON.
    .example = hanabi endgame joc.json --move 58 --others smart

endgame-position = { $name } e la rând, în pachet { $cards ->
    [one] este o carte
    [few] sunt { $cards } cărți
   *[other] sunt { $cards } de cărți
}; cărțile ascunse pot sta în { $count ->
    [one] un fel
    [few] { $count } feluri
   *[other] { $count } de feluri
}.
endgame-how-open-hands = Toate mâinile sunt deschise pentru toți; nimeni nu știe ordinea pachetului.
endgame-how-open-later = După această mutare toate mâinile sunt deschise pentru toți: nicio echipă nu poate aștepta mai mult.
endgame-how-bot = După această mutare continuă { $bot } pe toate locurile.
endgame-score = puncte
endgame-win = perfect
endgame-hints = oricare din { $count } indicii
endgame-move-of-slot = { $move } (poziția { $slot })
endgame-fits = se potrivește: { $chance }
endgame-loses = pierde o carte necesară: { $chance }
