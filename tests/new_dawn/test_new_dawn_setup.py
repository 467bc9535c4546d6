"""Set-up (2) and the map of the first game (16)."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from dawn import asked, begun, mat, row, told

from zeitalter import Match, find_game
from zeitalter.games.new_dawn.rules.hexes import holes
from zeitalter.testing import rule, say, why

GAME = find_game("new_dawn")
C = GAME.table(2, {}).components
CAPITALS = ["7", "9", "11", "16"]


@rule("N13", "N14", "W1")
@pytest.mark.parametrize("seed", range(8))
def test_everybody_gets_a_leader_and_the_five_cards_in_its_order(seed: int) -> None:
    m = begun(4, seed)
    leaders = {leader.id: leader for leader in C.data.leaders.cards}
    seen = [mat(m, seat)["leader"] for seat in range(4)]
    assert len(set(seen)) == 4
    level_one = {c.type: c.id for c in C.data.focus_cards.cards if c.level == 1}
    for seat, name in enumerate(seen):
        assert row(m, seat) == [level_one[type] for type in leaders[name].start_row]
        assert mat(m, seat)["caravans"] == ["card", "unused", "unused"]
        assert mat(m, seat)["dial"] == 0
        assert len(m.state.deck(seat)) == 15
        if name == "rome":
            assert row(m, seat) == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]


@rule("N13", "W1")
def test_rome_is_among_these_games() -> None:
    assert any("rome" in (mat(begun(4, seed), seat)["leader"] for seat in range(4)) for seed in range(8))


@rule("N16", "N17", "W2")
def test_icons_get_their_tokens_and_city_states_their_cards() -> None:
    m = begun(4)
    v = m.view(None)
    spaces = v["spaces"]
    assert spaces["15.0"]["state"] == "buenos_aires"
    assert spaces["15.6"]["resource"] == "marble"
    assert spaces["15.7"]["barbarian"] == "I"
    assert spaces["4.0"]["nature"] == "grand_mesa"
    assert v["states"]["buenos_aires"] == {"conquered": None, "envoys": []}
    assert "kabul" not in v["states"]
    assert len(v["states"]) == len(v["natures"]) == 4
    assert {s["barbarian"] for s in spaces.values() if "barbarian" in s} == set("ABCDFGI")


@rule("N18")
def test_a_random_player_is_first_and_the_dial_is_not_resolved() -> None:
    firsts = Counter(begun(3, seed).view(None)["first"] for seed in range(24))
    assert set(firsts) == {0, 1, 2}
    m = begun(3, 5)
    assert asked(m) == [m.view(None)["first"]]
    assert m.view(None)["event"]["section"] == 0
    assert told(m, "event-dial") == []


@rule("N19", "N20", "N21", "W3", "A22")
@pytest.mark.parametrize(("seats", "eras"), [(4, [2, 2, 2]), (3, [1, 2, 2]), (2, [1, 1, 2])])
def test_wonder_decks_by_the_number_of_players(seats: int, eras: list[int]) -> None:
    m = begun(seats)
    for i, deck in enumerate(m.view(None)["decks"]):
        cards = m.state.zones[i].cards
        assert [C.wonder_era[card] for card in cards] == [era for era, n in enumerate(eras) for _ in range(n)]
        assert {C.wonder_type[card] for card in cards} == {i}
        assert deck["open"] == C.ids["wonder"][cards[0]]
        assert deck["left"] == sum(eras)
    for seat in (0, None):
        assert "sydney" not in repr(m.view(seat))


@rule("W3", "N20")
def test_a_deck_is_shuffled_within_each_era() -> None:
    orders = {begun(4, seed).state.zones[0].cards for seed in range(40)}
    assert len(orders) == 8


@rule("N22")
def test_three_victory_cards_are_revealed() -> None:
    seen = {tuple(card["card"] for card in begun(2, seed).view(None)["victory"]) for seed in range(30)}
    assert all(len(set(cards)) == 3 for cards in seen)
    assert len(seen) > 6


@rule("N23", "N11")
def test_the_other_resources_are_the_supply() -> None:
    v = begun(4).view(None)
    lying = Counter(s["resource"] for s in v["spaces"].values() if "resource" in s)
    assert v["supply"] == {kind: 8 - lying[kind] for kind in v["supply"]}
    assert lying == dict.fromkeys(v["supply"], 4)


# -- the map of the first game ----------------------------------------------------------------------------------------


@rule("N15", "N153", "D51")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_the_first_map_has_a_sides_only_no_holes_and_a_star_for_everybody(seats: int, tiles: int) -> None:
    s = begun(seats).state
    assert len(s.tiles) == tiles
    assert {side for _, side, *_ in s.tiles} == {0}
    assert len(s.board.spaces) == 10 * tiles
    assert holes(s.board.at) == []
    assert len(s.board.capitals) == seats


@rule("D51", "N145")
@pytest.mark.parametrize("side", [0, 1])
def test_the_core_is_forty_spaces_without_a_hole(side: int) -> None:
    from zeitalter.games.new_dawn.rules.board import board_of

    tiles = tuple((tile, side, *place) for tile, place in zip((0, 1, 5, 11), C.core[side], strict=True))
    board = board_of(C, tiles)
    assert len(board.spaces) == 40
    assert holes(board.at) == []


@rule("N154", "N15", "N150")
def test_everybody_picks_a_star_that_nobody_has() -> None:
    m = Match.new(GAME, 3, seed=2)
    (first,) = m.asked()
    names = [CAPITALS[i] for i in range(4) if GAME.action_from_json(m.table, ["star", CAPITALS[i]]) in m.options(first)]
    assert len(names) == 3
    say(m, first, "star", names[0])
    (second,) = m.asked()
    assert second == (first + 1) % 3
    refused = why(m, second, "star", names[0])
    assert (refused.id, refused.rule) == ("star-taken", "N154")
    say(m, second, "star", names[1])
    capitals = [s for s in m.view(None)["spaces"].values() if s.get("capital")]
    assert sorted(s["city"] for s in capitals) == [0, 1, 2]


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
