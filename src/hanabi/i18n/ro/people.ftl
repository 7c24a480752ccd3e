### Oamenii de la masă: cine pleacă, cine e dat afară, cine e gazda.

web-log-seat-left = { $name } pleacă de la masă.
web-log-host-passed = Gazda e acum { $name }.
web-log-kept-out = Gazda a dat afară: { $name }.
