"""What a seat may know, as JSON with readable ids."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

from zeitalter.games.civilization.rules.kinds import REFUSALS
from zeitalter.games.civilization.rules.offers import goods_in
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, package, stack
from zeitalter.games.civilization.rules.succession import card_points, total
from zeitalter.games.civilization.rules.trade_cards import is_red
from zeitalter.games.civilization.view.forecast import forecast
from zeitalter.games.civilization.view.plight import plight
from zeitalter.games.civilization.view.prices import shop
from zeitalter.games.civilization.view.trade_summary import trade_summary
from zeitalter.kit.view_parts import Memo, ViewPart, reused

MOVEMENT = 5
"""The phase in which everybody moves."""


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it (None: what all know; after the end: everything)."""
    return views(s, (seat,), {})[seat]


def views(s: State, seats: Iterable[int | None], memo: Memo) -> dict[int | None, dict[str, Any]]:
    """The position as several seats see it; what lies open is put together once and shared."""
    known = _known(s, memo)
    return {
        seat: known
        | {
            "seat": seat,
            "question": _question(s, seat),
            "trade": trade_summary(s, seat),
            "shop": shop(s, seat),
            "players": [_player_now(s, who, who == seat or s.result is not None, memo) for who in range(s.players)],
        }
        for seat in seats
    }


def _known(s: State, memo: Memo) -> dict[str, Any]:
    """What all know beside the players."""
    c = s.components
    names = c.ids["area"]
    return {
        "seat": None,
        "round": s.round,
        "phase": s.phase,
        "order": list(s.order),
        "census": list(s.census),
        "question": None,
        "closed": reused(
            memo, "closed", s.open_areas, lambda: [names[i] for i, ok in enumerate(s.open_areas) if not ok]
        ),
        "players": [],
        "areas": reused(memo, "areas", (s.tokens, s.cities), lambda: _areas(s)),
        "stacks": [_stack(s, number) for number in range(1, 10)],
        "supply": reused(memo, "supply", s.supply, lambda: ViewPart(zip(c.ids["civilization"], s.supply, strict=True))),
        "calamities": [
            {"card": c.ids["card"][c.by_number[number]], "victim": victim, "seller": None if seller < 0 else seller}
            for number, victim, seller in s.calamities
        ],
        "trade": None,
        "plight": plight(s),
        "moving": _moving(s),
        "forecast": _forecast(s, memo),
        "marked": {
            "tokens": {names[area]: s.marked[0].count(area) for area in sorted(set(s.marked[0]))},
            "cities": [names[area] for area in s.marked[1]],
        },
        "result": s.result,
    }


def _question(s: State, seat: int | None) -> dict[str, Any] | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    sealed = seat is not None and seat in s.sealed
    return {"step": type(top).__name__, "rule": top.rule, "asked": list(s.asked), "sealed": sealed}


_OF_PLAYERS = attrgetter(
    "stock", "treasury", "ships", "kept", "cards", "field", "taxed", "hit", "offers", "budget", "nations"
)


def _player_now(s: State, who: int, own: bool, memo: Memo) -> ViewPart:
    """A player as it is now; the one from before where nothing has changed."""
    depends = (
        tuple([values[who] for values in _OF_PLAYERS(s)]),
        s.on_board(who),
        s.city_count(who),
        (s.ready | s.waiting << s.players) >> who & (1 | 1 << s.players),
        s.zones[hand(who)],
        s.zones[package(who)],
        s.declined,
    )
    part: ViewPart = reused(memo, (who, own), depends, lambda: _player(s, who, own))
    return part


def _player(s: State, who: int, own: bool) -> ViewPart:
    """A player: what lies open, and for the owner (after the end for all) the cards."""
    c = s.components
    names = c.ids["card"]
    data = {
        "seat": who,
        "nation": c.ids["nation"][s.nations[who]] if s.nations[who] != NOBODY else None,
        "stock": s.stock[who],
        "treasury": s.treasury[who],
        "on_board": s.on_board(who),
        "cities": s.city_count(who),
        "ships": [c.ids["coast"][coast] for coast in (*s.ships[who], *s.kept[who])],
        "ships_paid": len(s.kept[who]),
        "cards": [id for i, id in enumerate(c.ids["civilization"]) if s.cards[who] >> i & 1],
        "card_points": card_points(s, who),
        "field": s.field[who],
        "ready": bool(s.ready >> who & 1),
        "taxed": s.taxed[who],
        "hit": s.hit[who],
        "hand": [names[card] for card in s.zones[hand(who)].cards] if own else None,
        "hand_count": len(s.zones[hand(who)].cards),
        "package": [names[card] for card in s.zones[package(who)].cards] if own else None,
        "offer": _offer(s, who),
        "budget": None if s.trade_is_free() else s.budget[who],
        "waiting": bool(s.waiting >> who & 1),
        "points": total(s, who) if own and s.nations[who] != NOBODY else None,
    }
    return ViewPart(data)


def _offer(s: State, who: int) -> dict[str, Any] | None:
    """The public part of an offer; see `trade.py` for its record."""
    if not s.offers[who]:
        return None
    number, to, answers, count, value, good, wish, *claim = s.offers[who]
    names = s.components.ids["card"]
    return {
        "number": number,
        "to": None if to < 0 else to,
        "answers": answers or None,
        "count": count,
        "value": value,
        "good": names[good],
        "claim": [names[card] for card in claim],
        "wish": [names[good] for good in goods_in(wish)],
        "declined": [{"seat": seat, "word": REFUSALS[word]} for of, seat, word in s.declined if of == number],
    }


def _areas(s: State) -> ViewPart:
    ids, areas = s.components.ids["area"], s.components.areas
    found = ViewPart()
    for seat in range(s.players):
        for area in s.areas_of(seat):
            found.setdefault(ids[area], {}).setdefault("tokens", {})[str(seat)] = s.tokens[seat * areas + area]
    for area, owner in enumerate(s.cities):
        if owner != NOBODY:
            found.setdefault(ids[area], {})["city"] = owner
    return found


def _stack(s: State, number: int) -> dict[str, Any]:
    cards = s.zones[stack(number)].cards
    shown: dict[str, Any] = {"number": number, "count": len(cards), "red": bool(cards) and is_red(s, cards[0])}
    if s.result is not None:
        shown["cards"] = [s.components.ids["card"][card] for card in cards]
    return shown


def _forecast(s: State, memo: Memo) -> ViewPart | None:
    """While everybody moves: what the board will come to."""
    if s.phase != MOVEMENT or s.result is not None:
        return None
    depends = (s.tokens, s.cities, s.stock, s.cards, s.aboard, s.exempt)
    found: ViewPart = reused(memo, "forecast", depends, lambda: forecast(s))
    return found


def _moving(s: State) -> dict[str, Any] | None:
    if not s.rested or not s.stack:
        return None
    c, seat = s.components, getattr(s.stack[-1], "seat", NOBODY)
    return {
        "seat": seat,
        "rested": {c.ids["area"][area]: n for area, n in enumerate(s.rested) if n},
        "ships": [
            {"coast": c.ids["coast"][coast], "left": left, "aboard": aboard}
            for coast, left, aboard in zip(s.ships[seat], s.moves_left, s.aboard, strict=True)
        ],
    }
