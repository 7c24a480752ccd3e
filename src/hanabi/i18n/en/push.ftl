### Notifications to devices whose owners asked for them.

push-your-turn = It is your turn
push-at = At the table: { $names }

web-push = Your turn
web-push-device = Tell this device
web-push-about = When it is your turn and the page is hidden or closed.
web-push-off = Off
web-push-on = On
web-push-denied = Your browser has refused notifications. Allow them in its settings for this page.
web-push-impossible = This browser cannot receive notifications here.
web-vibration = Vibrate
web-vibration-about = A short buzz at the table when it is your turn.
