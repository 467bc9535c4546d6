"""What the kernel calls of a game. `kit.declaration` fills it in from the records a game declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic

from zeitalter.engine.errors import BadInput
from zeitalter.engine.events import Event
from zeitalter.engine.kernel import advance
from zeitalter.engine.rng import Source
from zeitalter.engine.state import BESIDE_THE_POSITION
from zeitalter.engine.step_names import S, steps_of
from zeitalter.engine.steps import Step, fields_of
from zeitalter.engine.switches import Switch, resolve
from zeitalter.engine.table import Table
from zeitalter.engine.values import NUMBER, SEAT, Action, Kinds, Verbs, action_from_json, action_to_json
from zeitalter.engine.zones import Zone

KERNEL_OBJECTIONS: Mapping[str, Kinds] = {
    "game-over": (),
    "not-your-turn": (),
    "not-offered": (),
    "stale-answer": (),
    "nothing-to-undo": (),
    "behind-a-barrier": (),
    "not-to-be-planned": (),
    "read-only": (),
}
KERNEL_EVENTS: Mapping[str, Kinds] = {"undo": (SEAT, NUMBER), "clock": (SEAT,), "prepared": (SEAT,), "rules": (NUMBER,)}
"""What the kernel itself says; every game's tables begin with these."""
LONGEST_NUMBER = 60
"""Bits of a number that every reader of JSON takes as it is; longer ones, masks of many things, are written as text."""


