"""Performing an action (S35-S38, S105b, S108, S127): conversions, the Forum, second actions, Jihad and Crusade."""

from __future__ import annotations

from typing import Any

import pytest
from course_scene import acting, asked, colour, finish, refusal, told

from zeitalter.games.seven_ages.data.components import CIVILISE, PRODUCTION, VOTE, WILD
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.actions import EndAction
from zeitalter.games.seven_ages.rules.control import clear_artefacts
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.testing import can, rule, say


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors warriors"}, capital="rome", **more)


def muslims(**more: Any) -> Empire:
    return empire("arabs", 0, {"medina": "warriors"}, level=15, religion="islam", **more)


def settled(*empires: Empire, glory: int = 10, **board: Any) -> State:
    """The first empire has performed its actions; what they cost is settled."""
    card = empires[0].card
    m = position(*empires, players=2, stack=["StartTurn"], glory=[glory, glory], **board)
    s: State = m.state
    EndAction(s.card[colour(s, card)]).run(s)
    return s


# -- conversions -------------------------------------------------------------------------------------------------------


@rule("S35", "S37")
def test_forum_turns_an_action_into_pass_for_a_marker() -> None:
    m = acting(romans(artefacts={"rome": ["forum"]}), doing="production")
    assert asked(m) == "UseForum"
    say(m, 0, "save_action")
    s = m.state
    assert asked(m) == "PlaceMarkers"
    assert s.go[colour(s, "romans")] == 1
    assert told(m, "saves-action") == [("romans",)]
    assert s.money[colour(s, "romans")] == 0


@rule("S35")
def test_forum_need_not_be_used() -> None:
    m = acting(romans(artefacts={"rome": ["forum"]}), doing="production")
    say(m, 0, "act")
    finish(m)
    s = m.state
    assert s.go[colour(s, "romans")] == 0
    assert s.money[colour(s, "romans")] > 0


@rule("S35")
def test_without_forum_nobody_is_asked() -> None:
    m = acting(romans(), doing="production")
    assert asked(m) != "UseForum"


@rule("S35", "S37")
def test_indecision_turns_an_action_into_pass_and_the_forum_comes_too_late() -> None:
    m = acting(romans(artefacts={"rome": ["forum"]}), doing="production", hands={1: [card_with("indecision")]})
    assert m.state.asked == [1]
    card = card_with("indecision")
    say(m, 1, "event", card, "indecision", [], [], [], [])
    finish(m)
    s = m.state
    assert s.go[colour(s, "romans")] == 0
    assert s.money[colour(s, "romans")] == 0


def card_with(event: str) -> str:
    """A card with this event that is not used otherwise."""
    s = position(players=2).state
    c = s.components
    cards = [card for card, e in enumerate(c.card_event) if c.ids["event"][e] == event]
    found: str = next(c.ids["empire"][card] for card in cards if c.ids["empire"][card] not in ("romans", "arabs"))
    return found


@rule("S35", "A51")
@pytest.mark.parametrize("action", ["production", "destiny", "discard_empire"])
def test_heresy_turns_every_action_of_its_religion_into_a_vote(action: str) -> None:
    other = empire("franks", 1, {"france": "warriors"}, level=15, religion="christianity")
    own = empire("romans", 0, {"rome": "warriors"}, capital="rome", level=15, religion="christianity")
    m = acting(own, other, doing=action, heresy={"christianity": "franks"})
    assert m.state.action == VOTE
    assert colour(m.state, "romans") != NOBODY


@rule("S35", "A9")
def test_heresy_leaves_socialists_and_other_religions_alone() -> None:
    other = empire("franks", 1, {"france": "warriors"}, level=36, religion="christianity")
    own = empire("romans", 0, {"rome": "warriors"}, level=36, religion="christianity", government="socialism")
    m = acting(own, other, doing="civilise", heresy={"christianity": "franks"})
    assert m.state.action == CIVILISE
    m = acting(romans(religion="buddhism"), other, doing="civilise", heresy={"christianity": "franks"})
    assert m.state.action == CIVILISE


