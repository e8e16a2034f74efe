"""Where everything that must last is kept: SQLite by default, PostgreSQL by URL."""
