"""The strategist bot of 7 Ages: sensible single choices, whole games, no knowledge of hidden things, and hints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from blind_bots import check_blind

from zeitalter import find_game
from zeitalter.bots import Hint, bot_choice, bot_hint, find_bot, hint_text, play_out
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.games.seven_ages.bot import hints, judge
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.testing import seeds
from zeitalter.texts import LANGUAGES, texts_for

GAME = find_game("seven_ages")
STRATEGIST = find_bot("strategist", GAME)
RANDOM = find_bot("random", GAME)
WORDS = Path(hints.__file__).parents[1] / "words"


def choice(match: Match, seat: int = 0) -> Any:
    """What the bot answers, readable."""
    return GAME.action_to_json(match.table, bot_choice(match, seat, STRATEGIST))


def answer(match: Match, seat: int = 0) -> None:
    """Let the bot answer."""
    match.play(seat, bot_choice(match, seat, STRATEGIST))


def number(card: str) -> int:
    """The number of a card."""
    ids: list[str] = GAME.table(2).components.ids["empire"]
    return ids.index(card)


def asks(match: Match, step: str) -> bool:
    """Whether this is asked now."""
    return not match.over and type(match.state.stack[-1]).__name__ == step


def until(match: Match, step: str) -> Match:
    """Let bots answer until this is asked."""
    while not asks(match, step):
        answer(match, match.asked()[0])
    return match


# -- markers and new empires -------------------------------------------------------------------------------------------


def placing(*empires: Any, hand: Sequence[str], **what: Any) -> Match:
    return position(*empires, hands={0: hand}, stack=["PlaceMarkers", "EndTurn"], **what)


def test_the_first_marker_starts_an_empire() -> None:
    assert choice(placing(hand=["egyptians", "dutch"], players=2)) == ["place", ["start_empire"]]


def test_without_a_card_of_the_age_it_looks_for_one() -> None:
    match = placing(hand=["dutch", "british", "soviets"], players=2, start_age=1)
    assert choice(match)[1][0] in ("destiny", "wild")


def test_spare_units_manoeuvre_and_a_dark_level_trades() -> None:
    match = placing(
        empire("shang", 0, {"henan": "warriors warriors warriors warriors"}, capital="henan"),
        empire("harappans", 0, {"sind": "warriors", "punjab": "warriors"}, capital="sind", level=7),
        empire("olmecs", 1, {"tabasco": "warriors"}, capital="tabasco", level=5),
        hand=["dutch", "poles", "iroquois", "nubians", "saxons"],
        players=2,
        turn=6,
    )
    assert choice(match)[1][:2] == ["manoeuvre", "trade"]


def test_a_hopeless_empire_makes_room_for_a_good_one() -> None:
    match = position(
        empire("hittites", 0, {"iceland": "warriors"}),
        empire("egyptians", 0, {"lower_egypt": "warriors", "upper_egypt": "warriors"}, capital="lower_egypt", level=4),
        empire("harappans", 0, {"sind": "warriors", "punjab": "warriors"}, capital="sind", level=4),
        empire("shang", 0, {"henan": "warriors", "hebei": "warriors"}, capital="henan", level=4),
        empire("sumerians", 1, {"sumer": "warriors"}, capital="sumer"),
        hands={0: ["minoans", "olmecs"]},
        stack=["PlaceMarkers", "EndTurn"],
        turn=4,
    )
    placed = choice(match)[1]
    hittites = match.state.empires_of(0).index(match.state.empire(number("hittites")))
    assert placed[hittites] == "discard_empire"


def test_it_starts_the_empire_whose_land_is_free() -> None:
    match = position(
        empire("sumerians", 1, {"henan": "warriors warriors warriors warriors"}),
        hands={0: ["shang", "egyptians"]},
        doing="start_empire",
        by="seat 1",
        players=2,
    )
    assert choice(until(match, "ChooseEmpire")) == ["found", "egyptians", "1"]


def test_a_newcomer_holds_all_start_areas() -> None:
    match = position(hands={0: ["egyptians"]}, doing="start_empire", by="seat 1", players=2)
    until(match, "BuyFirstUnits")
    while asks(match, "BuyFirstUnits"):
        answer(match)
    s = match.state
    e = s.empires_of(0)[0]
    assert all(s.holder[area] == e for area in s.components.start_areas[s.card[e]])
    assert len(s.units_of(e)) > 2


# -- growing -----------------------------------------------------------------------------------------------------------


def test_units_move_into_land_that_brings_glory() -> None:
    match = position(
        empire("harappans", 0, {"sind": "warriors warriors warriors warriors"}, capital="sind"),
        doing="manoeuvre",
        players=2,
    )
    until(match, "Movement")
    s = match.state
    while asks(match, "Movement"):
        answer(match)
    india = s.components.land_mask[s.components.ids["region"].index("india")]
    held = match.state.held[match.state.empires_of(0)[0]]
    assert held.bit_count() == 1 + 3
    assert (held & india).bit_count() >= 3


def test_it_attacks_a_weak_neighbour_and_leaves_a_strong_one_alone() -> None:
    def attacks(defenders: str) -> bool:
        match = position(
            empire("shang", 0, {"henan": " ".join(["spearmen"] * 5)}, colour="pink", capital="henan", level=6, elite=2),
            empire("zhou", 1, {"wei_valley": defenders, "szechwan": "warriors"}, level=6),
            doing="manoeuvre",
            players=2,
        )
        until(match, "Movement")
        while asks(match, "Movement"):
            if choice(match)[:3] == ["move", "henan", "wei_valley"]:
                return True
            answer(match)
        return False

    assert attacks("warriors")
    assert not attacks("spearmen spearmen spearmen spearmen archers archers")


def test_new_units_stand_where_they_can_grow() -> None:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors", "upper_egypt": "warriors"}, capital="lower_egypt", money=6),
        doing="production",
        players=2,
    )
    assert choice(until(match, "Build"))[0] == "build"


# -- trade and cards ---------------------------------------------------------------------------------------------------


def test_it_lays_a_high_card_to_leave_a_dark_level() -> None:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors"}, capital="lower_egypt", level=7),
        hands={0: ["poles", "british", "soviets"]},
        doing="trade",
        players=2,
    )
    assert choice(until(match, "ChooseTrade")) == ["neutral"]
    assert choice(until(match, "LayNeutralCards")) == ["lay_open", ["poles"], 0]


def test_it_trades_against_the_worse_trade_number() -> None:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors"}, capital="lower_egypt", level=7),
        empire("gauls", 1, {"upper_egypt": "warriors"}, level=3),
        empire("phoenicians", 2, {"palestine": "warriors"}, level=3),
        hands={0: ["poles", "iroquois"]},
        doing="trade",
        players=3,
    )
    assert choice(until(match, "ChooseTrade")) == ["trade", "gauls"]


def test_destiny_throws_cards_away_that_are_no_use() -> None:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors"}, capital="lower_egypt"),
        hands={0: ["harappans", "soviets", "british"]},
        doing="destiny",
        players=2,
        end_age=2,
    )
    thrown = choice(until(match, "ThrowAway"))[1]
    assert "harappans" not in thrown
    assert "soviets" in thrown


# -- artefacts, events, bargains ---------------------------------------------------------------------------------------


def civilising(*hand: str, **what: Any) -> Match:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors warriors"}, capital="lower_egypt", level=5, **what),
        empire(
            "sumerians", 1, {"sumer": "warriors", "babylon": "warriors"}, capital="sumer", level=5, disorder=["sumer"]
        ),
        hands={0: hand},
        doing="civilise",
        players=2,
        glory=[5, 9],
    )
    return until(match, "Civilising")


def test_harm_goes_to_rivals_and_help_to_the_own_empire() -> None:
    assert choice(civilising("french"))[:4] == ["artefact", "french", "revolution", "sumerians"]
    assert choice(civilising("ptolemies"))[:4] == ["artefact", "ptolemies", "pharos_lighthouse", "egyptians"]


def test_an_event_brings_levels_to_the_own_empire() -> None:
    match = civilising("safavids")
    while choice(match)[0] != "event":
        answer(match)
    assert choice(match)[:4] == ["event", "safavids", "enlightenment", ["egyptians"]]


def test_it_gives_no_money_away_and_takes_what_it_gets() -> None:
    def asked(back: int) -> Match:
        return position(
            empire("egyptians", 0, {"lower_egypt": "warriors"}, money=9),
            empire("sumerians", 1, {"palestine": "warriors"}, money=9),
            stack=[["AnswerMoney", 0, number("egyptians"), number("sumerians"), 5, back], "EndTurn"],
            players=2,
        )

    assert choice(asked(1)) == ["refuse"]
    assert choice(asked(0)) == ["accept"]


def test_glory_is_bought_at_the_end() -> None:
    match = position(
        empire("egyptians", 0, {"lower_egypt": "warriors"}, money=120, level=15),
        stack=[["BuyGlory", 0, number("egyptians")], "EndTurn"],
        players=2,
        end_age=2,
        finished_by=(number("egyptians"),),
    )
    assert choice(match) == ["buy_glory", 2]


# -- whole games -------------------------------------------------------------------------------------------------------


def test_every_question_has_its_rule_of_thumb() -> None:
    prompts = set(GAME.vocabulary.prompts) - {"PlayEvent"}
    assert prompts <= set(judge.ANSWERS)


@pytest.mark.parametrize("seed", range(3))
def test_four_strategist_bots_pass_the_last_level(seed: int) -> None:
    s = Match.new(GAME, 4, {"scenario": "short"}, seed=seed).state
    play_out(GAME, s, [STRATEGIST] * 4, Random(seed))
    assert s.result is not None
    assert s.result["how"] == "last-level"


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_three_random_bots(seed: int) -> None:
    s = Match.new(GAME, 4, {"scenario": "short"}, seed=seed).state
    play_out(GAME, s, [RANDOM, STRATEGIST, RANDOM, RANDOM], Random(seed))
    assert s.result is not None
    assert s.result["winners"] == [1]


def test_hidden_things_dealt_anew_do_not_change_its_choice() -> None:
    match = Match.new(GAME, 4, {"scenario": "short"}, seed=5)
    different = asked = 0
    while not match.over and asked < 600:
        seat = match.asked()[0]
        worlds = [redeal(GAME, match.state, seat, Random(n)) for n in (asked, asked + 1000)]
        different += worlds[0].zones != worlds[1].zones
        one, two = (STRATEGIST.choose(GAME, world, seat, Random(n)) for n, world in enumerate(worlds))
        assert one == two, type(match.state.stack[-1]).__name__
        match.play(seat, one)
        asked += 1
    assert different > 300


# -- hints -------------------------------------------------------------------------------------------------------------


def test_hints_are_said_in_both_languages() -> None:
    texts = [texts_for("seven_ages", lang) for lang in LANGUAGES]
    match = Match.new(GAME, 4, {"scenario": "short"}, seed=2)
    said = set()
    while not match.over:
        seat = match.asked()[0]
        hint = bot_hint(match, seat, STRATEGIST)
        if hint.id not in said:
            said.add(hint.id)
            for one in texts:
                assert "{" not in hint_text(one, match, hint)
        match.play(seat, hint.action)
    assert len(said) > 25
    assert "hint-guess" not in said


def test_every_hint_has_its_sentence_and_every_sentence_its_hint() -> None:
    source = Path(hints.__file__).read_text()
    used = set(re.findall(r'"(hint-[a-z-]+)"', source)) | {"hint-only"}
    for lang in LANGUAGES:
        said = set(re.findall(r"^(hint-[a-z-]+) =", (WORDS / f"hints.{lang}.ftl").read_text(), re.MULTILINE))
        assert used == said


def test_an_attack_names_its_chance() -> None:
    match = position(
        empire("shang", 0, {"henan": "spearmen spearmen spearmen spearmen"}, colour="pink", level=6, elite=2),
        empire("zhou", 1, {"wei_valley": "warriors", "szechwan": "warriors"}, level=6),
        doing="manoeuvre",
        players=2,
    )
    spearmen = match.table.components.ids["unit"].index("spearmen")
    words = ["move", "henan", "wei_valley", [spearmen] * 3, []]
    action = GAME.action_from_json(match.table, words)
    id, args = hints.explain(match.state, match.state, 0, action, lambda s: s)
    said = hint_text(texts_for("seven_ages", "en"), match, Hint(action, id, args))
    assert re.fullmatch(r"The area is worth an attack: .* \(chance with these units about \d+ per cent\)\.", said)


@pytest.mark.parametrize("seed", seeds(2, 12))
def test_bot_answers_alike_in_all_worlds_of_its_seat(seed: int) -> None:
    assert check_blind(find_game("seven_ages"), 3 + seed % 5, seed) > 100