@rule("S35", "A10")
def test_heresy_does_not_touch_an_empty_slot() -> None:
    own = empire("romans", 0, {"rome": "warriors"}, level=15, religion="christianity")
    m = position(
        own, players=2, doing="civilise", by="seat 1", heresy={"christianity": "romans"}, hands={0: ["greeks"]}
    )
    assert (m.state.active, m.state.acting, m.state.action) == (NOBODY, 0, CIVILISE)


@rule("S105b", "A67")
def test_religious_leader_ends_heresy_before_it_makes_a_vote_of_his_civilise() -> None:
    own = empire("romans", 0, {"rome": "warriors"}, level=15, religion="christianity", leaders=[("unnamed_re", "rome")])
    m = acting(own, doing="civilise", heresy={"christianity": "romans"})
    assert asked(m) == "EndHeresy"
    say(m, 0, "end_heresy")
    assert m.state.action == CIVILISE
    assert max(m.state.heresy) == NOBODY
    m = acting(own, doing="civilise", heresy={"christianity": "romans"})
    say(m, 0, "pass")
    assert told(m, "becomes-vote") == [("romans",)]
    m = acting(own, doing="destiny", heresy={"christianity": "romans"})
    assert asked(m) != "EndHeresy"


@rule("S105b")
def test_religious_leader_ends_heresy_on_the_own_card_only() -> None:
    own = empire("romans", 0, {"rome": "warriors"}, level=15, religion="christianity", leaders=[("unnamed_re", "rome")])
    other = empire("franks", 1, {"france": "warriors"}, level=15, religion="christianity")
    m = acting(own, other, doing="civilise", heresy={"christianity": "franks"})
    assert m.state.action == VOTE


# -- second actions ----------------------------------------------------------------------------------------------------


@rule("S38", "T61", "T62")
def test_one_go_marker_gives_a_second_different_action() -> None:
    """T61, T62: two markers, but only one of them in a turn."""
    m = acting(romans(go=2, money=3), doing="destiny")
    finish(m, "GoOn")
    assert refusal(m, 0, "second_action", "destiny") == "second-must-differ"
    assert refusal(m, 0, "second_action", "discard_empire") == "no-second-action"
    assert refusal(m, 0, "second_action", "start_empire") == "no-second-action"
    say(m, 0, "second_action", "production")
    s = m.state
    e = colour(s, "romans")
    assert s.action == PRODUCTION
    assert s.go[e] == 1
    finish(m)
    assert m.state.go[e] == 1
    assert told(m, "goes-on") == [("romans", "production")]


@rule("S38", "A41")
def test_markers_that_would_be_lost_are_handed_in_first_and_are_lost_otherwise() -> None:
    m = acting(romans(go=1, go_now=1, artefacts={"rome": ["forum"]}), doing="production")
    say(m, 0, "act")
    finish(m, "GoOn")
    say(m, 0, "second_action", "destiny")
    s = m.state
    e = colour(s, "romans")
    assert (s.go[e], s.go_now[e]) == (1, 0)
    m = acting(romans(go_now=1), doing="production")
    finish(m)
    assert m.state.go_now[colour(m.state, "romans")] == 0


@rule("S38")
def test_there_is_no_second_action_after_pass() -> None:
    m = acting(romans(go=1, artefacts={"rome": ["forum"]}), doing="production")
    say(m, 0, "save_action")
    assert asked(m) == "PlaceMarkers"
    assert m.state.go[colour(m.state, "romans")] == 2


@rule("T64")
def test_go_markers_are_lost_with_the_forum() -> None:
    m = acting(romans(go=3, artefacts={"rome": ["forum"]}), doing="production")
    s = m.state
    clear_artefacts(s, colour(s, "romans"), s.components.ids["area"].index("rome"))
    assert s.go[colour(s, "romans")] == 0


# -- bookkeeping -------------------------------------------------------------------------------------------------------


