"""Tables: a match with people around it. Opening, seating, listing."""

from __future__ import annotations

COMPILED = ("naming", "occasions", "present")
