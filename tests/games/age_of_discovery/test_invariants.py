"""Section 9: a position that breaks an invariant or cannot be read is refused in one line."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.errors import BadPosition

from .table import GAME, P, Table, load, table

Position = dict[str, Any]
COLONIST = {"seat": 0, "unit": "colonist"}


def refused(position: object) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)  # type: ignore[arg-type]
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("position")
    return message


def broken(change: Callable[[Position], object], base: Table | None = None) -> str:
    """The complaint about a good position after one change."""
    position = copy.deepcopy((base or table(3)).position)
    load(position)
    change(position)
    return refused(position)


def setting(*path: Any, to: object) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        part: Any = position
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = to

    return change


def both(*changes: Callable[[Position], object]) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for one in changes:
            one(position)

    return change


def test_AD_9_1_goods_are_conserved() -> None:
    assert "7 tiles of silver instead of 6" in broken(lambda p: p["pool"].append("silver"))
    assert "5 tiles of silver instead of 6" in broken(lambda p: p["pool"].remove("silver"))
    message = broken(lambda p: p["pool"].append(p["market"].pop()))
    assert message == "position: 3 goods in the market instead of 4"


def test_AD_9_1_no_more_goods_are_owned_than_turns_allow() -> None:
    def take(p: Position) -> None:
        p["pool"].remove("silver")
        p["players"][0]["goods"]["silver"] = 1

    assert "1 goods were taken from the market or drawn in 1 turns" in broken(take)


def test_AD_9_2_ships_are_conserved() -> None:
    assert "1 merchant ships were won in 0 turns" in broken(setting("players", 0, "ships", to=1))
    assert "no merchant ship lies in its box" in broken(
        setting("ship_in_box", to=False), table(2, P(ships=1), turn=2)
    )
    assert "expected a whole number from 0 to 8, found 9" in broken(setting("players", 0, "ships", to=9))


def test_AD_9_3_buildings_are_conserved_and_of_the_era() -> None:
    assert "2 copies of monastery instead of 1" in broken(
        setting("players", 0, "buildings", to=["monastery"])
    )
    swap = both(lambda p: p["stack"].remove("navy"), setting("players", 0, "buildings", to=["navy"]))
    assert "navy is of an era that is still to come" in broken(swap)
    assert "settlers is of an era that is over" in broken(
        lambda p: p["stack"].append("settlers"), table(2, turn=5)
    )
    assert "earlier era below a later one" in broken(lambda p: p["stack"].reverse())

    def hide(p: Position) -> None:
        p["stack"].append(p["display"][0])
        p["display"][0] = None

    assert "4 buildings on display although the stack has more" in broken(hide)


def test_AD_9_4_nobody_owes_money() -> None:
    message = broken(setting("players", 1, "money", to=-1))
    assert message.startswith("position.players[1].money: expected a whole number from 0")


def test_AD_9_5_boxes_have_no_gaps_and_their_limits() -> None:
    assert "initiative has a gap" in broken(setting("boxes", "initiative", 1, to=COLONIST))
    twice = both(*(setting("boxes", "initiative", space, to=COLONIST) for space in (0, 1)))
    assert "a player has two units in initiative" in broken(twice)
    for box in ("dock", "goods", "capital", "warfare"):
        assert f"the box {box} has a gap" in broken(setting("boxes", box, 1, to=COLONIST))
    assert "expected 5 entries, found 6" in broken(lambda p: p["boxes"]["dock"].append(None))
    assert "unknown key" in broken(setting("boxes", "specialists", "priest", to=None))


def test_AD_9_6_x_and_y_belong_to_their_buildings() -> None:
    message = broken(setting("boxes", "dock_x", to=COLONIST))
    assert message == "position: dock_x is for a colonist of the owner of indentured_servitude"
    owner = table(2, P(buildings="land_grants"), turn=5)
    soldier = {"seat": 0, "unit": "soldier"}
    assert "dock_y is for a colonist" in broken(setting("boxes", "dock_y", to=soldier), owner)
    position = owner.position
    position["boxes"]["dock_y"] = COLONIST
    load(position)


def test_AD_9_7_an_undiscovered_region_has_tile_and_good_and_no_units() -> None:
    assert "peru is undiscovered, but has units or no good" in broken(
        setting("regions", "peru", "good", to=False)
    )
    assert "peru is undiscovered" in broken(setting("regions", "peru", "others", 0, to=1))
    assert "owned, but" in broken(setting("regions", "peru", "tile", to=None))
    assert "has no tile that could be known" in broken(setting("regions", "caribbean", "tile_known", to=True))


def test_AD_9_8_every_tile_and_card_is_in_one_place() -> None:
    t = table(3)
    twice = setting("regions", "peru", "tile", to=t.region("brazil")["tile"])
    assert "is in 2 places" in broken(twice, t)
    assert "the card china is in 0 places" in broken(lambda p: p["deck"].remove("china"))
    owned = table(2, P(tiles="3"), units={"peru": "1"})
    assert "3 is there twice" in broken(setting("players", 1, "tiles", to=[3]), owned)


def test_AD_9_9_nobody_has_three_units_where_the_good_still_lies() -> None:
    message = broken(setting("regions", "caribbean", "others", 0, to=3))
    assert message == "position: somebody has 3 units in caribbean and has not taken its good"


def test_AD_9_10_hands_are_full_before_the_placement_and_empty_after_it() -> None:
    dock = table(2, dock="0", discovered="peru").begin()
    assert "has units in hand after the placement" in broken(
        setting("players", 0, "hand", "captain", to=1), dock
    )
    window = table(2, P(), P(buildings="university"), turn=4).end_turn()
    assert window["window"] == "turn_begins"
    assert "begins the placement with 4 units" in broken(
        setting("players", 0, "hand", "colonist", to=4), window
    )


def test_AD_9_11_boxes_are_empty_when_a_turn_begins() -> None:
    window = table(2, P(), P(buildings="university"), turn=4).end_turn()
    for box in ("dock", "goods", "capital", "warfare"):
        assert f"the box {box} is not empty" in broken(setting("boxes", box, 0, to=COLONIST), window)
    assert "the box specialists is not empty" in broken(
        setting("boxes", "specialists", "captain", to=COLONIST), window
    )
    assert "the box shipping is not empty" in broken(
        setting("players", 0, "shipping", "captain", to=1), window
    )


def test_AD_9_12_the_turn_order_has_everybody_once() -> None:
    assert "turn_order has a seat missing or twice" in broken(setting("turn_order", to=[0, 0, 2]))
    assert "somebody has no place in turn_order" in broken(setting("turn_order", to=[None, 1, 2]))
    assert "found -1" in broken(setting("regions", "caribbean", "soldiers", 0, to=-1))


def test_AD_9_13_university_and_cards() -> None:
    assert "the university was used, but nobody owns it" in broken(setting("university_used", to=True))

    def win(p: Position) -> None:
        p["deck"].remove("china")
        p["players"][0]["cards"] = ["china"]

    assert "a card is owned although not all regions are discovered" in broken(win)


def test_AD_9_14_only_scorings_that_took_place_brought_points() -> None:
    message = broken(setting("players", 0, "colony_vp", to=[6, 0, 0]))
    assert message == "position: colonies brought points for turn 3, which is not over"
    assert "the economy counts after the income of the last turn" in broken(
        setting("players", 0, "economy", to=3)
    )


AUCTION = Table(GAME.new(3, seed=1, start_order="auction"))


@pytest.mark.parametrize(
    ("base", "change", "complaint"),
    [
        (table(3), setting("window", to="bought"), "a window does not belong to step place_box"),
        (table(3), setting("scratch", "unit", to=None), "does not fit the table"),
        (table(3), setting("place", to=0), "does not fit the table"),
        (table(3), setting("space", to=2), "space does not belong to step place_box"),
        (table(3), setting("scratch", "origin", to="peru"), "scratch.origin does not belong"),
        (table(3), setting("turn", to=9), "expected a whole number from 1 to 8"),
        (table(3), setting("seat", to=-1), "-1 is for game_over"),
        (table(3), lambda p: p["players"].extend(p["players"]), "expected 2 to 5 entries"),
        (table(3), setting("players", 0, "last_bid", to=3), "a bid stands although there is no auction"),
        (AUCTION, setting("turn_order", to=[2, None, None]), "filled from the end"),
        (AUCTION, setting("players", 0, "money", to=9), "to bid with"),
        (AUCTION, setting("turn", to=2), "a game that does not begin with one"),
        (AUCTION, setting("players", 0, "last_bid", to=3), "holds the highest bid"),
        (
            AUCTION,
            both(setting("players", 1, "last_bid", to=3), setting("players", 2, "last_bid", to=3)),
            "two players have made the same bid",
        ),
        (
            table(2, discovered="peru", dock="0 1").begin(),
            setting("seat", to=1),
            "does not fit the table",
        ),
        (
            table(2, units={"peru": "2s2 1s3"}, turn=2, warfare="0").begin().play("P0 declare battle"),
            setting("scratch", "struck_soldiers", to=1),
            "does not fit the table",
        ),
        (
            table(2, P(buildings="migration"), turn=7, units={"peru": "2"}, discovered="brazil")
            .begin()
            .play("P0 leave peru"),
            setting("scratch", "origin", to="brazil"),
            "does not fit the table",
        ),
        (
            table(2, P(discovery="2 other")).begin().play("P0 expedition yes", "P0 send other 1"),
            setting("scratch", "sent_others", to=0),
            "does not fit the table",
        ),
    ],
)
def test_what_is_under_way_must_fit_the_table(
    base: Table, change: Callable[[Position], object], complaint: str
) -> None:
    assert complaint in broken(change, base)
