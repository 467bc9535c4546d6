"""Positions by name, for tests, lessons and bug reports.

`position(empire("romans", 0, {"rome": "legion legion"}), ..., doing="production")` puts pieces where they are named,
runs to the first question and checks the invariants. `as_test` prints any position as such a call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.zones import ALL, Zone, zone_of
from zeitalter.games import find_game
from zeitalter.games.seven_ages.position_as_test import Said, call_of
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS, MARKERS, NOBODY, SPARE, State, put
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.positions import match_from, steps_from

N_MARKERS = 8


def _game() -> Declaration[State]:
    return find_game("seven_ages")


@dataclass
class Empire:
    """An empire by name; what is not given is as if it had just been started in age 1, without any unit."""

    card: str
    seat: int
    units: Mapping[str, str] = field(default_factory=dict)
    """By area the types of units: `{"rome": "legion legion galleys"}`."""
    colour: str = ""
    """The colour of its units; otherwise the first free one of its player."""
    level: int = 1
    born: int = 0
    money: int = 0
    elite: int = 0
    go: int = 0
    go_now: int = 0
    religion: str = ""
    government: str = ""
    marks: Sequence[str] = ()
    """Artefacts on the card."""
    artefacts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Artefacts by area."""
    capital: str = ""
    cities: Mapping[str, int] = field(default_factory=dict)
    leaders: Sequence[tuple[str, str]] = ()
    """Pairs of leader and area: `[("unnamed_ta", "rome")]`."""
    forts: Sequence[str] = ()
    disorder: Sequence[str] = ()
    done: Sequence[str] = ()
    """The actions it has performed this turn."""
    raids: Mapping[str, str] = field(default_factory=dict)
    """Units in areas of others; only of the empire that is active."""


def empire(card: str, seat: int, units: Mapping[str, str] | None = None, **what: Any) -> Empire:
    """An empire: `empire("romans", 0, {"rome": "legion"}, capital="rome", level=9, money=12)`."""
    return Empire(card, seat, units or {}, **what)


def position(
    *empires: Empire,
    players: int | Sequence[str] = 4,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    hands: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    markers: Mapping[int, Mapping[str, str]] | None = None,
    doing: str = "",
    by: str = "",
    stack: Sequence[Any] | None = None,
    overlay: Mapping[str, Any] | None = None,
    sound: bool = True,
    **board: Any,
) -> Match:
    """A match that starts from this position.

    `hands` names cards by seat (others have none); `deck` the top cards of the draw pile, the rest follows shuffled;
    `markers` the face-down action markers by seat and empire ("" is the empty slot). `doing` is the action that `by`
    (an empire, or "seat 2" for an empty slot) performs now; or `stack` names the steps to come, the first first.
    `board` may say: turn, start_player, glory (by seat), cities (neutral ones, by area), jihad (area), crusade, treaty
    (empire, area, empire, area), world_war (level), heresy ({religion: empire}), start_age, end_age, pairs (colours by
    seat), and any other field of the state as it is; `between` has fields that are set last, of lists single entries.
    """
    names = [f"Seat {i + 1}" for i in range(players)] if isinstance(players, int) else list(players)
    table = _game().table(len(names), options, overlay)
    s = State(table, SeedSource(seed_from_number(seed)))
    put_out(s, empires, board, hands or {}, deck, discard, markers or {})
    s.push(*_steps(s, doing, by, stack))
    return match_from(_game(), s, names, seed, sound)


def put_out(
    s: State,
    empires: Sequence[Empire],
    board: Mapping[str, Any],
    hands: Mapping[int, Sequence[str]],
    deck: Sequence[str],
    discard: Sequence[str],
    markers: Mapping[int, Mapping[str, str]],
) -> None:
    """Put everything where it is named; only the steps to come are missing."""
    s.turn, s.start_age, s.end_age = 1, 1, 7
    _set_pairs(s, board.get("pairs"))
    for e in empires:
        _put_empire(s, e)
    _set_board(s, board)
    _deal(s, hands, deck, discard)
    _place_markers(s, markers)
    s.last_age = max(map(s.age, s.in_play()), default=0)
    _set_between(s, board.get("between", {}))


def _set_between(s: State, fields: Mapping[str, Any]) -> None:
    """Set fields as they are in the state; of a row, where numbers are named, only the entries with these."""
    for name, value in fields.items():
        before = getattr(s, name)
        if name == "zones":
            s.zones = [Zone(*value[i]) if i in value else zone for i, zone in enumerate(before)]
        elif isinstance(value, Mapping) and isinstance(before, list | tuple | bytearray):
            setattr(s, name, type(before)([value.get(i, entry) for i, entry in enumerate(before)]))
        else:
            setattr(s, name, value)


def _set_pairs(s: State, pairs: Sequence[str] | None) -> None:
    light = [colour for colour in range(len(s.components.pair)) if s.components.pair[colour] > colour]
    ids = s.components.ids["colour"]
    s.pairs = tuple(light[seat] if pairs is None else ids.index(pairs[seat]) for seat in range(s.players))


