"""Names and figures of a report in the reader's language: as the game calls things, and as one writes numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.values import Kind
from zeitalter.games import find_game
from zeitalter.kit.declaration import declared
from zeitalter.kit.game_parts import Gets
from zeitalter.lab.balance import OPENING, SEAT
from zeitalter.lab.recorded_game import NOTHING, ORDER
from zeitalter.texts import texts_for

SPACE = "\u202f"
"""A narrow space that does not break, before a percent sign."""
MINUS, TO, NONE = "\u2212", "\u2013", "\u2013"
"""The sign of a negative number, of an interval, and of what there is not."""


class Wording:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str, seats: int | None = None) -> None:
        self.lang = lang
        self.texts = texts_for(game, lang)
        self.game = declared(find_game(game))
        self._match = Match.new(self.game, seats or self.game.facts.quick_seats, seed=1)
        study = self.game.study or NOTHING
        self._events: dict[str, Mapping[str, Gets]] = {**study.topics, OPENING: study.opening}

    def text(self, id: str, **args: Any) -> str:
        """A sentence by its id."""
        return self.texts.message(id, **args)

    # -- names --------------------------------------------------------------------------------------------------------

    def topic(self, topic: str) -> str:
        """What a kind of things is called."""
        return self.text(f"lab-topic-{topic}" if topic in (SEAT, ORDER, OPENING) else f"study-{topic}")

    def thing(self, topic: str, id: str) -> str:
        """What a thing is called."""
        if topic in (SEAT, ORDER):
            return self.text(f"lab-{topic}-name", number=id)
        if topic == OPENING:
            deeds = [" + ".join(self._label(topic, part) for part in deed.split("+")) for deed in id.split(" > ")]
            return " → ".join(deeds)
        return self._label(topic, id)

    def _label(self, topic: str, id: str) -> str:
        for event, gets in self._events.get(topic, {}).items():
            kind = self.game.events[event][gets.what]
            ids = list(kind.ids(self._match.table)) if kind.ids is not None else []
            if id in ids:
                return self.texts.label(self._match, Kind(kind.name, kind.ids), ids.index(id))
        return id

    def option(self, name: str, value: str) -> str:
        """A table option with its value."""
        return f"{self.text(f'switch-{name}')} = {self.texts.switch_value(name, value)}"

    def component(self, path: str, value: str) -> str:
        """A changed component value: the thing by its name, if it has one, and the way to its value."""
        words = path.split(".")[1:]
        components: Any = self._match.table.components
        for kind, ids in components.ids.items():
            if len(words) > 1 and words[0] in list(ids) and kind in components.names:
                thing = components.names[kind][list(ids).index(words[0])][self.lang]
                return f"{thing}, {'.'.join(words[1:])} = {value}"
        return f"{path} = {value}"

    # -- figures ------------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A number with its thousands and decimals marked as usual."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.lang == "de" else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent."""
        return f"{self.number(100 * share, digits)}{SPACE}%"

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference with its sign."""
        return ("+" if value > 0 else MINUS if value < 0 else "") + self.number(abs(value), digits)

    def span(self, low: float, high: float) -> str:
        """An interval of shares in percent."""
        return f"{self.number(100 * low, 1)}{TO}{self.number(100 * high, 1)}{SPACE}%"
