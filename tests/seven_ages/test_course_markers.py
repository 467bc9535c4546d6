"""Action markers and action rounds (S30-S34)."""

from __future__ import annotations

from random import Random
from typing import Any

from course_scene import finish, refusal, told

from zeitalter import Match
from zeitalter.engine.forms import Form
from zeitalter.games.seven_ages.data.components import DESTINY, PRODUCTION, START_EMPIRE, WILD
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.course import TurnMarkers
from zeitalter.games.seven_ages.rules.markers import PlaceMarkers
from zeitalter.games.seven_ages.rules.state import MARKERS, SPARE
from zeitalter.testing import can, rule, say, why

ROMANS = empire("romans", 0, {"rome": "warriors"}, capital="rome")
GREEKS = empire("greeks", 0, {"greece": "warriors"}, capital="greece")
EGYPTIANS = empire("egyptians", 1, {"lower_egypt": "warriors"}, capital="lower_egypt")


def turn(*empires: Any, **board: Any) -> Match:
    """The beginning of a turn for two players without cards."""
    return position(*empires, players=2, **board)


def rounds(*empires: Any, markers: dict[int, dict[str, str]], **board: Any) -> Match:
    """The action rounds of a turn in which these markers lie."""
    stack = [["ActionRound", action] for action in range(7)]
    return position(*empires, players=2, markers=markers, stack=[*stack, "EndTurn"], **board)


@rule("S31", "S31b")
def test_every_empire_gets_a_marker_and_the_empty_slot_may_have_one() -> None:
    m = turn(ROMANS, GREEKS, EGYPTIANS)
    assert isinstance(m.state.question(), PlaceMarkers)
    assert can(m, 0, "place", ["production", "trade"])
    assert can(m, 0, "place", ["production", "trade", "destiny"])
    assert refusal(m, 0, "place", ["production"]) == "empire-without-marker"
    assert refusal(m, 0, "place", ["production", "trade", "destiny", "civilise"]) == "too-many-markers"
    assert refusal(m, 0, "place", ["production", "production"]) == "marker-twice"


@rule("S32", "S31b")
def test_only_some_markers_are_allowed_on_an_empty_slot() -> None:
    m = turn(ROMANS)
    for marker in ("start_empire", "destiny", "civilise", "wild"):
        assert why(m, 0, "place", ["production", marker]) is None
    for marker in ("trade", "manoeuvre", "discard_empire", "pass", "vote"):
        assert refusal(m, 0, "place", ["production", marker]) == "not-for-empty-slot"
    assert refusal(m, 0, "place", ["start_empire"]) == "not-for-empire"
    assert why(m, 1, "place", ["start_empire"]) is None
    assert why(m, 1, "place", []) is None


@rule("S31b")
def test_markers_lie_face_down_and_nobody_else_knows_them() -> None:
    m = turn(ROMANS, EGYPTIANS)
    say(m, 0, "place", ["wild", "start_empire"])
    assert m.state.slots == [(), ()]
    say(m, 1, "place", ["production"])
    s = m.state
    assert s.zones[MARKERS].known == (1, 1)
    assert s.zones[MARKERS + 1].cards == (PRODUCTION,)
    assert len(s.zones[SPARE + 1]) == 7


@rule("S31")
def test_random_markers_are_legal_and_every_way_is_found() -> None:
    m = turn(ROMANS)
    s = m.state
    top, r = s.question(), Random(1)
    form = top.options(s, 0)[0]
    assert isinstance(form, Form)
    found = {top.sample(s, 0, form, r) for _ in range(2000)}
    assert all(top.objection(s, 0, action) is None and form.accepts(action) for action in found)
    ways = 7 + 7 * 4 - 3  # alone, and with one of four on the slot that is not the same
    assert len(found) == ways
    assert top.objection(s, 0, top.default(s, 0)) is None


@rule("S33")
def test_rounds_go_by_action_and_then_clockwise_from_the_start_player() -> None:
    m = rounds(
        ROMANS,
        GREEKS,
        EGYPTIANS,
        markers={0: {"romans": "production", "greeks": "destiny"}, 1: {"egyptians": "production"}},
        start_player=1,
    )
    assert m.state.question().action == PRODUCTION
    assert refusal(m, 0, "turn_over", "greeks") == "other-round"
    assert refusal(m, 0, "turn_over", "egyptians") == "no-marker-there"
    assert refusal(m, 0, "turn_over_slot") == "no-marker-there"
    say(m, 0, "turn_over", "romans")
    say(m, 1, "turn_over", "egyptians")
    assert told(m, "turns-over") == [(1, "egyptians", "production")]
    finish(m, "TurnMarkers")
    assert list(m.state.asked) == [0]
    say(m, 0, "turn_over", "romans")
    assert told(m, "turns-over")[1:] == [(0, "romans", "production")]
    finish(m, "TurnMarkers")
    assert m.state.question().action == DESTINY


