"""The rule book in the terminal: the page, one rule by its number, or every rule that names a word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zeitalter.cli.flags import Values
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.kit.declaration import declared
from zeitalter.texts import LANGUAGES
from zeitalter.texts.rule_book import Rule, all_rules, page


def find(game: Game, lang: str, words: str) -> list[Rule]:
    """The rule of this number, or all rules that name the words; words of the other language are understood too."""
    rules = all_rules(declared(game), lang)
    exact = [rule for rule in rules if rule.number.lower() == words.strip().lower()]
    if exact:
        return exact
    for page_lang in (lang, *(other for other in LANGUAGES if other != lang)):
        numbers = {rule.number for rule in all_rules(declared(game), page_lang) if _names(rule, words)}
        if numbers:
            found = [rule for rule in rules if rule.number in numbers]
            return sorted(found, key=lambda rule: words.lower() not in rule.title.lower())
    return []


def _names(rule: Rule, words: str) -> bool:
    text = f"{rule.title} {' '.join(rule.text.split())}".lower()
    return all(word in text for word in words.lower().split())


def show(voice: Voice, rule: Rule) -> None:
    """Print one rule."""
    voice.print(f"{rule.number}  {rule.title}", style="title")
    show_text(voice, rule.text.strip())


def show_text(voice: Voice, text: str) -> None:
    """Print a page or a part of it: paragraphs, lists and headings, wrapped."""
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        starts = line.startswith(("#", "- "))
        if block and (starts or not line.strip()):
            _show_block(voice, block)
            block = []
        if line.startswith("#"):
            voice.print(line.lstrip("# "), style="title")
        elif line.strip():
            block.append(line.strip())
        else:
            voice.print()


def _show_block(voice: Voice, block: Sequence[str]) -> None:
    text = re.sub(r"(?<!\w)\*([^*]+)\*(?!\w)|`([^`]+)`", lambda m: m[1] or m[2], " ".join(block))
    voice.print(text, hang="  " if text.startswith("- ") else "")


def show_found(voice: Voice, game: Game, words: str) -> None:
    """Print the rule of this number, or what a search finds; a clear refusal for nothing."""
    found = find(game, voice.lang, words)
    if not found:
        raise BadInput("cli-no-such-rule", words=words, game=game.id)
    if len(found) == 1:
        show(voice, found[0])
        return
    voice.say("cli-rules-found", count=len(found), words=words)
    for rule in found:
        voice.print(f"{rule.number:5} {rule.title}", indent="  ", hang=" " * 8)


def run_rules(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter rules`."""
    if values["words"]:
        show_found(voice, game, " ".join(values["words"]))
    else:
        show_text(voice, page(declared(game), voice.lang, values["quick"]).rstrip())
    return 0
