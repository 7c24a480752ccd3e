"""Live tables: commands made durable, then sent to every connection that watches."""
