### Oznámení pro zařízení, jejichž majitelé o ně požádali.

push-your-turn = Jsi na tahu
push-at = U stolu: { $names }

web-push = Tvůj tah
web-push-device = Oznámit na tomto zařízení
web-push-about = Když jsi na tahu a stránka je skrytá nebo zavřená.
web-push-off = Ne
web-push-on = Ano
web-push-denied = Prohlížeč oznámení odmítl. Povol je pro tuto stránku v jeho nastavení.
web-push-impossible = Tento prohlížeč tu oznámení přijímat neumí.
web-vibration = Vibrace
web-vibration-about = Krátké zavibrování u stolu, když jsi na tahu.
