"""Cases of a strict judge for set-up, markers, rounds, Wild, Forum, "+1 go", Heresy and starting empires (S24-S45)."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import commit
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
    with_artefact,
    with_event,
)

from zeitalter import Match, find_game
from zeitalter.engine.forms import Form
from zeitalter.engine.steps import HALT
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.state import DECK, HANDS
from zeitalter.testing import can, rule, say

GAME = find_game("seven_ages")


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors"}, **{"level": 8, **more})


def gauls(**more: Any) -> Empire:
    return empire("gauls", 0, {"france": "warriors"}, **{"level": 8, **more})


def greeks(seat: int = 1, **more: Any) -> Empire:
    return empire("greeks", seat, {"greece": "warriors"}, **{"level": 8, **more})


def decline(m: Match, seat: int) -> None:
    """Answer with a "no", or with the first option there is."""
    options = [option for option in m.options(seat) if not isinstance(option, Form)]
    m.play(seat, next((option for option in options if option[0] in ("done", "pass", "refuse")), options[0]))


# -- opening cards -----------------------------------------------------------------------------------------------------


def opening(*hands: list[str], options: dict[str, str] | None = None) -> Match:
    """A new game in which the players hold these cards."""
    m = Match.new(GAME, len(hands), seed=3, options=options)
    s = m.state
    dealt = [card for zone in s.zones[: HANDS + len(hands)] for card in zone.cards]
    held = {IDS["empire"].index(id) for cards in hands for id in cards}
    for seat, cards in enumerate(hands):
        numbers = tuple(sorted(IDS["empire"].index(id) for id in cards))
        s.zones[HANDS + seat] = Zone(numbers, (1 << seat,) * len(numbers))
    rest = tuple(card for card in dealt if card not in held)
    s.zones[DECK] = Zone(rest, (0,) * len(rest))
    s.choices = {}
    s.restored()
    return m


def lay(m: Match, **cards: str) -> None:
    for name, card in cards.items():
        say(m, "abcdefg".index(name), "opening", card)


@rule("S25", "S25b")
def test_ties_in_the_middle_are_decided_by_those_who_are_tied_only() -> None:
    """7, 5, 5, 5 and 0: the three lay 4, 4 and 2; the first two lay again."""
    first, second = values(7, 5, 5, 5, 0), values(7, 5, 5, 5, 0, 4, 4, 2, 3, 6)[5:]
    a, b, c, d, e = first
    m = opening([a], [b, second[0], second[3]], [c, second[1], second[4]], [d, second[2]], [e])
    lay(m, a=a, b=b, c=c, d=d, e=e)
    assert sorted(m.asked()) == [1, 2, 3]
    lay(m, b=second[0], c=second[1], d=second[2])
    assert sorted(m.asked()) == [1, 2]
    lay(m, b=second[3], c=second[4])
    order = []
    for colour in ("pink", "yellow", "tan", "light_blue", "light_green"):
        (seat,) = m.asked()
        order.append(seat)
        say(m, seat, "colours", colour)
    assert order == [0, 2, 1, 3, 4]
    assert state(m).start_player == 0
    assert len(discarded(m)) == 10


@rule("S25")
def test_nobody_sees_an_opening_card_before_all_have_laid_one() -> None:
    a, b, c = values(7, 5, 3)
    m = opening([a], [b], [c])
    lay(m, a=a)
    for seat in (1, 2):
        assert a not in str(m.view(seat))
    assert not discarded(m)
    lay(m, b=b)
    assert not discarded(m)
    lay(m, c=c)
    assert sorted(discarded(m)) == sorted([a, b, c])


@rule("S25", "S26", "S6")
def test_of_seven_players_the_last_takes_the_only_pair_left_and_black_is_open_to_all() -> None:
    cards = values(7, 6, 5, 4, 3, 2, 1)
    m = opening(*([card] for card in cards))
    for seat, card in enumerate(cards):
        say(m, seat, "opening", card)
    pairs = ["pink", "yellow", "light_purple", "light_blue", "light_green", "light_grey", "tan"]
    for seat, pair in enumerate(pairs[:-1]):
        say(m, seat, "colours", pair)
    if question(m) == "ChooseColours":
        say(m, 6, "colours", "tan")
    s = state(m)
    black = IDS["colour"].index("black")
    assert all(s.colours_for(seat)[-1] == black and len(s.colours_for(seat)) == 3 for seat in range(7))


# -- ages and scenarios ------------------------------------------------------------------------------------------------


def starting(*cards: str, others: tuple[Empire, ...] = (), wild: int = 0, ends: bool = False, **board: Any) -> Match:
    """Seat 0 may start an empire with one of these cards."""
    number = IDS["action"].index("start_empire")
    board.setdefault("hands", {0: list(cards)})
    stack = [["TurnOver", 0, -1, number, wild], "EndTurn" if ends else HALT]
    return calm(position(*others, **{"players": 2, **board}, stack=stack, round=number))


def founded(card: str, *others: Empire, age: int = 0, colour: str = "pink", **board: Any) -> Match:
    """Seat 0 has shown this card and taken a colour."""
    if age:
        board.setdefault("start_age", age)
    m = starting(card, others=others, **board)
    option = next(option for option in listed(m, 0, "found") if option[1] == IDS["empire"].index(card))
    say(m, 0, *m.game.action_to_json(m.table, option))
    say(m, 0, "use_colour", colour)
    return m


def ages(m: Match, card: str) -> list[int]:
    """The ages in which a card may start."""
    return [option[2] + 1 for option in listed(m, 0, "found") if option[1] == IDS["empire"].index(card)]


@rule("S27", "S27b")
def test_an_open_start_offers_every_age_of_the_card_up_to_the_agreed_last_one() -> None:
    m = starting("koreans", "english", start_age=0, end_age=3)
    assert ages(m, "koreans") == [2, 3]
    assert ages(m, "english") == []
    assert refused(m, 0, "found", "english", "4") == "card-of-other-ages"
    assert refused(m, 0, "found", "koreans", "1") == "card-of-other-ages"


@rule("S27b", "S40", "S28c")
def test_a_modern_game_begins_on_level_29_and_needs_a_card_of_age_five() -> None:
    m = starting("austrians", "incas", start_age=5, end_age=7)
    assert (ages(m, "austrians"), ages(m, "incas")) == ([5], [])
    assert turn_limit(state(m)) == 28
    say(m, 0, "found", "austrians", "5")
    say(m, 0, "use_colour", "pink")
    assert level(m, "austrians") == 29


@rule("S27", "S28c", "S39")
def test_the_first_empire_fixes_the_age_for_the_next_player_and_the_length_of_the_game() -> None:
    number = IDS["action"].index("start_empire")
    m = calm(
        position(
            players=2,
            start_age=0,
            hands={0: ["koreans"], 1: ["english", "vikings"]},
            stack=[["TurnOver", 0, -1, number, 0], ["TurnOver", 1, -1, number, 0], HALT],
            round=number,
        )
    )
    say(m, 0, "found", "koreans", "3")
    say(m, 0, "use_colour", "pink")
    say(m, 0, "build", "korea", "warriors")
    while question(m) not in ("ChooseEmpire", "Halt"):
        decline(m, 0)
    assert question(m) == "ChooseEmpire"
    assert refused(m, 1, "found", "english", "4") == "other-age-now"
    assert can(m, 1, "found", "vikings", "3")
    assert turn_limit(state(m)) == 4 + 8 * 5


@rule("S27b", "S109")
def test_the_age_of_the_last_empire_that_was_the_most_advanced_counts_when_all_are_gone() -> None:
    """The Greeks of age 3 are given up first; then the Romans of age 2 were the most advanced, and they go too."""
    own = greeks(0, level=15)
    number = IDS["action"].index("discard_empire")
    m = calm(
        position(
            own,
            empire("romans", 1, {"rome": "warriors"}, level=8),
            players=2,
            stack=[
                ["TurnOver", 0, IDS["empire"].index("greeks"), number, 0],
                ["TurnOver", 1, IDS["empire"].index("romans"), number, 0],
                HALT,
            ],
            round=number,
        )
    )
    assert not state(m).in_play()
    assert state(m).current_age() == 2


@rule("S28b", "S40", "S39")
def test_an_empire_beyond_the_last_level_keeps_the_last_age_for_newcomers_too() -> None:
    m = founded("vikings", greeks(level=22), end_age=3)
    assert level(m, "vikings") == 15


# -- markers and rounds ------------------------------------------------------------------------------------------------


def placed(*empires: Empire, markers: dict[int, list[str]], players: int = 2, **board: Any) -> Match:
    m = position(*empires, players=players, **board)
    for seat in list(m.asked()):
        say(m, seat, "place", markers.get(seat, []))
    return calm(m)


@rule("S31", "S31b", "S26")
def test_seven_empires_of_two_players_use_all_markers_but_start_empire() -> None:
    cards = ["romans", "gauls", "greeks", "hittites", "babylonians", "shang", "persians"]
    lands = ["rome", "france", "greece", "anatolia", "babylon", "henan", "persia"]
    own = [empire(card, 0, {land: "warriors"}, level=8) for card, land in zip(cards, lands, strict=True)]
    m = position(*own, players=2)
    every = ["production", "trade", "manoeuvre", "destiny", "civilise", "discard_empire", "wild"]
    assert refused(m, 0, "place", every) == ""
    assert refused(m, 0, "place", every[:-1]) == "empire-without-marker"
    assert refused(m, 0, "place", ["start_empire", *every[1:]]) == "not-for-empire"
    assert refused(m, 0, "place", [*every, "start_empire"]) == "too-many-markers"


@rule("S31", "S26", "S39", "S45")
def test_a_third_slot_without_a_free_colour_still_takes_a_marker_but_starts_nothing() -> None:
    black = greeks(1, colour="black")
    m = position(romans(), gauls(), black, players=7, hands={0: ["etruscans"]})
    assert refused(m, 0, "place", ["production", "trade", "destiny"]) == ""
    m = starting("etruscans", others=(romans(), gauls(), black), players=7)
    assert question(m) == "Halt"
    assert hand(m, 0) == ["etruscans"]


@rule("S32", "S33", "S31b")
@pytest.mark.parametrize(
    ("action", "slot", "realm"),
    [
        ("start_empire", True, False),
        ("production", False, True),
        ("trade", False, True),
        ("manoeuvre", False, True),
        ("destiny", True, True),
        ("civilise", True, True),
        ("discard_empire", False, True),
    ],
)
def test_the_rounds_in_which_a_wild_may_be_turned_over(action: str, slot: bool, realm: bool) -> None:
    number = IDS["action"].index(action)
    m = position(
        romans(),
        greeks(),
        players=2,
        markers={0: {"romans": "trade", "": "wild"}, 1: {"greeks": "wild"}},
        stack=[["ActionRound", number], HALT],
    )
    assert can(m, 0, "turn_over_slot") == slot
    assert can(m, 1, "turn_over", "greeks") == realm
    if not slot:
        assert refused(m, 0, "turn_over_slot") == "not-for-empty-slot"
    if not realm:
        assert refused(m, 1, "turn_over", "greeks") == "not-for-empire"


@rule("S34", "S112", "S39")
def test_an_empire_started_by_the_wild_of_an_empty_slot_has_used_nothing_and_advances() -> None:
    m = founded("etruscans", greeks(), wild=1, ends=True)
    while question(m) != "PlaceMarkers":
        decline(m, next(iter(m.asked())))
    assert level(m, "etruscans") == 9


@rule("S34", "S35", "S112")
@pytest.mark.parametrize("heretic", [False, True])
def test_a_wild_that_became_pass_or_vote_costs_the_free_progress_all_the_same(heretic: bool) -> None:
    faith = {"religion": "buddhism"} if heretic else {}
    own = romans(artefacts={"rome": ["forum"]}, **faith)
    number = IDS["action"].index("production")
    card = IDS["empire"].index("romans")
    m = position(
        own,
        greeks(),
        players=2,
        heresy={"buddhism": "romans"} if heretic else {},
        deck=values(0),
        stack=[["TurnOver", 0, card, number, 1], "EndTurn"],
        round=number,
    )
    calm(m)
    if not heretic:
        say(m, 0, "save_action")
    while question(m) != "PlaceMarkers":
        calm(m)
        if question(m) != "PlaceMarkers":
            decline(m, next(iter(m.asked())))
    assert (level(m, "romans"), level(m, "greeks")) == (8, 9)
    assert state(m).go[of(m, "romans")] == (0 if heretic else 1)


@rule("S31", "S35", "S127b")
def test_who_leaves_the_marker_face_down_neither_votes_nor_pays_for_a_jihad() -> None:
    own = romans(religion="islam", level=16)
    m = position(
        own,
        greeks(level=16),
        players=2,
        heresy={"islam": "romans"},
        jihad="greece",
        glory=[9, 9],
        markers={0: {"romans": "trade"}},
        stack=[["ActionRound", IDS["action"].index("trade")], HALT],
    )
    say(m, 0, "done")
    assert (question(m), state(m).glory[0], level(m, "romans")) == ("Halt", 9, 16)


@rule("S33b", "S5")
def test_the_second_marker_of_a_player_comes_before_the_next_player() -> None:
    m = position(
        romans(money=2),
        gauls(money=2),
        greeks(money=2),
        players=3,
        start_player=2,
        markers={0: {"romans": "production", "gauls": "wild"}, 1: {"greeks": "production"}},
        stack=[["ActionRound", IDS["action"].index("production")], HALT],
    )
    say(m, 1, "turn_over", "greeks")
    say(m, 0, "turn_over", "gauls")
    assert question(m) == "Build"
    say(m, 0, "done")
    say(m, 1, "turn_over", "greeks")
    say(m, 0, "turn_over", "romans")
    assert (question(m), state(m).acting) == ("Build", 0)
    say(m, 0, "done")
    say(m, 1, "turn_over", "greeks")
    say(m, 0, "done") if 0 in m.asked() else None
    assert (question(m), state(m).acting) == ("Build", 1)
    assert state(m).used_wild(of(m, "gauls"))
    assert not state(m).used_wild(of(m, "romans"))


@rule("S31", "S33")
@pytest.mark.parametrize(("action", "answer"), [("production", "turn_over"), ("discard_empire", "done")])
def test_whoever_is_late_acts_but_gives_up_no_empire(action: str, answer: str) -> None:
    m = position(
        romans(),
        players=2,
        markers={0: {"romans": action}},
        stack=[["ActionRound", IDS["action"].index(action)], HALT],
    )
    late = state(m).question().default(state(m), 0)
    assert late is not None
    assert late[0] == answer


# -- Forum, +1 go, Heresy ----------------------------------------------------------------------------------------------


@rule("S35", "S108")
def test_a_forum_can_keep_an_empire_from_being_given_up() -> None:
    m = calm(doing("discard_empire", romans(artefacts={"rome": ["forum"]}), greeks()))
    say(m, 0, "save_action")
    assert (question(m), held(m, "romans"), state(m).go[of(m, "romans")]) == ("Halt", ["rome"], 1)


@rule("S38")
def test_a_wild_used_as_production_is_not_followed_by_production() -> None:
    number, card = IDS["action"].index("production"), IDS["empire"].index("romans")
    m = calm(position(romans(go=2), greeks(), players=2, stack=[["TurnOver", 0, card, number, 1], HALT], round=number))
    while question(m) != "GoOn":
        say(m, 0, "done")
    assert refused(m, 0, "second_action", "production") == "second-must-differ"
    for other in ("start_empire", "discard_empire", "pass", "vote", "wild"):
        assert refused(m, 0, "second_action", other) == "no-second-action"
    say(m, 0, "second_action", "destiny")
    calm(m)
    say(m, 0, "throw_away", [])
    assert question(m) == "Halt"
    assert state(m).go[of(m, "romans")] == 1


@rule("S35", "S38")
def test_heresy_that_came_up_in_the_first_action_leaves_the_second_one_alone() -> None:
    card = with_artefact("heresy")
    m = calm(doing("civilise", romans(religion="buddhism", go=1), greeks(), hands={0: [card]}))
    say(m, 0, "artefact", card, "heresy", "romans")
    while question(m) != "GoOn":
        calm(m)
        if question(m) != "GoOn":
            say(m, 0, "done")
    assert state(m).heresy[IDS["artefact"].index("buddhism")] == of(m, "romans")
    say(m, 0, "second_action", "destiny")
    calm(m)
    assert question(m) != "HeresyVote"
    assert can(m, 0, "throw_away", [])


@rule("S35", "S105b")
def test_only_civilise_lets_a_religious_leader_escape_the_vote() -> None:
    leader = {"religion": "buddhism", "leaders": [("unnamed_re", "rome")]}
    for wild in (0, 1):
        number, card = IDS["action"].index("civilise"), IDS["empire"].index("romans")
        m = calm(
            position(
                romans(**leader),
                players=2,
                heresy={"buddhism": "romans"},
                stack=[["TurnOver", 0, card, number, wild], HALT],
                round=number,
            )
        )
        assert question(m) == "EndHeresy"
    m = calm(doing("production", romans(**leader), greeks(), heresy={"buddhism": "romans"}, deck=values(0)))
    assert state(m).action == IDS["action"].index("vote")


@rule("S35")
def test_an_empty_slot_can_be_stopped_by_indecision() -> None:
    card = with_event("indecision")
    m = doing("destiny", romans(), greeks(), slot=True, players=2, hands={1: [card]})
    event(m, 1, "indecision")
    calm(m)
    assert (question(m), hand(m, 0)) == ("Halt", [])


# -- start empire ------------------------------------------------------------------------------------------------------


def to_units(m: Match, leader: bool = True, grant: str = "accept") -> Match:
    """Answer everything before the first units are bought."""
    while question(m) != "BuyFirstUnits":
        if question(m) == "CallLeaders":
            found = listed(m, 0, "call_leader")
            words = m.game.action_to_json(m.table, found[0]) if leader and found else ["done"]
            say(m, 0, *(words if can(m, 0, *words) else ["done"]))
        else:
            say(m, 0, grant)
    return m


def prices(m: Match, where: str, *kinds: str) -> list[int]:
    """What first units of these types cost, one after the other."""
    found = []
    card = IDS["empire"][state(m).card[state(m).active]]
    for kind in kinds:
        before = money(m, card)
        say(m, 0, "build", where, kind)
        found.append(before - money(m, card))
    return found


@rule("S41b", "S54", "S42")
def test_an_administrator_has_no_capital_yet_when_the_first_units_are_bought() -> None:
    m = to_units(founded("minoans", age=1))
    assert prices(m, "crete", "warriors", "galleys") == [2, 1]


@rule("S7", "S40", "S41")
def test_romans_that_start_have_no_legions_yet() -> None:
    m = to_units(founded("romans", age=2))
    assert refused(m, 0, "build", "rome", "legion") == "type-too-new"
    assert refused(m, 0, "build", "greece", "warriors") == "not-a-start-area"


@rule("S7", "S41", "S58", "S4b")
def test_the_black_counters_run_out_and_the_rest_of_the_money_is_saved() -> None:
    m = to_units(founded("sumerians", age=1, colour="black"))
    prices(m, "sumer", "warriors")
    prices(m, "babylon", "warriors")
    assert refused(m, 0, "build", "sumer", "warriors") == "no-counter-left"
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "sumer")
    say(m, 0, "found_capital", "babylon")
    assert (money(m, "sumerians"), capital(m, "sumerians")) == (6, "babylon")


@rule("S41b", "S97f", "S54")
@pytest.mark.parametrize(("answer", "price"), [("accept", 4), ("refuse", 5)])
def test_a_government_of_the_card_makes_the_first_units_cheaper_but_brings_no_disorder(answer: str, price: int) -> None:
    m = to_units(founded("soviets", age=7), grant=answer)
    assert prices(m, "muscovy", "musketeers") == [price - 1]
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "muscovy")
    assert (capital(m, "soviets"), disordered(m)) == ("muscovy", [])


@rule("S43", "S104b", "S108")
def test_named_leaders_of_an_empire_that_fell_do_not_come_again_with_its_card() -> None:
    m = calm(doing("discard_empire", romans(leaders=[("romans_caesar", "rome")]), players=2))
    gone = state(m).gone
    assert gone >> IDS["leader"].index("romans_caesar") & 1
    m = founded("romans", age=2, gone=gone)
    assert refused(m, 0, "call_leader", "romans_caesar") == "leader-not-now"
    assert can(m, 0, "call_leader", "romans_augustus")
    assert refused(m, 0, "call_leader", "romans_trajan") == "leader-not-now"


@rule("S43", "S43b")
def test_who_calls_no_named_leader_draws_one_counter_only() -> None:
    m = to_units(founded("greeks", age=2), leader=False)
    assert len(leaders(m, "greeks")) <= 1
    m = founded("greeks", age=2)
    for name in ("homer", "pericles", "socrates"):
        say(m, 0, "call_leader", f"greeks_{name}")
    assert question(m) != "CallLeaders" or refused(m, 0, "call_leader", "greeks_themistocles") == "leader-value-reached"


@rule("S44", "A21", "S92", "S42b")
def test_a_newcomer_fights_for_a_start_area_of_an_own_empire_and_loots_its_capital() -> None:
    own = empire(
        "greeks", 0, {"rome": "warriors", "greece": "warriors"}, level=8, money=9, capital="rome", cities={"rome": 1}
    )
    m = to_units(founded("romans", own, colour="red", deck=values(7, 0)), leader=False)
    prices(m, "rome", *["warriors"] * 4)
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    left = money(m, "romans")
    assert (question(m), list(m.asked())) == ("CommitSide", [0])
    commit(m, 0, "warriors warriors", "warriors warriors")
    assert question(m) == "Halt"
    assert (money(m, "romans"), money(m, "greeks")) == (left + 5, 0)
    assert (capital(m, "romans"), city(m, "rome"), capital(m, "greeks")) == ("rome", 1, "")


@rule("S44", "S39b", "S42b")
def test_a_free_start_area_is_enough_and_the_one_of_another_empire_stays_in_peace() -> None:
    foe = empire("hittites", 1, {"babylon": "warriors"}, level=1)
    m = to_units(founded("sumerians", foe))
    prices(m, "sumer", "warriors")
    assert refused(m, 0, "build", "babylon", "galleys") in ("needs-coast", "no-foreign-port")
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "sumer")
    if question(m) == "ChooseCapital":
        assert refused(m, 0, "found_capital", "babylon") == "not-own-area"
        say(m, 0, "found_capital", "sumer")
    assert (capital(m, "sumerians"), held(m, "hittites")) == ("sumer", ["babylon"])


@rule("S42", "S42b")
def test_a_great_neutral_city_becomes_the_capital_of_byzantium_as_it_is() -> None:
    m = to_units(founded("byzantines", age=3, cities={"thrace": 5, "ionia": 1}))
    prices(m, "thrace", "warriors")
    prices(m, "ionia", "warriors")
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "thrace")
    say(m, 0, "found_capital", "thrace")
    assert (city(m, "thrace"), city(m, "ionia")) == (5, 1)
    assert state(m).forts >> area("thrace") & 1


@rule("S97g", "S15", "S39b")
def test_barbarians_that_start_in_a_great_city_are_none_from_then_on_but_have_no_capital() -> None:
    m = to_units(founded("franks", age=3, cities={"low_countries": 3}))
    assert state(m).is_barbarian(of(m, "franks"))
    prices(m, "low_countries", "warriors")
    assert not state(m).is_barbarian(of(m, "franks"))
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "low_countries")
    assert (question(m), capital(m, "franks")) == ("Halt", "")


@rule("S39b", "S41")
def test_a_pretender_pays_for_units_of_an_empire_that_is_being_started_only() -> None:
    card = with_event("pretender")
    m = position(
        players=2,
        start_age=1,
        hands={0: ["sumerians", card]},
        stack=[["TurnOver", 0, -1, 0, 0], HALT],
        round=0,
    )
    while not can(m, 0, "event", card, "pretender", [], [], [], []):
        say(m, 0, "pass")
    event(m, 0, "pretender")
    calm(m)
    say(m, 0, "found", "sumerians", "1")
    say(m, 0, "use_colour", "pink")
    assert (money(m, "sumerians"), elite(m, "sumerians")) == (16, 1)


@rule("S45", "S39")
def test_who_shows_nothing_keeps_his_cards_unseen() -> None:
    m = starting("sumerians", "hittites", start_age=1)
    say(m, 0, "pass")
    assert question(m) == "Halt"
    assert "sumerians" not in str(m.view(1))
    assert hand(m, 0) == ["hittites", "sumerians"]


@rule("S93", "S44", "S123", "S97f")
def test_arabs_that_start_with_islam_gain_glory_for_a_start_area_they_take() -> None:
    foe = empire("hittites", 1, {"medina": "warriors", "anatolia": "warriors"}, level=15)
    m = to_units(founded("arabs", foe, deck=values(7, 0)), leader=False)
    assert religion(m, "arabs") == "islam"
    prices(m, "medina", *["warriors"] * 4)
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "medina")
    commit(m, 0, "warriors warriors", "warriors warriors")
    assert (question(m), capital(m, "arabs"), state(m).glory[0]) == ("Halt", "medina", 1)


@rule("S39b", "S91", "S101")
def test_the_library_of_the_ptolemies_comes_after_the_conflict_for_egypt() -> None:
    foe = empire("hittites", 1, {"lower_egypt": "warriors", "anatolia": "warriors"}, level=8)
    m = to_units(founded("ptolemies", foe, deck=values(7, 0)), leader=False)
    prices(m, "lower_egypt", *["warriors"] * 4)
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "lower_egypt")
    commit(m, 0, "warriors warriors", "warriors warriors")
    say(m, 0, "give_artefact", "lower_egypt")
    assert owns(m, "ptolemies", "great_library")
    assert capital(m, "ptolemies") == "lower_egypt"


@rule("S44", "S42b", "S39b")
def test_greeks_that_are_beaten_at_home_live_on_overseas_without_a_capital() -> None:
    foe = empire("hittites", 1, {"greece": "warriors warriors warriors"}, level=8, forts=["greece"])
    m = to_units(founded("greeks", foe, deck=values(0, 7)), leader=False)
    prices(m, "greece", *["warriors"] * 2)
    prices(m, "crete", "warriors")
    assert refused(m, 0, "build", "crete", "warriors") == "too-many-overseas"
    assert refused(m, 0, "build", "sicily", "warriors") == "not-a-start-area"
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "crete")
    commit(m, 0, "warriors", "warriors")
    commit(m, 1, "warriors warriors", "warriors")
    assert (question(m), held(m, "greeks"), capital(m, "greeks")) == ("Halt", ["crete"], "")
    assert "greeks" not in discarded(m)


@rule("S44", "S108", "S58", "S104b")
def test_a_newcomer_that_is_wiped_out_loses_card_money_and_named_leader() -> None:
    foe = empire("hittites", 1, {"rome": "warriors warriors warriors"}, level=8, forts=["rome"])
    m = founded("romans", foe, deck=values(0, 7, 0, 7))
    say(m, 0, "call_leader", "romans_augustus")
    to_units(m, leader=False)
    prices(m, "rome", "warriors")
    say(m, 0, "done")
    while question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    while question(m) == "Commit":
        seat = next(iter(m.asked()))
        commit(m, seat, *(("warriors",) if seat == 0 else ("warriors warriors", "warriors")))
    assert question(m) == "Halt"
    assert of(m, "romans") == -1
    assert "romans" in discarded(m)
    assert state(m).gone >> IDS["leader"].index("romans_augustus") & 1
    assert units(m, "rome") == ["warriors"] * 3


@rule("A33", "S5", "S39")
def test_a_time_ripple_that_fate_turns_away_leaves_the_card_in_the_hand() -> None:
    ripple, fate = with_event("time_ripple"), with_event("fate_intervenes")
    number = IDS["action"].index("start_empire")
    m = position(
        greeks(level=15),
        players=2,
        hands={0: ["soviets", ripple], 1: [fate]},
        stack=[["TurnOver", 0, -1, number, 0], HALT],
        round=number,
    )
    words = ["event", ripple, "time_ripple", [], [], [], []]
    while not can(m, 0, *words):
        say(m, next(iter(m.asked())), "pass")
    say(m, 0, *words)
    while question(m) == "PlayEvent" and ripple in hand(m, 0):
        say(m, 1, "pass")
    m.play(1, listed(m, 1, "event")[0])
    calm(m)
    assert "soviets" in hand(m, 0)
    assert ripple in discarded(m)
    if question(m) == "ChooseEmpire":
        assert refused(m, 0, "found", "soviets", "3") == "card-of-other-ages"


@rule("S41b", "S7")
def test_portuguese_that_start_have_caravels_already() -> None:
    m = to_units(founded("portuguese", age=4))
    assert level(m, "portuguese") == 22
    assert prices(m, "portugal", "caravels") == [4]


@rule("S39b", "S41b", "S97f", "S54")
def test_holy_romans_may_take_the_faith_and_leave_the_government_or_the_other_way_round() -> None:
    def holy(*answers: str) -> Match:
        m = founded("holy_romans", age=3)
        while question(m) == "CallLeaders":
            say(m, 0, "done")
        for answer in answers:
            say(m, 0, answer)
        return m

    m = holy("accept", "refuse")
    assert (religion(m, "holy_romans"), owns(m, "holy_romans", "feudalism")) == ("christianity", False)
    assert prices(m, "germany", "warriors", "chariots") == [2, 3]
    m = holy("refuse", "accept")
    assert (religion(m, "holy_romans"), owns(m, "holy_romans", "feudalism")) == ("", True)
    assert prices(m, "germany", "warriors", "chariots", "galleys") == [1, 2, 2]


@rule("S43", "S43b")
def test_only_leaders_of_the_very_age_come_with_the_card() -> None:
    m = founded("goths", age=3)
    assert refused(m, 0, "call_leader", "goths_alaric") == "leader-not-now"
    assert can(m, 0, "call_leader", "goths_theodoric")
    m = to_units(founded("gauls", age=1))
    assert not any(name.startswith("gauls") for name, _ in leaders(m, "gauls"))


@rule("S33b", "S109")
def test_the_marker_of_the_empty_slot_is_not_lost_with_an_empire() -> None:
    m = position(
        romans(),
        gauls(),
        greeks(),
        players=2,
        markers={0: {"romans": "civilise", "gauls": "discard_empire", "": "wild"}, 1: {"greeks": "production"}},
        stack=[
            ["TurnOver", 0, IDS["empire"].index("gauls"), IDS["action"].index("discard_empire"), 0],
            ["ActionRound", IDS["action"].index("destiny")],
            HALT,
        ],
    )
    calm(m)
    assert of(m, "gauls") == -1
    assert can(m, 0, "turn_over_slot")
    assert refused(m, 0, "turn_over", "gauls") == "no-marker-there"


@rule("S35", "S36", "S127", "A6", "A61")
def test_a_forum_pass_leaves_no_power_before_it_and_counts_for_a_jihad() -> None:
    own = romans(
        religion="islam",
        level=16,
        artefacts={"rome": ["forum"]},
    )
    m = calm(doing("production", own, greeks(level=16), jihad="greece", glory=[9, 9, 9]))
    say(m, 0, "save_action")
    assert (question(m), state(m).glory[0]) == ("Halt", 6)


@rule("S36", "S120", "S137")
def test_the_powers_of_faith_come_before_giving_an_empire_up_too() -> None:
    own = empire("romans", 0, {"rome": "warriors warriors"}, level=8, religion="christianity")
    m = calm(doing("discard_empire", own, greeks()))
    assert question(m) == "BeforeAction"
    say(m, 0, "preach", "rome", "warriors", "north_italy")
    calm(m)
    assert of(m, "romans") == -1


@rule("S27", "S45")
def test_who_shows_nothing_leaves_the_open_age_to_the_next_player() -> None:
    number = IDS["action"].index("start_empire")
    stack = [["TurnOver", 0, -1, number, 0], ["TurnOver", 1, -1, number, 0], HALT]
    hands = {0: ["koreans"], 1: ["english"]}
    m = calm(position(players=2, start_age=0, hands=hands, stack=stack, round=number))
    say(m, 0, "pass")
    assert can(m, 1, "found", "english", "4")
    assert can(m, 1, "found", "english", "5")


@rule("S38")
def test_neither_an_empty_slot_nor_an_empire_that_was_given_up_goes_on() -> None:
    m = calm(doing("destiny", romans(go=1), greeks(), slot=True))
    say(m, 0, "throw_away", [])
    assert question(m) == "Halt"
    m = calm(doing("discard_empire", romans(go=1, go_now=1), greeks()))
    assert (question(m), of(m, "romans")) == ("Halt", -1)


@rule("S38", "S30")
def test_the_second_stored_marker_waits_for_the_next_turn() -> None:
    m = calm(doing("destiny", romans(go=2), greeks()))
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "production")
    while question(m) != "Halt":
        calm(m)
        if question(m) != "Halt":
            assert question(m) != "GoOn"
            say(m, 0, "done")
    assert state(m).go[of(m, "romans")] == 1


@rule("S41", "S44")
def test_two_units_are_too_few_for_one_overseas_and_six_allow_two_in_one_place() -> None:
    m = to_units(founded("greeks", age=2), leader=False)
    assert refused(m, 0, "build", "crete", "warriors") == "too-many-overseas"
    prices(m, "greece", "warriors")
    assert refused(m, 0, "build", "crete", "warriors") == "too-many-overseas"
    prices(m, "greece", "warriors")
    prices(m, "crete", "warriors")
    prices(m, "greece", "warriors", "warriors")
    prices(m, "crete", "warriors")
    assert units(m, "crete") == ["warriors", "warriors"]


@rule("S31", "S33b", "S34")
def test_an_empire_taken_over_by_a_new_dynasty_has_no_marker_any_more() -> None:
    card = with_event("new_dynasty")
    m = calm(
        doing(
            "civilise",
            romans(),
            greeks(),
            players=2,
            hands={0: [card]},
            deck=values(7),
            markers={0: {"romans": "civilise"}, 1: {"greeks": "discard_empire"}},
        )
    )
    event(m, 0, "new_dynasty", on="greeks", using=card)
    calm(m)
    assert state(m).owner[of(m, "greeks")] == 0
    assert state(m).slots[1] == ()
    assert of(m, "greeks") not in state(m).slots[0]
