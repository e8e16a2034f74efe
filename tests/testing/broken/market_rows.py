"""Market Day with rows of its own for learning programs that do not say what its views say."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16

from ludoteca.core.encoding.plan import FromView, Plan, plan_for
from ludoteca.core.encoding.rows import Filler
from ludoteca.core.state import State
from tests.testing.broken.listed import faults_of
from tests.testing.toy import MarketDay, MarketState

fault = faults_of(MarketDay, __name__)


class OwnWay(Filler):
    """Rows of the view, with something else in the place of one component."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.right = FromView(plan)

    def fill(self, state: State, seat: int, row: vec[i16], at: int) -> None:
        self.right.fill(state, seat, row, at)
        self.spoil(cast(MarketState, state), seat, row, at)

    def spoil(self, state: MarketState, seat: int, row: vec[i16], at: int) -> None:
        raise NotImplementedError


class Neighbour(OwnWay):
    def spoil(self, state: MarketState, seat: int, row: vec[i16], at: int) -> None:
        row[at + self.plan.names.index("ware")] = state.hands[(seat + 1) % state.seats][0]


class Forgetful(OwnWay):
    def spoil(self, state: MarketState, seat: int, row: vec[i16], at: int) -> None:
        row[at + self.plan.names.index("ware")] = 0


@fault("leaks", "its row for programs")
class RowsTellTheHandOfTheNeighbour(MarketDay):
    def filler(self, seats: int) -> Filler:
        return Neighbour(plan_for(self, seats))


@fault("rows", "ware of seat 0 is 0, but")
class RowsForgetTheWare(MarketDay):
    def filler(self, seats: int) -> Filler:
        return Forgetful(plan_for(self, seats))
