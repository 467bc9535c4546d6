"""Positions by name, for tests, lessons and bug reports.

`position(player(...), player(...), bot(...))` starts from a real set-up, moves pieces by name, runs to the first
question and checks the invariants. `as_test` prints any position as such a call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.match import Match
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.zones import EMPTY, Zone, zone_of
from zeitalter.games import find_game
from zeitalter.games.historia.data.components import ADVISOR, TOURISM, WAR, Components
from zeitalter.games.historia.rules import setup
from zeitalter.games.historia.rules.happenings import announce
from zeitalter.games.historia.rules.round_end import RoundEnd, deal_row
from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    GOAL_BAG,
    LEADER_DECK,
    PACKET,
    REMOVED_LEADERS,
    REMOVED_WONDERS,
    WONDER_DECK,
    State,
    advisor_deck,
    advisor_hand,
    kept_leaders,
)
from zeitalter.games.historia.rules.turns import SelectCards
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.positions import chosen_options, match_from, steps_from, steps_said


def _game() -> Declaration[State]:
    return find_game("historia")


@dataclass
class Civ:
    """A civilization by name; what is not given is as after the set-up."""

    name: str = ""
    territories: Sequence[str] = ()
    technology: int = 1
    military: int = 1
    vp: int = 0
    personal: int | None = None
    used: int | None = None
    civilization: str | None = None
    row: Sequence[str] = ()
    hand: Sequence[str] | None = None
    advisors: Sequence[str] = ()
    """Advisors in hand; the rest of the set lies face down in the deck, in this or the component file's order."""
    advisor_deck: Sequence[str] = ()
    advisors_up: Sequence[str] = ()
    played: Sequence[str] = ()
    wonders: Sequence[str] = ()
    turned: Sequence[str] = ()
    locked: Sequence[str] = ()
    leader: str | None = None
    kept: Sequence[str] = ()
    dominion: tuple[int, ...] = ()
    level: str | None = None


def player(name: str, territories: Sequence[str] = (), **what: Any) -> Civ:
    """A player: `player("Ada", ["china"], technology=5, personal=2, used=1, row=["art"], wonders=["petra"])`."""
    return Civ(name, territories, **what)


def bot(level: str = "noble", territories: Sequence[str] = (), **what: Any) -> Civ:
    """A civbot of a level."""
    return Civ(level, territories, level=level, **what)


