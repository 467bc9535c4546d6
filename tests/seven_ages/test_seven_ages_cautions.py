"""What players are told before an answer that does nothing, costs something or ends something."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from course_scene import acting, asked
from event_scene import card, egypt, rome, scene, words
from settled_world import GAME, Settled

from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.redeal import redeal
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.testing import amount, rule, say
from zeitalter.texts import texts_for


def told(match: Match[Any], seat: int, *answer: Any) -> tuple[Any, ...]:
    """Tone and id of the caution before an answer, then what it names; empty without one."""
    action = GAME.action_from_json(match.table, list(answer))
    assert match.why_not(seat, action) is None
    assert GAME.sight.caution is not None
    found = GAME.sight.caution(match.state, seat, action)
    if found is None:
        return ()
    texts = texts_for(GAME.id, "en")
    kinds, values = [kind for kind, _ in found.args], [value for _, value in found.args]
    assert texts.message(f"caution-{found.id}", **texts.args(match, kinds, values))
    return (found.tone, found.id, *texts.args(match, kinds, values).values())


def number(action: str) -> int:
    """The number of an action."""
    return int(GAME.table(2, {}).components.ids["action"].index(action))


def round_of(action: str, *empires: Any, **board: Any) -> Match[Any]:
    """The round of an action in which markers lie."""
    return position(*empires, players=2, stack=[["ActionRound", number(action)], "EndTurn"], **board)


# -- markers -----------------------------------------------------------------------------------------------------------


@rule("S33")
def test_marker_that_is_not_turned_over_in_its_round_is_forfeited() -> None:
    match = round_of("production", rome(), egypt(), markers={0: {"romans": "production"}, 1: {"egyptians": "wild"}})
    assert told(match, 0, "done") == ("cost", "forfeits", "Production")
    assert told(match, 0, "turn_over", "romans") == ()
    assert told(match, 1, "done") == ()


@rule("S33b")
def test_wild_is_forfeited_only_in_the_last_round() -> None:
    match = round_of("discard_empire", rome(), egypt(), markers={1: {"egyptians": "wild"}})
    assert told(match, 1, "done") == ("cost", "forfeits-wild")


@rule("S108")
def test_giving_up_an_empire_is_asked_once_more() -> None:
    match = round_of("discard_empire", rome(), egypt(), markers={0: {"romans": "discard_empire"}})
    assert told(match, 0, "turn_over", "romans") == ("grave", "gives-up", "Romans")
    assert told(match, 0, "done") == ()


@rule("S31")
def test_laying_the_marker_that_gives_up_an_empire_says_so() -> None:
    match = position(rome(), egypt(), players=2, stack=["PlaceMarkers"])
    assert told(match, 0, "place", ["discard_empire"]) == ("cost", "lays-discard", "Romans")
    assert told(match, 0, "place", ["production"]) == ()


@rule("S39")
def test_marker_start_empire_does_nothing_without_a_card_of_the_age() -> None:
    match = position(rome(), players=2, hands={0: [card("windfall")], 1: []}, stack=["PlaceMarkers"])
    fits = GAME.table(2, {}).components.empire_ages
    late = next(
        id for i, id in enumerate(match.table.components.ids["empire"]) if not fits[i] & 0b111110 and id != "romans"
    )
    for hand, found in (([late], ("idle", "no-card-to-start")), (["sumerians"], ())):
        match = position(
            rome(),
            players=2,
            hands={0: hand},
            markers={0: {"": "start_empire"}},
            stack=[["ActionRound", number("start_empire")], "EndTurn"],
        )
        assert told(match, 0, "turn_over_slot") == found


@rule("S71")
def test_manoeuvre_does_nothing_where_a_unit_has_to_stay_everywhere() -> None:
    alone = empire("romans", 0, {"rome": "warriors"}, capital="rome")
    match = round_of("manoeuvre", alone, egypt(), markers={0: {"romans": "manoeuvre"}})
    assert told(match, 0, "turn_over", "romans") == ("idle", "nobody-can-move", "Romans")
    match = round_of("manoeuvre", rome(), egypt(), markers={0: {"romans": "manoeuvre"}})
    assert told(match, 0, "turn_over", "romans") == ()


@rule("S17")
def test_production_does_nothing_where_everything_is_in_disorder_and_no_money_is_saved() -> None:
    for money, found in ((0, ("idle", "no-income", "Romans")), (1, ())):
        upset = empire("romans", 0, {"rome": "warriors"}, capital="rome", disorder=["rome"], money=money)
        match = round_of("production", upset, egypt(), markers={0: {"romans": "production"}})
        assert told(match, 0, "turn_over", "romans") == found


# -- starting an empire ------------------------------------------------------------------------------------------------


@rule("S44")
def test_empire_whose_start_areas_are_all_taken_begins_with_a_conflict() -> None:
    taken = empire("egyptians", 1, {"babylon": "warriors"}, capital="babylon")
    match = position(taken, players=2, hands={0: ["babylonians", "romans"]}, doing="start_empire", by="seat 1")
    assert told(match, 0, "found", "babylonians", "1") == ("cost", "starts-in-conflict", "Babylon")
    assert told(match, 0, "pass") == ("cost", "starts-nothing")


@rule("S41")
def test_start_area_without_a_unit_is_named() -> None:
    match = position(players=2, hands={0: ["sumerians"]}, doing="start_empire", by="seat 1")
    bot = find_bot("strategist", GAME)
    while asked(match) != "BuyFirstUnits":
        bot_move(match, match.asked()[0], bot)
    say(match, 0, "build", "sumer", "warriors")
    assert told(match, 0, "done") == ("cost", "start-area-left", "Babylon")
    say(match, 0, "build", "babylon", "warriors")
    assert told(match, 0, "done") == ()


# -- trade, manoeuvre, production --------------------------------------------------------------------------------------


@rule("S59")
def test_action_without_a_trade_does_not_advance_the_empire() -> None:
    match = acting(rome(), egypt(), doing="trade", hands={0: ["zulus"], 1: ["song"]})
    assert told(match, 0, "done") == ("cost", "no-trade")
    assert told(match, 0, "neutral") == ()


@rule("S79")
def test_attack_that_seldom_succeeds_says_how_often() -> None:
    weak = empire("romans", 0, {"rome": "warriors warriors"}, capital="rome")
    strong = empire("egyptians", 1, {"north_italy": "spearmen spearmen spearmen spearmen"}, level=6)
    match = acting(weak, strong, doing="manoeuvre", hands={})
    option = next(o for o in match.options(0) if not isinstance(o, Form) and o[0] == "move")
    assert match.table.components.ids["area"][option[2]] == "north_italy"
    answer = GAME.action_to_json(match.table, option)
    tone, id, area, chance = told(match, 0, *answer)
    assert (tone, id, area) == ("cost", "poor-attack", "Northern Italy")
    assert int(chance) < 20
    assert told(match, 0, "done") == ("cost", "nobody-moved")
    say(match, 0, *answer)
    assert told(match, 0, "done")[:2] == ("grave", "hopeless-attack")


@rule("S51")
def test_dismissing_a_unit_is_a_loss_where_money_suffices() -> None:
    for money, found in ((9, ("cost", "dismisses-paid")), (0, ())):
        crowd = empire("hittites", 0, {"anatolia": "warriors " * 6 + "archers archers"}, money=money)
        match = acting(crowd, egypt(), doing="production", hands={})
        assert asked(match) == "Upkeep"
        assert told(match, 0, "dismiss", "anatolia", "warriors") == found


@rule("S95")
def test_full_hand_that_is_kept_draws_nothing() -> None:
    hand = ["zulus", "song", "dutch", "timurids", "saxons", "siamese", "venetians"]
    match = acting(rome(), egypt(), doing="destiny", hands={0: hand})
    assert told(match, 0, "throw_away", []) == ("idle", "draws-nothing", 7)
    assert told(match, 0, "throw_away", ["zulus"]) == ()


# -- civilise, events, the end -----------------------------------------------------------------------------------------


@rule("S100")
def test_good_artefact_for_another_player_says_whom_it_helps() -> None:
    ids = GAME.table(2, {}).components
    colossus = next(
        ids.ids["empire"][i] for i, one in enumerate(ids.card_artefact) if ids.ids["artefact"][one] == "colossus"
    )
    match = acting(rome(), egypt(), doing="civilise", hands={0: [colossus]})
    assert told(match, 0, "artefact", colossus, "colossus", "egyptians") == (
        "cost",
        "helps-other",
        "Pharaonic Egyptians",
        "Seat 2",
    )
    assert told(match, 0, "artefact", colossus, "colossus", "romans") == ()


@rule("S97")
def test_city_that_could_still_be_built_is_told() -> None:
    match = acting(rome(money=30), egypt(), doing="civilise", hands={})
    assert told(match, 0, "done") == ("cost", "city-left")


@rule("S5")
def test_event_against_an_own_empire_says_so() -> None:
    match = scene(rome(), egypt(), doing="civilise", hands={0: ["barracks_revolt"]}, players=2)
    own, other = (words("barracks_revolt", {"on": id}) for id in ("romans", "egyptians"))
    assert told(match, 0, *own) == ("cost", "harms-own", "Romans")
    assert told(match, 0, *other) == ()


@rule("S119")
def test_money_is_worth_nothing_after_the_last_turn() -> None:
    for turn, found in ((60, ("cost", "money-worthless", 70)), (1, ())):
        match = position(rome(money=70), egypt(), players=2, stack=["Harvest", "StartTurn"], turn=turn)
        assert asked(match) == "BuyGlory"
        assert told(match, 0, "pass") == found


# -- all of them -------------------------------------------------------------------------------------------------------


def test_every_caution_has_its_sentence_and_none_is_left_over() -> None:
    source = (GAME.words.folder.parent / "view" / "cautions.py").read_text(encoding="utf-8")
    used = set(re.findall(r'Caution\(\s*"(?:idle|cost|grave)", "([a-z-]+)"', source))
    for lang in ("de", "en"):
        text = (GAME.words.folder / f"cautions.{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^caution-(\S+) =", text, re.MULTILINE)) == used


@pytest.mark.parametrize("seed", range(amount(4, 20)))
def test_cautions_are_the_same_in_all_positions_a_player_cannot_tell_apart(seed: int) -> None:
    game: Any = Settled(cramped=bool(seed % 2)) if seed % 4 else GAME
    r, bot, compared = Random(seed), find_bot("random", GAME), 0
    match: Match[Any] = Match.new(game, [Seat(name) for name in "ABCD"[: 2 + seed % 3]], {}, seed)
    assert GAME.sight.caution is not None
    while not match.over and len(match.log) < 250:
        seat = r.choice(list(match.asked()))
        if r.random() < 0.3:
            world = redeal(game, match.state, seat, r)
            for option in match.options(seat)[:25]:
                answer = option.sample(r) if isinstance(option, Form) else option
                first = GAME.sight.caution(match.state, seat, answer)
                assert GAME.sight.caution(world, seat, answer) == first, answer
                compared += first is not None
        bot_move(match, seat, bot)
    assert compared
