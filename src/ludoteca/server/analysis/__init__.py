"""Analysis: what could have been, and what a bot thinks of it. Never for a running game among people."""
