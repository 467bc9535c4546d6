"""Server and page know no verb, event, question, kind, rule number or field of a particular game.

What they need arrives in the game's data. A word that is the shell's own, too, stands below with its reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import zeitalter
from zeitalter import Match, find_game, game_ids
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.steps import steps_of
from zeitalter.engine.values import NUMBER, SEAT

SRC = Path(zeitalter.__file__).parent
OWN = {
    "board": "a part of a game's data, and a style",
    "calm": "a pace of bots",
    "card": "a style: a component that is shown large",
    "claim": "of a call: the worker that sends it",
    "done": "the receipt of an answer",
    "event": "what a hook is told of",
    "events": "a part of messages",
    "icon": "our sign",
    "load": "an event of the page",
    "map": "a style: the window through which one looks at a large board",
    "mark": "a style",
    "name": "of people, everywhere",
    "names": "a part of a game's data",
    "no-way": "what is shown to who cannot be called",
    "order": "a message: a standing order",
    "pass": "a style: the device is passed on",
    "place": "a style: in the ranking",
    "region": "a landmark of the page",
    "replace": "how bad letters are decoded",
    "request": "of a browser: what is counted and logged",
    "resource": "of a page: what a browser has loaded",
    "round": "what tells components of a file apart",
    "scores": "a part of a game's data",
    "side": "a style: of the screen",
    "source": "where a component comes from",
    "star": "a shape",
    "start": "of a match in the database; of a page",
    "turn": "a style",
    "type": "of messages between server and framework",
    "version": "of match files",
    "watch": "the link of spectators",
    "wishes": "a style: of language and theme",
}
"""Words of games that the shell uses for something of its own."""


@cache
def words() -> dict[str, str]:
    """Every word of a game, with where it comes from."""
    found: dict[str, str] = {}
    kernels = {*KERNEL_EVENTS, *KERNEL_OBJECTIONS, SEAT.name, NUMBER.name}
    for id in game_ids():
        game = find_game(id)
        tables = {"verb": game.verbs, "event": game.events, "question": game.prompts, "objection": game.objections}
        for what, table in tables.items():
            found |= dict.fromkeys(table, f"{what} of {id}")
            found |= {kind.name: f"kind of {id}" for kinds in table.values() for kind in kinds}
        found |= dict.fromkeys(steps_of(game.package), f"step of {id}")
        found |= {switch.id: f"option of {id}" for switch in game.switches}
        found |= {id: "a game"}
    return {word: where for word, where in found.items() if word not in kernels and word not in OWN}


@cache
def view_fields() -> set[str]:
    """Every field of a view, and of what lies before somebody, that not all games have."""
    found: list[set[str]] = []
    for id in game_ids():
        game = find_game(id)
        view = Match.new(game, game.facts.quick_seats, seed=1).view(0)
        found.append({*view, *view[game.sight.mats][0]})
    return set.union(*found) - set.intersection(*found)


def python_words(path: Path) -> Iterator[str]:
    """The strings, attributes and names of a module that are words; documentation does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def script_words(path: Path) -> Iterator[str]:
    """The strings and properties of a script that are words; comments do not count."""
    text = re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.S)
    yield from re.findall(r"""["'`]([\w-]+)["'`]""", text)


FILES = sorted([*(SRC / "server").rglob("*.py"), *(p for p in (SRC / "web").rglob("*.js") if "vendor" not in p.parts)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_shell_speaks_of_no_game(path: Path) -> None:
    spoken = python_words(path) if path.suffix == ".py" else script_words(path)
    assert {word: words()[word] for word in spoken if word in words()} == {}


def test_words_of_all_games_are_known() -> None:
    assert {"gains-vp", "end_turn", "technology", "Bargain", "wonder", "civ", "historia"} <= set(words())
    assert {"civs", "epoch", "wonder_row", "dial", "treasury"} <= view_fields()


def test_every_word_of_the_shells_own_is_a_word_of_a_game_too() -> None:
    spoken = {word for path in FILES for word in (python_words if path.suffix == ".py" else script_words)(path)}
    assert set(OWN) - spoken == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_shell_reads_no_field_that_only_some_views_have(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    read = re.findall(r"\bview\??\.(\w+)|\bview\[[\"'](\w+)[\"']\]", text)
    assert {a or b for a, b in read} & view_fields() == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_shell_knows_no_pattern_of_rule_numbers(path: Path) -> None:
    assert not re.search(r"\[[HNAS]{2,}\]|\b[HNS]\\d", path.read_text(encoding="utf-8"))
