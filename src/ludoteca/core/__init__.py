"""The words every game speaks. Imports the standard library only."""

from __future__ import annotations

COMPILED = ("course", "forecast", "hexes", "insight", "playout", "position", "rng", "state", "steps", "vecs")
