"""Setting up a game: what everybody gets, the first leaders, the first cubes (H1-H11)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.testing import can, rule, say, why

HISTORIA = find_game("historia")
WONDERS_I = {
    "sphinx",
    "ishtar_gate",
    "stonehenge",
    "hanging_gardens",
    "library_alexandria",
    "parthenon",
    "great_wall",
    "temple_artemis",
    "pyramids_giza",
    "petra",
    "lighthouse_alexandria",
    "colossus_rhodes",
    "terracotta_army",
    "statue_zeus",
    "mausoleum",
    "colosseum",
}
LEADERS_I = {"caesar", "qin_shi_huangdi", "alexander", "ramses_ii", "hammurabi", "pericles"}
EGYPT = {"cleopatra", "imhotep", "hatshepsut", "thutmose_iii", "nefertiti"}
START_HAND = {"military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution"}
TERRITORIES = [
    "china",
    "oceania",
    "europe",
    "africa",
    "north_america",
    "russia",
    "india",
    "middle_east",
    "south_america",
    "central_america",
    "north_africa",
    "central_asia",
    "southeast_asia",
]


def new(seats: int, seed: int = 7, **options: str) -> Match:
    return Match.new(HISTORIA, seats, options={"civbots": "0", "start_order": "seated", **options}, seed=seed)


def civ(m: Match, seat: int) -> dict[str, Any]:
    return m.view(seat)["civs"][seat]


def draft(m: Match) -> None:
    while m.view(None)["question"]["step"] == "KeepLeader":
        seat = m.asked()[0]
        m.play(seat, m.options(seat)[0])


def settle(m: Match) -> None:
    draft(m)
    for territory in TERRITORIES:
        if m.view(None)["question"]["step"] != "PlaceFirstCube":
            return
        say(m, m.asked()[0], "settle", territory)


def cubes(m: Match, seat: int) -> tuple[int, int, int, int]:
    own = civ(m, seat)
    return own["personal"], own["used"], len(own["territories"]), own["general"]


@rule("H1")
@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_players(seats: int) -> None:
    with pytest.raises(BadInput):
        Match.new(HISTORIA, seats)
    for allowed in (2, 6):
        assert len(new(allowed).view(None)["civs"]) == allowed
    assert Match.new(HISTORIA, 1, seed=1).table.seats == 1


@rule("H1")
def test_only_one_of_the_two_green_civilizations() -> None:
    m = new(3, civilizations="choice")
    say(m, 0, "civilization", "germany")
    taken, green = why(m, 1, "civilization", "germany"), why(m, 1, "civilization", "arabs")
    assert taken is not None
    assert (taken.id, taken.rule) == ("civilization-taken", "H1")
    assert green is not None
    assert (green.id, green.rule) == ("color-taken", "H1")
    say(m, 1, "civilization", "rome")
    say(m, 2, "civilization", "egypt")
    assert [c["civilization"] for c in m.view(None)["civs"]] == ["germany", "rome", "egypt"]


@rule("H1")
def test_six_players_by_lot_have_six_colours() -> None:
    drawn = set()
    for seed in range(6):
        names = [c["civilization"] for c in new(6, seed).view(None)["civs"]]
        assert len(set(names)) == 6
        assert len({"germany", "arabs"} & set(names)) == 1
        drawn.add(tuple(names))
    assert len(drawn) > 1


@rule("H2", "H8")
def test_markers_start_on_the_first_fields() -> None:
    m = new(4)
    view = m.view(None)
    assert (view["round"], view["epoch"]) == (1, 1)
    for c in view["civs"]:
        assert (c["vp"], c["military"], c["technology"], c["government"]) == (0, 1, 1, "clan")


@rule("H3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_row_of_players_plus_two_wonders_of_epoch_one(seats: int) -> None:
    view = new(seats).view(None)
    row = view["wonder_row"]
    assert len(row) == len(set(row)) == seats + 2
    assert set(row) <= WONDERS_I
    assert view["decks"]["wonders"] == [16 - seats - 2, 16, 16]


@rule("H3")
def test_civbots_do_not_lengthen_the_wonder_row() -> None:
    assert len(new(2, civbots="4").view(None)["wonder_row"]) == 4
    assert new(2, seed=1).view(None)["wonder_row"] != new(2, seed=2).view(None)["wonder_row"]


@rule("H4")
def test_hand_of_eight_without_war_and_tourism() -> None:
    m = new(3)
    for seat in range(3):
        assert set(civ(m, seat)["hand"]) == START_HAND
        assert civ(m, seat)["row"] == []


@rule("H5")
def test_one_of_five_own_advisors_drawn_unseen() -> None:
    drawn = set()
    for seed in range(12):
        m = new(2, seed, civilizations="choice")
        say(m, 0, "civilization", "egypt")
        say(m, 1, "civilization", "rome")
        own = civ(m, 0)
        assert len(own["advisors_in_hand"]) == 1
        assert len(own["advisor_deck"]) == 4
        assert set(own["advisor_deck"]) == {None}
        assert m.view(1)["civs"][0]["advisors_in_hand"] == [None]
        drawn.update(own["advisors_in_hand"])
    assert drawn <= EGYPT
    assert len(drawn) > 2


@rule("H6")
def test_four_cubes_one_of_them_used() -> None:
    m = new(3)
    assert [cubes(m, seat) for seat in range(3)] == [(3, 1, 0, 5)] * 3


@rule("H6", "H11")
def test_expert_start_with_three_cubes() -> None:
    m = new(3, expert_start="on")
    assert cubes(m, 0) == (3, 0, 0, 6)
    settle(m)
    assert [cubes(m, seat) for seat in range(3)] == [(2, 0, 1, 6)] * 3


@rule("H7")
def test_start_order_by_lot_or_as_seated() -> None:
    orders = {tuple(new(4, seed, start_order="random").view(None)["order"]) for seed in range(12)}
    assert len(orders) > 3
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len({order[0] for order in orders}) > 1
    assert new(4).view(None)["order"] == [0, 1, 2, 3]


@rule("H9")
def test_a_different_open_tile_on_each_of_thirteen_territories() -> None:
    view = new(3).view(None)
    numbers = [tile["number"] for tile in view["tiles"].values()]
    assert set(view["tiles"]) == set(TERRITORIES)
    assert len(set(numbers)) == 13
    assert set(numbers) <= set(range(1, 17))
    assert new(3, seed=1).view(None)["tiles"] != new(3, seed=2).view(None)["tiles"]


@rule("H10")
def test_last_player_drafts_first_and_passes_against_the_order() -> None:
    m = new(4, start_order="random", seed=3)
    order = m.view(None)["order"]
    asked, last_packet = [], None
    for size in (5, 4, 3, 2):
        seat = m.asked()[0]
        asked.append(seat)
        packet = set(m.view(seat)["packet"])
        assert len(packet) == size
        assert packet <= LEADERS_I
        assert last_packet is None or packet == last_packet
        others = [other for other in range(4) if other not in asked]
        assert all(set(m.view(other)["packet"]) == {None} for other in others)
        assert m.view(None)["civs"][seat]["leader"] is None
        kept = sorted(packet)[0]
        last_packet = packet - {kept}
        say(m, seat, "keep", kept)
    assert asked == order[::-1]
    view = m.view(None)
    leaders = [c["leader"]["leader"] for c in view["civs"]]
    assert len(set(leaders)) == 4
    assert view["packet"] == []
    assert view["decks"]["leaders"] == [1, 6, 6]


@rule("H10")
def test_kept_leaders_are_secret_until_all_have_one() -> None:
    m = new(3)
    kept = m.view(2)["packet"][0]
    say(m, 2, "keep", kept)
    assert m.view(2)["civs"][2]["kept_leaders"][0]["leader"] == kept
    assert m.view(1)["civs"][2]["kept_leaders"][0]["leader"] is None
    assert not can(m, 1, "keep", kept)
    draft(m)
    assert all(c["leader"] for c in m.view(None)["civs"])


@rule("H10")
def test_six_players_draft_six_leaders_and_none_is_left() -> None:
    m = new(6)
    assert len(m.view(5)["packet"]) == 6
    draft(m)
    assert {c["leader"]["leader"] for c in m.view(None)["civs"]} == LEADERS_I


@rule("H11")
def test_first_cubes_in_player_order_into_empty_territories() -> None:
    m = new(3, start_order="random", seed=2)
    order = m.view(None)["order"]
    draft(m)
    tiles = m.view(None)["tiles"]
    assert list(m.asked()) == order[:1]
    assert len(m.options(order[0])) == 13
    say(m, order[0], "settle", "china")
    assert list(m.asked()) == order[1:2]
    refused = why(m, order[1], "settle", "china")
    assert refused is not None
    assert (refused.id, refused.rule) == ("not-empty", "H11")
    assert len(m.options(order[1])) == 12
    say(m, order[1], "settle", "oceania")
    say(m, order[2], "settle", "europe")
    assert [civ(m, seat)["territories"] for seat in order] == [["china"], ["oceania"], ["europe"]]
    assert m.view(None)["tiles"] == tiles
    assert [c["vp"] for c in m.view(None)["civs"]] == [0, 0, 0]


@rule("D1", "H6", "H11", "A2")
@pytest.mark.parametrize(("seats", "row", "left_over"), [(4, 6, 1), (6, 8, 0)])
def test_position_after_the_whole_set_up(seats: int, row: int, left_over: int) -> None:
    m = new(seats)
    packet = len(m.view(m.asked()[0])["packet"])
    assert packet - seats == left_over
    settle(m)
    view = m.view(None)
    assert [cubes(m, seat) for seat in range(seats)] == [(2, 1, 1, 5)] * seats  # 9 cubes each, no dice
    assert [c["hand_count"] for c in view["civs"]] == [9] * seats
    assert len(view["wonder_row"]) == row
    assert len(view["tiles"]) == 13
    assert view["question"]["step"] == "SelectCards"


@rule("E25")
def test_civbots_fill_up_to_six_civilizations() -> None:
    assert len(Match.new(HISTORIA, 2, seed=1).view(None)["civs"]) == 6
    for bots in range(5):
        assert len(new(2, civbots=str(bots)).view(None)["civs"]) == 2 + bots
    with pytest.raises(BadInput):
        new(2, civbots="5")
