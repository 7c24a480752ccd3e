### Avvisi per i dispositivi i cui proprietari li hanno chiesti.

push-your-turn = Tocca a te
push-at = Al tavolo: { $names }

web-push = Il tuo turno
web-push-device = Avvisa questo dispositivo
web-push-about = Quando tocca a te e la pagina è nascosta o chiusa.
web-push-off = No
web-push-on = Sì
web-push-denied = Il browser ha rifiutato gli avvisi. Consentili nelle sue impostazioni per questa pagina.
web-push-impossible = Qui questo browser non può ricevere avvisi.
web-vibration = Vibrazione
web-vibration-about = Una breve vibrazione al tavolo quando tocca a te.
