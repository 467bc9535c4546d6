"""No sentence shows a number with the wrong form: "1 Karten", "2 token".

A number that a word follows stands inside a selector over that number, which has a form for one; unless the word is the
same for one and for many, or the number is a name ("round 1").
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import zeitalter

TREE = Path(zeitalter.__file__).parent
FILES = sorted(TREE.rglob("*.ftl"))
NUMBERS = {
    "number",
    "n",
    "count",
    "total",
    "points",
    "own",
    "more",
    "rounds",
    "cards",
    "bots",
    "cost",
    "price",
    "value",
    "stock",
    "steps",
    "units",
    "tokens",
    "size",
    "later",
    "needed",
    "left",
}
"""What variables are called that count something; `_count` and a digit at the end do not matter. What is called `most`
or `high` is a bound that is never one."""
SAME = {
    "de": {
        "Anführer",
        "Geld",
        "Handelsmarker",
        "Kontrollmarker",
        "Korn",
        "Machtwürfel",
        "Naturwunder",
        "Produktion",
        "Prozent",
        "Ruhm",
        "SP",
        "Stück",
        "Treffer",
        "Unterhalt",
        "Unterschied",
        "Wunder",
        "Zeichen",
        "abgeben",
        "als",
        "am",
        "an",
        "auf",
        "aus",
        "bei",
        "beim",
        "bezahlt",
        "bis",
        "dazu",
        "der",
        "einsetzen",
        "fertig",
        "für",
        "gegen",
        "gewählt",
        "hat",
        "höher",
        "im",
        "in",
        "ist",
        "je",
        "kaufen",
        "mal",
        "mehr",
        "mit",
        "nach",
        "noch",
        "nötigen",
        "oder",
        "pro",
        "später",
        "statt",
        "stehen",
        "tiefer",
        "und",
        "unter",
        "verlegen",
        "verlieren",
        "vom",
        "von",
        "vor",
        "war",
        "weit",
        "weiter",
        "weitere",
        "weniger",
        "wert",
        "zu",
        "zum",
        "zur",
        "zurück",
        "über",
    },
    "en": {
        "Grain",
        "VP",
        "aboard",
        "against",
        "altogether",
        "and",
        "as",
        "at",
        "away",
        "by",
        "can",
        "chosen",
        "fewer",
        "for",
        "from",
        "glory",
        "has",
        "here",
        "higher",
        "in",
        "instead",
        "is",
        "later",
        "left",
        "less",
        "lower",
        "money",
        "more",
        "now",
        "of",
        "on",
        "or",
        "out",
        "paid",
        "per",
        "percent",
        "production",
        "times",
        "to",
        "together",
        "too",
        "upkeep",
        "was",
        "with",
        "worth",
    },
}
"""Words that may follow any number."""
NEVER_ONE = {
    "objection-package-too-small": "a package has at least three cards",
    "event-offers-veiled": "a package has at least three cards",
    "event-offers-all-veiled": "a package has at least three cards",
    "event-replies-veiled": "a package has at least three cards",
    "brief-offers": "a package has at least three cards",
    "brief-offers-all": "a package has at least three cards",
    "brief-replies": "a package has at least three cards",
    "board-trade-too-few": "a package has at least three cards",
    "terminal-package": "a package has at least three cards",
    "objection-too-many-cities": "nine",
    "objection-too-many-cards": "eleven",
    "objection-keep-too-many": "six",
    "objection-discard-too-many": "six",
    "event-buys": "civilization cards cost at least 45 points",
    "hint-buy-points": "cards count at least 45 points",
    "about-text-trade_goods-goods": "there are at least three of a good",
    "board-good": "there are at least three of a good",
    "board-outlook-printed": "at least 1000 points",
    "describe-points": "at least 1000 points",
    "board-because-grain": "four",
    "board-plight-MarkUnits": "at least fifteen",
    "board-plight-NameTaker": "at least twenty",
    "board-omen-support": "two for every city",
    "board-omen-support-missing": "two for every city",
    "objection-no-support": "two for every city",
    "web-filter": "only where there are more than ten",
    "cli-typed-ways": "only where there are several",
    "describe-mix": "at least twenty",
    "terminal-counters": "at least twenty",
    "objection-tile-touches-too-little": "four",
    "describe-resource": "at least four",
    "hint-level": "a level, not a count",
    "hint-card-limit": "the limit grows from one to two",
}
"""Messages in which the number is never one, and why."""
NAMED = {
    "de": {
        "Aktion",
        "Angebot",
        "Angebots",
        "Antwort",
        "Entwicklungsstufe",
        "Epoche",
        "Fach",
        "Feld",
        "Fortschrittsstufe",
        "Nr.",
        "Nummer",
        "Ort",
        "Platz",
        "Reihe",
        "Runde",
        "Schritt",
        "Spielrunde",
        "Spielzug",
        "Stapel",
        "Stufe",
        "Zug",
    },
    "en": {
        "Level",
        "No.",
        "Offer",
        "Round",
        "Seat",
        "Space",
        "Turn",
        "epoch",
        "field",
        "level",
        "move",
        "offer",
        "round",
        "row",
        "seat",
        "slot",
        "space",
        "stack",
        "step",
        "turn",
    },
}
"""Words after which a number is a name: "round 1 begins"."""


def wrong_forms(text: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Every message in which a word follows a number that may be one: its id, the number, the word.

    What is told by `run-` has happened several times.
    """
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None and entry.id.name not in NEVER_ONE and not entry.id.name.startswith("run-"):
                    yield from ((entry.id.name, *found) for found in _in_pattern(pattern, frozenset(), lang))


