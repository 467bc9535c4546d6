"""Rule citations: `@rule("H51", "A16")` says which rules a test would notice if they were wrong.

`python -m zeitalter.testing historia tests/historia` (`make rules`) compares the citations with the numbers of
the rule pages and fails on rules without a test and on citations of rules that do not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from zeitalter.games import find_game
from zeitalter.texts.rule_book import all_rules

F = TypeVar("F", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[F], F]:
    """Mark a test as proof of these rule numbers."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = (*getattr(test, "rules", ()), *numbers)
        return test

    return mark


def cited(folder: Path) -> dict[str, list[str]]:
    """Every cited number with the tests that cite it, found without running them."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            found.setdefault(str(argument.value), []).append(f"{file.name}::{node.name}")
    return found


def numbered(game: str, lang: str) -> list[str]:
    """The rule numbers of a game's rule page, in its order."""
    return [rule.number for rule in all_rules(find_game(game), lang)]


def examples(folder: Path) -> list[str]:
    """The numbers of the worked examples kept beside the tests."""
    text = (folder / "worked_examples.md").read_text(encoding="utf-8")
    found = re.findall(
        r"\*\*([ED]\d+(?:\.\d+)?)\*\*|^### (E\d+|WE-\S+|W\d+)|^- (D\d+) |^\| (T\d+) \|", text, re.MULTILINE
    )
    return [next(filter(None, names)) for names in found]


def gaps(game: str, folder: Path) -> list[str]:
    """What is missing: rules and examples without a test, citations of nothing, pages that differ."""
    pages = {lang: numbered(game, lang) for lang in ("de", "en")}
    found = [] if pages["de"] == pages["en"] else ["the German and English rule pages have different numbers"]
    rulings = {n for n in pages["en"] if n.startswith("A")}
    must = [n for n in pages["en"] if n not in rulings] + examples(folder)
    citations = cited(folder)
    found += [f"{number}: no test cites it" for number in must if number not in citations]
    known = {*must, *rulings}
    found += [
        f"{tests[0]} cites {number}, which does not exist" for number, tests in citations.items() if number not in known
    ]
    return found


def main() -> int:
    """Print the gaps; the exit code says whether there are any."""
    game, folder = sys.argv[1], Path(sys.argv[2])
    missing = gaps(game, folder)
    for line in missing:
        print(line)
    citations = cited(folder)
    tests = {test for names in citations.values() for test in names}
    print(f"{game}: {len(citations)} numbers cited by {len(tests)} tests, {len(missing)} gaps")
    return 1 if missing else 0
