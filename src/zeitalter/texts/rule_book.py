"""The rule book of a game: chapters (`##`) and numbered rules (`### H51 Title`) of its page `rules.<lang>.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from zeitalter.engine.textfile import read_text
from zeitalter.kit.declaration import Declaration


@dataclass(slots=True)
class Rule:
    """One rule of the book."""

    number: str
    title: str
    text: str = ""


@dataclass(slots=True)
class Chapter:
    """A chapter: what stands before its first rule, and its rules."""

    title: str
    text: str = ""
    rules: list[Rule] = field(default_factory=list)


def page(game: Declaration, lang: str, quick: bool = False) -> str:
    """A rule page as it is written: the whole book, or the page for starting quickly."""
    return read_text(game.words.folder / f"{'quick' if quick else 'rules'}.{lang}.md")


@cache
def rule_book(game: Declaration, lang: str) -> tuple[Chapter, ...]:
    """All chapters of a game's rules."""
    heading = re.compile(rf"### ({game.facts.rule_numbers}) (.+)")
    chapters: list[Chapter] = []
    for line in page(game, lang).splitlines():
        found = heading.fullmatch(line)
        if line.startswith("## "):
            chapters.append(Chapter(line[3:].strip()))
        elif found and chapters:
            chapters[-1].rules.append(Rule(found[1], found[2]))
        elif chapters:
            part = chapters[-1].rules[-1] if chapters[-1].rules else chapters[-1]
            part.text += line + "\n"
    return tuple(chapters)


def all_rules(game: Declaration, lang: str) -> list[Rule]:
    """All rules of a game, in the order of the book."""
    return [rule for chapter in rule_book(game, lang) for rule in chapter.rules]
