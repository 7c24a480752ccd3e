"""Compiled loops over the games of a vector environment (restricted as ``fast.engine`` says)."""
