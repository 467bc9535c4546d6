"""What questions say, and where glory comes from."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import Pause, conflict
from event_scene import card, egypt, play, rome, scene, state
from reading_scene import question

from zeitalter import Match
from zeitalter.bots import bot_move, find_bot
from zeitalter.games import find_game
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.glory import SOURCES
from zeitalter.games.seven_ages.rules.occasion import MOMENTS
from zeitalter.games.seven_ages.words.scores import SCORES
from zeitalter.testing import rule, say, why
from zeitalter.texts import texts_for

ENGLISH, GERMAN = texts_for("seven_ages", "en"), texts_for("seven_ages", "de")


def asked(m: Match, seat: int) -> tuple[str, str]:
    """The question in both languages."""
    return ENGLISH.prompt(m, seat), GERMAN.prompt(m, seat)


@rule("S2", "S5")
def test_whoever_may_turn_an_event_away_reads_which_one_it_is_and_whose() -> None:
    m = scene(rome(), egypt(), doing="civilise", hands={0: ["rebellion"], 1: ["fate_intervenes"]}, turned=(3,))
    play(m, 0, "rebellion", on="egyptians")
    names = [seat.name for seat in m.seats]
    for text in asked(m, 1):
        assert text.startswith(names[0])
        assert names[1] in text
    assert "plays Rebellion on Pharaonic Egyptians" in asked(m, 1)[0]
    assert "spielt Aufstand: Ägypter" in asked(m, 1)[1]


@rule("S5")
def test_a_window_in_a_production_names_the_empire() -> None:
    m = scene(rome(), egypt(), doing="production", hands={0: ["gold_rush"], 1: ["famine"]})
    assert [("Production (Romans)" in en, "Produktion (Römer)" in de) for en, de in (asked(m, 0), asked(m, 1))] == [
        (True, True)
    ] * 2


@rule("S5")
def test_a_window_in_a_conflict_names_place_round_and_sides() -> None:
    army = empire("romans", 0, {"rome": "warriors"}, raids={"sicily": "warriors warriors"})
    foes = empire("carthaginians", 1, {"sicily": "warriors", "carthage": "warriors"}, capital="carthage", money=20)
    m = conflict(army, foes, hands={1: [card("mercenaries")]})
    assert question(m) == "PlayEvent"
    en, de = asked(m, 1)
    assert "Sicily, round 1 (Romans and Carthaginians)" in en
    assert "(Sizilien), Kampfrunde 1 (Römer und Karthager)" in de


def test_every_moment_has_a_sentence_of_its_own() -> None:
    m = position(rome(), players=2)
    args = {
        "name": "Ada",
        "seat": "Bea",
        "number": 2,
        "action": "Pass",
        "event": "Flood",
        "area": "Rome",
        "leader": "-",
    }
    for texts in (ENGLISH, GERMAN):
        values: dict[str, Any] = {**args, "empire": "X", "artefact": "-", "empire_count": 1, "area_count": 0}
        values |= {"leader_count": 0, "artefact_count": 0}
        windows = [moment for moment in MOMENTS if moment != "civilise"]
        said = {texts.message("prompt-PlayEvent", moment=moment, **values) for moment in windows}
        assert len(said) == len(windows)
        assert all("Ada" in text for text in said)
    assert m.game.prompts["PlayEvent"][0].ids(m.table) == MOMENTS  # type: ignore[misc]


@rule("S2")
def test_an_event_that_does_not_fit_says_when_it_does() -> None:
    m = scene(rome(), egypt(), doing="production", hands={0: ["gold_rush", "flood"], 1: ["famine"]})
    objection = why(m, 0, "event", card("flood"), "flood", [], ["rome"], [], [])
    assert objection is not None
    assert ENGLISH.objection(m, objection).endswith("Civilise.")
    assert GERMAN.objection(m, objection).endswith("Zivilisierung.")


@rule("S17b")
def test_the_question_of_a_civil_war_names_the_number_that_holds() -> None:
    lands = {"lower_egypt": "warriors", "crete": "warriors", "palestine": "warriors", "libya": "warriors"}
    foes = empire("egyptians", 1, lands, capital="lower_egypt")
    m = scene(rome(), foes, doing="civilise", hands={0: ["civil_war"]}, turned=(7,))
    play(m, 0, "civil_war", on="egyptians")
    assert "2" in asked(m, 0)[0]
    assert "7" not in asked(m, 0)[0]


# -- glory by source ---------------------------------------------------------------------------------------------------


def by_source(m: Match) -> list[dict[str, int]]:
    """What the log tells of each player's glory."""
    found: list[dict[str, int]] = [{} for _ in m.seats]
    for _, event in m.events(None):
        args: Any = event.args
        score = SCORES.get(event.id)
        if score is not None and score.source is not None:
            sums, source = found[args[score.who]], SOURCES[args[score.source]]
            sums[source] = sums.get(source, 0) + score.sign * args[score.points]
    return found


@rule("S113", "S119")
def test_the_harvest_is_told_by_category() -> None:
    rich = empire("israelites", 0, {"palestine": "warriors"}, money=60, capital="palestine")
    m = position(rich, empire("greeks", 1, {"greece": "warriors"}), players=2, stack=[Pause(), "Harvest", "StartTurn"])
    say(m, 0, "done")
    say(m, 0, "buy_glory", 1)
    sums = by_source(m)
    assert [sum(one.values()) for one in sums] == list(state(m).glory)
    assert sums[0]["bought"] == 1
    assert len(sums[0]) > 1


@pytest.mark.parametrize("seed", [3, 5])
def test_the_log_accounts_for_all_glory(seed: int) -> None:
    m = Match.new(find_game("seven_ages"), 4, seed=seed, options={"scenario": "short"})
    strategist = find_bot("strategist", m.game)
    while m.result is None and state(m).turn < 7:
        bot_move(m, m.asked()[0], strategist)
    assert [sum(one.values()) for one in by_source(m)] == list(state(m).glory)
    assert max(state(m).glory) > 0
