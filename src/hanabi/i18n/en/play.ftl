### The full-screen game and replay.

play-you = You
play-bot-names = Ana Bo Cy Dea
play-saved = The record is saved in { $file }
