### Lidé u stolu: kdo odchází, koho hostitel vykáže, kdo je hostitelem.

web-log-seat-left = { $name } odchází od stolu.
web-log-host-passed = Hostitelem je teď { $name }.
web-log-kept-out = Hostitel vykázal od stolu: { $name }.
web-log-let-back-in = { $name } se smí vrátit.

web-people = Hráči
web-host = hostitel
web-remove = Vykázat: { $name }
web-remove-about = Místo, na kterém hraje { $name }, se uvolní. Během hry čeká na bota, na někoho z diváků, nebo na hlasování o konci hry.
web-give-up-about = Tvoje místo se uvolní. Můžeš se na ně vrátit, dokud je volné, jiné místo v této hře si vzít nemůžeš.
web-may-return = Vykázat, smí se vrátit
web-keep-out = Vykázat a už nepustit
web-keep-out-about = Nepustíme ani nikoho jiného ze stejné internetové adresy, pokud už u stolu nesedí.
web-kept-out = Vykázaní
web-let-back-in = Pustit zpět: { $name }
web-do-nothing = Nedělat nic
web-has-left = { $name } už ve hře není.
web-let-bot-play = Nechat hrát bota
