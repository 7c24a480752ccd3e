"""Bots are asked why they moved: what they say is told as far as the asker may know it."""
