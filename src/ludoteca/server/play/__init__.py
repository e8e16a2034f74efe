"""Play: the room of a table is the only place where its match changes."""

from __future__ import annotations

COMPILED = ("clock", "deciding", "draft", "intended", "intentions", "moves", "seen", "telling")
