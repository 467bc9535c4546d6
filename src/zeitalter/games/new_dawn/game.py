"""A New Dawn for the kernel: its options, the words of its actions and events, what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS, Game
from zeitalter.engine.rng import Source
from zeitalter.engine.switches import Switch
from zeitalter.engine.table import Table
from zeitalter.games.new_dawn.data.components import load_components, our_data
from zeitalter.games.new_dawn.rules import setup
from zeitalter.games.new_dawn.rules import vocabulary as words
from zeitalter.games.new_dawn.rules.invariants import invariants
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.games.new_dawn.view.seat_view import view, views
from zeitalter.games.new_dawn.words import labels


class NewDawn(Game):
    """The game of A New Dawn, 2 to 4 players."""

    id = "new_dawn"
    package = "zeitalter.games.new_dawn"
    RULES = 3
    min_seats = 2
    max_seats = 4
    state_type = State
    switches: ClassVar[Sequence[Switch]] = tuple(
        Switch(d["id"], tuple(d["values"]), d["rule"]) for d in our_data()["switches"]
    )
    verbs = words.VERBS
    events = {**KERNEL_EVENTS, **words.EVENTS}
    prompts = words.PROMPTS
    objections = {**KERNEL_OBJECTIONS, **words.OBJECTIONS}

    def load_components(self, options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Any:
        return load_components(overlay)

    def new_state(self, table: Table, source: Source) -> State:
        return setup.new_state(table, source)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def views(self, s: State, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        return views(s, seats)

    def back(self, s: State, zone: int, card: int) -> object:
        """The backs of wonders show type and era."""
        return s.components.wonder_type[card], s.era(card)

    def label(self, s: State, kind: str, value: int, lang: str) -> str | tuple[str, dict[str, int]] | None:
        return labels.label(s, kind, value, lang)

    def invariants(self, s: State) -> list[str]:
        return invariants(s)


GAME = NewDawn()
