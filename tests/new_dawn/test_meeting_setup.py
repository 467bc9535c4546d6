"""Where rules meet: set-up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from dawn import (
    begun,
)

from zeitalter import Match, find_game
from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS, holes, placed
from zeitalter.games.new_dawn.rules.kinds import hex_number
from zeitalter.testing import rule

GAME = find_game("new_dawn")
MOST = 31


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


def rim(own: set[Any]) -> set[Any]:
    """The places around."""
    return {(q + dq, r + dr) for q, r in own for dq, dr in DIRECTIONS} - own


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


@rule("N16", "N17", "N153")
@pytest.mark.parametrize(("seats", "natures", "lying", "wild"), [(2, 2, 9, 5), (3, 3, 13, 6), (4, 4, 16, 7)])
def test_the_first_map_holds_what_is_printed_on_its_tiles(seats: int, natures: int, lying: int, wild: int) -> None:
    v = begun(seats).view(None)
    spaces = v["spaces"].values()
    assert len(v["states"]) == 4
    assert len(v["natures"]) == natures
    assert sum("resource" in space for space in spaces) == lying
    assert sum("barbarian" in space for space in spaces) == wild
    assert sum(v["supply"].values()) == 32 - lying


@rule("N19", "N20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_names_a_wonder_that_lies_face_down_or_was_taken_out(seats: int) -> None:
    m = begun(seats, 9, map="advanced")
    shown = {deck["open"] for deck in m.view(None)["decks"]}
    assert [deck["left"] for deck in m.view(None)["decks"]] == [seats + 2] * 4
    for seat in (None, *range(seats)):
        seen = json.dumps(m.view(seat)) + json.dumps([[e.id, e.args] for _, e in m.events(seat) if e.id != "claims"])
        named = {wonder for wonder in m.table.components.ids["wonder"] if f'"{wonder}"' in seen}
        assert named == shown


@rule("N13", "N14")
def test_tiles_of_a_hand_lie_open_for_their_two_sides_show_what_they_are() -> None:
    m = Match.new(GAME, 3, options={"map": "advanced"}, seed=2)
    assert m.view(0)["hands"] == m.view(1)["hands"] == m.view(None)["hands"]
    assert all(len(hand) == 3 for hand in m.view(0)["hands"])
