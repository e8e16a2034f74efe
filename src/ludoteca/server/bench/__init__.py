"""How fast a server is: real guests, in a process of their own, play at many tables at once."""
