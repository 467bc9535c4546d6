"""Advanced map building (15): every rule of laying tiles, on many maps built at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from dawn import begun, question

from zeitalter import Match, find_game
from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS, holes, placed
from zeitalter.games.new_dawn.rules.kinds import hex_at, hex_number
from zeitalter.testing import rule

GAME = find_game("new_dawn")
C = GAME.table(2, {}).components
CAPITALS = ["7", "9", "11", "16"]


def build(seats: int, seed: int, choose: Any = None) -> Any:
    """A state whose map was built at random."""
    r = Random(seed)
    s = GAME.start(GAME.table(seats, {"map": "advanced"}), SeedSource(seed_from_number(seed)), None)
    while type(s.stack[-1]).__name__ == "LayTile":
        (seat,) = s.asked
        options = kernel.options(s, seat)
        kernel.answer(s, seat, choose(s, options, r) if choose else r.choice(options))
    return s


@rule("N142", "N143", "N146", "D47", "N152")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_tiles_are_dealt_and_all_are_laid(seats: int, tiles: int) -> None:
    m = Match.new(GAME, seats, options={"map": "advanced"}, seed=3)
    v = m.view(None)
    kinds = {str(tile.id): tile.kind for tile in C.data.map.tiles}
    assert Counter(kinds[tile] for tile, *_ in v["tiles"]) == {"natural_wonder": 2, "city_state": 2}
    assert v["core"] == 4
    for hand in v["hands"]:
        assert len(hand) == 3
        assert sum(kinds[tile] == "capital" for tile in hand) == 1
    dealt = [tile for hand in v["hands"] for tile in hand] + [tile for tile, *_ in v["tiles"]]
    assert len(set(dealt)) == tiles
    m = begun(seats, 3, map="advanced")
    assert len(m.view(None)["tiles"]) == tiles
    assert m.view(None)["hands"] == [[]] * seats
    assert question(m) == "BeginTurn"


@rule("N144", "N145")
def test_the_core_lies_on_the_side_of_the_die_in_the_fixed_layout() -> None:
    sides = set()
    for seed in range(12):
        m = Match.new(GAME, 2, options={"map": "advanced"}, seed=seed)
        tiles = m.view(None)["tiles"]
        (side,) = {side for _, side, *_ in tiles}
        sides.add(side)
        assert [tuple(place) for _, _, *place in tiles] == [tuple(place) for place in C.core["AB".index(side)]]
    assert sides == {"A", "B"}


@rule("N147")
def test_players_lay_tiles_in_turn_from_a_random_one() -> None:
    starts = set()
    for seed in range(4):
        m = Match.new(GAME, 3, options={"map": "advanced"}, seed=seed)
        order = []
        while question(m) == "LayTile":
            (seat,) = m.asked()
            order.append(seat)
            m.play(seat, m.options(seat)[-1])
        assert order == [(order[0] + i) % 3 for i in range(9)]
        starts.add(order[0])
    assert len(starts) > 1


@rule("N147", "N148", "N149", "D49", "A16")
def test_a_tile_must_be_the_own_touch_four_spaces_and_the_core() -> None:
    m = Match.new(GAME, 2, options={"map": "advanced"}, seed=4)
    (seat,) = m.asked()
    hand = m.view(None)["hands"]
    tile = C.ids["tile"].index(hand[seat][0])
    other = C.ids["tile"].index(hand[1 - seat][0])

    def refused(*action: Any) -> tuple[str, str]:
        found = m.why_not(seat, ("lay_tile", *action))
        assert found is not None
        return found.id, found.rule

    assert refused(other, 0, 0, hex_number(9, 9)) == ("tile-not-yours", "N147")
    assert refused(tile, 0, 0, hex_number(0, 0)) == ("tile-overlaps", "N147")
    assert refused(tile, 0, 0, hex_number(20, 20)) == ("tile-touches-too-little", "N148")
    options = m.options(seat)
    assert {action[2] for action in options} == {0, 1}
    assert {action[3] for action in options} == set(range(6))
    for _ in range(2):
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    (seat,) = m.asked()
    tile = m.state.hands[seat][0]
    tried = (
        ("lay_tile", tile, 0, turn, hex_number(q, r)) for turn in range(6) for q in range(-9, 10) for r in range(-9, 10)
    )
    assert any((no := m.why_not(seat, a)) and (no.id, no.rule) == ("tile-away-from-core", "N149") for a in tried)


@rule("N148", "N149", "N150", "N151", "N10", "A17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_builds_keep_every_rule_of_laying(seats: int) -> None:
    filled = 0
    for seed in range(8):
        filled += check_build(build(seats, 1000 * seats + seed))
    assert filled > 0


def check_build(s: Any) -> int:
    """Check all tiles of a built map in the order they were laid; how many water tokens lie on it."""
    lying: set[tuple[int, int]] = set()
    core: set[tuple[int, int]] = set()
    second: set[tuple[int, int]] = set()
    for n, (tile, _, _, _, _) in enumerate(s.tiles):
        own = {s.board.place[10 * tile + i] for i in range(10)}
        around = rim(own)
        assert len(own) == 10
        assert not own & lying
        if n >= s.core:
            assert len(around & lying) >= 4
            assert around & core or around & second
            if around & core:
                second |= own
        else:
            core |= own
        lying |= own
    water = set(holes(lying))
    assert {s.board.place[160 + i] for i in range(len(water))} == water
    assert len(water) <= 8
    assert holes(lying | water) == []
    for seat in range(s.players):
        assert s.capital[seat] in s.board.capitals.values()
        assert s.cities[seat] == 1 << s.capital[seat]
    assert GAME.invariants(s) == []
    return len(water)


def cells(action: Any) -> set[tuple[int, int]]:
    """The places of a tile that would be laid."""
    _, tile, side, rotation, where = action
    return set(placed(C.tiles[tile][side].place, rotation, *hex_at(where)))


def rim(own: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The places around."""
    return {(q + dq, r + dr) for q, r in own for dq, dr in DIRECTIONS} - own