@rule("S33b")
def test_who_was_asked_before_somebody_else_acted_has_had_his_turn() -> None:
    markers = {0: {"romans": "production"}, 1: {"egyptians": "production"}}
    m = rounds(ROMANS, EGYPTIANS, markers=markers, start_player=0)
    say(m, 0, "done")
    say(m, 1, "turn_over", "egyptians")
    finish(m)
    assert told(m, "turns-over") == [(1, "egyptians", "production")]


@rule("S31")
def test_a_marker_that_is_not_turned_over_is_forfeited_and_stays_unknown() -> None:
    m = rounds(ROMANS, markers={0: {"romans": "production"}})
    say(m, 0, "done")
    s = m.state
    assert isinstance(s.question(), PlaceMarkers)
    assert told(m, "turns-over") == []
    assert s.zones[SPARE].known == (1,) * 8
    assert s.level[s.empire(s.components.ids["empire"].index("romans"))] == 2


@rule("S33", "S33b")
def test_own_markers_of_a_round_are_performed_in_any_order_wild_included() -> None:
    m = rounds(ROMANS, GREEKS, markers={0: {"romans": "destiny", "greeks": "wild"}})
    assert can(m, 0, "turn_over", "greeks")  # Wild as Production
    for _ in range(3):
        say(m, 0, "done")
    assert can(m, 0, "turn_over", "romans")
    say(m, 0, "turn_over", "greeks")
    assert told(m, "turns-over-wild") == [(0, "greeks", "destiny")]


@rule("S33")
def test_wild_on_an_empty_slot_starts_no_production() -> None:
    m = rounds(markers={0: {"": "wild"}})
    assert m.state.question().action == START_EMPIRE
    say(m, 0, "done")
    assert m.state.question().action == DESTINY  # Production, Trade and Manoeuvre are not asked about
    assert why(m, 0, "turn_over_slot") is None


@rule("S33b", "S34")
def test_a_wild_nobody_turned_over_counts_as_used() -> None:
    m = rounds(ROMANS, markers={0: {"romans": "wild"}})
    while isinstance(m.state.question(), TurnMarkers):
        say(m, 0, "done")
    assert told(m, "forfeits-wild") == [(0, "romans")]
    assert m.state.level[0] == 1
    assert not m.state.done[0] >> WILD & 1  # a new turn has begun


@rule("S33b")
def test_an_empire_started_this_turn_has_no_marker() -> None:
    m = rounds(ROMANS, EGYPTIANS, markers={1: {"egyptians": "production"}})
    assert list(m.state.asked) == [1]
    say(m, 1, "done")
    assert isinstance(m.state.question(), PlaceMarkers)


@rule("S30", "S111")
def test_a_turn_ends_with_the_next_start_player() -> None:
    m = rounds(ROMANS, EGYPTIANS, markers={0: {"romans": "destiny"}}, start_player=0)
    say(m, 0, "done")
    s = m.state
    assert (s.turn, s.start_player) == (2, 1)
    assert s.slots == [(), ()]


@rule("S5", "T65")
def test_the_start_player_comes_first_and_then_clockwise() -> None:
    """T65: the third of four players starts."""
    s = position(players=4, start_player=2).state
    assert s.in_order() == (2, 3, 0, 1)
    assert list(PlaceMarkers().seats(s)) == [2, 3, 0, 1]
    hands = {seat: [card] for seat, card in enumerate(cards_with("rare_conjunction")[:2])}
    stack = [["PlayEvent", "before_rounds", ()], "StartTurn"]
    m = position(ROMANS, EGYPTIANS, players=4, start_player=1, hands=hands, stack=stack)
    assert list(m.state.question().seats(m.state)) == [1, 0]


def cards_with(event: str) -> list[str]:
    """The cards with this event."""
    c = position(players=2).state.components
    return [c.ids["empire"][card] for card, e in enumerate(c.card_event) if c.ids["event"][e] == event]
