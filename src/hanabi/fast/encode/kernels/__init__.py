"""Compiled loops that write observations (restricted as ``fast.engine`` says)."""
