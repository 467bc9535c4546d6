"""Second reading of set-up, markers, rounds and starting empires (S24-S45): who may, in what order, who knows what."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    IDS,
    area,
    calm,
    capital,
    city,
    discarded,
    disordered,
    doing,
    elite,
    event,
    hand,
    held,
    leaders,
    level,
    listed,
    money,
    of,
    owns,
    question,
    refused,
    religion,
    state,
    units,
    values,
    with_event,
)

from zeitalter import Match, find_game
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD
from zeitalter.testing import can, rule, say


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors"}, **{"level": 8, **more})


def greeks(seat: int = 1, **more: Any) -> Empire:
    return empire("greeks", seat, {"greece": "warriors"}, **{"level": 8, **more})


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("S24", "S25", "S25b")
@pytest.mark.parametrize("players", range(2, 8))
def test_seven_cards_each_and_opening_cards_are_not_replaced(players: int) -> None:
    m = Match.new(find_game("seven_ages"), players, seed=players)
    s = state(m)
    assert [len(s.hand(seat)) for seat in range(players)] == [7] * players
    assert len(s.zones[DECK]) == 110 - 7 * players
    laid = 0
    while question(m) == "LayOpeningCards":
        tied = list(m.asked())
        for seat in tied:
            m.play(seat, listed(m, seat, "opening")[0])
            laid += 1
    s = state(m)
    assert sum(len(s.hand(seat)) for seat in range(players)) == 7 * players - laid
    assert len(s.zones[DISCARD]) == laid
    assert list(m.asked()) == [s.start_player]


@rule("S26", "S25", "S6")
@pytest.mark.parametrize(
    ("players", "slots", "open_"), [(2, 7, 11), (3, 5, 9), (4, 4, 7), (5, 3, 5), (6, 3, 3), (7, 3, 1)]
)
def test_slots_and_open_colours_by_players(players: int, slots: int, open_: int) -> None:
    s = state(position(players=players))
    assert s.most_slots() == slots
    assert len(s.colours_for(0)) == 2 + open_


@rule("S28c")
def test_the_guard_is_sixty_turns_for_a_whole_game_and_fewer_for_shorter_ones() -> None:
    assert turn_limit(state(position(players=2))) == 60
    assert turn_limit(state(position(players=2, start_age=3, end_age=5))) == 28
    assert turn_limit(state(position(players=2, start_age=1, end_age=2))) == 20


# -- markers -----------------------------------------------------------------------------------------------------------


def placing(*empires: Empire, players: int = 2, **board: Any) -> Match:
    return position(*empires, players=players, **board)


@rule("S31", "S31b", "S32")
def test_which_markers_go_where() -> None:
    m = placing(romans(), empire("gauls", 0, {"france": "warriors"}, level=8))
    assert refused(m, 0, "place", ["production", "production"]) == "marker-twice"
    assert refused(m, 0, "place", ["production"]) == "empire-without-marker"
    assert refused(m, 0, "place", ["production", "start_empire"]) == "not-for-empire"
    assert refused(m, 0, "place", ["production", "trade", "discard_empire"]) == "not-for-empty-slot"
    assert refused(m, 0, "place", ["production", "trade", "destiny", "civilise"]) == "too-many-markers"
    for slot in ("start_empire", "destiny", "civilise", "wild"):
        assert refused(m, 0, "place", ["production", "trade", slot]) == ""
    assert refused(m, 0, "place", ["production", "wild"]) == ""


@rule("S31", "S33b")
def test_full_slots_leave_no_marker_beside_the_empires() -> None:
    lands = ["rome", "france", "england"]
    own = [empire(card, 0, {lands[i]: "warriors"}, level=8) for i, card in enumerate(("romans", "gauls", "greeks"))]
    m = placing(*own, players=5)
    assert refused(m, 0, "place", ["production", "trade", "destiny", "start_empire"]) == "too-many-markers"
    assert refused(m, 0, "place", ["production", "trade", "destiny"]) == ""


def placed(*empires: Empire, markers: dict[int, list[str]], players: int = 2, **board: Any) -> Match:
    m = placing(*empires, players=players, **board)
    for seat in list(m.asked()):
        say(m, seat, "place", markers.get(seat, []))
    return calm(m)


@rule("S31", "S33")
def test_others_see_that_a_marker_lies_there_but_not_which() -> None:
    m = placed(romans(), greeks(), markers={0: ["trade", "start_empire"], 1: ["wild"]})
    assert m.view(1)["players"][0]["markers"] == [["romans", None], [None, None]]
    assert m.view(0)["players"][0]["markers"] == [["romans", "trade"], [None, "start_empire"]]


def pass_round(m: Match) -> None:
    """Nobody turns a marker over in this round."""
    now = state(m).round
    while question(m) in ("TurnMarkers", "PlayEvent") and state(m).round == now:
        seat = next(iter(m.asked()))
        say(m, seat, "pass" if question(m) == "PlayEvent" else "done")


@rule("S33", "S33b", "S31")
def test_a_wild_acts_in_the_round_its_owner_likes_beside_another_marker_of_that_action() -> None:
    two = romans(), empire("gauls", 0, {"france": "warriors"}, level=8)
    m = placed(*two, greeks(), markers={0: ["wild", "production"], 1: ["civilise"]})
    while state(m).round < IDS["action"].index("production"):
        pass_round(m)
    assert refused(m, 1, "turn_over", "greeks") == "other-round"
    say(m, 0, "turn_over", "romans")
    for seat in list(m.asked()):
        if question(m) == "TurnMarkers":
            say(m, seat, "done")
    assert state(m).active == of(m, "romans")
    assert state(m).used_wild(of(m, "romans"))


@rule("S33b", "S34", "S112")
def test_a_wild_that_was_never_turned_over_still_costs_the_free_progress_except_in_a_democracy() -> None:
    for government, after in (("", 8), ("democracy", 9)):
        m = placed(romans(government=government), greeks(), markers={0: ["wild"], 1: ["destiny"]})
        while question(m) == "TurnMarkers":
            pass_round(m)
        calm(m)
        assert (level(m, "romans"), level(m, "greeks")) == (after, 9)


@rule("S31", "S127b", "S112")
def test_a_marker_that_stays_face_down_costs_nothing_but_the_action() -> None:
    own = empire("arabs", 0, {"medina": "warriors"}, level=17, religion="islam")
    foe = empire("romans", 1, {"palestine": "warriors"}, level=17)
    m = placed(own, foe, markers={0: ["destiny"], 1: ["destiny"]}, glory=[5, 5], jihad="palestine")
    before = len(hand(m, 0))
    while question(m) == "TurnMarkers":
        pass_round(m)
    calm(m)
    assert (len(hand(m, 0)), level(m, "arabs")) == (before, 18)
    assert state(m).glory[0] >= 5


# -- conversions -------------------------------------------------------------------------------------------------------


@rule("S35", "S38")
def test_indecision_spares_start_and_discard_and_what_has_become_a_vote() -> None:
    def playable(m: Match) -> bool:
        while question(m) == "PlayEvent":
            if can(m, 1, "event", with_event("indecision"), "indecision", [], [], [], []):
                return True
            for seat in list(m.asked()):
                say(m, seat, "pass")
        return False

    hands = {1: [with_event("indecision")]}
    assert playable(doing("destiny", romans(), hands=hands))
    assert not playable(doing("discard_empire", romans(), hands=hands))
    assert not playable(doing("start_empire", romans(), slot=True, hands=hands))
    assert playable(doing("destiny", romans(), slot=True, hands=hands))
    heretic = romans(religion="buddhism")
    assert not playable(doing("destiny", heretic, hands=hands, heresy={"buddhism": "romans"}, deck=values(0)))


@rule("S38", "A41")
def test_a_marker_of_the_stars_is_spent_first_and_gone_at_the_end_of_the_turn() -> None:
    m = doing("destiny", romans(go=1, go_now=1), ends=True)
    calm(m)
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "civilise")
    e = of(m, "romans")
    assert (state(m).go[e], state(m).go_now[e]) == (1, 0)
    m = doing("destiny", romans(go=1, go_now=1), ends=True)
    calm(m)
    say(m, 0, "throw_away", [])
    say(m, 0, "pass")
    calm(m)
    assert question(m) == "PlaceMarkers"
    assert (state(m).go[of(m, "romans")], state(m).go_now[of(m, "romans")]) == (1, 0)


# -- starting ----------------------------------------------------------------------------------------------------------


def starting(card: str, *empires: Empire, more: list[str] | None = None, **board: Any) -> Match:
    """Seat 0 starts an empire with this card."""
    board.setdefault("hands", {0: [card, *(more or [])]})
    first = empires or (empire("shang", 1, {"henan": "warriors"}, level=8),)
    number = IDS["action"].index("start_empire")
    m = position(*first, players=2, stack=[["TurnOver", 0, -1, number, 0], HALT], round=number, **board)
    return calm(m)


def found(m: Match, card: str, age: int, colour: str = "pink") -> None:
    say(m, 0, "found", card, age_id(m, age))
    say(m, 0, "use_colour", colour)


def age_id(m: Match, age: int) -> Any:
    options = listed(m, 0, "found")
    assert options
    words = m.game.action_to_json(m.table, options[0])
    kind = words[2]
    return kind if not isinstance(kind, int) else age - 1


@rule("S39", "S40")
def test_a_card_starts_on_the_first_level_of_the_age_of_the_most_advanced_empire() -> None:
    m = starting("romans", empire("shang", 1, {"henan": "warriors"}, level=12))
    found(m, "romans", 2)
    assert (level(m, "romans"), elite(m, "romans"), money(m, "romans")) == (8, 1, 15)
    m = starting("romans", empire("shang", 1, {"henan": "warriors"}, level=7))
    assert (question(m), of(m, "romans"), hand(m, 0)) == ("Halt", -1, ["romans"])


@rule("S27b")
def test_without_empires_in_play_the_last_age_stays() -> None:
    m = position(players=2, hands={0: ["romans", "shang"]}, last_age=0, start_age=3, doing="start_empire", by="seat 1")
    calm(m)
    offered = {IDS["empire"][option[1]] for option in listed(m, 0, "found")}
    assert offered == {"romans"}


@rule("S41", "S41b", "S42", "S7")
def test_the_first_units_are_bought_at_normal_price_without_a_limit_per_area() -> None:
    m = starting("romans")
    found(m, "romans", 2)
    while question(m) == "CallLeaders":
        say(m, 0, "done")
    for _ in range(3):
        say(m, 0, "build", "rome", "warriors")
    say(m, 0, "build", "rome", "galleys")
    assert money(m, "romans") == 15 - 8
    assert refused(m, 0, "build", "sicily", "warriors") == "not-a-start-area"
    assert refused(m, 0, "build", "rome", "legion") == "type-too-new"
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    assert (capital(m, "romans"), city(m, "rome"), units(m, "rome").count("warriors")) == ("rome", 1, 3)


@rule("S43", "S43b")
def test_named_leaders_of_the_age_may_come_up_to_the_leader_value_and_later_ones_not() -> None:
    m = starting("romans")
    found(m, "romans", 2)
    assert refused(m, 0, "call_leader", "romans_trajan") == "leader-not-now"
    say(m, 0, "call_leader", "romans_caesar")
    say(m, 0, "call_leader", "romans_augustus")
    assert sorted(name for name, _ in leaders(m, "romans")) == ["romans_augustus", "romans_caesar"]


@rule("S97f", "S123")
def test_a_granted_faith_brings_elite_markers_and_nothing_else_that_happens_on_play() -> None:
    m = starting("arabs", empire("shang", 1, {"henan": "warriors"}, level=15))
    found(m, "arabs", 3)
    say(m, 0, "done")
    say(m, 0, "accept")
    assert (religion(m, "arabs"), elite(m, "arabs")) == ("islam", 3)
    m = starting("papal_states", empire("shang", 1, {"henan": "warriors"}, level=15))
    found(m, "papal_states", 3)
    say(m, 0, "accept")
    say(m, 0, "build", "rome", "warriors")
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    assert (religion(m, "papal_states"), disordered(m), capital(m, "papal_states")) == ("christianity", [], "rome")


@rule("S42", "A29")
def test_a_neutral_city_becomes_the_capital_at_its_level() -> None:
    m = starting("romans", cities={"rome": 5})
    found(m, "romans", 2)
    say(m, 0, "done")
    say(m, 0, "build", "rome", "warriors")
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    assert (capital(m, "romans"), city(m, "rome")) == ("rome", 5)


@rule("S6", "S25")
def test_only_free_colours_of_the_own_pair_or_open_ones_may_be_used() -> None:
    m = starting(
        "romans",
        empire("shang", 1, {"henan": "warriors"}, level=8),
        empire("egyptians", 0, {"libya": "warriors"}, level=8, colour="pink"),
    )
    say(m, 0, "found", "romans", age_id(m, 2))
    assert refused(m, 0, "use_colour", "pink") == "colour-not-yours"
    assert refused(m, 0, "use_colour", "yellow") == "colour-not-yours"
    assert refused(m, 0, "use_colour", "red") == ""
    assert refused(m, 0, "use_colour", "black") == ""


@rule("A33", "S39")
def test_a_time_ripple_starts_a_card_of_other_ages_on_the_first_level_of_the_current_one() -> None:
    m = position(
        empire("shang", 1, {"henan": "warriors"}, level=8),
        players=2,
        hands={0: ["zimbabweans", with_event("time_ripple")]},
        doing="start_empire",
        by="seat 1",
    )
    while not can(m, 0, "event", with_event("time_ripple"), "time_ripple", [], [], [], []):
        say(m, next(iter(m.asked())), "pass")
    event(m, 0, "time_ripple")
    calm(m)
    found(m, "zimbabweans", 2)
    assert (level(m, "zimbabweans"), state(m).born[of(m, "zimbabweans")]) == (8, 2)


@rule("S108", "S108b", "S110", "S128", "S17b")
def test_a_discarded_empire_leaves_cities_and_nothing_else() -> None:
    rich = empire(
        "romans",
        0,
        {"rome": "warriors", "sicily": "warriors"},
        level=16,
        capital="rome",
        cities={"rome": 5},
        money=30,
        artefacts={"rome": ["pope"], "sicily": ["forum"]},
        religion="christianity",
        forts=["rome"],
        disorder=["sicily"],
        leaders=[("romans_caesar", "rome"), ("unnamed_ta", "rome")],
    )
    m = doing("discard_empire", rich, greeks(level=16), crusade=1, treaty=("romans", "rome", "greeks", "greece"))
    cup = state(m).cup[IDS["leader"].index("unnamed_ta")] if of(m, "romans") >= 0 else None
    while question(m) in ("UseForum", "BeforeAction", "PlayEvent"):
        seat = next(iter(m.asked()))
        say(m, seat, {"UseForum": "act", "BeforeAction": "done"}.get(question(m), "pass"))
    s = state(m)
    assert of(m, "romans") == -1
    assert (city(m, "rome"), disordered(m), s.forts, s.crusade, s.treaty) == (5, [], 0, 0, ())
    assert s.lies[area("rome")] == s.lies[area("sicily")] == 0
    assert discarded(m)[0] == "romans"
    assert s.gone >> IDS["leader"].index("romans_caesar") & 1
    assert cup is None or s.cup[IDS["leader"].index("unnamed_ta")] == cup + 1
    assert s.free[: len(s.components.unit_class)].count(0) == state(position(players=2)).free[
        : len(s.components.unit_class)
    ].count(0)
    assert not any(owns(m, "greeks", artefact) for artefact in ("pope", "forum"))
    assert held(m, "greeks") == ["greece"]
