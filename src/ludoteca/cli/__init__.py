"""The command `ludoteca`: one module a subcommand, and what they share."""
