"""The rule book in the terminal: the page, one rule by its number, or every rule that names a word."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.cli.flags import Values
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.kit.declaration import declared
from zeitalter.kit.origin import origin
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


def show(voice: Voice, game: Game, rule: Rule) -> None:
    """Print one rule, and where it comes from if the game tells that."""
    voice.print(f"{rule.number}  {rule.title}", style="title")
    entry = declared(game).words.rule_sources().get(rule.number)
    if entry is not None:
        voice.print(_origin_words(voice, game, entry), style="dim")
    show_text(voice, rule.text.strip())


def _origin_words(voice: Voice, game: Game, entry: Mapping[str, Any]) -> str:
    """Where a rule comes from and how sure we are of it, in the words of the game if it has its own."""
    found, texts = origin(entry), voice.of_game(game.id).texts
    sources = [found["source"]] if isinstance(found["source"], str) else found["source"]
    ids = [next(id for id in (f"about-source-{one}", f"web-source-{one}") if texts.has(id)) for one in sources]
    return f"{', '.join(map(texts.message, ids))} · {texts.message('web-sure-' + found['confidence'])}"


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
        show(voice, game, found[0])
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
