"""`why`: a card, territory, wonder or answer that a person names is looked for, and what stands against it is said."""

from __future__ import annotations

import re

from zeitalter.cli.board import own_or_shared
from zeitalter.cli.menu import Menu
from zeitalter.cli.voice import Voice
from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action

MOST_ANSWERS = 6
MOST_IDS = 200
SAYS_NOTHING = ("not-offered", "not-your-turn")


def candidates(match: Match, seat: int) -> list[Action]:
    """What a person might mean: what the question itself names, and every short answer of the game's verbs."""
    listed = [option for option in match.options(seat) if not isinstance(option, Form)]
    found: list[Action] = [*listed, *match.state.question().candidates(match.state, seat)]
    for verb, kinds in match.game.verbs.items():
        if not kinds:
            found.append((verb,))
            continue
        ids = kinds[0].ids(match.table) if kinds[0].ids else ()
        if len(ids) > MOST_IDS:
            continue
        if len(kinds) == 1:
            found += [(verb, (i,) if kinds[0].many else i) for i in range(len(ids))]
        elif len(kinds) == 2 and kinds[1].many and not kinds[0].many:
            found += [(verb, i, ()) for i in range(len(ids))]
    return list(dict.fromkeys(found))


def explain(voice: Voice, match: Match, seat: int, menu: Menu, words: str) -> None:
    """Say of everything with these words whether it is possible, or why not, with the rule."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    if not wanted:
        voice.say(own_or_shared(voice, "cli-why-usage"))
        return
    typed = menu.understood(words)
    answers: dict[str, str] = {}
    for action in candidates(match, seat) if typed is None else [typed]:
        text = voice.texts.option(match, action)
        if typed is None and not all(word.search(text.replace("·", ".")) for word in wanted):
            continue
        objection = match.why_not(seat, action)
        if objection is None:
            answers.setdefault(voice.text("cli-why-possible", answer=menu.named(action)), "")
        elif objection.id not in SAYS_NOTHING:
            rule = f" ({objection.rule})" if objection.rule else ""
            answers.setdefault(voice.texts.objection(match, objection) + rule, f"{text}: ")
    if not answers:
        voice.say("cli-why-nothing", words=words)
        return
    for sentence, text in list(answers.items())[:MOST_ANSWERS]:
        voice.print(text + sentence, hang="  ")
    if len(answers) > MOST_ANSWERS:
        voice.say("cli-why-more", more=len(answers) - MOST_ANSWERS)
