"""Play: the room of a table is the only place where its match changes."""
