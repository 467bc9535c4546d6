"""Writes `docs/game.md`, the page that says what a game has to bring: from the records, the kernel and the example.

`python tools/game_page.py` writes it; `--check` says whether it is current, as `tests/kit/test_game_page.py` does.
"""

from __future__ import annotations

import ast
import inspect
import os
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

os.environ["ZEITALTER_PURE"] = "1"  # the page is made from sources

from zeitalter.engine import forms
from zeitalter.engine.state import State
from zeitalter.engine.steps import Decision, Live, Sealed, Step, Window
from zeitalter.kit.drawing import Pictures
from zeitalter.kit.game_parts import PARTS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "game.md"
EXAMPLE = ROOT / "examples" / "pebbles"
SHOWN = ("rules/state.py", "rules/turns.py", "game.py", "words/en.ftl", "words/rules.en.md")
OPTIONAL = {
    "Bot": "bot",
    "Observation": "observation",
    "Guide": "words.guide",
    "Positions": "positions",
    "Study": "study",
    "Terminal": "terminal",
    "Web": "web",
}
FIELDS = (forms.Pick, forms.Number, forms.Some, forms.Row, forms.Count, forms.Bag, forms.Each)
IN_STATE = ("push", "finish", "below", "shuffled", "barrier", "show", "emit", "emit_to", "upkeep", "restored")
IN_PICTURES = ("table", "scene", "pictures", "named", "explained", "remark", "element", "expected", "account")

INTRODUCTION = """# What a game brings

Written by `tools/game_page.py` from the code; change it there. This page is all that the author of a further game has to
know; `src/zeitalter/games/historia/` is a large example.

A game is a folder `src/zeitalter/games/<game>/` whose module `game.py` has an object `GAME`: a `Declaration` of its parts.
Nothing else has to be registered: command, server, page, lab and checks find it by its folder and learn everything from
the declaration. A part that is missing or misspelt is named in one sentence when the game is imported. (A folder elsewhere
works too: `ZEITALTER_GAMES=examples zeitalter simulate pebbles --bots strategist,random`.)

    game.py       the declaration: reads like a table of contents
    position.py   positions by name, for tests, lessons and bug reports
    rules/        state, options, vocabulary, a module per chapter of the rule book, invariants
    data/         YAML, the records it must fit, components compiled from it to small ints
    view/         what a seat may know, forecasts and prices for it, worlds it cannot tell apart
    bot/          opinion of positions, candidates, why an answer is good
    lab/          what a learner sees of a position
    words/        Fluent texts, rule pages, components in words, the guide for newcomers
    terminal/     the table drawn in a terminal
    web/          the table drawn in a browser: JS, CSS, map, icons

Inside a game `rules` imports `data`, `view` imports both, and `game.py` imports all; no game imports another
(`lint-imports` holds this). Rules contain no text: message ids and arguments, sentences in `words/*.ftl` in German and
English. A variable of a sentence is called like the kind of its value: `$seat`, `$number`, a second one `$number2`, of many
also `$card_count`. Numbers of rules stand in code (`rule = "P2"`), on the pages (`### P2 Title`) and in tests
(`@rule("P2")`); `make rules` compares them.

In this order, each step can be tried as soon as it is there: state and turns; `game.py` with texts and rule pages (now
`zeitalter simulate`, `zeitalter fuzz` and the text view of the page play it); conformance tests (see the end); positions;
bot; terminal; web; guide; observation.
"""

EXAMPLE_INTRODUCTION = """
## A whole game

Only what is a must, and a bot. `examples/pebbles/` has it, with the German files; a test plays it.
"""

DECLARATION = """
## The parts

`Declaration(facts=, vocabulary=, rules=, sight=, words=, bot=, study=, observation=, positions=, terminal=, web=)`; the last
six are optional, and so is every field with a "usually". Records are in `zeitalter.kit.game_parts`.
"""

KERNEL = """
## Rules: steps and decisions

The position (a subclass of `zeitalter.engine.State`) holds plain fields and a stack of steps. Its fields are annotations; a
list or dictionary is copied one level deep, everything else is shared by copies and must never change. The kernel pops the
top step: it *runs*, or is a question that is *answered*; both may push further steps (`s.push(a, b)`: a comes first). Only
`s.finish(result)` ends a game; `result` has `how` (sentence `result-<how>`), `winners`, `ranking` and `points`.

A step is a class with annotated fields (ints, strings, tuples of them, nothing hidden). A question offers *actions*, tuples
`(verb, *values)` of ints and tuples of ints, or *forms* where there are too many to list. Only what is offered can be
answered; a single option is played by the kernel itself. Rules use no floats, clocks, sets in order or module `random`.
"""

HIDDEN = """
## Values and hidden things

`NUMBER` and `SEAT` are kinds; `Kind("card", lambda table: table.components.ids["card"])` names others: small ints in rules,
readable ids in files and views. `many(kind)` is a tuple of them, `secret(kind)` is seen by its owner only, `per_seat(kind)`
has one value for each seat. A kind's values are named by `components.names`, by `Sight.label`, or by the sentence
`<kind>-<id>`.

Hidden cards lie in `s.zones`, a list of `Zone(cards, known)`: for each card the mask of seats that know it (-1: all).
`s.show(zone, mask)` lets seats look; `zone.shown_to(seat)` is for views. A view is a function of position and seat alone.
Options, objections and `seats(s)` read only what the view of the seat shows; the conformance suite tries to catch them.
"""