class Game(Generic[S]):
    """A game's facts and the functions the kernel calls."""

    id: str
    package: str
    """Where its steps are: see `step_names.package_of`."""
    RULES: int = 1
    """Grows with every change of a golden file; matches store it."""
    min_seats: int = 1
    max_seats: int = 6
    switches: Sequence[Switch] = ()
    verbs: Verbs = {}
    events: Mapping[str, Kinds] = KERNEL_EVENTS
    prompts: Mapping[str, Kinds] = {}
    """Kinds of the fields of each decision step, for its prompt."""
    objections: Mapping[str, Kinds] = KERNEL_OBJECTIONS
    parties: tuple[str, ...] = ()
    """Kinds that name somebody at the table by number, beside seats: players first, then who the game plays itself."""
    state_type: type[S]

    # -- set-up -------------------------------------------------------------------------------------------------------

    def table(
        self, seats: int, options: Mapping[str, Any] | None = None, overlay: Mapping[str, Any] | None = None
    ) -> Table:
        """A table for this many seats, with every option resolved and checked."""
        self.check_seats(seats)
        resolved = resolve(self.switches, options or {})
        components = self.load_components(resolved, overlay)
        return Table(seats, self.check_options(seats, resolved), components, overlay)

    def check_seats(self, seats: int) -> None:
        """Refuse numbers of seats the game is not played with."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadInput("bad-seat-count", game=self.id, seats=seats, low=self.min_seats, high=self.max_seats)

    def check_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Options that only make sense together, or for some numbers of seats: refuse or complete them."""
        return options

    def load_components(self, options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Any:
        """The components in use: ours, with the owner's laid over."""
        return None

    def new_state(self, table: Table, source: Source) -> S:
        """The state before the first step, with the opening step on the stack."""
        raise NotImplementedError

    def start(self, table: Table, source: Source, out: list[Event] | None = None) -> S:
        """A new game, run to its first question."""
        s = self.new_state(table, source)
        s.out = out
        advance(s)
        s.out = None
        return s

    # -- looking ------------------------------------------------------------------------------------------------------

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON (seat None: what all know; after the end: everything)."""
        raise NotImplementedError

    def views(self, s: S, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        """What several seats may know. They may share parts, with one another and with earlier positions of the match,
        which a game may keep in `memo`; so never change one."""
        return {seat: self.view(s, seat) for seat in seats}

    def points(self, s: S) -> list[int]:
        """The points everybody can see, of every party; none in a game that does not count any."""
        return []

    def header(self, s: S) -> dict[str, int]:
        """What stands above the table, such as the round: numbers by name."""
        return {}

    def back(self, s: S, zone: int, card: int) -> object:
        """What the back of a hidden card shows: only cards with the same back can be taken for one another."""
        raise NotImplementedError

    def redeal_zones(self, s: S, seat: int | None, r: Random) -> None:
        """Deal the hidden cards a seat does not know anew: among their places, by their backs.

        A game where more is public than backs has its own way. Cards are sorted before chance comes in, and chance is
        `r` alone: the truth must have no influence.
        """
        unknown: dict[object, list[tuple[int, int]]] = {}
        for z, zone in enumerate(s.zones):
            for i, shown in enumerate(zone.shown_to(seat)):
                if shown is None:
                    unknown.setdefault(self.back(s, z, zone.cards[i]), []).append((z, i))
        changed: dict[int, list[int]] = {}
        for places in unknown.values():
            cards = sorted(s.zones[z].cards[i] for z, i in places)
            r.shuffle(cards)
            for (z, i), card in zip(places, cards, strict=True):
                changed.setdefault(z, list(s.zones[z].cards))[i] = card
        for z, dealt in changed.items():
            s.zones[z] = Zone(tuple(dealt), s.zones[z].known)

    def consistent(self, s: S, seat: int) -> bool:
        """Whether a redealt state agrees with every true claim the seat has heard."""
        return True

    def label(self, s: S, kind: str, value: int, lang: str) -> str | tuple[str, dict[str, int]] | None:
        """The printed name of a value, or a message with values of other kinds; None: the texts know."""
        return None

    def invariants(self, s: S) -> list[str]:
        """Every breach of what must always hold: pieces conserved, masks sane."""
        return []

    # -- files --------------------------------------------------------------------------------------------------------

    def action_to_json(self, table: Table, action: Action) -> list[Any]:
        """The readable form of an action."""
        return action_to_json(self.verbs, table, action)

    def action_from_json(self, table: Table, data: Any) -> Action:
        """The action a readable form stands for."""
        return action_from_json(self.verbs, table, data)

    def state_to_json(self, s: S) -> dict[str, Any]:
        """The position as JSON; two states are equal if this is."""
        data: dict[str, Any] = {}
        for name in self.fields():
            value = getattr(s, name)
            if name == "stack":
                data[name] = [_step_to_json(step) for step in value]
            elif name == "zones":
                data[name] = [[list(z.cards), list(z.known)] for z in value]
            elif name == "sealed":
                data[name] = [[seat, self.action_to_json(s.table, value[seat])] for seat in sorted(value)]
            elif name == "orders":
                data[name] = [[seat, kind, value[seat, kind]] for seat, kind in sorted(value)]
            else:
                data[name] = _plain(value)
        return data

    def state_from_json(self, table: Table, source: Source, data: Mapping[str, Any]) -> S:
        """The position a JSON form stands for, run to its question."""
        s = self.new_state(table, source)
        names = steps_of(self.package)
        for name in self.fields():
            value = data[name]
            if name == "stack":
                s.stack = [names[step[0]](*(frozen(v) for v in step[1:])) for step in value]
            elif name == "zones":
                s.zones = [Zone(tuple(cards), tuple(known)) for cards, known in value]
            elif name == "sealed":
                s.sealed = {seat: self.action_from_json(table, action) for seat, action in value}
            elif name == "orders":
                s.orders = {(seat, kind): order for seat, kind, order in value}
            elif name == "result":
                s.result = value
            elif isinstance(getattr(s, name), bytearray):
                setattr(s, name, bytearray(value))
            elif isinstance(getattr(s, name), list):
                setattr(s, name, [frozen(v) for v in value])
            else:
                setattr(s, name, frozen(value))
        s.restored()
        advance(s)
        return s

    def fields(self) -> list[str]:
        """The names of all fields of a position, the kernel's first."""
        beside = {*BESIDE_THE_POSITION, *self.state_type.derived}
        return [name for name in self.state_type.fields() if name not in beside]


def _step_to_json(step: Step) -> list[Any]:
    return [type(step).__name__, *(_plain(getattr(step, f)) for f in fields_of(step))]


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple | bytearray):
        return [_plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    return hex(value) if isinstance(value, int) and value >> LONGEST_NUMBER > 0 else value


def frozen(value: Any) -> Any:
    """A value of a step or a field as it was before it became JSON: tuples for lists."""
    if isinstance(value, str) and value.startswith("0x"):
        return int(value, 16)
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value
