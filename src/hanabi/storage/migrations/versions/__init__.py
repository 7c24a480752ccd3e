"""Alembic's scripts: every change of the schema since the first."""
