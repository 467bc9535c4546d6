"""Positions by name, for tests, lessons and bug reports.

`position(player(...), player(...))` starts from a real set-up, moves pieces by name, runs to the first question and
checks the invariants. `as_test` prints any position as such a call.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.zones import Zone
from zeitalter.games import find_game
from zeitalter.games.civilization.data.components import MYSTICISM, STACKS
from zeitalter.games.civilization.rules import setup
from zeitalter.games.civilization.rules.course import StartRound
from zeitalter.games.civilization.rules.offers import goods_in, mask_of
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, package, stack
from zeitalter.games.civilization.rules.trade_cards import mask_in_stack
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.positions import chosen_options, match_from, steps_from, steps_said


def _game() -> Declaration[State]:
    return find_game("civilization")


@dataclass
class Player:
    """A player by name; what is not given is as after the set-up, without any token on the board."""

    name: str
    nation: str
    tokens: Mapping[str, int] = field(default_factory=dict)
    cities: Sequence[str] = ()
    ships: Sequence[str] = ()
    """Coasts: the area's id, or `area.coast` where it has several."""
    treasury: int = 0
    stock: int | None = None
    """Tokens in stock; the rest is out of the game, which breaks conservation: for tests of shortage only."""
    cards: Sequence[str] = ()
    hand: Sequence[str] = ()
    package: Sequence[str] = ()
    offer: Sequence[int] = ()
    wished: Sequence[str] = ()
    named: Sequence[str] = ()
    claimed: Sequence[str] = ()
    swapped: Sequence[tuple[int, Sequence[str], Sequence[str]]] = ()
    """Swaps of this trade: with whom, what was given, what came for it."""
    field: int = 0
    budget: int = 0
    taxed: int = 0
    hit: int = 0
    ready: bool = False
    waiting: bool = False
    kept: Sequence[str] = ()


def player(name: str, nation: str, tokens: Mapping[str, int] | None = None, **what: Any) -> Player:
    """A player: `player("Ada", "kreta", {"knossos": 3}, cities=["phaistos"], cards=["weben"], hand=["salz"])`."""
    return Player(name, nation, tokens or {}, **what)


def position(
    *players: Player,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    stack: Sequence[Any] | None = None,
    overlay: Mapping[str, Any] | None = None,
    **board: Any,
) -> Match:
    """A match that starts from this position.

    `stack` names the steps to come, the first first: names, `[name, *fields]` or steps. `board` may say: round, phase,
    census (seats), calamities ((id, victim, seller or -1), ...), exempt (areas), stacks ({number: cards, top first}),
    supply ({civilization card: left}), marked ((areas of tokens), (areas of cities)), offer_number,
    declined ((number of the offer, seat, word), ...), rested ({area: n}), moves_left, aboard, mover (the seat that
    moves).
    """
    table = _game().table(len(players), options, overlay)
    s = State(table, SeedSource(seed_from_number(seed)))
    _set_up(s, players)
    _set_board(s, board)
    _deal(s, players, board)
    s.push(*steps_from(_game(), [StartRound()] if stack is None else stack))
    s.out = None
    return match_from(_game(), s, [p.name for p in players], seed, sound=all(p.stock is None for p in players))


def _set_up(s: State, players: Sequence[Player]) -> None:
    ids = s.components.ids
    s.nations = tuple(ids["nation"].index(p.nation) for p in players)
    setup.settle_order(s)
    s.open_areas = setup.open_areas(s)
    s.supply[MYSTICISM] = setup.mysticism_in_play(s)
    for seat, p in enumerate(players):
        for area, n in p.tokens.items():
            s.place(seat, ids["area"].index(area), n)
        for area in p.cities:
            s.cities[ids["area"].index(area)] = seat
        s.ships[seat] = tuple(ids["coast"].index(coast) for coast in p.ships)
        s.kept[seat] = tuple(ids["coast"].index(coast) for coast in p.kept)
        s.treasury[seat] += p.treasury
        s.stock[seat] -= p.treasury
        if p.stock is not None:
            s.stock[seat] = p.stock
        for card in p.cards:
            number = ids["civilization"].index(card)
            s.cards[seat] |= 1 << number
            s.supply[number] -= 1
        s.field[seat] = p.field
        s.budget[seat], s.taxed[seat], s.hit[seat] = p.budget, p.taxed, p.hit
        s.offers[seat] = tuple(p.offer)
        _set_talk(s, seat, p)
        s.ready |= p.ready << seat
        s.waiting |= p.waiting << seat


def _set_talk(s: State, seat: int, p: Player) -> None:
    """What a seat has said and swapped in this trade."""
    of_name = s.components.ids["card"].index
    for field_, said in ((s.wished, p.wished), (s.named, p.named), (s.claimed, p.claimed)):
        field_[seat] = mask_of(of_name(id) for id in said)
    s.swapped[seat] = tuple(
        (other, tuple(of_name(id) for id in gave), tuple(of_name(id) for id in got)) for other, gave, got in p.swapped
    )


