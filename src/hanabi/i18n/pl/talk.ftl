### Co wolno mówić przy stole poza wskazówkami (R-19).

## Poziomy: nazwa i znaczenie

talk-silent = Cisza
    .meaning = Mówią tylko wskazówki; nikt nie komentuje.
talk-phrases = Stałe zwroty
    .meaning = W każdej chwili można powiedzieć jeden z kilku zwrotów, które nie zdradzają kart.
talk-free = Wolny czat
    .meaning = Można mówić wszystko; stół ufa graczom.

## Zwroty

phrase-know-nothing = O moich kartach wciąż nie wiem nic.
phrase-remember = Pamiętasz, co trzymasz?
phrase-thinking = Chwilkę, myślę.
phrase-well-done = Brawo!
phrase-sorry = Przepraszam.
