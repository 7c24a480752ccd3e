"""The routes, a file for each thing that they are about."""
