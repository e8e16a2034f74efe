"""Games as arrays, for learning programs: what a seat sees, what it may do, many games at once.

Needs numpy: `pip install 'ludoteca[arrays]'`. `game.encoder(seats)` and `ludoteca.batch(game)` lead here.
"""

from __future__ import annotations

from ludoteca.core.errors import MissingExtra

COMPILED = ("stepping",)

try:
    import numpy  # noqa: F401  (nothing here works without)
except ModuleNotFoundError:
    raise MissingExtra("numpy", "arrays") from None
