"""The table of 7 Ages in a terminal: 80 columns, readable without colour, drawn from a seat's view only.

Players are letters, empires short codes; areas are listed by region. The command line asks for scenes, pictures by
name, remarks on options, components in words, and the final account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.glory import SOURCES
from zeitalter.games.seven_ages.terminal.board import (
    area_lines,
    heading,
    map_picture,
    near_picture,
    piles,
    ranks,
    region_picture,
    track,
    track_picture,
)
from zeitalter.games.seven_ages.terminal.mats import discard, empire_picture, hand_picture, mat, pool
from zeitalter.games.seven_ages.terminal.phrases import Phrases
from zeitalter.games.seven_ages.terminal.remarks import element, remark
from zeitalter.games.seven_ages.terminal.scenes import scene, slots
from zeitalter.games.seven_ages.words.scores import SCORES
from zeitalter.kit import drawing
from zeitalter.kit.drawing import Line, account_row


class Pictures(drawing.Pictures):
    """What a seat sees, drawn."""

    phrases = Phrases
    minor = frozenset({"game-over", "markers-placed", "round"})
    most_news = 60
    own = ("near", "track", "discard", "units", "region", "empire", "area")
    w: Phrases

    @property
    def pictures(self) -> Mapping[str, Callable[[], list[Line]]]:
        return {
            "table": self.table,
            "map": lambda: map_picture(self.w, self.width),
            "near": lambda: self._of_person(near_picture),
            "hand": lambda: self._of_person(hand_picture),
            "mats": self.mats,
            "cards": lambda: self._of_person(hand_picture),
            "track": lambda: track_picture(self.w, self.width),
            "discard": lambda: discard(self.w, self.width),
            "units": self.units,
        }

    def scene(self, question: str, values: Sequence[Any]) -> list[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""
        seat = self.w.seat
        if seat is None or question in ("LayOpeningCards", "ChooseColours"):
            return self.table()
        if question == "PlaceMarkers":
            return [*self.table(), [], *slots(self.w, seat, self.width)]
        return scene(self.w, seat, question, values, self.width)

    def table(self) -> list[Line]:
        """The whole table in compact form."""
        w, width = self.w, self.width
        lines = [*heading(w), [], *ranks(w), [], *track(w, width), *piles(w, width)]
        lines += [[], *map_picture(w, width)] if w.areas else []
        for seat in [seat for seat in range(len(w.players)) if seat != w.seat]:
            lines += [[], *mat(w, seat, width)]
        return lines if w.seat is None else [*lines, [], *mat(w, w.seat, width)]

    def mats(self) -> list[Line]:
        """Everything that lies before the players, one after the other."""
        lines: list[Line] = []
        for seat in range(len(self.w.players)):
            lines += [*([[]] if lines else []), *mat(self.w, seat, self.width)]
        return lines

    def units(self) -> list[Line]:
        """What the empires of the person may still build."""
        w = self.w
        if w.seat is None:
            return self._said("no-seat")
        lines: list[Line] = []
        for empire in w.empires_of(w.seat):
            lines += [[w.code(empire), (f" {w.name('empire', empire)}", "title")], *pool(w, empire, self.width)]
        return lines or self._said("nothing")

    def _of_person(self, draw: Callable[[Phrases, int, int], list[Line]]) -> list[Line]:
        seat = self.w.seat
        return self._said("no-seat") if seat is None else draw(self.w, seat, self.width)

    def _said(self, id: str) -> list[Line]:
        return [[(self.w.say(id), "")]]

    # -- components ---------------------------------------------------------------------------------------------------

    @property
    def named(self) -> Mapping[str, tuple[str, Callable[[str], list[Line]]]]:
        """Pictures of one thing that a person names: its kind, and how it is drawn."""
        return {
            "region": ("region", lambda id: region_picture(self.w, id, self.width)),
            "empire": ("empire", lambda id: empire_picture(self.w, id, self.width)),
            "area": ("area", lambda id: area_lines(self.w, id, self.width)),
        }

    def explained(self) -> Mapping[str, Callable[[int], str]]:
        w = self.w
        return {kind: partial(text, w.texts, w.c) for kind, text in w.described.items() if kind in w.c.names}

    def remark(self, action: Action) -> str:
        """What an option means: values of cards and units, what is in an area, what a move costs.

        An event with several targets is explained once.
        """
        if action[0] == "event" and self._explained.setdefault(action[2], action) != action:
            return ""
        return remark(self.w, action)

    @cached_property
    def _explained(self) -> dict[int, Action]:
        """The first option with each event."""
        return {}

    def element(self, kind: str, value: int) -> str:
        """A few words on one of the things that can be chosen."""
        return element(self.w, kind, value)

    # -- the end ------------------------------------------------------------------------------------------------------

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Line]:
        """The final ranking with glory by source."""
        w = self.w
        ranking = self.view["result"]["ranking"]
        points = {source: [0] * len(w.players) for source in SOURCES}
        for id, args in events:
            score = SCORES.get(id)
            if score is not None and score.source is not None:
                points[SOURCES[args[score.source]]][args[score.who]] += score.sign * args[score.points]

        def row(label: str, values: Sequence[object], style: str = "") -> Line:
            return account_row(label, [values[seat] for seat in ranking], self.width, style)

        lines = [row("", [w.player(seat) for seat in range(len(w.players))], "title")]
        for source, gained in points.items():
            if any(gained):
                lines.append(row(w.texts.message(f"glory_source-{source}"), gained))
        best = [max((w.empires[id]["level"] for id in w.empires_of(seat)), default=0) for seat in range(len(w.players))]
        return [
            *lines,
            row(w.say("sum"), self.view["result"]["points"], "strong"),
            row(w.say("best-level"), best, "dim"),
        ]
