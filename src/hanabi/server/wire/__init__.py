"""What is sent: every message of the play protocol, and the writers that turn a view into text."""
