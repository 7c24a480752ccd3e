### Zagadki: hanabi puzzles.

command-puzzles = Rozwiązuj zagadki: jedna pozycja widziana z jednego miejsca, jedno pytanie, jedna dobra odpowiedź, dowiedziona przez silnik.
    .theme = Tylko zagadki na ten temat: card, play, discard, hint, ending albo possible.
    .file = Zagadki z tego pliku zamiast tych z pakietu.
    .example = hanabi puzzles --theme play
command-puzzles-make = Szuka nowych zagadek w grach botów i dowodzi ich.
    .count = Ile.
    .theme = Tylko na ten temat; bez tego wszystkie sześć po kolei.
    .seed = Które gry są przeglądane: to samo ziarno daje te same zagadki.
    .out = Zapisz je w tym pliku; bez tego są wypisywane.
    .json = Podaj w jednym obiekcie JSON, co zrobiono.
    .example = hanabi puzzles make --count 12 --theme hint --out zagadki.jsonl
command-puzzles-check = Dowiedź na nowo każdej zagadki z pliku: dobra jest dokładnie jedna odpowiedź, ta zapisana.
    .file = Plik z zagadkami, po jednej w wierszu; bez niego te z pakietu.
    .json = Podaj wynik w jednym obiekcie JSON.
    .example = hanabi puzzles check zagadki.jsonl

puzzles-made = { $count ->
    [one] Jedna zagadka, przejrzane gry: { $games }.
    [few] { $count } zagadki, przejrzane gry: { $games }.
    [many] { $count } zagadek, przejrzane gry: { $games }.
   *[other] { $count } zagadki, przejrzane gry: { $games }.
}
puzzles-proven = { $count ->
    [one] Jedna zagadka jest dowiedziona.
    [few] Wszystkie { $count } zagadki są dowiedzione.
    [many] Wszystkie { $count } zagadek jest dowiedzionych.
   *[other] Wszystkie { $count } zagadki są dowiedzione.
}
puzzle-head = Zagadka { $number } z { $count }: { $theme }, ranking { $rating }
puzzle-type = Twoja odpowiedź, liczba od 1 do { $count } (Enter: następna, q: koniec):
puzzle-no-answer = Nie ma takiej odpowiedzi.
puzzle-move-card = twoja karta { $slot }
puzzle-move-play = zagraj kartę { $slot }
puzzle-move-discard = odrzuć kartę { $slot }
puzzle-move-hint = dowolna wskazówka
puzzle-right = Dobrze.
puzzle-wrong = Niestety nie.
    .again = Spójrz jeszcze raz.
puzzle-solved = Dobrze za pierwszym razem: { $solved } z { $tried }.

## Tematy: nazwa, pytanie i o czym pamiętać

puzzle-theme-card = Co to musi być?
    .ask = Czym musi być ta karta?
    .more = Wskazówki i widoczne karty zostawiają tylko jedną możliwość.
puzzle-theme-play = Jedyne zagranie
    .ask = Która z twoich kart na pewno pasuje?
    .more = Czymkolwiek jest, musi teraz pasować.
puzzle-theme-discard = Bezpieczne odrzucenie
    .ask = Którą kartę możesz odrzucić bez żadnego ryzyka?
    .more = Nie może przepaść ostatni egzemplarz potrzebnej jeszcze karty.
puzzle-theme-hint = Jedyna wskazówka
    .ask = Która wskazówka da komuś pewność, że karta pasuje?
    .more = Tylko ze wskazówek i liczenia, cokolwiek masz w ręce.
puzzle-theme-ending = Wygraj końcówkę
    .ask = Który ruch wygrywa, jakkolwiek leżą ukryte karty?
    .more = Po nim wszystkie ręce są odkryte. Nie ma znaczenia, jaką dasz wskazówkę.
puzzle-theme-possible = Wciąż możliwe
    .ask = Tylko po jednym ruchu pełny wynik jest wciąż możliwy. Po którym?
    .more = Po nim wszystkie ręce są odkryte. Nie ma znaczenia, jaką dasz wskazówkę.

## Fakty: dlaczego odpowiedź jest dobra albo nie

puzzle-fact-hints-leave = Wskazówki zostawiają: { $cards }.
puzzle-fact-no-hint = Żadna wskazówka nic o niej nie powiedziała.
puzzle-fact-all-open = Wszystkie egzemplarze są widoczne: { $cards }.
puzzle-fact-own-need = Ukryte egzemplarze zajmują twoje inne karty: { $cards }.
puzzle-fact-must-be = Musi to więc być { $cards }.
puzzle-fact-may-fail = To może być { $cards }, a ta karta teraz nie pasuje.
puzzle-fact-all-fit = To, co zostaje, teraz pasuje: { $cards }.
puzzle-fact-may-be-last = To może być { $cards }, ostatni egzemplarz potrzebnej jeszcze karty.
puzzle-fact-all-useless = Już niepotrzebne: { $cards }.
puzzle-fact-another-copy = Jest jeszcze jeden egzemplarz: { $cards }.
puzzle-fact-hint-leaves = Wtedy { $name } wie, że karta może być tylko: { $cards }. To teraz pasuje.
puzzle-fact-hint-none-fits = { $name } nie dowie się tak o żadnej nowej karcie, która teraz pasuje.
puzzle-fact-hint-unsure = { $name } nie ma pewności: karta może wciąż być { $cards }.
puzzle-fact-may-lose = Szansa na wygraną wynosi wtedy najwyżej { $won }/{ $ways }.
puzzle-fact-lost = Wtedy pełny wynik jest nieosiągalny, jakkolwiek leżą karty.
puzzle-fact-always-wins = Tak można wygrać, jakkolwiek leżą ukryte karty.
puzzle-fact-others-may-lose = Najlepszy inny ruch ma szansę najwyżej { $won }/{ $ways }.
puzzle-fact-may-win = Szansa na wygraną wynosi wtedy wciąż { $won }/{ $ways }.
puzzle-fact-others-lost = Po każdym innym ruchu pełny wynik jest nieosiągalny, jakkolwiek leżą karty.

## W przeglądarce

puzzle-first-try = W rankingu liczy się pierwsza próba.
puzzle-number = Zagadka { $number }
puzzle-rating = Ranking
puzzle-streak = Z rzędu
puzzle-next = Następna zagadka
puzzle-show = Pokaż dowód
puzzle-choose = Możliwe odpowiedzi
puzzle-any-hint = Dowolna wskazówka.
web-puzzle = Zagadka dnia
web-puzzle-about = Jedna pozycja, jedna dobra odpowiedź
web-puzzle-solved = rozwiązana
web-puzzle-tried = po próbie
web-puzzle-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
