"""Setting up and table options (S24-S27b)."""

from __future__ import annotations

import pytest
from course_scene import refusal

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.markers import N_MARKERS
from zeitalter.games.seven_ages.rules.options import check_options
from zeitalter.games.seven_ages.rules.setup import LayOpeningCards
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS, SPARE
from zeitalter.testing import can, rule, say
from zeitalter.texts import texts_for

GAME = find_game("seven_ages")
USUAL = {"scenario": "full", "start_age": "scenario", "end_age": "scenario"}


def opening(players: int, hands: dict[int, list[str]]) -> Match:
    """A new game in which players hold these cards; what they held before goes under the draw pile."""
    m = Match.new(GAME, players, seed=3)
    s = m.state
    ids = s.components.ids["empire"]
    all_cards = [card for zone in s.zones[: HANDS + players] for card in zone.cards]
    held = {ids.index(id) for cards in hands.values() for id in cards}
    for seat in range(players):
        cards = tuple(sorted(ids.index(id) for id in hands[seat]))
        s.zones[HANDS + seat] = Zone(cards, (1 << seat,) * len(cards))
    rest = tuple(card for card in all_cards if card not in held)
    s.zones[DECK] = Zone(rest, (0,) * len(rest))
    s.choices = {}
    s.restored()
    return m


def colours(m: Match) -> list[str]:
    return [m.state.components.ids["colour"][light] for light in m.state.pairs]


@rule("S24")
def test_everybody_gets_seven_cards_and_eight_markers() -> None:
    m = Match.new(GAME, 4, seed=1)
    s = m.state
    assert [len(s.hand(seat)) for seat in range(4)] == [7] * 4
    assert len(s.zones[DECK]) == 110 - 28
    assert [len(s.zones[SPARE + seat]) for seat in range(4)] == [N_MARKERS] * 4
    assert sum(s.cup) == 4 * 10 + 6 + 16
    assert GAME.invariants(s) == []


@rule("S25")
def test_highest_card_starts_and_takes_colours_first() -> None:
    """Values 3, 6 and 5."""
    m = opening(3, {0: ["romans", "greeks"], 1: ["israelites", "greeks"], 2: ["babylonians", "greeks"]})
    for seat, card in enumerate(("romans", "israelites", "babylonians")):
        say(m, seat, "opening", card)
    s = m.state
    assert s.start_player == 1
    assert sorted(s.components.ids["empire"][card] for card in s.zones[DISCARD].cards) == [
        "babylonians", "israelites", "romans",
    ]  # fmt: skip
    say(m, 1, "colours", "tan")
    assert refusal(m, 2, "colours", "tan") == "colours-taken"
    assert refusal(m, 2, "colours", "brown") == "not-a-pair"
    assert refusal(m, 2, "colours", "black") == "not-a-pair"
    say(m, 2, "colours", "pink")
    say(m, 0, "colours", "yellow")
    assert colours(m) == ["yellow", "tan", "pink"]
    assert s.turn == 1


@rule("S25b")
def test_only_tied_players_lay_further_cards() -> None:
    """3 and 3 tie, then 5 beats 2; the third player's 1 was never in doubt."""
    m = opening(3, {0: ["romans", "sumerians"], 1: ["egyptians", "babylonians"], 2: ["greeks", "siamese"]})
    for seat, card in enumerate(("romans", "egyptians", "greeks")):
        say(m, seat, "opening", card)
    assert isinstance(m.state.question(), LayOpeningCards)
    assert sorted(m.state.asked) == [0, 1]
    say(m, 0, "opening", "sumerians")
    say(m, 1, "opening", "babylonians")
    assert m.state.start_player == 1
    assert m.state.asked == (1,)
    say(m, 1, "colours", "pink")
    assert m.state.asked == (0,)
    say(m, 0, "colours", "yellow")
    assert m.state.asked == (2,)
    assert len(m.state.hand(2)) == 1


@rule("S25b")
def test_who_has_no_card_left_draws_one() -> None:
    m = opening(2, {0: ["romans"], 1: ["egyptians"]})
    say(m, 0, "opening", "romans")
    say(m, 1, "opening", "egyptians")
    assert [len(m.state.hand(seat)) for seat in range(2)] == [1, 1]
    assert isinstance(m.state.question(), LayOpeningCards)


@rule("S25")
def test_a_card_of_somebody_else_cannot_be_laid() -> None:
    m = opening(2, {0: ["romans"], 1: ["egyptians"]})
    assert refusal(m, 0, "opening", "egyptians") == "card-not-in-hand"
    assert can(m, 0, "opening", "romans")


@rule("S26")
def test_colours_nobody_has_reserved_are_open_to_all() -> None:
    m = opening(2, {0: ["israelites"], 1: ["egyptians"]})
    say(m, 0, "opening", "israelites")
    say(m, 1, "opening", "egyptians")
    say(m, 0, "colours", "pink")
    say(m, 1, "colours", "yellow")
    s = m.state
    ids = s.components.ids["colour"]
    assert [ids[e] for e in s.colours_for(0)][:2] == ["pink", "red"]
    assert "yellow" not in [ids[e] for e in s.colours_for(0)]
    assert "black" in [ids[e] for e in s.colours_for(0)]
    assert s.most_slots() == 7


@rule("S27b")
@pytest.mark.parametrize(
    ("options", "ages"),
    [
        ({}, (1, 7)),
        ({"scenario": "ancient"}, (1, 3)),
        ({"scenario": "middle"}, (3, 5)),
        ({"scenario": "modern"}, (5, 7)),
        ({"scenario": "short"}, (1, 2)),
        ({"scenario": "free"}, (0, 7)),
        ({"scenario": "free", "start_age": "2", "end_age": "4"}, (2, 4)),
        ({"start_age": "open"}, (0, 7)),
        ({"end_age": "5"}, (1, 5)),
    ],
)
def test_options_say_first_and_last_age(options: dict[str, str], ages: tuple[int, int]) -> None:
    s = Match.new(GAME, 2, seed=1, options=options).state
    assert (s.start_age, s.end_age) == ages


@rule("S27b")
def test_a_game_cannot_begin_after_its_last_age() -> None:
    with pytest.raises(BadInput) as refused:
        check_options(4, {**USUAL, "scenario": "free", "start_age": "5", "end_age": "4"})
    assert refused.value.id == "start-after-end"
    for lang in ("de", "en"):
        assert "5" in texts_for("seven_ages", lang).error(refused.value)
    assert check_options(4, {**USUAL, "start_age": "4", "end_age": "4"})["start_age"] == "4"
