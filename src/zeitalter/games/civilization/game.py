"""Civilization for the kernel: its options, the words of its actions and events, what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS, Game
from zeitalter.engine.rng import Source
from zeitalter.engine.switches import Switch
from zeitalter.engine.table import Table
from zeitalter.games.civilization.data.components import load_components, our_data
from zeitalter.games.civilization.rules import setup
from zeitalter.games.civilization.rules import vocabulary as words
from zeitalter.games.civilization.rules import vocabulary_calamities as words_calamities
from zeitalter.games.civilization.rules import vocabulary_trade as words_trade
from zeitalter.games.civilization.rules.invariants import invariants
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import is_red
from zeitalter.games.civilization.view import redeal as dealing
from zeitalter.games.civilization.view.seat_view import view, views

MOST_IN_SIMPLE_GAMES = 4


class Civilization(Game):
    """The game of Civilization, 2 to 7 players."""

    id = "civilization"
    package = "zeitalter.games.civilization"
    RULES = 3
    min_seats = 2
    max_seats = 7
    state_type = State
    switches: ClassVar[Sequence[Switch]] = tuple(
        Switch(d["id"], tuple(d["values"]), d["rule"], daily=d.get("daily", "")) for d in our_data()["switches"]
    )
    verbs = {**words.VERBS, **words_trade.VERBS, **words_calamities.VERBS}
    events = {**KERNEL_EVENTS, **words.EVENTS, **words_trade.EVENTS, **words_calamities.EVENTS}
    prompts = {**words.PROMPTS, **words_trade.PROMPTS, **words_calamities.PROMPTS}
    objections = {**KERNEL_OBJECTIONS, **words.OBJECTIONS, **words_trade.OBJECTIONS, **words_calamities.OBJECTIONS}

    def check_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The simple games are for up to four (71, 72)."""
        if options["variant"] != "full" and seats > MOST_IN_SIMPLE_GAMES:
            raise BadInput("too-many-for-variant", seats=seats, most=MOST_IN_SIMPLE_GAMES)
        return options

    def load_components(self, options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Any:
        return load_components(overlay)

    def new_state(self, table: Table, source: Source) -> State:
        return setup.new_state(table, source)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def views(self, s: State, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        return views(s, seats, memo)

    def back(self, s: State, zone: int, card: int) -> object:
        """Red calamities show what they are; all other cards of a stack could be taken for one another."""
        return ("red", card) if is_red(s, card) else ("black", s.components.stack_of[card])

    def redeal_zones(self, s: State, seat: int | None, r: Random) -> None:
        dealing.redeal_zones(s, seat, r)

    def label(self, s: State, kind: str, value: int, lang: str) -> str | tuple[str, dict[str, int]] | None:
        c = s.components
        if kind == "ship":
            return (f"ship-{value}", {})
        return c.names[kind][value][lang] if kind in c.names else None

    def invariants(self, s: State) -> list[str]:
        return invariants(s)


GAME = Civilization()
