"""A plan for a bot: what to build next, what to carry where, and who does it."""
