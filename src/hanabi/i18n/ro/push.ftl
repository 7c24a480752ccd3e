### Înștiințări pentru dispozitivele ai căror proprietari le-au cerut.

push-your-turn = E rândul tău
push-at = La masă: { $names }

web-push = Rândul tău
web-push-device = Anunță acest dispozitiv
web-push-about = Când e rândul tău și pagina e ascunsă sau închisă.
web-push-off = Nu
web-push-on = Da
web-push-denied = Browserul a refuzat înștiințările. Permite-le în setările lui pentru această pagină.
web-push-impossible = Acest browser nu poate primi înștiințări aici.
web-vibration = Vibrație
web-vibration-about = O vibrație scurtă la masă când e rândul tău.
