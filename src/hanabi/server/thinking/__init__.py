"""Bots at tables: when they think, what they choose, and how they explain it."""
