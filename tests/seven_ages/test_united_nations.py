"""Resolutions of the United Nations (S135): against moves and events, agreed on by all, obeyed or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civil_scene import at_end, civilise, colour, number, state

from zeitalter import Match
from zeitalter.engine.steps import HALT, Step
from zeitalter.games.seven_ages.data.components import MANOEUVRE, NEW_DYNASTY, PESTILENCE
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.state import DISCARD, put
from zeitalter.games.seven_ages.rules.united_nations import annulled, new_movement, offence_by_event, offence_by_move
from zeitalter.games.seven_ages.rules.units import RETURNED, came, has_moved, moved, unit_type
from zeitalter.testing import rule, say


class Enter(Step[Any]):
    """Raiders of the active empire have just come to an area from another one."""

    area: int
    origin: int
    rule = "S135"

    def run(self, s: Any) -> None:
        s.raid = put(s.raid, self.area, tuple(moved(unit_type(unit), 1, self.origin, 0) for unit in s.raid[self.area]))
        leaders = tuple(leader for leader, where in s.leaders[s.active] if where == self.area)
        offence_by_move(s, s.active, self.area, s.raid[self.area], leaders)


class Announce(Step[Any]):
    """Seat 0 announces an event."""

    event: int
    rule = "S135"

    def run(self, s: Any) -> None:
        offence_by_event(s, 0, self.event)


def world(players: int, keeper: int, **what: Any) -> list[Empire]:
    """Romans raid Sicily, which the Greeks hold; the United Nations sit in England."""
    raiders = empire("romans", 0, {"rome": "warriors"}, raids={"sicily": "warriors warriors"}, level=43, **what)
    others = [
        empire("greeks", 1, {"sicily": "warriors", "greece": "warriors"}, level=43),
        empire("english", keeper, {"england": "warriors"}, level=43, artefacts={"england": ["united_nations"]}),
    ]
    return [raiders, *others] if keeper >= 0 else [raiders, others[0]]


def scene(steps: Sequence[Step[Any]], players: int = 4, keeper: int = 2, **what: Any) -> Match:
    board: dict[str, Any] = {"acting": 0, "active": 0, "action": MANOEUVRE, "glory": [3] * players}
    return position(*world(players, keeper, **what), players=players, stack=[*steps, HALT], **board)


def enters(**what: Any) -> Match:
    return scene([Enter(number("area", "sicily"), number("area", "rome"))], **what)


def raiders(m: Match) -> int:
    return len(state(m).raid[number("area", "sicily")])


@rule("S135")
def test_an_offender_who_gives_in_goes_back_and_has_moved() -> None:
    m = enters(leaders=[("unnamed_ta", "sicily")])
    say(m, 2, "call_resolution")
    say(m, 1, "agree")
    say(m, 3, "agree")
    say(m, 0, "give_in")
    assert raiders(m) == 0
    rome = state(m).units[number("area", "rome")]
    assert len(rome) == 3
    assert [came(unit) == RETURNED for unit in rome if has_moved(unit)] == [True, True]
    assert state(m).leaders[0] == ((number("leader", "unnamed_ta"), number("area", "rome")),)
    assert state(m).glory == [3, 3, 3, 3]
    assert at_end(m)


@rule("S135", "T127")
def test_an_offender_who_ignores_it_loses_glory() -> None:
    """T127."""
    m = enters()
    say(m, 2, "call_resolution")
    say(m, 3, "agree")
    say(m, 1, "agree")
    say(m, 0, "defy")
    assert raiders(m) == 2
    assert state(m).glory == [2, 3, 3, 3]


@rule("S135", "T128")
def test_one_no_is_enough() -> None:
    """T128."""
    m = enters()
    say(m, 2, "call_resolution")
    say(m, 1, "agree")
    say(m, 3, "veto")
    assert at_end(m)
    assert raiders(m) == 2
    assert state(m).glory == [3, 3, 3, 3]


@rule("S135")
def test_without_a_call_nobody_is_asked() -> None:
    m = enters()
    say(m, 2, "pass")
    assert at_end(m)


@rule("S135")
def test_the_keeper_does_not_warn_himself_and_without_the_artefact_nobody_warns() -> None:
    assert at_end(enters(keeper=0))
    assert at_end(enters(keeper=-1))


@rule("A27")
def test_with_two_players_the_other_one_decides() -> None:
    m = enters(players=2, keeper=1)
    say(m, 1, "call_resolution")
    say(m, 0, "defy")
    assert state(m).glory == [2, 3]


@rule("S135")
def test_one_area_is_discussed_once_in_a_movement() -> None:
    m = enters()
    say(m, 2, "pass")
    s, area = state(m), number("area", "sicily")
    assert not offence_by_move(s, colour(m, "romans"), area, s.raid[area])
    new_movement(s)
    assert offence_by_move(s, colour(m, "romans"), area, s.raid[area])


@rule("S135")
def test_units_return_to_an_area_they_had_left_empty() -> None:
    m = scene([Enter(number("area", "sicily"), number("area", "north_italy"))])
    say(m, 2, "call_resolution")
    say(m, 1, "agree")
    say(m, 3, "agree")
    say(m, 0, "give_in")
    assert state(m).holder[number("area", "north_italy")] == colour(m, "romans")


@rule("S135", "A34")
def test_an_event_loses_its_effect_if_its_player_gives_in() -> None:
    m = scene([Announce(NEW_DYNASTY)])
    say(m, 2, "call_resolution")
    say(m, 1, "agree")
    say(m, 3, "agree")
    say(m, 0, "give_in")
    assert annulled(state(m))
    assert not annulled(state(m)), "asked once"


@rule("S135")
def test_other_events_are_no_offence() -> None:
    assert at_end(scene([Announce(PESTILENCE)]))


@rule("S135")
def test_a_played_event_is_discarded_without_effect() -> None:
    """Rebellion by seat 0; the keeper calls, everybody agrees, the player gives in."""
    romans = empire("romans", 0, {"rome": "warriors"}, level=43)
    m = civilise(romans, *world(3, 2)[1:], hand=["carthaginians"])
    say(m, 0, "event", "carthaginians", "rebellion", ["greeks"], [], [], [])
    say(m, 2, "call_resolution")
    say(m, 1, "agree")
    say(m, 0, "give_in")
    assert state(m).disorder == 0
    assert number("empire", "carthaginians") in state(m).zones[DISCARD].cards


@rule("S135")
def test_a_real_move_is_discussed() -> None:
    romans = empire("romans", 0, {"rome": "warriors warriors"}, level=43)
    m = position(romans, *world(2, 1)[1:], players=2, doing="manoeuvre", by="romans")
    warrior = number("unit", "warriors")
    say(m, 0, "move", "rome", "sicily", [warrior], [])
    say(m, 1, "call_resolution")
    say(m, 0, "give_in")
    assert raiders(m) == 0
    assert len(state(m).units[number("area", "rome")]) == 2
