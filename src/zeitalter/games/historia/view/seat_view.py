"""What a seat may know, as JSON with readable ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import attrgetter, or_
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games.historia.data.components import STATS, Components
from zeitalter.games.historia.rules import dominion
from zeitalter.games.historia.rules.civbots import levels
from zeitalter.games.historia.rules.leaders import reached
from zeitalter.games.historia.rules.matrix import government
from zeitalter.games.historia.rules.round_end import measures
from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    LEADER_DECK,
    PACKET,
    PER_SEAT,
    REMOVED_LEADERS,
    WONDER_DECK,
    State,
    advisor_deck,
    advisor_hand,
    kept_leaders,
)
from zeitalter.kit.view_parts import Memo, ViewPart, reused


class _Civ:
    """A civilization as it was seen last: what all see of it, which seats see more (a mask), what single seats see."""

    __slots__ = ("known", "more", "seen")

    def __init__(self, known: ViewPart, more: int) -> None:
        self.known = known
        self.more = more
        self.seen: dict[int, ViewPart] = {}


BOARD = -1
"""The key of the board among what is kept; the others are civilizations."""


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it (None: what all know; after the end: everything)."""
    return views(s, (seat,), {})[seat]


def views(s: State, seats: Iterable[int | None], memo: Memo) -> dict[int | None, dict[str, Any]]:
    """The position as several seats see it; what lies open is put together once and shared."""
    civs = _civs_now(s, memo)
    known = _open(s, civs, _board_now(s, memo))
    return {seat: _seen_by(s, seat, known, civs) for seat in seats}


# fmt: off
_OF_ALL = attrgetter("vp", "technology", "military", "personal", "used", "general", "land")
_OF_PLAYERS = attrgetter(
    "vp", "technology", "military", "personal", "used", "general", "land",
    "hand", "row", "played", "built", "turned", "locked", "leader", "advisors_up", "dominion",
)
# fmt: on


def _civs_now(s: State, memo: Memo) -> list[_Civ]:
    """All civilizations as they are now; those from before where nothing has changed that they depend on."""
    shared: tuple[Any, ...] = (s.civs, s.result)
    if dominion.in_use(s):
        shared += (*s.land, *s.dominion)
    zones, found = s.zones, []
    for civ, own in enumerate(zip(*_OF_PLAYERS(s), strict=False)):  # as many as there are players
        first = advisor_deck(civ)
        executing = s.executing if s.active == civ else -1
        found.append(_civ_now(s, civ, (own, zones[first : first + 3], executing, shared), memo))
    if len(s.land) > s.players:
        shared += tuple(levels(s))
        for civ, own in enumerate(zip(*_OF_ALL(s), strict=True)):
            if civ >= s.players:
                found.append(_civ_now(s, civ, (own, shared), memo))
    return found


def _civ_now(s: State, civ: int, depends: tuple[Any, ...], memo: Memo) -> _Civ:
    kept = memo.get(civ)
    if kept is None or kept[0] != depends:
        kept = memo[civ] = depends, _Civ(_civ(s, civ, s.result is not None), _who_sees_more(s, civ))
    found: _Civ = kept[1]
    return found


def _board_now(s: State, memo: Memo) -> dict[str, Any]:
    """The board as it is now; the one from before where nothing has changed."""
    depends = (s.round, s.order, s.event, s.wonder_row, s.tiles, s.goals, s.zones[:PER_SEAT], s.result)
    board: dict[str, Any] = reused(memo, BOARD, depends, lambda: _board(s))
    return board


def _open(s: State, civs: Sequence[_Civ], board: dict[str, Any]) -> dict[str, Any]:
    """What all know; after the end everything."""
    return board | {
        "active": s.active,
        "ending": s.ending,
        "civs": [civ.known for civ in civs],
        "question": _question(s, None),
    }