@dataclass
class _Board:
    round: int = 1
    order: Sequence[int] | None = None
    wonder_row: Sequence[str] | None = None
    tiles: Mapping[str, int] = field(default_factory=dict)
    event: str | None = None
    goals: Mapping[str, str] = field(default_factory=dict)
    packet: Mapping[str, int] = field(default_factory=dict)
    removed_leaders: Mapping[str, int] = field(default_factory=dict)
    """Leaders with the mask of seats that know them."""
    decks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What is left in a deck, top card first: wonders1-3, leaders1-3, events, goals."""
    sealed: Mapping[int, Sequence[Any]] = field(default_factory=dict)
    ending: bool = False
    active: int = -1
    action: str | None = None
    executing: str | None = None


def position(
    *civs: Civ,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    stack: Sequence[Any] | None = None,
    overlay: Mapping[str, Any] | None = None,
    **board: Any,
) -> Match:
    """A match that starts from this position (see `Civ` and `_Board` for what can be said).

    `stack` names the steps to come, the first first: names, `[name, *fields]` or steps.
    """
    players = [c for c in civs if c.level is None]
    bots = [c for c in civs if c.level is not None]
    given: dict[str, Any] = {"civbots": len(bots), "start_order": "seated", **(options or {})}
    if bots:
        given["civbot_levels"] = ",".join(str(c.level) for c in bots)
    table = _game().table(len(players), given, overlay)
    s = State(table, SeedSource(seed_from_number(seed)))
    _set_up(s, [*players, *bots], _Board(**board))
    s.push(*([SelectCards(), RoundEnd()] if stack is None else steps_from(_game(), stack)))
    return match_from(_game(), s, [p.name for p in players], seed)


def _set_up(s: State, civs: Sequence[Civ], board: _Board) -> None:
    c = s.components
    setup.shuffle_decks(s)
    setup.deal_tiles(s)
    s.round = board.round
    _assign_civilizations(s, civs)
    _place_tiles(s, board.tiles)
    for i, civ in enumerate(civs):
        _put_civ(s, i, civ)
    for i, civ in enumerate(civs[: s.players]):
        _put_cards(s, i, civ, board.executing if i == board.active else None)
        _put_wonders(s, i, civ)
        _put_leaders(s, i, civ)
    if board.order is not None:
        s.order = tuple(board.order)
    epoch = s.epoch
    for past in range(1, epoch):
        zone = WONDER_DECK + past - 1
        rest = s.zones[zone]
        removed = s.zones[REMOVED_WONDERS]
        s.zones[REMOVED_WONDERS] = Zone(removed.cards + rest.cards, removed.known + rest.known)
        s.zones[zone] = EMPTY
    if board.wonder_row is None:
        deal_row(s, epoch)
    else:
        s.wonder_row = tuple(_index(c, "wonder", w) for w in board.wonder_row)
        for wonder in s.wonder_row:
            _take_wonder(s, wonder)
    if board.event is not None:
        s.event = _index(c, "event", board.event)
        s.zones[EVENT_PILE] = announce(s.zones[EVENT_PILE].without(s.event))
    for cell, goal in board.goals.items():
        military, technology = (int(part) for part in cell[1:].split("t"))
        number = _index(c, "goal", goal)
        s.zones[GOAL_BAG] = s.zones[GOAL_BAG].without(number)
        s.goals = (*s.goals, (military * 32 + technology, number))
    for leaders, place in ((board.packet, PACKET), (board.removed_leaders, REMOVED_LEADERS)):
        for leader, known in leaders.items():
            number = _index(c, "leader", leader)
            zone = LEADER_DECK + c.leader_epoch[number] - 1
            s.zones[zone] = s.zones[zone].without(number)
            s.zones[place] = s.zones[place].with_bottom(number, known)
    for name, cards in board.decks.items():
        zone, kind = DECKS[name]
        s.zones[zone] = zone_of([_index(c, kind, card) for card in cards], 0)
        if name == "events":
            s.zones[zone] = announce(s.zones[zone])
    s.sealed = {seat: _game().action_from_json(s.table, words) for seat, words in board.sealed.items()}
    s.ending = board.ending
    s.active = board.active
    s.action = -1 if board.action is None else _index(c, "action", board.action)
    s.executing = -1 if board.executing is None else _index(c, "card", board.executing)


DECKS = {
    **{f"wonders{epoch}": (WONDER_DECK + epoch - 1, "wonder") for epoch in (1, 2, 3)},
    **{f"leaders{epoch}": (LEADER_DECK + epoch - 1, "leader") for epoch in (1, 2, 3)},
    "events": (EVENT_PILE, "event"),
    "goals": (GOAL_BAG, "goal"),
}


def _index(c: Components, kind: str, name: str) -> int:
    if name not in c.ids[kind]:
        raise ValueError(f"there is no {kind} {name!r}")
    return c.ids[kind].index(name)


def _assign_civilizations(s: State, civs: Sequence[Civ]) -> None:
    """The named ones first; the others get the first that is free, colours never twice."""
    c = s.components
    chosen = [_index(c, "civilization", civ.civilization) if civ.civilization else -1 for civ in civs]
    for i, civilization in enumerate(chosen):
        if civilization < 0:
            taken = {setup.color(s, k) for k in chosen if k >= 0}
            chosen[i] = next(
                k for k in range(len(c.ids["civilization"])) if k not in chosen and setup.color(s, k) not in taken
            )
    s.civs = tuple(chosen)


def _place_tiles(s: State, tiles: Mapping[str, int]) -> None:
    """Named tiles by number; others are swapped out of the way."""
    laid = list(s.tiles)
    for territory, number in tiles.items():
        place, tile = _index(s.components, "territory", territory), s.components.tile_number.index(number)
        if tile in laid:
            laid[laid.index(tile)] = laid[place]
        laid[place] = tile
    s.tiles = tuple(laid)


def _put_civ(s: State, i: int, civ: Civ) -> None:
    is_bot = i >= s.players
    s.vp[i], s.technology[i], s.military[i] = civ.vp, civ.technology, civ.military
    s.land[i] = sum(1 << _index(s.components, "territory", t) for t in civ.territories)
    on_map = len(civ.territories)
    if is_bot:
        available = s.components.data.civbots.cubes.available_incl_start_territory
        s.used[i] = civ.used or 0
        s.personal[i] = available - on_map - s.used[i] if civ.personal is None else civ.personal
        s.general[i] = 0
        return
    s.personal[i] = 2 if civ.personal is None else civ.personal
    s.used[i] = 1 if civ.used is None else civ.used
    s.dominion[i] = civ.dominion
    marker = 1 if civ.dominion and civ.dominion[0] >= 0 else 0
    s.general[i] = s.components.cubes - s.personal[i] - s.used[i] - on_map - marker


def _put_cards(s: State, i: int, civ: Civ, executing: str | None) -> None:
    c = s.components
    owned = c.start_cards
    for card in (WAR, TOURISM):
        if s.technology[i] >= c.requires[card]:
            owned |= 1 << card
    s.row[i] = tuple(_index(c, "card", card) for card in civ.row)
    s.played[i] = tuple(_index(c, "card", card) for card in civ.played)
    gone = {*s.row[i], *s.played[i], *([_index(c, "card", executing)] if executing else [])}
    s.hand[i] = owned & ~sum(1 << card for card in gone if card < ADVISOR)
    if civ.hand is not None:
        s.hand[i] = sum(1 << _index(c, "card", card) for card in civ.hand)
    own = c.advisors_of[s.civs[i]]
    hand = [_index(c, "advisor", a) for a in civ.advisors]
    s.advisors_up[i] = tuple(_index(c, "advisor", a) for a in civ.advisors_up)
    away = {*hand, *s.advisors_up[i], *(card - ADVISOR for card in gone if card >= ADVISOR)}
    known = 1 << i if s.option("chosen_advisors") else 0
    deck = [_index(c, "advisor", a) for a in civ.advisor_deck] or [a for a in own if a not in away]
    s.zones[advisor_deck(i)] = zone_of(deck, known)
    s.zones[advisor_hand(i)] = zone_of(hand, 1 << i)


def _put_wonders(s: State, i: int, civ: Civ) -> None:
    for name in [*civ.wonders, *civ.turned, *civ.locked]:
        wonder = _index(s.components, "wonder", name)
        if not s.built[i] >> wonder & 1:
            s.built[i] |= 1 << wonder
            _take_wonder(s, wonder)
    s.turned[i] = sum(1 << _index(s.components, "wonder", w) for w in civ.turned)
    s.locked[i] = sum(1 << _index(s.components, "wonder", w) for w in civ.locked)


def _take_wonder(s: State, wonder: int) -> None:
    """Take a wonder out of whatever deck or pile it lies in."""
    for zone in (*range(WONDER_DECK, WONDER_DECK + 3), REMOVED_WONDERS):
        if wonder in s.zones[zone].cards:
            s.zones[zone] = s.zones[zone].without(wonder)


def _put_leaders(s: State, i: int, civ: Civ) -> None:
    c = s.components
    for name in [*civ.kept, *([civ.leader] if civ.leader else [])]:
        leader = _index(c, "leader", name)
        for zone in (LEADER_DECK + c.leader_epoch[leader] - 1, REMOVED_LEADERS):
            if leader in s.zones[zone].cards:
                s.zones[zone] = s.zones[zone].without(leader)
        if name == civ.leader:
            s.leader[i] = leader
        else:
            s.zones[kept_leaders(i)] = s.zones[kept_leaders(i)].with_bottom(leader, 1 << i)


# -- printing ---------------------------------------------------------------------------------------------------------


def as_test(match: Match) -> str:
    """The present position as a call of `position`."""
    s: State = match.state
    c = s.components
    lines = ["position("]
    for i in range(len(s.land)):
        lines.append(f"    {_civ_call(match, i)},")
    options = chosen_options(_game(), s.table.options)
    for name in ("civbots", "civbot_levels", "start_order"):
        options.pop(name, None)
    if options:
        lines.append(f"    options={options!r},")
    lines.append(f"    round={s.round},")
    lines.append(f"    order={s.order!r},")
    lines.append(f"    wonder_row={[c.ids['wonder'][w] for w in s.wonder_row]!r},")
    tiles = {c.ids["territory"][t]: c.tile_number[tile] for t, tile in enumerate(s.tiles)}
    lines.append(f"    tiles={tiles!r},")
    if s.event >= 0:
        lines.append(f"    event={c.ids['event'][s.event]!r},")
    if s.goals:
        goals = {f"m{cell // 32}t{cell % 32}": c.ids["goal"][goal] for cell, goal in s.goals}
        lines.append(f"    goals={goals!r},")
    for name, zone in (("packet", s.zones[PACKET]), ("removed_leaders", s.zones[REMOVED_LEADERS])):
        if zone.cards:
            lines.append(
                f"    {name}={dict(zip((c.ids['leader'][k] for k in zone.cards), zone.known, strict=True))!r},"
            )
    decks = {name: [c.ids[kind][card] for card in s.zones[zone].cards] for name, (zone, kind) in DECKS.items()}
    lines.append(f"    decks={decks!r},")
    if s.sealed:
        sealed = {seat: _game().action_to_json(s.table, action) for seat, action in s.sealed.items()}
        lines.append(f"    sealed={sealed!r},")
    if s.ending:
        lines.append("    ending=True,")
    if s.active >= 0:
        lines.append(f"    active={s.active},")
    if s.action >= 0:
        lines.append(f"    action={c.ids['action'][s.action]!r},")
    if s.executing >= 0:
        lines.append(f"    executing={c.ids['card'][s.executing]!r},")
    lines.append(f"    stack={steps_said(s)!r},")
    return "\n".join([*lines, ")"])


def _civ_call(match: Match, i: int) -> str:
    s: State = match.state
    c = s.components
    is_bot = i >= s.players
    what: dict[str, Any] = {
        "technology": s.technology[i],
        "military": s.military[i],
        "vp": s.vp[i],
        "personal": s.personal[i],
        "used": s.used[i],
        "civilization": c.ids["civilization"][s.civs[i]],
    }
    if not is_bot:
        wonders = bits(s.built[i])
        what |= {
            "row": [c.ids["card"][card] for card in s.row[i]],
            "hand": [c.ids["card"][card] for card in bits(s.hand[i])],
            "advisors": [c.ids["advisor"][a] for a in s.zones[advisor_hand(i)].cards],
            "advisor_deck": [c.ids["advisor"][a] for a in s.zones[advisor_deck(i)].cards],
            "advisors_up": [c.ids["advisor"][a] for a in s.advisors_up[i]],
            "played": [c.ids["card"][card] for card in s.played[i]],
            "wonders": [c.ids["wonder"][w] for w in wonders],
            "turned": [c.ids["wonder"][w] for w in bits(s.turned[i])],
            "locked": [c.ids["wonder"][w] for w in bits(s.locked[i])],
            "leader": c.ids["leader"][s.leader[i]] if s.leader[i] >= 0 else None,
            "kept": [c.ids["leader"][k] for k in s.zones[kept_leaders(i)].cards],
            "dominion": s.dominion[i],
        }
    defaults = {f.name: f.default for f in fields(Civ)}
    said = {k: v for k, v in what.items() if v != defaults.get(k) and v not in ([], ())}
    territories = [c.ids["territory"][t] for t in bits(s.land[i])]
    level = str(s.table.options["civbot_levels"]).split(",")[i - s.players] if is_bot else ""
    first = f"bot({level!r}" if is_bot else f"player({match.seats[i].name!r}"
    return f"{first}, {territories!r}" + "".join(f", {k}={v!r}" for k, v in said.items()) + ")"


__all__ = ["Civ", "as_test", "bot", "player", "position"]