def _put_empire(s: State, said: Empire) -> None:
    c = s.components
    ids = c.ids
    areas = ids["area"].index
    artefacts = ids["artefact"].index
    e = ids["colour"].index(said.colour) if said.colour else s.colours_for(said.seat)[0]
    s.set_owner(e, said.seat)
    s.set_card(e, ids["empire"].index(said.card))
    s.level, s.elite = put(s.level, e, said.level), put(s.elite, e, said.elite)
    s.money[e] = said.money
    s.born = put(s.born, e, said.born or s.age(e))
    s.go, s.go_now = put(s.go, e, said.go), put(s.go_now, e, said.go_now)
    s.set_religion(e, artefacts(said.religion) if said.religion else NOBODY)
    s.set_government(e, artefacts(said.government) if said.government else NOBODY)
    s.set_marks(e, sum(1 << artefacts(id) for id in said.marks))
    for area, units in said.units.items():
        s.set_holder(areas(area), e)
        s.units[areas(area)] = _taken(s, e, units, s.units[areas(area)])
    for area, units in said.raids.items():
        s.raid = put(s.raid, areas(area), _taken(s, e, units, s.raid[areas(area)]))
    for area, level in said.cities.items():
        s.city = put(s.city, areas(area), level)
    if said.capital:
        s.capital = put(s.capital, e, areas(said.capital))
        s.city = put(s.city, s.capital[e], s.city[s.capital[e]] or 1)
    for area, lying in said.artefacts.items():
        s.set_lying(areas(area), sum(1 << artefacts(id) for id in lying))
    for leader, area in said.leaders:
        n = ids["leader"].index(leader)
        s.leaders[e] = tuple(sorted((*s.leaders[e], (n, areas(area)))))
        if n < len(s.cup) - 1:
            s.cup = put(s.cup, n, s.cup[n] - 1)
    s.forts |= sum(1 << areas(area) for area in said.forts)
    s.disorder |= sum(1 << areas(area) for area in said.disorder)
    s.done = put(s.done, e, sum(1 << ids["action"].index(action) for action in said.done))


def _taken(s: State, e: int, units: str, there: tuple[int, ...]) -> tuple[int, ...]:
    """A stack with some more units, whose counters are taken out of the box."""
    kinds = [s.components.ids["unit"].index(id) for id in units.split()]
    for kind in kinds:
        s.take_counter(e, kind)
    return tuple(sorted((*there, *kinds)))


def _set_board(s: State, board: Mapping[str, Any]) -> None:
    ids = s.components.ids
    areas = ids["area"].index

    def colour(id: str) -> int:
        return s.empire(ids["empire"].index(id))

    for name, value in board.items():
        if name in ("pairs", "between"):
            continue
        if name == "cities":
            for area, level in value.items():
                s.city = put(s.city, areas(area), level)
        elif name == "jihad":
            s.jihad = areas(value)
        elif name == "crusade":
            s.crusade = int(value)
        elif name == "treaty":
            s.treaty = (colour(value[0]), areas(value[1]), colour(value[2]), areas(value[3]))
        elif name == "heresy":
            for religion, holder in value.items():
                s.heresy = put(s.heresy, ids["artefact"].index(religion), colour(holder))
        elif name == "glory":
            s.glory = list(value)
        else:
            setattr(s, name, tuple(value) if isinstance(value, list) else value)


def _deal(s: State, hands: Mapping[int, Sequence[str]], deck: Sequence[str], discard: Sequence[str]) -> None:
    number = s.components.ids["empire"].index
    out = {*s.aside, *(card for card in s.card if card >= 0)}
    for seat in range(s.players):
        cards = sorted(number(id) for id in hands.get(seat, ()))
        s.zones[HANDS + seat] = Zone(tuple(cards), (1 << seat,) * len(cards))
        out.update(cards)
    pile = [number(id) for id in discard]
    top = [number(id) for id in deck]
    out.update(pile, top)
    rest = s.shuffled([card for card in range(len(s.components.value)) if card not in out])
    s.zones[DISCARD] = zone_of(pile, ALL)
    s.restored()
    s.zones[DECK] = zone_of((*top, *rest), 0)


def _place_markers(s: State, markers: Mapping[int, Mapping[str, str]]) -> None:
    ids = s.components.ids
    for seat in range(s.players):
        said = markers.get(seat, {})
        placed = [(s.empire(ids["empire"].index(e)) if e else NOBODY, ids["action"].index(a)) for e, a in said.items()]
        s.slots[seat] = tuple(slot for slot, _ in placed)
        lying = tuple(action for _, action in placed)
        s.zones[MARKERS + seat] = zone_of(lying, 1 << seat)
        s.zones[SPARE + seat] = zone_of([m for m in range(N_MARKERS) if m not in lying], 1 << seat)


def _steps(s: State, doing: str, by: str, stack: Sequence[Any] | None) -> list[Any]:
    if stack is not None:
        return steps_from(_game(), stack)
    if not doing:
        return steps_from(_game(), ["StartTurn"])
    action = s.components.ids["action"].index(doing)
    if by.startswith("seat "):
        seat, card = int(by.removeprefix("seat ")) - 1, NOBODY
    else:
        card = s.components.ids["empire"].index(by) if by else s.card[s.in_play()[0]]
        seat = s.owner[s.empire(card)]
    s.round = action if action < N_MARKERS - 1 else NOBODY
    return steps_from(_game(), [["TurnOver", seat, card, action, 0], "EndTurn"])


def as_test(match: Match) -> str:
    """The position of a match as the call that builds it."""
    return call_of(match.state, _put_again)


def _put_again(s: State, empires: Sequence[Said], board: Said, lying: Said) -> None:
    put_out(s, [Empire(**said) for said in empires], board, **lying)
