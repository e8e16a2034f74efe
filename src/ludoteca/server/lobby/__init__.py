"""The lobby: opening tables, the lists of them, and playing again."""