def _set_board(s: State, board: Mapping[str, Any]) -> None:
    ids = s.components.ids
    areas = ids["area"].index
    s.round, s.phase = board.get("round", 1), board.get("phase", 1)
    s.census = tuple(board.get("census", s.order))
    s.offer_number = board.get("offer_number", 0)
    s.trade_round = board.get("trade_round", 1 if s.phase == 9 else 0)
    s.declined = tuple(tuple(said) for said in board.get("declined", ()))
    s.exempt = tuple(areas(area) for area in board.get("exempt", ()))
    s.calamities = tuple(
        (s.components.stack_of[ids["card"].index(id)], victim, seller)
        for id, victim, seller in board.get("calamities", ())
    )
    tokens, cities = board.get("marked", ((), ()))
    s.marked = tuple(areas(a) for a in tokens), tuple(areas(a) for a in cities)
    if "rested" in board:
        s.rested = tuple(board["rested"].get(id, 0) for id in ids["area"][: s.components.areas])
        s.moves_left, s.aboard = tuple(board.get("moves_left", ())), tuple(board.get("aboard", ()))
        mover = board.get("mover", 0)
        s.stock[mover] -= sum(s.aboard)
    for card, n in board.get("supply", {}).items():
        s.supply[ids["civilization"].index(card)] = n


def _deal(s: State, players: Sequence[Player], board: Mapping[str, Any]) -> None:
    """Build the stacks, without what lies in hands, packages and open."""
    number_of = s.components.ids["card"].index
    out: Counter[int] = Counter(s.components.by_number[number] for number, _, _ in s.calamities)
    for seat, p in enumerate(players):
        for zone, held in ((hand(seat), p.hand), (package(seat), p.package)):
            found = tuple(sorted(number_of(id) for id in held))
            out.update(found)
            s.zones[zone] = Zone(found, (1 << seat,) * len(found))
    for number in range(1, STACKS + 1):
        setup.build_stack(s, number)
        named = board.get("stacks", {}).get(number)
        cards = list(s.zones[stack(number)].cards)
        for card in list(cards):
            if out[card]:
                out[card] -= 1
                cards.remove(card)
        if named is not None:
            top = [number_of(id) for id in named]
            for card in top:
                cards.remove(card)
            cards = [*top, *cards]
        s.zones[stack(number)] = Zone(tuple(cards), tuple(mask_in_stack(s, card) for card in cards))
    if +out:
        raise ValueError(f"there are not so many of these cards: {dict(+out)}")


def as_test(match: Match) -> str:
    """The position of a match as the call that builds it."""
    s: State = match.state
    lines = [f"    {_player_call(s, seat)}," for seat in range(s.players)]
    said = chosen_options(_game(), s.table.options)
    if said:
        lines.append(f"    options={said!r},")
    lines += [f"    {name}={value!r}," for name, value in _board_call(s).items()]
    lines.append(f"    stack={steps_said(s)!r},")
    return "position(\n" + "\n".join(lines) + "\n)"


def _player_call(s: State, seat: int) -> str:
    ids, defaults = s.components.ids, {f.name: f.default for f in fields(Player)}
    tokens = {ids["area"][area]: s.in_area(seat, area) for area in s.areas_of(seat)}
    what: dict[str, Any] = {
        "cities": [ids["area"][area] for area in s.cities_of(seat)],
        "ships": [ids["coast"][coast] for coast in s.ships[seat]],
        "kept": [ids["coast"][coast] for coast in s.kept[seat]],
        "treasury": s.treasury[seat],
        "cards": [id for i, id in enumerate(ids["civilization"]) if s.cards[seat] >> i & 1],
        "hand": [ids["card"][card] for card in s.zones[hand(seat)].cards],
        "package": [ids["card"][card] for card in s.zones[package(seat)].cards],
        "offer": list(s.offers[seat]),
        "wished": [ids["card"][card] for card in goods_in(s.wished[seat])],
        "named": [ids["card"][card] for card in goods_in(s.named[seat])],
        "claimed": [ids["card"][card] for card in goods_in(s.claimed[seat])],
        "swapped": [
            (other, *([ids["card"][card] for card in cards] for cards in swap)) for other, *swap in s.swapped[seat]
        ],
        "field": s.field[seat],
        "budget": s.budget[seat],
        "taxed": s.taxed[seat],
        "hit": s.hit[seat],
        "ready": bool(s.ready >> seat & 1),
        "waiting": bool(s.waiting >> seat & 1),
    }
    nation = ids["nation"][s.nations[seat]] if s.nations[seat] != NOBODY else ""
    said = ", ".join(f"{k}={v!r}" for k, v in what.items() if v and v != defaults.get(k))
    return f"player({f'Seat {seat + 1}'!r}, {nation!r}, {tokens!r}{', ' + said if said else ''})"


def _board_call(s: State) -> dict[str, Any]:
    ids = s.components.ids
    found: dict[str, Any] = {"round": s.round, "phase": s.phase, "census": list(s.census)}
    if s.calamities:
        by = s.components.by_number
        found["calamities"] = [(ids["card"][by[n]], victim, seller) for n, victim, seller in s.calamities]
    if s.exempt:
        found["exempt"] = [ids["area"][area] for area in s.exempt]
    if s.marked != ((), ()):
        found["marked"] = tuple([ids["area"][area] for area in areas] for areas in s.marked)
    if s.offer_number:
        found["offer_number"] = s.offer_number
    if s.trade_round:
        found["trade_round"] = s.trade_round
    if s.declined:
        found["declined"] = s.declined
    if s.rested:
        found["rested"] = {ids["area"][area]: n for area, n in enumerate(s.rested) if n}
        found["moves_left"], found["aboard"] = list(s.moves_left), list(s.aboard)
        found["mover"] = getattr(s.stack[-1], "seat", 0) if s.stack else 0
    found["stacks"] = {n: [ids["card"][card] for card in s.zones[stack(n)].cards] for n in range(1, STACKS + 1)}
    found["supply"] = dict(zip(ids["civilization"], s.supply, strict=True))
    return found
