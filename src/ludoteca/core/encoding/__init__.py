"""A view as a row of whole numbers: what learning programs see, from the same definition as what people see.

marks   what a view class says about its fields: limits, words, places, seats
nodes   the parts of a row: a number, a word, a seat, a record, a heap
plan    the row of a game, made from its view class
rows    how a row is filled: from the view, or by a way of the game's own
pen     what such a way is written with
traits  what a network is told that judges every seat alike

The rules of the encoding have a version, ENCODING; a row's meaning changes only with it, with the version
of the game or with its view class, and `Plan.signature` changes with each of them.
"""

from __future__ import annotations

from ludoteca.core.encoding.plan import ENCODING, Feature, Plan, plan_for
from ludoteca.core.encoding.rows import Filler

COMPILED = ("nodes", "pen", "rows", "traits")

__all__ = ["ENCODING", "Feature", "Filler", "Plan", "plan_for"]