def _board(s: State) -> dict[str, Any]:
    """What lies on the board beside the civilizations."""
    c = s.components
    everything = s.result is not None
    pile = s.zones[EVENT_PILE].cards
    return {
        "seat": None,
        "round": s.round,
        "epoch": s.epoch,
        "order": list(s.order),
        "measures": list(measures(s)),
        "event": c.ids["event"][s.event] if s.event >= 0 else None,
        "next_event": c.ids["event"][pile[0]] if pile else None,
        "wonder_row": [c.ids["wonder"][w] for w in s.wonder_row],
        "decks": ViewPart(
            wonders=[_pile(s, WONDER_DECK + epoch, "wonder", everything) for epoch in range(3)],
            leaders=[_pile(s, LEADER_DECK + epoch, "leader", everything) for epoch in range(3)],
            events=_pile(s, EVENT_PILE, "event", everything),
        ),
        "packet": _shown(s, PACKET, "leader", None, everything),
        "removed_leaders": _removed(s, None, everything),
        "tiles": ViewPart(
            (territory, {"number": c.tile_number[tile], "vp": c.tile_vp[tile]})
            for territory, tile in zip(c.ids["territory"], s.tiles, strict=True)
        ),
        "goals": [
            {"goal": c.ids["goal"][goal], "military": cell // 32, "technology": cell % 32} for cell, goal in s.goals
        ],
        "result": s.result,
    }


def _seen_by(s: State, seat: int | None, known: dict[str, Any], civs: Sequence[_Civ]) -> dict[str, Any]:
    """What all know, with what this seat knows besides. Nothing in `known` is changed: others share it."""
    if seat is None:
        return known
    seen = known | {"seat": seat, "question": _question(s, seat)}
    if s.result is not None:
        return seen
    if _who_knows(s.zones[PACKET].known) >> seat & 1:
        seen["packet"] = _shown(s, PACKET, "leader", seat, False)
    if _who_knows(s.zones[REMOVED_LEADERS].known) >> seat & 1:
        seen["removed_leaders"] = _removed(s, seat, False)
    seen["civs"] = [_civ_seen_by(s, i, seat, civ) for i, civ in enumerate(civs)]
    return seen


def _civ_seen_by(s: State, civ: int, seat: int, found: _Civ) -> ViewPart:
    """A civilization with the face-down cards that this seat knows."""
    if not found.more >> seat & 1:
        return found.known
    seen = found.seen.get(seat)
    if seen is None:
        seen = found.seen[seat] = ViewPart(found.known, **_hidden(s, civ, seat, civ == seat))
    return seen


def _who_sees_more(s: State, civ: int) -> int:
    """Mask of the seats that know face-down cards of this civilization that not all know; its owner does."""
    if civ >= s.players:
        return 0
    zones = s.zones
    deck, hand, kept = zones[advisor_deck(civ)], zones[advisor_hand(civ)], zones[kept_leaders(civ)]
    return 1 << civ | _who_knows(deck.known) | _who_knows(hand.known) | _who_knows(kept.known)


@lru_cache(maxsize=4096)
def _who_knows(known: tuple[int, ...]) -> int:
    """Mask of the seats that know a card of a zone that not all know."""
    return reduce(or_, (mask for mask in known if mask != ALL), 0)


def _removed(s: State, seat: int | None, everything: bool) -> list[str | None]:
    """The leaders out of the game: a set, never an order."""
    found = s.zones[REMOVED_LEADERS]
    return _sorted_faces(s.components, "leader", found.cards, found.known, seat, everything)


def _unknown_first(card: str | None) -> str:
    return card or ""


def _pile(s: State, zone: int, kind: str, everything: bool) -> int | list[str]:
    """How many cards are left in a deck; after the end which ones, top first."""
    cards = s.zones[zone].cards
    return [s.components.ids[kind][card] for card in cards] if everything else len(cards)


def _question(s: State, seat: int | None) -> dict[str, Any] | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    sealed = s.sealed.get(seat) if seat is not None else None
    return {
        "step": type(top).__name__,
        "rule": top.rule,
        "asked": list(s.asked),
        "sealed": _card_ids(s, sealed[1]) if sealed and sealed[0] == "select" else bool(sealed),
    }


def _card_ids(s: State, cards: tuple[int, ...]) -> list[str]:
    return _named(s.components, "card", cards)


def _shown(s: State, zone: int, kind: str, seat: int | None, everything: bool) -> list[str | None]:
    """The cards of a zone by id; None where the seat does not know."""
    found = s.zones[zone]
    return _faces(s.components, kind, found.cards, found.known, seat, everything)


# What follows is asked for again and again and shared by all who ask: nobody changes it.


@lru_cache(maxsize=4096)
def _named(c: Components, kind: str, cards: tuple[int, ...]) -> list[str]:
    """Cards by id."""
    ids = c.ids[kind]
    return [ids[card] for card in cards]


@lru_cache(maxsize=4096)
def _members(c: Components, kind: str, mask: int) -> list[str]:
    """The things of a mask by id."""
    ids = c.ids[kind]
    return [ids[i] for i in bits(mask)]


@lru_cache(maxsize=4096)
def _faces(
    c: Components, kind: str, cards: tuple[int, ...], known: tuple[int, ...], seat: int | None, everything: bool
) -> list[str | None]:
    """Cards by id; None where the seat does not know."""
    ids = c.ids[kind]
    return [
        None if card is None else ids[card] for card in (cards if everything else Zone(cards, known).shown_to(seat))
    ]


@lru_cache(maxsize=4096)
def _sorted_faces(
    c: Components, kind: str, cards: tuple[int, ...], known: tuple[int, ...], seat: int | None, everything: bool
) -> list[str | None]:
    """Cards whose order is nobody's business."""
    return sorted(_faces(c, kind, cards, known, seat, everything), key=_unknown_first)


@lru_cache(maxsize=4096)
def _kept(
    c: Components, cards: tuple[int, ...], known: tuple[int, ...], seat: int | None, everything: bool
) -> list[dict[str, Any]]:
    """Leaders kept for later: their epoch is on the back."""
    shown = _faces(c, "leader", cards, known, seat, everything)
    kept = [{"epoch": c.leader_epoch[k], "leader": id} for k, id in zip(cards, shown, strict=True)]
    return sorted(kept, key=lambda k: int(k["epoch"] or 0))


@lru_cache(maxsize=4096)
def _wonders(c: Components, built: int, turned: int, locked: int) -> list[dict[str, Any]]:
    return [
        {"wonder": c.ids["wonder"][w], "turned": bool(turned >> w & 1), "locked": bool(locked >> w & 1)}
        for w in bits(built)
    ]


@lru_cache(maxsize=4096)
def _leader(c: Components, leader: int, reached: tuple[int, ...]) -> dict[str, Any]:
    """A leader with both conditions and how far they are met."""
    terms = [
        {"stat": STATS[which], "value": value, "vp": vp, "have": have, "met": have >= value}
        for (which, value, vp), have in zip(c.leader_terms[leader], reached, strict=True)
    ]
    return {"leader": c.ids["leader"][leader], "terms": terms}


# -- a civilization ----------------------------------------------------------------------------------------------------


def _civ(s: State, civ: int, everything: bool) -> ViewPart:
    """A civilization: what lies open, and after the end its hidden cards too."""
    c = s.components
    known = {
        "civ": civ,
        "civilization": c.ids["civilization"][s.civs[civ]] if civ < len(s.civs) and s.civs[civ] >= 0 else None,
        "vp": s.vp[civ],
        "technology": s.technology[civ],
        "military": s.military[civ],
        "government": c.ids["government"][government(s, civ)],
        "personal": s.personal[civ],
        "used": s.used[civ],
        "general": s.general[civ],
        "territories": _members(c, "territory", s.land[civ]),
    }
    if civ >= s.players:
        eliminated = not s.land[civ] and s.used[civ] > 0
        return ViewPart(known, level=levels(s)[civ - s.players], eliminated=eliminated)
    leader = s.leader[civ]
    return ViewPart(
        known,
        **_hidden(s, civ, None, everything),
        card_limit=c.card_limit[s.technology[civ]],
        hand_count=s.hand[civ].bit_count() + len(s.zones[advisor_hand(civ)].cards),
        advisors_face_up=_named(c, "advisor", s.advisors_up[civ]),
        row=_card_ids(s, s.row[civ]),
        played=_card_ids(s, s.played[civ]),
        executing=c.ids["card"][s.executing] if s.active == civ and s.executing >= 0 else None,
        wonders=_wonders(c, s.built[civ], s.turned[civ], s.locked[civ]),
        leader=None if leader < 0 else _leader(c, leader, tuple(reached(s, civ, leader))),
        dominion=_dominion(s, civ),
    )


def _hidden(s: State, civ: int, seat: int | None, own: bool) -> dict[str, Any]:
    """The face-down cards of a civilization as a seat knows them; its owner, and after the end everybody, all.

    The advisor deck is a set to those who know it, never an order.
    """
    c, everything = s.components, s.result is not None
    deck, hand, kept = s.zones[advisor_deck(civ)], s.zones[advisor_hand(civ)], s.zones[kept_leaders(civ)]
    return {
        "hand": _members(c, "card", s.hand[civ]) if own else None,
        "advisors_in_hand": _faces(c, "advisor", hand.cards, hand.known, seat, everything),
        "advisor_deck": _sorted_faces(c, "advisor", deck.cards, deck.known, seat, everything),
        "kept_leaders": _kept(c, kept.cards, kept.known, seat, everything),
    }


def _dominion(s: State, civ: int) -> dict[str, Any] | None:
    if not dominion.in_use(s) or civ >= len(s.civs) or s.civs[civ] < 0:
        return None
    tile = s.dominion[civ]
    return {
        "stats": [STATS[k] for k in s.components.dominion_stats[s.civs[civ]]],
        "state": "ready" if tile == () else "spent" if tile[0] < 0 else "active",
        "ability": s.components.ability_ids[tile[0]] if tile and tile[0] >= 0 else None,
    }
