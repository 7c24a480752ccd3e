### Oamenii de la masă: cine pleacă, cine e dat afară, cine e gazda.

web-log-seat-left = { $name } pleacă de la masă.
web-log-host-passed = Gazda e acum { $name }.
web-log-kept-out = Gazda a dat afară: { $name }.
web-log-let-back-in = { $name } se poate întoarce.

web-people = Jucători
web-host = gazdă
web-remove = Dă afară: { $name }
web-remove-about = Locul lui { $name } se eliberează. În timpul jocului așteaptă un bot, pe cineva care privește, sau votul pentru încheierea jocului.
web-give-up-about = Locul tău se eliberează. Te poți întoarce cât timp e liber, dar alt loc în acest joc nu poți lua.
web-may-return = Dă afară, se poate întoarce
web-keep-out = Dă afară și nu mai lăsa
web-keep-out-about = Nici altcineva de la aceeași adresă de internet nu poate veni, dacă nu stă deja la masă.
web-kept-out = Dați afară
web-let-back-in = Lasă înapoi: { $name }
web-do-nothing = Nu face nimic
web-has-left = { $name } a plecat din joc.
web-let-bot-play = Lasă un bot să joace
