"""Table options: what a group agrees on before it starts, each with a default and a sentence of help in the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zeitalter.engine.errors import BadInput


@dataclass(slots=True, frozen=True)
class Switch:
    """One table option: its id, the values it can have (first is the default), and the rule it belongs to."""

    id: str
    values: tuple[str, ...]
    rule: str = ""
    many: bool = False
    """A list of values, written with commas; the last one is repeated where more are needed."""
    daily: str = ""
    """The usual value in a match at a move a day, where it is not the default."""

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, text: str) -> str:
        """The value a person's text means, or a clear refusal."""
        aliases = {"true": "on", "false": "off", "yes": "on", "no": "off"}
        parts = [p.strip() for p in text.split(",")] if self.many else [text.strip()]
        values = [aliases.get(p, p) if aliases.get(p, p) in self.values else p for p in parts]
        for value in values:
            if value not in self.values:
                raise BadInput("bad-option-value", option=self.id, value=value, values=", ".join(self.values))
        return ",".join(values)


def on_off(id: str, rule: str) -> Switch:
    """An option that is off unless the table wants it."""
    return Switch(id, ("off", "on"), rule)


def resolve(switches: Sequence[Switch], given: Mapping[str, Any]) -> dict[str, str]:
    """Every option with its value: what was given, checked, and the defaults for the rest."""
    by_id = {s.id: s for s in switches}
    for name in given:
        if name not in by_id:
            raise BadInput("unknown-option", option=name, options=", ".join(by_id))
    return {s.id: s.read(_text(given[s.id])) if s.id in given else s.default for s in switches}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(str(v) for v in value)
    return str(value)
