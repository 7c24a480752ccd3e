"""Commands that play many games between bots: ``simulate``, ``arena`` and ``warm-up``."""
