"""What was learned: the network says what its weights say, and a file that does not fit says why."""

from __future__ import annotations

import json
import subprocess
import sys
from math import exp
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludoteca
from ludoteca.arena import run_tournament
from ludoteca.bots import make, weights
from ludoteca.bots.search.network import BLOCK, FINENESS, LearnedInsight, Network, told_of_seat, told_of_table
from ludoteca.bots.weights import BadWeights, Weights, insight_of
from ludoteca.core import registry
from ludoteca.core.encoding.traits import Traits
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

GAME = ludoteca.game("puerto_rico")
assert GAME.traits is not None
TRAITS = GAME.traits


def drawn(seed: int, units: int = 2 * BLOCK) -> Weights:
    """A network drawn at random."""
    rng = Rng(seed)
    parts = {
        part: [rng.below(401) - 200 for _ in range(n)] for part, n in weights.shape(TRAITS, units).items()
    }
    return {**parts, "trust": [FINENESS // 2 + rng.below(FINENESS)]}


def written(tmp_path: Path, networks: dict[int, Weights]) -> Path:
    file = tmp_path / "learned.json"
    weights.write(file, GAME, TRAITS, networks)
    return file


def at_rest(seats: int, rounds: int) -> State:
    """A position in which a role is to be chosen, some time into a game of first choices."""
    state = GAME.new(seats, rounds)
    while state.position()["round"] < rounds or not GAME.insight.is_at_rest(state):
        state.play(state.actions()[-1])
    return state


def by_the_book(network: Weights, state: State) -> list[float]:
    """The shares as the formula says, without any haste."""
    units = len(network["start"])
    shared = told_of_table(TRAITS, state)
    corrected = []
    for seat, share in enumerate(GAME.insight.evaluate(state)):
        own = told_of_seat(TRAITS, state, seat)
        said = 0
        for unit in range(units):
            heard = network["start"][unit]
            heard += sum(value * network["own"][at * units + unit] for at, value in enumerate(own))
            heard += sum(value * network["shared"][at * units + unit] for at, value in enumerate(shared))
            said += max(0, heard) * network["voice"][unit]
        corrected.append(share ** (network["trust"][0] / FINENESS) * exp(said / FINENESS**2))
    return [share / sum(corrected) for share in corrected]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_network_says_what_its_weights_say(seats: int, tmp_path: Path) -> None:
    network = drawn(seats)
    insight = insight_of(GAME, str(written(tmp_path, {seats: network})))
    for rounds in (1, 4, 7):
        state = at_rest(seats, rounds)
        assert insight.evaluate(state) == pytest.approx(by_the_book(network, state))
        assert insight.evaluate(state) != pytest.approx(GAME.insight.evaluate(state))


def scaled(network: Weights, loudness: int) -> Weights:
    """The same network with units that may hear so much."""
    before = weights.loudness(network, TRAITS)
    return {
        **network,
        **{part: [w * loudness // before for w in network[part]] for part in ("own", "shared")},
    }


def test_a_network_says_what_its_weights_say_as_long_as_every_sum_fits_into_its_lane(tmp_path: Path) -> None:
    network = {**scaled(drawn(7), weights.LOUDEST_UNIT * 9 // 10), "voice": [3] * 2 * BLOCK}
    insight = insight_of(GAME, str(written(tmp_path, {3: network})))
    state = at_rest(3, 6)
    assert insight.evaluate(state) == pytest.approx(by_the_book(network, state))


def test_a_network_whose_sums_could_leave_their_lanes_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, {3: scaled(drawn(7), 2 * weights.LOUDEST_UNIT)})
    with pytest.raises(BadWeights, match="the sums of its weights could grow beyond 1048576") as refusal:
        make(f"net@{file}", GAME, 1)
    assert "\n" not in str(refusal.value)


def test_however_loud_a_voice_is_the_shares_can_be_counted(tmp_path: Path) -> None:
    network = {**drawn(7), "voice": [(1 << 24) - 1] * 2 * BLOCK}
    for voice in (network["voice"], [-each for each in network["voice"]]):
        file = written(tmp_path, {3: {**network, "voice": voice}})
        insight_of.cache_clear()
        assert sum(insight_of(GAME, str(file)).evaluate(at_rest(3, 6))) == pytest.approx(1)


class Shouting(Traits):
    """Traits that say more than they may."""

    def __init__(self, says: int) -> None:
        super().__init__({"gold": 50}, {"round": 40})
        self.says = says

    def fill_own(self, state: State, seat: i64, row: vec[i64]) -> None:
        row[0] = self.says if seat == 0 else 0

    def fill_shared(self, state: State, row: vec[i64]) -> None:
        row[0] = self.says


def test_a_trait_is_heard_up_to_its_most() -> None:
    network = Network([20] * BLOCK, [7] * BLOCK, [0] * BLOCK, [5] * BLOCK, [FINENESS])
    state = at_rest(3, 2)

    def shares(says: int) -> list[float]:
        return LearnedInsight(GAME.insight, Shouting(says), {3: network}).evaluate(state)

    assert shares(30) != pytest.approx(shares(50))
    assert shares(50) == shares(1 << 40)
    assert shares(-5) == shares(0)


def test_a_finished_game_needs_no_network(tmp_path: Path) -> None:
    insight = insight_of(GAME, str(written(tmp_path, {3: drawn(1)})))
    state = GAME.new(3, 1, max_rounds=1)
    while not state.over:
        state.play(state.actions()[0])
    assert insight.evaluate(state) == GAME.insight.evaluate(state)


def test_with_seats_that_no_network_has_learned_the_handmade_insight_speaks(tmp_path: Path) -> None:
    insight = insight_of(GAME, str(written(tmp_path, {3: drawn(1)})))
    state = at_rest(4, 3)
    assert insight.evaluate(state) == GAME.insight.evaluate(state)


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    networks = {3: drawn(1), 4: drawn(2, BLOCK)}
    assert weights.read(written(tmp_path, networks), GAME, TRAITS) == networks


@pytest.mark.parametrize("spec", ["net", "net:20"])
def test_what_was_learned_plays_in_the_arena(spec: str, tmp_path: Path) -> None:
    kind, _, budget = spec.partition(":")
    bot = f"{kind}@{written(tmp_path, {3: drawn(1)})}" + (f":{budget}" if budget else "")
    result = run_tournament(GAME, [bot, "random", "random"], 3, 1, 1, options={"max_rounds": 3})
    assert result["games"] == 3


def test_a_network_that_says_nothing_of_trust_takes_the_handmade_shares_as_they_are(tmp_path: Path) -> None:
    full, silent = {**drawn(1), "trust": [FINENESS]}, drawn(1)
    del silent["trust"]
    file = written(tmp_path, {3: full})
    told = json.loads(file.read_text())
    file.write_text(json.dumps({**told, "networks": {"3": silent}}))
    assert weights.read(file, GAME, TRAITS) == {3: full}


def test_a_file_that_is_none_says_so(tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    with pytest.raises(BadWeights, match=r"learned\.json cannot be read: .*No such file"):
        make(f"net@{file}", GAME, 1)
    file.write_text('{"format": 1, "traits"')
    with pytest.raises(BadWeights, match=r"learned\.json cannot be read: "):
        make(f"net@{file}", GAME, 1)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadWeights, match=r"learned\.json cannot be read: "):
        make(f"net@{file}", GAME, 1)
    file.write_text("[1, 2]")
    with pytest.raises(BadWeights, match="is no file of weights that this house knows"):
        make(f"net@{file}", GAME, 1)


def test_a_file_that_was_learned_from_other_traits_says_so(tmp_path: Path) -> None:
    file = written(tmp_path, {3: drawn(1)})
    told = json.loads(file.read_text())
    file.write_text(json.dumps({**told, "traits": "puerto_rico 0"}))
    with pytest.raises(
        BadWeights, match="was learned from other traits: 'puerto_rico 0', and this house has"
    ):
        make(f"net@{file}", GAME, 1)


@pytest.mark.parametrize(
    ("part", "broken"),
    [
        ("voice", []),
        ("own", [1, 2]),
        ("start", [0.5] * 2 * BLOCK),
        ("start", "many"),
        ("start", [0]),
        ("shared", None),
        ("voice", [1 << 40] * 2 * BLOCK),
        ("trust", [0]),
        ("trust", []),
        ("trust", None),
    ],
)
def test_a_network_that_lacks_weights_says_so(part: str, broken: object, tmp_path: Path) -> None:
    file = written(tmp_path, {3: drawn(1)})
    told = json.loads(file.read_text())
    told["networks"]["3"][part] = broken
    file.write_text(json.dumps(told))
    with pytest.raises(BadWeights, match="is broken: its networks do not have the weights they should"):
        make(f"net@{file}", GAME, 1)


def test_a_game_that_nobody_has_learned_says_so() -> None:
    with pytest.raises(BadWeights, match="net has not learned Roads & Boats yet; mcts plays every game"):
        make("net", ludoteca.game("roads_and_boats"), 1)


LEARNABLE = [game for game in registry.list_games() if game.traits is not None]


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in LEARNABLE for seats in game.seat_counts],
)
def test_traits_keep_to_what_a_network_listens_to(game: Game, seats: int) -> None:
    traits = game.traits
    assert traits is not None
    for seed in range(4):
        state, rng = game.new(seats, seed), Rng(seed)
        while not state.over:
            if game.insight.is_at_rest(state):
                assert_heard(told_of_table(traits, state), traits.shared, traits.most_shared)
                for seat in range(seats):
                    assert_heard(told_of_seat(traits, state, seat), traits.own, traits.most_own)
            state.play(state.actions()[rng.below(len(state.actions()))])


def assert_heard(row: vec[i64], names: list[str], most: list[int]) -> None:
    """Nothing below 0, and nothing that is more than a network listens to."""
    wrong = {
        name: value for name, value, limit in zip(names, row, most, strict=True) if not 0 <= value <= limit
    }
    assert not wrong


@pytest.mark.parametrize("game", LEARNABLE, ids=lambda game: str(game.id))
def test_traits_have_names_of_their_own(game: Game) -> None:
    assert game.traits is not None
    for names in (game.traits.own, game.traits.shared):
        assert len(set(names)) == len(names)


def test_traits_are_as_many_as_their_names_and_say_nothing_of_seats() -> None:
    for seats in GAME.seat_counts:
        state = at_rest(seats, 5)
        shared = told_of_table(TRAITS, state)
        assert shared[TRAITS.shared.index("round")] == 5
        assert shared[-1] == state.position()["building_supply"]["city_hall"]
        choosing = []
        for seat in range(seats):
            own = told_of_seat(TRAITS, state, seat)
            told = dict(zip(TRAITS.own, own, strict=True))
            assert told["doubloons"] == state.position()["players"][seat]["doubloons"]
            choosing.append([name for name, value in told.items() if name.startswith("chooses") and value])
        assert choosing[state.seat] == ["chooses_after.0"]
        assert len({tuple(each) for each in choosing}) == seats, "two seats choose at the same moment"


LEARNED = [game.id for game in registry.list_games() if weights.shipped(game)]


@pytest.mark.parametrize("game_id", LEARNED)
def test_what_ships_is_small_and_judges_the_seats_it_has_learned(game_id: str) -> None:
    game = ludoteca.game(game_id)
    file = weights.shipped(game)
    assert file is not None
    assert game.traits is not None
    assert len(file.read_bytes()) < 3_000_000
    insight, learned = insight_of(game), weights.read(file, game, game.traits)
    for seats in game.seat_counts:
        state, decisions = game.new(seats, 6), 0
        while decisions < 40 or not game.insight.is_at_rest(state):
            state.play(state.actions()[-1])
            decisions += 1
        shares, handmade = insight.evaluate(state), game.insight.evaluate(state)
        assert sum(shares) == pytest.approx(1)
        assert (shares == pytest.approx(handmade)) == (seats not in learned)


def test_the_games_that_have_learned_something_are_these() -> None:
    assert LEARNED == ["age_of_discovery", "puerto_rico"]


WITHOUT = """
import sys
sys.modules["numpy"] = sys.modules["torch"] = None
import ludoteca
from ludoteca.bots import make
game = ludoteca.game("puerto_rico")
state = game.new(3, 1)
print(game.text(make(sys.argv[1], game, 1).choose(state.view(state.seat), state.actions())))
"""


def test_what_was_learned_plays_without_numpy_and_pytorch() -> None:
    words = [sys.executable, "-c", WITHOUT, "net:30"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("role ")
