"""Commands around a server: running it, its data, a bot at one of its tables, its promises."""
