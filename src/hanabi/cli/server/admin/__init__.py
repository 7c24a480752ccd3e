"""``hanabi admin``: what an operator does with tables and people, on the database itself."""
