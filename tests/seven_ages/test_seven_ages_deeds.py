"""What the log tells as one deed: every action of an empire is one good line, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from deeds_in_words import deeds_of, in_brief, party_of
from event_scene import egypt, play, rome, scene
from settled_world import GAME, Settled

from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Match, Seat
from zeitalter.testing import rule, seeds
from zeitalter.texts import texts_for

NAMES = ("Ada", "Beate", "Karl", "Yuri", "Lea", "Mira", "Tom")
LONGEST = 420
"""A founding with a conflict of several rounds; nearly all are far shorter (see below)."""
CROWDED = 600
"""A World war with conflicts everywhere, in worlds full of empires."""
USUAL = 160
TABLES = (
    (2, {"scenario": "short"}),
    (4, {"scenario": "short"}),
    (7, {"start_age": "1", "end_age": "1"}),
    (3, {"start_age": "5", "end_age": "5"}),
    (5, {"start_age": "7", "end_age": "7"}),
)


def played(seats: int, options: dict[str, str], seed: int, turns: int = 6) -> Match[Any]:
    """Some turns of a game among strategist bots."""
    match = Match.new(GAME, [Seat(name) for name in NAMES[:seats]], options, seed)
    bot = find_bot("strategist", GAME)
    while not match.over and match.state.turn <= turns:
        bot_move(match, match.asked()[0], bot)
    return match


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{'-'.join(table[1].values())}")
@pytest.mark.parametrize("seed", seeds(1, 6))
def test_every_deed_is_one_short_line_in_both_languages(table: tuple[int, dict[str, str]], seed: int) -> None:
    match = played(*table, seed)
    for lang in ("de", "en"):
        texts = texts_for(GAME.id, lang)
        for seat in (None, 0):
            deeds = deeds_of(match, seat)
            lines = [in_brief(texts, match, deed) for deed in deeds]
            assert len(lines) > 20
            for line in lines:
                assert_good(line)
            assert sum(len(line) <= USUAL for line in lines) > 0.9 * len(lines)


def test_rare_things_are_told_as_well() -> None:
    """Worlds full of empires, where religions, treaties and disasters come up; any answer is as good as another."""
    game: Any = Settled(cramped=True)
    bot = find_bot("random", GAME)
    for seed in range(6):
        match: Match[Any] = Match.new(game, [Seat(name) for name in NAMES[:4]], {}, seed)
        while not match.over and len(match.log) < 300:
            bot_move(match, match.asked()[0], bot)
        for deed in deeds_of(match, 1):
            for lang in ("de", "en"):
                assert_good(in_brief(texts_for(GAME.id, lang), match, deed), CROWDED)


def assert_good(line: str, longest: int = LONGEST) -> None:
    """Nothing empty, nothing left open, nothing without its words."""
    assert line.strip()
    assert len(line) <= longest, line
    assert not re.search(r"\{|\}|(brief|run|event)-[a-z]|, ,|: ,|,\s*$|\(\s*\)|\(, ", line), line
    assert "None" not in line


def test_briefs_exist_only_for_events_and_in_both_languages() -> None:
    ids = {}
    for lang in ("de", "en"):
        text = (GAME.words.folder / f"brief.{lang}.ftl").read_text(encoding="utf-8")
        ids[lang] = set(re.findall(r"^(\S+) =", text, re.MULTILINE))
    assert ids["de"] == ids["en"]
    for id in ids["de"]:
        kind, event = id.split("-", 1)
        veiled = event.removesuffix("-veiled")
        assert event in GAME.events or any(kind.secret for kind in GAME.events[veiled]), id
        assert kind == "brief" or f"brief-{event}" in ids["de"], id
    for event in GAME.vocabulary.runs:
        assert f"run-{event}" in ids["de"]


def test_glory_of_a_harvest_is_one_deed_for_each_player_and_tells_what_it_is_for_afterwards() -> None:
    match = played(3, {"scenario": "short"}, 1, turns=3)
    reaped = [deed for deed in deeds_of(match, None) if deed.lines[0].id == "reaps-glory"]
    assert reaped
    for deed in reaped:
        sums = [event.args[1] for event in deed.lines if event.id == "reaps-glory"]
        parts = [
            event.args[GAME.vocabulary.scores[event.id].points] for event in deed.lines if event.id.startswith("scores")
        ]
        assert sum(sums) == sum(parts)
        assert {party_of(GAME, event) for event in deed.lines} == {deed.party}


@rule("S5")
def test_action_goes_on_as_a_deed_of_its_own_after_the_event_of_another_player() -> None:
    match = scene(rome(), egypt(), doing="production", hands={1: ["tax_revolt"]})
    play(match, 1, "tax_revolt")
    deeds = deeds_of(match, None)
    assert [(deed.lines[0].id, deed.party) for deed in deeds[-2:]] == [("plays-event", 1), ("resumes", 0)]
    assert [event.id for event in deeds[-1].lines][1] == "collects-income"


@rule("S5")
def test_own_event_does_not_say_that_the_own_action_goes_on() -> None:
    match = scene(rome(), egypt(), doing="production", hands={0: ["bumper_harvest"]})
    play(match, 0, "bumper_harvest")
    assert "resumes" not in [event.id for _, event in match.events(None)]


@rule("S33")
def test_action_round_in_which_nobody_can_act_is_no_news() -> None:
    match = played(2, {"scenario": "short"}, 2, turns=2)
    rounds = [deed for deed in deeds_of(match, None) if deed.lines[0].id == "round"]
    told = [(deed.entry, deed.lines[0].args[0]) for deed in rounds]
    assert len(set(told)) == len(told) < 14
