"""The fields of an observation in words, as `docs/observations.md` shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.lab.environments.play import Setting


def describe(game: str, seats: int, options: Mapping[str, Any] | None = None) -> str:
    """A table of all fields of the vector at such a table: where each begins, how long it is, what it means."""
    setting = Setting(game, seats, options)
    lines = ["| from | numbers | rows | divide by | field | what it is |", "|---:|---:|---:|---:|---|---|"]
    for field in setting.observer.described:
        rows = str(field.rows) if field.rows > 1 else ""
        scale = str(field.scale) if field.scale > 1 else ""
        lines.append(f"| {field.first} | {field.size} | {rows} | {scale} | {field.name} | {field.about} |")
    size, tokens = setting.observer.size, len(setting.alphabet)
    return f"{size:,} numbers; {tokens:,} tokens.\n\n" + "\n".join(lines) + "\n"


def alphabet(game: str, seats: int, options: Mapping[str, Any] | None = None) -> str:
    """A table of the kinds of tokens at such a table: how many of each, with the first and the last."""
    names = Setting(game, seats, options).alphabet.names
    kinds: dict[str, list[str]] = {}
    for name in names:
        kinds.setdefault(name.partition(":")[0], []).append(name)
    lines = ["| kind | tokens | first | last |", "|---|---:|---|---|"]
    lines += [f"| {kind} | {len(some)} | `{some[0]}` | `{some[-1]}` |" for kind, some in kinds.items()]
    return "\n".join(lines) + "\n"
