"""``simple``: hints are what they say, and nobody counts cards. A measure for what is cleverer."""
