### Pohled zpět na hru v prohlížeči.

web-review-turning-points = Zlomové tahy
web-review-none = Žádný tah nestál bod.
web-review-none-yet = Zatím žádný.
web-review-making = Rozbor se právě tvoří.
web-review-waiting = { $before ->
    [one] Nejdřív se tvoří jeden jiný rozbor.
    [few] Nejdřív se tvoří { $before } jiné rozbory.
    [many] Nejdřív se tvoří { $before } jiného rozboru.
   *[other] Nejdřív se tvoří { $before } jiných rozborů.
}
web-review-too-long = Rozbor trval příliš dlouho a byl přerušen.
web-review-failed = Tento server rozbor této hry udělat neumí.
web-review-curve = Během { $moves } tahů se nejlepší ještě dosažitelný výsledek změnil z { $first } na { $best }, body dosáhly { $points }.
web-review-mark = Tah { $number }: −{ $cost }.
web-review-hide = Skrýt, co přijde
web-review-choose = Přejdi k tahu a uvidíš, co se vědělo a co by bylo lepší.
web-review-cost-nothing = Tento tah nic nestál.
web-review-odds-play = Co věděl hráč { $name }: hodí se { $fit } z { $count } ({ $percent } %)
web-review-odds-discard = Co věděl hráč { $name }: poslední kusy jsou { $fit } z { $count } ({ $percent } %)
web-review-kind = { $card }
web-review-kind-counts = { $card }, počítá se
web-review-learn = Uč se ze svých chyb
web-review-whose = Čí chyby
web-review-place = { $at } z { $count }
web-review-ask = Vidíš to, co viděl hráč { $name }. Co by bylo lepší než tah, který padl?
web-review-good = Ano, lepší už to být nemůže.
web-review-worse = Existuje něco lepšího.
web-review-made = Právě tento tah padl.
web-review-show = Ukaž
web-review-next = Dál
web-review-back = Zpět k rozboru
web-review-done = Nalezeno napoprvé: { $found } z { $count }.
web-review-no-mistakes = { $name }: žádná ztráta, o které se dalo vědět.

## Playing on

web-review-play-on-about = Z pozice po tahu { $after }, u vlastního stolu. Nepočítá se do ničích statistik.
web-review-play-on-seat = Tvé místo
web-review-play-on-company = Ostatní místa
web-review-play-on-bots = Boti
web-review-play-on-friends = Přátelé
web-review-play-on-bot = Který bot
web-review-play-on-cards = Karty
web-review-play-on-same = Jak ležely
web-review-play-on-same-about = Každá karta leží tam, kde v oné hře.
web-review-play-on-anew = Znovu rozdané
web-review-play-on-anew-about = Co toto místo nevidělo, se zamíchá: jeho ruka a balíček.