def _in_pattern(pattern: ast.Pattern, known: frozenset[str], lang: str) -> Iterator[tuple[str, str]]:
    """`known`: numbers of which a variant has said how many they are, or at least that they are not one."""
    around = zip([None, *pattern.elements[:-1]], pattern.elements, [*pattern.elements[1:], None], strict=True)
    for before, element, after in around:
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            over = _variable(inside.selector)
            has_one = any(_key(variant) in ("one", "1") for variant in inside.variants)
            for variant in inside.variants:
                sure = over is not None and (has_one or not variant.default)
                yield from _in_pattern(variant.value, known | {str(over)} if sure else known, lang)
            continue
        name = _variable(inside)
        if name is None or name in known or not _counts(name) or _last_word(before) in NAMED[lang]:
            continue
        word = _first_word(after)
        if word[:1].isalpha() and word not in SAME[lang]:
            yield name, word


def _counts(name: str) -> bool:
    return name.endswith("_count") or name.rstrip("0123456789") in NUMBERS


def _last_word(before: object) -> str:
    return before.value.split()[-1] if isinstance(before, ast.TextElement) and before.value.split() else ""


def _first_word(after: object) -> str:
    if not isinstance(after, ast.TextElement) or not after.value.startswith(" "):
        return ""
    return after.value.split()[0].strip(".,;:)?“”»«…") if after.value.split() else ""


def _variable(expression: object) -> str | None:
    if isinstance(expression, ast.FunctionReference):
        return _variable(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(TREE)))
def test_every_number_has_the_right_form(file: Path) -> None:
    lang = file.name.split(".")[-2]
    assert list(wrong_forms(file.read_text(encoding="utf-8"), lang)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = { $number } Karten", [("a", "number", "Karten")]),
        ("a = { $number ->\n    [one] eine Karte\n   *[other] { $number } Karten\n }", []),
        ("a = { $number ->\n    [0] nichts\n   *[other] { $number } Karten\n }", [("a", "number", "Karten")]),
        ("a = { $card_count } Karten", [("a", "card_count", "Karten")]),
        ("a = Runde { $number } beginnt", []),
        ("a = Karten: { $number }", []),
        ("a = +{ $number } SP", []),
    ],
)
def test_a_wrong_form_is_found(text: str, found: list[tuple[str, str, str]]) -> None:
    assert list(wrong_forms(text, "de")) == found
