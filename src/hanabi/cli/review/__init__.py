"""``hanabi review``: where a game turned, as a table, as JSON, or as a page."""
