"""What an operator does with tables and people, beside the server or without one."""