@rule("N149")
def test_a_tile_leaves_the_core_only_when_none_can_touch_it() -> None:
    seen = set()

    def watch(s: Any, options: Any, r: Random) -> Any:
        core = {s.board.place[10 * tile + i] for tile, *_ in s.tiles[: s.core] for i in range(10)}
        touching = {bool(rim(cells(action)) & core) for action in options}
        assert len(touching) == 1
        seen.update(touching)
        return r.choice(options)

    for seed in range(6):
        build(4, seed, watch)
    assert seen == {True, False}


@rule("N151", "A17")
def test_players_who_love_holes_never_run_out_of_water_or_places() -> None:
    def holes_first(s: Any, options: Any, r: Random) -> Any:
        lying = set(s.board.at)
        return max(r.sample(list(options), min(60, len(options))), key=lambda action: len(holes(lying | cells(action))))

    most = max(check_build(build(4, seed, holes_first)) for seed in range(4))
    assert 3 < most <= 8


def every_way(s: Any, seat: int) -> set[Any]:
    """All ways to lay a tile, found from the words of the rule alone."""
    c = s.components
    lying = {place for place in s.board.place[:160] if place is not None}
    filled = lying | set(holes(lying))
    tiles = [{s.board.place[10 * tile + i] for i in range(10)} for tile, *_ in s.tiles]
    core = set().union(*tiles[: s.core])
    second = set().union(*(tile for tile in tiles[s.core :] if rim(tile) & core), set())
    near: set[Any] = set()
    far: set[Any] = set()
    for tile in s.hands[seat]:
        for side in range(2):
            for rotation in range(6):
                for q in range(-16, 17):
                    for r in range(-16, 17):
                        own = set(placed(c.tiles[tile][side].place, rotation, q, r))
                        if own & filled:
                            continue
                        around = rim(own)
                        if len(around & lying) < 4 or not around & (core | second) or len(holes(lying | own)) > 8:
                            continue
                        way = ("lay_tile", tile, side, rotation, hex_number(q, r))
                        (near if around & core else far).add(way)
        if near:
            far = set()
    return near or far


@rule("N147", "N148", "N149", "A16", "A17")
@pytest.mark.parametrize(("seats", "before"), [(2, 3), (4, 11)])
def test_every_way_to_lay_a_tile_is_offered_and_no_other(seats: int, before: int) -> None:
    s = GAME.start(GAME.table(seats, {"map": "advanced"}), SeedSource(seed_from_number(5)), None)
    r = Random(3)
    for _ in range(before):
        kernel.answer(s, s.asked[0], r.choice(kernel.options(s, s.asked[0])))
    (seat,) = s.asked
    assert type(s.stack[-1]).__name__ == "LayTile"
    offers = set(kernel.options(s, seat))
    s.hands[seat] = s.hands[seat][:1]
    assert {way for way in offers if way[1] in s.hands[seat]} == every_way(s, seat)
