### Un replay che più persone guardano nel browser.

web-together = Guardare insieme
web-together-about = Qualcuno ti mostra questa partita: guida, tu segui e tutti possono dire qualcosa.
web-together-you-lead = { $count ->
    [one] Guidi tu · non c’è ancora nessun altro
   *[other] Guidi tu · siete in { $count }
}
web-together-leads = { $count ->
    [one] Guida { $name }
   *[other] Guida { $name } · siete in { $count }
}
web-together-nobody = { $count ->
    [one] Nessuno guida · ci sei solo tu
   *[other] Nessuno guida · siete in { $count }
}
web-together-lost = Riconnessione …
web-together-follow = Segui { $name }
web-together-take = Guida tu
web-together-tap = Tocca una carta per indicarla.
web-together-points = { $name } indica: { $card }
web-together-comments = Commenti su questa mossa: { $count }
web-together-you = tu
web-together-leader = guida
web-together-hand-over = Lascia guidare
web-together-hand-over-to = Lascia guidare { $name }
web-together-copy = Copia il link
web-together-kept = Può venire chi ha il link e può vedere questa partita. Ciò che si dice resta per una settimana dopo l’ultima visita.
web-together-said = Che cosa si è detto
web-together-silence = Ancora niente.
web-together-move = Mossa { $at }
web-together-write = Di’ qualcosa sulla mossa { $at }
web-together-heard = { $name } sulla mossa { $at }: { $text }
web-together-play-deal = Prima gioca questo mazzo
