"""The law of texts: every event, option, prompt and refusal of a game is a sentence in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.forms import sample
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.table import Table
from zeitalter.kit.cautions import TONES, caution_text, cautions_of
from zeitalter.testing.effort import amount
from zeitalter.testing.walk import nonsense, random_entry, random_seed, random_table, require, rules_of_thumb

OPTIONS = amount(10, 40)
"""Options of a question that are put into words."""


def check_texts(game: Game, r: Random, table: Table | None = None) -> None:
    """Put a random match into words in both languages, as its seats and a spectator see it."""
    from zeitalter.texts import LANGUAGES, MissingTextError, texts_for

    table = table or random_table(game, r)
    match = Match.new(game, table.seats, table.options, random_seed(r))
    try:
        _say_all(match, [texts_for(game.id, lang) for lang in LANGUAGES], r)
    except MissingTextError as error:
        raise AssertionError(f"{game.id}, after {len(match.log)} entries: no text for {error}") from error


def _say_all(match: Match, languages: list[Any], r: Random) -> None:
    game, thumb = match.game, rules_of_thumb(match.game)
    for texts in languages:
        check_declared_texts(game, texts)
    while not match.over:
        for texts in languages:
            _question(match, texts, r)
        match.play(*random_entry(match.state, r, thumb))
    for texts in languages:
        running = match.at(len(match.log) - 1)
        for seat in (*range(match.table.seats), None):
            for _, event in running.events(seat):
                _sentence(texts.event(running, event), event)
        for _, event in match.events(None):
            _sentence(texts.event(match, event), event)


def _question(match: Match, texts: Any, r: Random) -> None:
    for name, number in match.game.header(match.state).items():
        if not texts.message(f"header-{name}", **{name: number}).strip():
            raise AssertionError(f"header-{name} says nothing")
    for seat in match.asked():
        _sentence(texts.prompt(match, seat), match.question())
        options = list(match.options(seat))
        for option in options if len(options) <= OPTIONS else r.sample(options, OPTIONS):
            action = sample(match.state, seat, option, r)
            _sentence(texts.option(match, action), action)
        for caution in cautions_of(match.game, match.state, seat).values():
            require(caution.tone in TONES, f"{caution!r} has a tone that nobody knows")
            _sentence(caution_text(texts, match, caution), caution)
        candidates = list(match.state.question().candidates(match.state, seat))
        requests = [nonsense(match.game, match.table, r) for _ in range(4)]
        for action in requests + r.sample(candidates, min(len(candidates), 8)):
            objection = kernel.why_not(match.state, seat, action)
            if objection is not None:
                _sentence(texts.objection(match, objection), objection)


def check_declared_texts(game: Game, texts: Any) -> None:
    """Every declared verb, event, prompt, objection and table option has a text, whether or not it comes up."""
    wanted = [f"option-{verb}" for verb in game.verbs]
    wanted += [f"event-{id}" for id in game.events]
    wanted += [f"event-{id}-veiled" for id, kinds in game.events.items() if any(kind.secret for kind in kinds)]
    wanted += [f"prompt-{name}" for name in game.prompts]
    wanted += [f"objection-{id}" for id in game.objections]
    missing = [id for id in wanted if not texts.has(id)]
    require(not missing, f"{texts.lang}: no text for {missing}")
    for switch in game.switches:
        title, help = texts.switch(game, switch.id)
        for text in (title, help, *(texts.switch_value(switch.id, value) for value in switch.values)):
            _sentence(text, switch)


def _sentence(text: str, of: object) -> None:
    require(text.strip(), f"{of!r} has an empty text")
    odd = re.search(r"[{}]|\bNone\b|!", text)
    require(odd is None, f"{of!r} reads {text!r}")
