"""Hints: one sentence why the bot would answer so, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zeitalter.bots import Hint, bot_hint, bot_move, find_bot, hint_text
from zeitalter.engine.match import Match
from zeitalter.games.new_dawn.bot import hints
from zeitalter.games.new_dawn.game import GAME
from zeitalter.games.new_dawn.position import at, player, position
from zeitalter.texts import LANGUAGES, texts_for

FOLDER = Path(hints.__file__).parents[1] / "words"
MAP = {
    "0,0": "G",
    "1,0": "H marble",
    "0,1": "G",
    "-1,1": "G",
    "-1,0": "G",
    "0,-1": "G",
    "1,-1": "G",
    "2,0": "N pantanal",
    "0,2": "G seoul",
    "3,0": "F A",
    "3,1": "G",
    "9,9": "G",
}


def at_work(**what: Any) -> Match:
    """Ada rules around her capital; a city-state, a natural wonder and a barbarian are near."""
    board = {name: what.pop(name) for name in ("resolve", "open", "victory") if name in what}
    return position(
        player("Ada", "rome", capital="0,0", **what), player("Beate", "egypt", capital="9,9"), map=MAP, **board
    )


def reason(match: Match, *words: Any, lang: str = "en") -> str:
    """The sentence for an answer of the first seat; spaces are named by their places."""
    s = match.state
    named = [at(match, word) if re.fullmatch(r"-?\d+,-?\d+", str(word)) else word for word in words]
    action = GAME.action_from_json(match.table, named)
    id, args = hints.explain(s, s, 0, action, lambda state: state)
    return hint_text(texts_for("new_dawn", lang), match, Hint(action, id, args))


def test_token_takes_what_lies_on_its_space() -> None:
    match = at_work(resolve=("early_empire", 5))
    assert reason(match, "claim", "1,0").startswith("It has Marble, good for a world wonder")
    assert reason(match, "claim", "2,0") == "A natural wonder counts like a resource in every turn."


def test_last_token_around_a_city_makes_it_mature() -> None:
    match = at_work(tokens=["1,0", "0,1", "-1,1", "-1,0", "0,-1"], resolve=("early_empire", 5))
    assert reason(match, "claim", "1,-1").startswith("This makes one of your cities mature")
    match = at_work(tokens=["1,0", "0,1", "-1,1", "-1,0"], resolve=("early_empire", 5))
    assert reason(match, "claim", "1,-1").startswith("The space helps your city next to it")


def test_caravan_goes_where_it_trades() -> None:
    match = at_work(resolve=("foreign_trade", 5))
    assert reason(match, "send", 0, "0,2").startswith("Your caravan trades there")
    assert reason(match, "send", 0, "0,1").startswith("From there it is not far")


def test_attacks_are_told_apart_by_their_target() -> None:
    match = at_work(resolve=("masonry", 5))
    assert reason(match, "attack", "3,0").startswith("Defeated barbarians")
    assert reason(match, "attack", "0,2").startswith("A conquered city-state")


def test_wonder_for_an_agenda_names_it() -> None:
    match = at_work(open=["colossus"], victory=["v1", "v2", "v3"])
    assert reason(match, "build", "colossus") == "It counts for an agenda you still need: Money Grubber."
    match = at_work(open=["colossus"], victory=["v2", "v3", "v4"])
    assert reason(match, "build", "colossus") == "This world wonder helps you most."


def test_resource_for_an_open_wonder_names_it() -> None:
    match = at_work(open=["stonehenge", "colossus", "oracle", "petra"])
    assert reason(match, "gain", "mercury") == "It pays for one of the face-up world wonders: Stonehenge."


def test_strategist_bot_gives_the_reason_of_its_card() -> None:
    match = at_work()
    hint = bot_hint(match, 0, find_bot("strategist", GAME))
    assert hint.action[0] == "focus"
    text = hint_text(texts_for("new_dawn", "de"), match, hint)
    assert text.endswith(".")
    assert hint.id not in ("hint-guess", "hint-only")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_of_a_game_has_a_hint_that_renders(lang: str) -> None:
    match = Match.new(GAME, 2, seed=5)
    bot, r, texts = find_bot("random", GAME), Random(5), texts_for("new_dawn", lang)
    for _ in range(300):
        seat = match.asked()[0]
        action = r.choice(list(match.options(seat)))
        s = match.state
        id, args = hints.explain(s, s, seat, action, lambda state: state)
        assert id != "hint-guess", action
        assert hint_text(texts, match, Hint(action, id, args))[-1] == "."
        bot_move(match, seat, bot)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hint_is_left_over(lang: str) -> None:
    written = set(re.findall(r"^(hint-[a-z-]+) =", (FOLDER / f"hints.{lang}.ftl").read_text(encoding="utf-8"), re.M))
    code = Path(hints.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'"(hint-[a-z-]+[a-z])"', code)) | {"hint-only"}
    named |= {f"hint-attack-{kind}" for kind in ("barbarian", "city-state", "rival-city", "rival-token")}
    assert written == named


def test_every_verb_has_a_reason() -> None:
    assert set(GAME.verbs) == {*hints._REASONS, "focus", "resolve", "effect"}
