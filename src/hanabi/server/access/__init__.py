"""Who may come in: identities, passphrases, origins, and how often somebody may ask."""
