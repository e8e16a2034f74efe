"""What learning programs see of the sides: counted from the viewer, whatever a side is."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.romolo_o_remo.table import P, Table, table


def told(t: Table, seat: int, field: str) -> list[int]:
    """Which of the components of a field are set for a seat."""
    encoder = ludoteca.game("romolo_o_remo").encoder(int(t.state.seats), t.state.options)
    row = encoder.observe(t.state, seat)
    places = [place for place, name in enumerate(encoder.names()) if name.startswith(f"{field}.")]
    return [number for number, place in enumerate(places) if row[place]]


def test_a_hex_is_controlled_by_oneself_or_by_a_neighbour() -> None:
    t = table(3, P(), P(), P())
    home = t["players"][1]["capital"]
    assert [told(t, seat, f"map.{home}.controlled_by") for seat in range(3)] == [[1], [0], [2]]


def test_partners_control_a_hex_together() -> None:
    t = table(4, P(), P(), P(), P(), teams=True)
    home = t["players"][2]["capital"]
    assert [told(t, seat, f"map.{home}.controlled_by") for seat in range(4)] == [[0], [1], [0], [1]]


def test_alone_the_ai_is_the_other_side() -> None:
    t = table(1, P())
    mine, its = t["players"][0]["capital"], t["ai"]["capital"]
    assert told(t, 0, f"map.{mine}.controlled_by") == [0]
    assert told(t, 0, f"map.{its}.controlled_by") == [1]


@pytest.mark.parametrize(("seat", "neighbour"), [(0, 1), (1, 0), (2, 2)])
def test_who_is_attacked_is_counted_from_the_viewer(seat: int, neighbour: int) -> None:
    t = table(
        3, P(units="soldier1@0,0"), P(units="soldier1@0,0"), P(), hexes={"0,0": "plain"}, hostility="always"
    )
    t.play("P0 skip_phase", "attack 0,0 1")
    assert told(t, seat, "scratch.defender") == [neighbour]
