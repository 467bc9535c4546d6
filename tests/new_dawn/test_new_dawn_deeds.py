"""The log in deeds: whole games read as one line for every turn, short, and in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from dawn import ROW, do, question
from dawn import line as land
from dawn_deeds import deeds, line
from dawn_people import begin
from text_checks import both

from zeitalter import Match
from zeitalter.bots import bot_move, find_bot
from zeitalter.games.new_dawn.game import GAME
from zeitalter.testing import rule
from zeitalter.texts import texts_for

GAMES = ((2, "first", "off"), (3, "advanced", "off"), (4, "first", "on"))
LONG, VERY_LONG = 200, 450
"""Letters of nearly all lines, and of any."""
BARE = {"core", "round", "game-over"}
"""What a deed without anything brief may begin with, because it is a sentence of its own."""


@cache
def played(seats: int, map: str, epic: str) -> Match:
    match = Match.new(GAME, seats, {"map": map, "epic": epic, "round_limit": "40"}, seed=seats)
    bot = find_bot("strategist", GAME)
    while not match.over:
        bot_move(match, match.asked()[0], bot)
    return match


@pytest.mark.parametrize(("lang", "game"), both(GAMES))
def test_every_deed_of_a_game_is_one_short_line(lang: str, game: tuple[int, str, str]) -> None:
    match = played(*game)
    lines = [line(match, deed, lang) for deed in deeds(match)]
    assert len(lines) > 60
    for text in lines:
        assert text.strip() == text
        assert re.search(r"\w", text)
        assert not re.search(r"[{}$\n!]|  |, ,|: ,|,$", text), text
        assert len(text) <= VERY_LONG, text
    assert sum(len(text) > LONG for text in lines) <= len(lines) / 10


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_says_in_brief_what_was_done(game: tuple[int, str, str]) -> None:
    match, texts = played(*game), texts_for(GAME.id, "en")
    for deed in deeds(match):
        if not any(texts.has(f"brief-{event.id}") for event in deed.events):
            assert deed.events[0].id in BARE, deed


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_is_resolved_is_a_deed_of_its_player(game: tuple[int, str, str]) -> None:
    match = played(*game)
    found = deeds(match)
    cards = [deed for deed in found if deed.events[0].id == "resolves"]
    assert len(cards) == sum(event.id == "resolves" for _, event in match.events(None))
    for deed in cards:
        assert deed.party == deed.events[0].args[0]
    assert {deed.party for deed in found if deed.events[0].id == "event-dial"} == {None}
    assert not [deed for deed in found if deed.events[0].id == "turn"]


def test_every_brief_belongs_to_an_event_and_ends_without_a_stop() -> None:
    for lang in ("de", "en"):
        path = GAME.words.folder / f"brief.{lang}.ftl"
        for id in re.findall(r"^brief-([\w-]+) =", path.read_text(encoding="utf-8"), re.M):
            assert id in GAME.events
        assert not re.search(r"\.$", path.read_text(encoding="utf-8").split("\n\n", 1)[1], re.M)


def test_a_turn_reads_as_a_person_would_tell_it() -> None:
    m = begin("egypt", land("GG"), row=["pottery", *ROW[1:4], "astrology"])
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    do(m, 0, "replace", "foreign_trade", "currency")
    turn = deeds(m)[-1]
    assert line(m, turn, "de") == "Ada: Astrologie auf Platz 5, Technologie → 5, neue Karte Währung"
    assert line(m, turn, "en") == "Ada: Astrology in slot 5, technology → 5, new card Currency"


@rule("N27")
def test_the_log_says_that_a_card_had_no_effect() -> None:
    m = begin("egypt", land("GW"))
    do(m, 0, "focus", "foreign_trade")
    assert question(m) != "MoveCaravans" or do(m, 0, "done") is None
    texts = texts_for(GAME.id, "de")
    said = [texts.event(m, event) for _, event in m.events(None)]
    assert "Ohne Wirkung für Ada: Außenhandel." in said
    assert line(m, deeds(m)[-1], "de") == "Ada: Außenhandel auf Platz 2, ohne Wirkung"


@rule("N27", "N79")
def test_a_card_with_an_effect_and_a_lost_attack_are_not_called_without_effect() -> None:
    m = begin("egypt", land("GG"))
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    assert "without-effect" not in [event.id for _, event in m.events(None)]
    m = begin("egypt", land("GG") | {"1,0": "M A"}, barbarians={"A": "1,0"}, dice=[1, 6])
    do(m, 0, "focus", "masonry")
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    do(m, 0, "done")
    ids = [event.id for _, event in m.events(None)]
    assert "attack-lost" in ids
    assert "without-effect" not in ids
