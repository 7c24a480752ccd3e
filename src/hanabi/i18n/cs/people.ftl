### Lidé u stolu: kdo odchází, koho hostitel vykáže, kdo je hostitelem.

web-log-seat-left = { $name } odchází od stolu.
web-log-host-passed = Hostitelem je teď { $name }.
web-log-kept-out = Hostitel vykázal od stolu: { $name }.