@rule("S34")
def test_wild_is_remembered_as_used_and_nothing_is_active_afterwards() -> None:
    m = position(romans(), players=2, stack=[["TurnOver", 0, 37, PRODUCTION, 1], "StartTurn"])
    s = m.state
    e = colour(s, "romans")
    assert s.done[e] == 1 << WILD | 1 << PRODUCTION
    finish(m)
    s = m.state
    assert (s.active, s.acting, s.action) == (NOBODY, NOBODY, NOBODY)


@rule("S33b")
def test_a_marker_of_an_empire_that_is_gone_does_nothing() -> None:
    m = position(romans(), players=2, stack=[["TurnOver", 0, 22, PRODUCTION, 0], "StartTurn"])
    assert asked(m) == "PlaceMarkers"
    assert m.state.active == NOBODY


@rule("S108", "S108b", "S110")
def test_discarding_an_empire_frees_its_slot_and_leaves_cities_only() -> None:
    own = empire(
        "romans", 0, {"rome": "warriors"}, capital="rome", money=9, artefacts={"rome": ["colossus"]}, forts=["rome"]
    )
    m = acting(own, doing="discard_empire")
    s = m.state
    rome = s.components.ids["area"].index("rome")
    assert colour(s, "romans") == NOBODY
    assert (s.holder[rome], s.city[rome], s.lies[rome], s.forts) == (NOBODY, 1, 0, 0)
    assert s.glory == [0, 0]
    assert s.components.ids["empire"].index("romans") in s.zones[1].cards


# -- Jihad and Crusade -------------------------------------------------------------------------------------------------

FRANKS = empire("franks", 1, {"france": "warriors", "palestine": "warriors"}, level=15)


@rule("S127", "A6")
@pytest.mark.parametrize("done", [["production"], ["pass"], ["vote"], ["wild", "destiny"]])
def test_an_action_other_than_manoeuvre_costs_glory_during_jihad(done: list[str]) -> None:
    assert settled(muslims(done=done), FRANKS, jihad="palestine").glory == [7, 10]


@rule("S127", "T91")
def test_a_second_action_by_manoeuvre_saves_the_glory() -> None:
    """T91."""
    assert settled(muslims(done=["production", "manoeuvre"]), FRANKS, jihad="palestine").glory == [10, 10]
    assert settled(muslims(done=["manoeuvre"]), FRANKS, jihad="palestine").glory == [10, 10]


@rule("S127")
def test_two_other_actions_cost_twice() -> None:
    assert settled(muslims(done=["production", "destiny"]), FRANKS, jihad="palestine").glory == [4, 10]


@rule("S127", "T92")
def test_renaissance_and_socialism_save_the_glory() -> None:
    """T92."""
    enlightened = muslims(done=["production"], artefacts={"medina": ["renaissance"]})
    assert settled(enlightened, FRANKS, jihad="palestine").glory == [10, 10]
    assert settled(muslims(done=["production"], government="socialism"), FRANKS, jihad="palestine").glory == [10, 10]


@rule("S127", "S127b")
def test_only_the_own_religion_and_only_who_acts_pays() -> None:
    assert settled(muslims(), FRANKS, jihad="palestine").glory == [10, 10]
    assert settled(muslims(done=["production"]), FRANKS).glory == [10, 10]
    assert settled(muslims(done=["production"]), FRANKS, crusade=1).glory == [10, 10]
    christians = empire("romans", 0, {"rome": "warriors"}, level=15, religion="christianity", done=["production"])
    assert settled(christians, FRANKS, crusade=1, jihad="palestine").glory == [7, 10]


@rule("S1", "T68")
def test_glory_never_falls_below_nothing() -> None:
    """T68."""
    assert settled(muslims(done=["production"]), FRANKS, jihad="palestine", glory=2).glory == [0, 2]


@rule("S36", "A61")
def test_pass_is_performed_by_doing_nothing() -> None:
    m = acting(romans(artefacts={"rome": ["forum"]}, disorder=["rome"], religion="buddhism"), doing="production")
    say(m, 0, "save_action")
    s = m.state
    assert asked(m) == "PlaceMarkers"
    assert s.disordered(s.components.ids["area"].index("rome"))
    assert not can(m, 0, "calm", "rome")
