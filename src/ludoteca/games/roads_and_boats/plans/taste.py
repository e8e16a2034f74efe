"""What a planner thinks things are worth: of two players with different tastes one builds, one collects."""

from __future__ import annotations

from typing import Final, final


@final
class Taste:
    """Weights of a plan; those of goods are for one good on its way, those in turns say when it pays."""

    def __init__(self) -> None:
        # What a good on its way to a building is worth: less for what is less urgent, or still in vain.
        self.first_woodcutter: float = 30.0
        self.stone: float = 28.0
        self.sawmill: float = 44.2
        self.second_woodcutter: float = 24.0
        self.more_woodcutters: float = 14.0
        self.first_mine: float = 20.0
        self.second_mine: float = 17.0
        self.more_mines: float = 20.4
        self.mint: float = 18.0
        self.burner: float = 16.0
        self.exchange: float = 13.0
        self.paper_mill: float = 13.0
        self.wagon_factory: float = 9.0
        self.a_shaft: float = 30.0
        self.mill_to_learn: float = 10.0
        self.shadow: float = 1.02
        self.in_vain_yet: float = 0.16
        self.a_road: float = 10.0
        self.a_glance: float = 30.0
        # What a good is worth at a factory, and at home.
        self.wood_to_saw: float = 9.0
        self.wood_to_burn: float = 10.0
        self.gold_waits: float = 10.0
        self.gold_to_coin: float = 18.0
        self.fuel_to_coin: float = 45.0
        self.wood_for_paper: float = 5.4
        self.paper_to_trade: float = 18.0
        self.coins_to_trade: float = 20.0
        self.for_a_wagon: float = 12.0
        self.paper_to_learn: float = 30.0
        self.wood_to_learn: float = 8.0
        self.for_a_brick: float = 0.48
        self.first_of_a_row: float = 6.0
        # Half turns that every errand takes besides the way, and where goods are still to come.
        self.handling: float = 6.0
        self.waiting: float = 2.0
        # Half turns of a detour that every good is worth which lies on the site of a building already.
        self.commitment: float = 2.0
        # Half turns of a detour that a site is worth which is no nearer to anybody else's home.
        self.contested: float = 3.0
        # How many are wanted, and how many turns before the end they still pay.
        self.mines_first: float = 2.0
        self.most_mines: float = 4.0
        self.woodcutters: float = 2.0
        self.trunks_enough: float = 3.0
        self.wagons: float = 0.0
        self.topics: float = 0.0
        self.turns_to_breed: float = 7.0
        self.way_to_breed: float = 8.0
        self.whim: float = 0.0
        self.trunks_instead: float = 2.0
        self.turns_for_wood: float = 5.0
        self.turns_for_a_mine: float = 4.0
        self.turns_for_more_mines: float = 6.0
        self.turns_for_money: float = 3.0
        self.turns_for_stock: float = 4.0
        self.turns_for_wagons: float = 8.0
        self.turns_for_roads: float = 0.0
        self.turns_to_learn: float = 8.0
        self.turns_for_a_shaft: float = 5.0
        self.fuel_ahead: float = 3.0
        self.coins_for_stock: float = 6.0
        self.calm_bricks: float = 1.0
        self.spoilt_woods: float = 3.0
        self.spoilt_rock: float = 5.4


def with_wagons() -> Taste:
    """Who drives on roads."""
    taste = Taste()
    taste.wagons = 3.0
    return taste


def with_stock() -> Taste:
    """Who changes coins into stock, however few there are."""
    taste = Taste()
    taste.coins_for_stock = 2.0
    taste.exchange = taste.paper_mill = 17.0
    return taste


def with_research() -> Taste:
    """Who keeps his geese to learn how new shafts are dug."""
    taste = Taste()
    taste.topics = 1.0
    return taste


def with_wood() -> Taste:
    """Who cuts more wood, for boards and bricks."""
    taste = Taste()
    taste.woodcutters = 4.0
    taste.more_woodcutters = 22.0
    return taste


def with_bricks() -> Taste:
    """Who builds the wonder."""
    taste = Taste()
    taste.for_a_brick = 3.0
    taste.first_of_a_row = 15.0
    taste.calm_bricks = 9.0
    return taste


def with_patience() -> Taste:
    """Who lets the wonder be while there is gold to dig."""
    taste = Taste()
    taste.calm_bricks = 0.0
    taste.for_a_brick = 0.2
    return taste


def with_gold() -> Taste:
    """Who opens one mine after the other, and coins later."""
    taste = Taste()
    taste.second_mine = taste.more_mines = 24.0
    return taste


def with_haste() -> Taste:
    """Who completes one thing after the other, the nearest first."""
    taste = Taste()
    taste.in_vain_yet = 0.4
    taste.handling = 3.0
    taste.a_road = 5.0
    return taste


def with_whim(number: int) -> Taste:
    """Who prefers some errands to others for no reason."""
    taste = Taste()
    taste.whim = float(number)
    return taste


USUAL: Final = Taste()
TASTES: Final = [
    USUAL,
    with_haste(),
    with_stock(),
    with_patience(),
    with_wagons(),
    with_research(),
    with_bricks(),
    with_wood(),
    with_gold(),
]
"""What a player who takes his time tries out, what is likeliest to be better first."""
WHIMS: Final = [with_whim(number) for number in range(1, 65)]
"""What he tries out besides, for a turn."""
