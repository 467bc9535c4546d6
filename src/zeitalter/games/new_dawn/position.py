"""Positions by name, for tests, lessons and bug reports.

`position(player(...), player(...), map={"0,0": "G", "1,0": "F marble"})` sets pieces by name on a map of its own (or on
the map of the first game), runs to the first question and checks the invariants. `as_test` prints any position as
such a call. Places are named "q,r", or by the id of their space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.steps import Step
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games import find_game
from zeitalter.games.new_dawn.data.components import HEXES, PACTS, RESOURCES, SIDES, SLOTS, TILES, WONDER_TYPES
from zeitalter.games.new_dawn.position_as_test import as_test
from zeitalter.games.new_dawn.rules.course import BeginTurn, EndRound, Turn, in_order
from zeitalter.games.new_dawn.rules.focus_row import fit_caravans
from zeitalter.games.new_dawn.rules.resetting import AfterResolve
from zeitalter.games.new_dawn.rules.resolve import Resolve
from zeitalter.games.new_dawn.rules.setup import Wonders
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_CARD, ON_MAP, REMOVED, UNUSED, State
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.positions import match_from, steps_from

__all__ = ["Player", "as_test", "at", "player", "position", "where"]

LETTERS = {"G": "grassland", "H": "hills", "F": "forest", "D": "desert", "M": "mountains", "W": "water"}
KINDS = {"resource": "resource", "city_state": "city_state", "nature": "natural_wonder", "letter": "barbarian"}
"""The kinds of components, and how the tiles call them as features."""


def _game() -> Declaration[State]:
    return find_game("new_dawn")


@dataclass
class Player:
    """A player by name; what is not given is as after the set-up. Lists of places name pieces on the map."""

    name: str
    leader: str = "rome"
    capital: str = ""
    """A place, "none" before there is one, or the first free star."""
    cities: Sequence[str] = ()
    tokens: Sequence[str] = ()
    strong: Sequence[str] = ()
    """Reinforced tokens, beside `tokens`."""
    caravans: Sequence[str] = ("card",)
    """Places, "card" or "unused"."""
    row: Sequence[str] = ()
    trade: Mapping[str, int] = field(default_factory=dict)
    dial: int = 0
    resources: Mapping[str, int] = field(default_factory=dict)
    envoys: Sequence[str] = ()
    pacts: Sequence[tuple[int, str]] = ()
    """Diplomacy cards: whose, and which."""
    states: Mapping[str, str] = field(default_factory=dict)
    """Conquered city-states, and the focus card each lies on ("" for none)."""
    natures: Mapping[str, str] = field(default_factory=dict)
    """Natural wonders held, and for America the focus card."""
    wonders: Mapping[str, str] = field(default_factory=dict)
    """World wonders, and where each lies."""
    agendas: Sequence[str] = ()
    looted: int = 0


def player(name: str, leader: str = "rome", **what: Any) -> Player:
    """A player: `player("Ada", "rome", capital="0,0", tokens=["1,0"], trade={"pottery": 2})`."""
    return Player(name, leader, **what)


def position(
    *players: Player,
    map: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    dice: Sequence[int] = (),
    stack: Sequence[Any] | None = None,
    resolve: tuple[str, int] | None = None,
    seat: int = 0,
    **board: Any,
) -> Match:
    """A match that starts from this position: by default at the beginning of the turn of `seat`.

    `map` gives places a letter of their terrain (N: natural wonder) and what is printed there: "G seoul", "N pantanal",
    "F oil", "M D" (a barbarian's letter). `resolve` is a card of the row with the slot it is resolved with now; `dice`
    are the next rolls. `stack` names the steps to come instead, the first first. `board` may say: round, first, event,
    barbarians ({letter: place}), stray ({wonder: place}), open (wonders face up), decks (four lists of wonders from the
    top), stock (places whose resource still lies there), victory (cards), tiles, taken, store, bare (before tokens lie
    on the map), between (fields of the state in the middle of a turn).
    """
    overlay = None if map is None else _overlay(map)
    table = _game().table(len(players), options, overlay)
    number = _seed_of(dice) if dice else seed
    s = State(table, SeedSource(seed_from_number(number)))
    _lay_map(s, map, board)
    _put_out(s, board)
    for i, p in enumerate(players):
        _seat(s, i, p)
    _set_board(s, players, board)
    s.first, s.seat = board.get("first", 0), seat
    s.push(*_coming(s, seat, stack, resolve))
    s.rng = 0
    return match_from(_game(), s, [p.name for p in players], number)


def _seed_of(dice: Sequence[int]) -> int:
    """A seed whose first rolls are these."""
    for number in count():
        source = SeedSource(seed_from_number(number))
        if all(source.bits(i) % 6 + 1 == n for i, n in enumerate(dice, 1)):
            return number
    raise AssertionError


def _coming(s: State, seat: int, stack: Sequence[Any] | None, resolve: tuple[str, int] | None) -> list[Step]:
    if stack is not None:
        return steps_from(_game(), stack)
    order = in_order(s)
    later = [*(Turn(other) for other in order[order.index(seat) + 1 :]), EndRound()]
    if resolve is None:
        return [BeginTurn(seat), *later]
    place = s.cards(seat).index(s.components.ids["focus"].index(resolve[0]))
    return [Resolve(seat, place, resolve[1]), AfterResolve(seat, place, resolve[1]), *later]


# -- the map ----------------------------------------------------------------------------------------------------------


def _overlay(map: Mapping[str, str]) -> dict[str, Any]:
    """A map of single spaces: ten of them are a tile, laid where they say they are."""
    ids = _game().load_components({}, None).ids
    tiles = []
    places = list(map)
    for tile in range(TILES):
        hexes = []
        for i, where in enumerate(places[tile * HEXES : (tile + 1) * HEXES]):
            letter, *printed = map[where].split()
            q, r = (int(n) for n in where.split(","))
            entry: dict[str, Any] = {"i": i, "q": q, "r": r, "terrain": LETTERS.get(letter, "natural_wonder")}
            for name in printed:
                if name == "capital":
                    entry["feature"] = {"kind": "capital"}
                else:
                    kind = next(kind for kind in KINDS if name in ids[kind])
                    entry["feature"] = {"kind": KINDS[kind], "id": name}
            hexes.append(entry)
        tiles.append({"id": tile + 1, "sides": {side: {"hexes": hexes} for side in SIDES}})
    return {"map": {"tiles": tiles}}


def _lay_map(s: State, map: Mapping[str, str] | None, board: Mapping[str, Any]) -> None:
    c = s.components
    if "tiles" in board:
        s.tiles = tuple((c.ids["tile"].index(t), SIDES.index(side), n, q, r) for t, side, n, q, r in board["tiles"])
    elif map is not None:
        s.tiles = tuple((tile, 0, 0, 0, 0) for tile in range(TILES) if c.tiles[tile][0].place)
    else:
        s.tiles = tuple((tile, 0, n, q, r) for players, tile, n, q, r in c.first_map if players <= s.players)
    s.restored()


def where(s: State, name: str) -> int:
    """The space of a place, named "q,r" or by the id of its space."""
    if name in s.components.ids["space"]:
        return s.components.ids["space"].index(name)
    q, r = (int(n) for n in name.split(","))
    return s.board.at[q, r]


def at(match: Match, name: str) -> str:
    """The id of the space at a place "q,r", as answers name it."""
    return str(match.table.components.ids["space"][where(match.state, name)])


def _put_out(s: State, board: Mapping[str, Any]) -> None:
    """Tokens on the icons, and the decks of wonders."""
    if board.get("bare"):
        return
    for state in s.board.city_states:
        s.states[state] = ON_MAP
    for nature in s.board.natures:
        s.natures[nature] = ON_MAP
    for space in s.board.spaces:
        if s.board.resource[space] != NOBODY:
            s.stock |= 1 << space
    if "stock" in board:
        s.stock = sum(1 << where(s, name) for name in board["stock"])
    ids = s.components.ids
    if "barbarians" in board:
        for letter, name in board["barbarians"].items():
            s.barbarians[ids["letter"].index(letter)] = where(s, name)
    elif board.get("spawned", True):
        for letter, space in s.board.spawn.items():
            s.barbarians[letter] = space
    Wonders().run(s)
    if "decks" in board:
        _stack_decks(s, [[ids["wonder"].index(wonder) for wonder in deck] for deck in board["decks"]])
    for wonder in board.get("open", ()):
        number = ids["wonder"].index(wonder)
        deck = s.components.wonder_type[number]
        _take_wonder(s, number)
        old = s.zones[deck]
        s.zones[deck] = Zone((number, *old.cards), (ALL, *(0 for _ in old.cards)))


def _stack_decks(s: State, decks: Sequence[Sequence[int]]) -> None:
    """Decks as they are given; what is in none of them has been taken out."""
    rest = [wonder for wonder in range(len(s.wonders)) if not any(wonder in deck for deck in decks)]
    for number, deck in enumerate(decks):
        s.zones[number] = Zone(tuple(deck), tuple(0 if i else ALL for i in range(len(deck))))
    s.zones[REMOVED] = Zone(tuple(rest), (0,) * len(rest))


def _take_wonder(s: State, wonder: int) -> None:
    """Take a wonder out of the decks; the card on top of each stays face up."""
    for zone in range(REMOVED + 1):
        if wonder in s.zones[zone].cards:
            rest = s.zones[zone].without(wonder)
            top = ALL if zone < len(WONDER_TYPES) else 0
            s.zones[zone] = Zone(rest.cards, tuple(0 if i else top for i in range(len(rest.cards))))


# -- the players ------------------------------------------------------------------------------------------------------


def _seat(s: State, seat: int, p: Player) -> None:
    c, ids = s.components, s.components.ids
    leader = ids["leader"].index(p.leader)
    s.leaders = (*s.leaders[:seat], leader, *s.leaders[seat + 1 :])
    row = [ids["focus"].index(card) for card in p.row] or list(c.start_row[leader])
    s.row[seat * SLOTS : (seat + 1) * SLOTS] = row
    for card, n in p.trade.items():
        s.trade[seat * SLOTS + row.index(ids["focus"].index(card))] = n
    stars = [space for _, space in sorted(s.board.capitals.items()) if space not in s.capital]
    if p.capital != "none":
        s.capital[seat] = where(s, p.capital) if p.capital else stars[0]
        s.cities[seat] = 1 << s.capital[seat]
    for name in p.cities:
        s.cities[seat] |= 1 << where(s, name)
    for name in (*p.tokens, *p.strong):
        s.control[seat] |= 1 << where(s, name)
    for name in p.strong:
        s.strong[seat] |= 1 << where(s, name)
    s.stock &= ~s.friendly(seat)
    special = {"card": ON_CARD, "unused": UNUSED}
    for caravan, name in zip(s.caravans_of(seat), p.caravans, strict=False):
        s.caravans[caravan] = special[name] if name in special else where(s, name)
    fit_caravans(s, seat)
    s.dial[seat] = p.dial
    for kind, n in p.resources.items():
        s.resources[seat * len(RESOURCES) + RESOURCES.index(kind)] = n
    for agenda in p.agendas:
        s.agendas[seat] |= 1 << ids["agenda"].index(agenda)
        s.markers[seat] += s.strength(seat) > 0
    s.looted[seat] = p.looted
    _tokens_of(s, seat, p)


def _tokens_of(s: State, seat: int, p: Player) -> None:
    ids = s.components.ids
    for name in p.envoys:
        s.envoys[ids["city_state"].index(name)] |= 1 << seat
    for giver, pact in p.pacts:
        s.pacts[giver * len(PACTS) + PACTS.index(pact)] = seat
    for name, card in p.states.items():
        state = ids["city_state"].index(name)
        s.states[state], s.state_card[state] = seat, ids["focus"].index(card) if card else NOBODY
    for name, card in p.natures.items():
        nature = ids["nature"].index(name)
        s.natures[nature], s.nature_card[nature] = seat, ids["focus"].index(card) if card else NOBODY
    for name, place in p.wonders.items():
        _take_wonder(s, ids["wonder"].index(name))
        s.wonders[ids["wonder"].index(name)] = where(s, place)


def _set_board(s: State, players: Sequence[Player], board: Mapping[str, Any]) -> None:
    ids = s.components.ids
    s.round, s.event = board.get("round", 1), board.get("event", 0)
    for wonder, name in board.get("stray", {}).items():
        _take_wonder(s, ids["wonder"].index(wonder))
        s.wonders[ids["wonder"].index(wonder)] = where(s, name)
    s.victory = tuple(ids["victory"].index(card) for card in board.get("victory", ids["victory"][:3]))
    s.store = board.get("store", 0)
    for name in board.get("taken", ()):
        s.taken |= 1 << where(s, name)
    for name, value in board.get("between", {}).items():
        setattr(s, name, value)
    s.restored()
