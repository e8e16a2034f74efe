"""People: nicknames, accounts, sessions and tokens."""
