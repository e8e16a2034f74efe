"""Tables, seats, people, live play and storage: the house open to the network."""

from __future__ import annotations

COMPILED = ("words",)
