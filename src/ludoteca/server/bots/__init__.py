"""Bots at the table: they think in worker processes and play through the same room as anyone."""