DRAWINGS = """
## Drawings

In a browser, without a `Web` part the shell shows the view field by field. `web/table.js` draws it better: its exports are
the type `GameTable`, and what it gets is the type `Ctx`, both in `src/zeitalter/web/board/`; `make check` compares them.
In a terminal, `Pictures` is a subclass of `zeitalter.kit.drawing.Pictures`:
"""

CHECKS = """
## Proofs

```python
from random import Random

import pytest

from zeitalter import find_game
from zeitalter.testing import check_game, check_texts, rule, say, why

@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold(seed):  # games end, copies, files, replay, secrets, undo, forms, options ...
    check_game(find_game("pebbles"), seed)

def test_everything_is_said_in_both_languages():
    check_texts(find_game("pebbles"), Random(1))

@rule("P2")
def test_nobody_takes_more_than_there_are():
    match = Match.new(find_game("pebbles"), 2, seed=1)  # or a position by name
    say(match, 0, "take", 3)
    assert why(match, 0, "take", 1).id == "not-your-turn"
```

Each game has a folder of tests, `tests/<game>/`, with names that no other folder has. `zeitalter.testing` also has recorded and golden games, rule citations and a Hypothesis machine; `tests/historia/` uses all
of them. `zeitalter fuzz <game>` plays thousands of random games and leaves a match file for each mistake.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(
        [
            INTRODUCTION.strip() + "\n",
            EXAMPLE_INTRODUCTION.strip() + "\n",
            *(_file(name) for name in SHOWN),
            DECLARATION.strip() + "\n",
            *(_record(part) for part in PARTS),
            KERNEL.strip() + "\n",
            *(_class(cls) for cls in (Step, Decision, Live, Sealed, Window)),
            "What a position can do:\n",
            _table((name, _first(getattr(State, name).__doc__)) for name in IN_STATE),
            "The fields of a form, each with its domain:\n",
            _table(
                (f"{cls.__name__}({', '.join(f.name for f in fields(cls))})", _first(cls.__doc__)) for cls in FIELDS
            ),
            HIDDEN.strip() + "\n",
            DRAWINGS.strip() + "\n",
            _table((name, _first(getattr(Pictures, name).__doc__)) for name in IN_PICTURES),
            CHECKS.strip() + "\n",
        ]
    )


def _file(name: str) -> str:
    kind = {"py": "python", "ftl": "ftl", "md": "markdown"}[name.rpartition(".")[2]]
    return f"`{name}`\n\n```{kind}\n{(EXAMPLE / name).read_text(encoding='utf-8').strip()}\n```\n"


def _record(part: type[Any]) -> str:
    must = f" (`{OPTIONAL[part.__name__]}=`, optional)" if part.__name__ in OPTIONAL else ""
    rows = []
    told = dict(_documented(part))
    for field in fields(part):
        usual = _usual(field)
        rows.append((f"{field.name}: {field.type}", f"{told.get(field.name, '')}{usual}".strip()))
    return f"### {part.__name__}{must}\n\n{_first(part.__doc__)}\n\n{_table(rows)}"


def _usual(field: Any) -> str:
    if field.default is MISSING and field.default_factory is MISSING:
        return ""
    if (
        field.default is None
        or field.default_factory is not MISSING
        or field.default in ((), "")
        or callable(field.default)
    ):
        return " Usually none."
    return f" Usually `{field.default!r}`."


def _class(cls: type[Any]) -> str:
    rows = list(_documented(cls))
    rows += [
        (f"{name}{_signature(value)}", _first(value.__doc__ or getattr(Decision, name).__doc__))
        for name, value in vars(cls).items()
        if inspect.isfunction(value) and not name.startswith("_") and (value.__doc__ or hasattr(Decision, name))
    ]
    return f"### {cls.__name__}\n\n{_first(cls.__doc__)}\n\n{_table(rows)}" if rows else ""


def _signature(function: Any) -> str:
    names = [name for name in inspect.signature(function).parameters if name != "self"]
    return f"({', '.join(names)})"


def _documented(cls: type[Any]) -> Iterator[tuple[str, str]]:
    """The attributes of a class with the sentence written below each."""
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    names: list[str] = []
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and names:
            yield names.pop(), _first(str(node.value.value))
        else:
            names = []


def _first(doc: str | None) -> str:
    return " ".join((doc or "").split("\n\n")[0].split())


def _table(rows: Any) -> str:
    lines = ["| `{}` | {} |".format(*(cell.replace("|", "\\|") for cell in row)) for row in rows]
    return "\n".join(["| | |", "|---|---|", *lines]) + "\n"


def main() -> None:
    """Write the page, or say that it is not current."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        raise SystemExit("docs/game.md is not current; run: python tools/game_page.py")


if __name__ == "__main__":
    main()
