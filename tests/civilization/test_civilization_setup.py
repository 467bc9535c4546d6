"""Setting up: pieces, stacks, lots, nations and start areas (20, 32 to 36, 40 to 42, A-01, A-02, A-33, A-36)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from build import NATIONS, phases, told

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games.civilization.data.components import our_data
from zeitalter.testing import can, rule, say, why

GAME = find_game("civilization")
ROWS = {
    2: ({"beige"}, {"asien": "hattusa", "kreta": "knossos", "thrakien": "odessus"}, 1),
    3: (
        {"beige", "pink"},
        {
            "asien": "hattusa", "kreta": "knossos", "illyrien": "germanien", "italien": "tarquini",
            "thrakien": "skythien",
        },
        1,
    ),
    4: (
        {"beige", "green"},
        {"asien": "maikop", "assyrien": "medien", "babylon": "susa", "kreta": "knossos", "thrakien": "odessus"},
        2,
    ),
    5: (
        {"beige", "green", "yellow"},
        {
            "afrika": "karthago", "asien": "maikop", "assyrien": "medien", "babylon": "susa", "kreta": "knossos",
            "aegypten": "hieraconpolis", "thrakien": "odessus",
        },
        2,
    ),
}  # fmt: skip
ALL = {
    "afrika": "karthago", "asien": "maikop", "assyrien": "medien", "babylon": "susa", "kreta": "knossos",
    "aegypten": "hieraconpolis", "illyrien": "germanien", "italien": "tarquini", "thrakien": "skythien",
}  # fmt: skip
ROWS[6] = ROWS[7] = ({"beige", "pink", "green", "yellow"}, ALL, 3)
"""The table of 42: regions, nations with their start areas, mysticism cards."""


def new(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.new(GAME, seats, options=options or None, seed=seed)


def settle(m: Match) -> Match:
    """Everybody takes the first nation offered."""
    while m.question() is not None and type(m.question()).__name__ == "ChooseNation":
        (seat,) = m.asked()
        m.play(seat, m.options(seat)[0])
    return m


@rule("42", "A-33", "WE-42")
@pytest.mark.parametrize("seats", ROWS)
def test_nations_to_choose_from_are_those_of_the_table(seats: int) -> None:
    """WE-42."""
    m = new(seats)
    (first,) = m.asked()
    names = m.table.components.ids["nation"]
    assert {names[option[1]] for option in m.options(first)} == set(ROWS[seats][1])
    for nation in set(NATIONS) - set(ROWS[seats][1]):
        assert why(m, first, "nation", nation).id == "nation-not-in-play"


@rule("42", "40")
@pytest.mark.parametrize("seats", ROWS)
def test_everybody_starts_with_one_token_in_the_area_of_the_table(seats: int) -> None:
    for taken in range(3):
        m = new(seats, seed=taken)
        while type(m.question()).__name__ == "ChooseNation":
            (seat,) = m.asked()
            options = m.options(seat)
            m.play(seat, options[taken % len(options)])
        for who in m.at(seats).view(None)["players"]:
            assert told(m, "starts-in").count((who["seat"], ROWS[seats][1][who["nation"]])) == 1
        assert len(told(m, "starts-in")) == seats


@rule("42", "31", "A-36", "A-39")
@pytest.mark.parametrize("seats", ROWS)
def test_only_the_regions_of_the_table_are_in_play(seats: int) -> None:
    m = settle(new(seats))
    region = {a["id"]: a["region"] for a in our_data()["map"]["areas"] if a["kind"] != "open_sea"}
    closed = set(m.view(None)["closed"])
    assert closed == {area for area, colour in region.items() if colour not in ROWS[seats][0]}


@rule("42", "54")
@pytest.mark.parametrize("seats", ROWS)
def test_mysticism_cards_are_limited_by_the_number_of_players(seats: int) -> None:
    supply = new(seats).view(None)["supply"]
    assert supply["mystizismus"] == ROWS[seats][2]
    assert {card: n for card, n in supply.items() if n != 4 and card != "mystizismus"} == {
        "architektur": 6, "literatur": 6, "gesetz": 7, "demokratie": 5, "philosophie": 5,
    }  # fmt: skip


@rule("32", "42", "A-01")
@pytest.mark.parametrize("seats", ROWS)
def test_everybody_has_56_tokens_or_48_with_seven(seats: int) -> None:
    m = settle(new(seats))
    full = 48 if seats == 7 else 56
    for who in m.view(None)["players"]:
        assert who["stock"] + who["on_board"] == full
        assert who["treasury"] == 0
        assert who["field"] == 0
        assert who["ships"] == []
        assert who["cities"] == 0
        assert who["cards"] == []
        assert who["hand_count"] == 0


@rule("42", "34", "A-02")
def test_stacks_hold_all_goods_with_the_calamity_at_the_bottom() -> None:
    s = settle(new(5)).state
    names = s.components.ids["card"]
    stacks = [[names[card] for card in s.zones[number].cards] for number in range(9)]
    assert [len(cards) for cards in stacks] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert Counter(stacks[0]) == Counter(felle=7, ocker=7)
    assert Counter(stacks[1]) == Counter(eisen=5, papyrus=5, vulkan_erdbeben=1)
    bottoms = ["hochwasser", "hungersnot", "buergerkrieg", "seuche", "aufruhr", "bildersturm", "piraterie"]
    assert [cards[-1] for cards in stacks[1:]] == ["vulkan_erdbeben", *bottoms]
    goods = ["salz", "korn", "stoffe", "bronze", "gewuerze", "juwelen", "gold"]
    assert [set(cards[:-1]) for cards in stacks[2:]] == [{good} for good in goods]
    assert sum(len(cards) for cards in stacks) == 74


@rule("42")
def test_stacks_one_and_two_are_shuffled() -> None:
    orders = [tuple(tuple(settle(new(3, seed)).state.zones[n].cards) for n in (0, 1)) for seed in range(4)]
    assert len({one for one, _ in orders}) > 1
    assert len({two for _, two in orders}) > 1


@rule("42")
@pytest.mark.parametrize("seats", ROWS)
def test_highest_lot_chooses_first_and_the_others_follow(seats: int) -> None:
    """One card of stacks 1 to n each: the lots are 1 to n."""
    m = new(seats, seed=3)
    lots = dict(told(m, "draws-lot"))
    assert sorted(lots.values()) == list(range(1, seats + 1))
    asked = []
    while type(m.question()).__name__ == "ChooseNation":
        asked.append(m.asked()[0])
        m.play(asked[-1], m.options(asked[-1])[0])
    assert [lots[seat] for seat in asked] == list(range(seats, 0, -1))


@rule("42")
def test_nation_that_is_taken_cannot_be_chosen_again() -> None:
    m = new(2)
    (first,) = m.asked()
    say(m, first, "nation", "kreta")
    (second,) = m.asked()
    assert second != first
    found = why(m, second, "nation", "kreta")
    assert (found.id, found.rule) == ("nation-taken", "42")
    assert can(m, second, "nation", "asien")


@rule("62", "42")
def test_order_of_the_succession_table_follows_the_nations() -> None:
    m = new(5, seed=2)
    wanted = iter(["aegypten", "afrika", "kreta", "thrakien", "asien"])
    while type(m.question()).__name__ == "ChooseNation":
        say(m, m.asked()[0], "nation", next(wanted))
    nations = {who["seat"]: who["nation"] for who in m.view(None)["players"]}
    assert [nations[seat] for seat in m.view(None)["order"]] == ["afrika", "thrakien", "kreta", "asien", "aegypten"]


@rule("41", "43", "40")
def test_first_round_skips_taxes_and_goes_through_the_phases() -> None:
    m = settle(new(2, seed=5))
    assert m.view(None)["round"] == 1
    for _ in range(200):
        if m.view(None)["round"] == 2:
            break
        seat = m.asked()[0]
        m.play_default(seat)
    begun = phases(m)
    first = begun[: begun.index(13) + 1]
    assert first == sorted(first)
    assert 1 not in first
    assert {2, 3, 5, 13} <= set(first)
    assert {who["field"] for who in m.view(None)["players"]} == {1}


@rule("20", "71", "72", "73")
def test_simple_and_shortened_games_can_be_chosen_before_the_start() -> None:
    for options in ({"variant": "nomads"}, {"variant": "farmers"}, {"end_triangle": "2"}):
        assert new(3, **options).question() is not None
    with pytest.raises(BadInput):
        new(3, variant="traders")


@rule("71", "72")
def test_simple_games_are_for_up_to_four() -> None:
    for variant in ("nomads", "farmers"):
        new(4, variant=variant)
        with pytest.raises(BadInput):
            new(5, variant=variant)


@rule("42")
def test_two_to_seven_play() -> None:
    for seats in (1, 8):
        with pytest.raises(BadInput):
            new(seats)
