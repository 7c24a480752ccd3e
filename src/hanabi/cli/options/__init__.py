"""Options that several commands share, each declared once, with their types and refusals."""
