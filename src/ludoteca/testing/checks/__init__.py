"""The checks, each a function of one Trial whose docstring says what it proves."""
