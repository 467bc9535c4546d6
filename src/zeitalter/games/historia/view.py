"""What a seat may know, as JSON with readable ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.games.historia import dominion
from zeitalter.games.historia.civbots import levels
from zeitalter.games.historia.components import STATS
from zeitalter.games.historia.leaders import terms_met
from zeitalter.games.historia.matrix import government
from zeitalter.games.historia.state import (
    EVENT_PILE,
    LEADER_DECK,
    PACKET,
    REMOVED_LEADERS,
    WONDER_DECK,
    State,
    advisor_deck,
    advisor_hand,
    bits,
    kept_leaders,
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it (None: what all know; after the end: everything)."""
    c = s.components
    everything = s.result is not None
    pile = s.zones[EVENT_PILE].cards
    return {
        "seat": seat,
        "round": s.round,
        "epoch": s.epoch,
        "order": list(s.order),
        "active": s.active,
        "ending": s.ending,
        "event": c.ids["event"][s.event] if s.event >= 0 else None,
        "next_event": c.ids["event"][pile[0]] if pile else None,
        "wonder_row": [c.ids["wonder"][w] for w in s.wonder_row],
        "decks": {
            "wonders": [_pile(s, WONDER_DECK + epoch, "wonder", everything) for epoch in range(3)],
            "leaders": [_pile(s, LEADER_DECK + epoch, "leader", everything) for epoch in range(3)],
            "events": _pile(s, EVENT_PILE, "event", everything),
        },
        "packet": _shown(s, PACKET, "leader", seat, everything),
        "removed_leaders": sorted(_shown(s, REMOVED_LEADERS, "leader", seat, everything), key=lambda card: card or ""),
        "tiles": {
            c.ids["territory"][t]: {"number": c.tile_number[tile], "vp": c.tile_vp[tile]}
            for t, tile in enumerate(s.tiles)
        },
        "goals": [
            {"goal": c.ids["goal"][goal], "military": cell // 32, "technology": cell % 32} for cell, goal in s.goals
        ],
        "civs": [_civ(s, civ, seat, everything) for civ in range(len(s.land))],
        "question": _question(s, seat),
        "result": s.result,
    }


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


def _card_ids(s: State, cards: Sequence[int]) -> list[str]:
    return [s.components.ids["card"][card] for card in cards]


def _shown(s: State, zone: int, kind: str, seat: int | None, everything: bool) -> list[str | None]:
    """The cards of a zone by id; None where the seat does not know."""
    ids = s.components.ids[kind]
    cards = s.zones[zone].cards if everything else s.zones[zone].shown_to(seat)
    return [None if card is None else ids[card] for card in cards]


def _civ(s: State, civ: int, seat: int | None, everything: bool) -> dict[str, Any]:
    """A civilization: what lies open, and the hidden cards this seat knows."""
    c = s.components
    data: dict[str, Any] = {
        "civ": civ,
        "civilization": c.ids["civilization"][s.civs[civ]] if civ < len(s.civs) and s.civs[civ] >= 0 else None,
        "vp": s.vp[civ],
        "technology": s.technology[civ],
        "military": s.military[civ],
        "government": c.ids["government"][government(s, civ)],
        "personal": s.personal[civ],
        "used": s.used[civ],
        "general": s.general[civ],
        "territories": [c.ids["territory"][t] for t in bits(s.land[civ])],
    }
    if civ >= s.players:
        data["level"] = levels(s)[civ - s.players]
        data["eliminated"] = not s.land[civ] and s.used[civ] > 0
        return data
    own = civ == seat or everything
    hand = bits(s.hand[civ])
    data |= {
        "card_limit": c.card_limit[s.technology[civ]],
        "hand": _card_ids(s, hand) if own else None,
        "hand_count": len(hand) + len(s.zones[advisor_hand(civ)]),
        "advisors_in_hand": _shown(s, advisor_hand(civ), "advisor", seat, everything),
        "advisor_deck": _deck(s, civ, seat, everything),
        "advisors_face_up": [c.ids["advisor"][a] for a in s.advisors_up[civ]],
        "row": _card_ids(s, s.row[civ]),
        "played": _card_ids(s, s.played[civ]),
        "executing": c.ids["card"][s.executing] if s.active == civ and s.executing >= 0 else None,
        "wonders": [
            {
                "wonder": c.ids["wonder"][w],
                "turned": bool(s.turned[civ] >> w & 1),
                "locked": bool(s.locked[civ] >> w & 1),
            }
            for w in bits(s.built[civ])
        ],
        "leader": _leader(s, civ),
        "kept_leaders": _kept(s, civ, seat, everything),
        "dominion": _dominion(s, civ),
    }
    return data


def _deck(s: State, civ: int, seat: int | None, everything: bool) -> list[str | None]:
    """The face-down advisors: a set to those who know them, never an order."""
    shown = _shown(s, advisor_deck(civ), "advisor", seat, everything)
    return sorted(shown, key=lambda card: card or "")


def _kept(s: State, civ: int, seat: int | None, everything: bool) -> list[dict[str, Any]]:
    """Leaders kept for later: their epoch is on the back."""
    cards = s.zones[kept_leaders(civ)].cards
    shown = _shown(s, kept_leaders(civ), "leader", seat, everything)
    kept = [{"epoch": s.components.leader_epoch[k], "leader": id} for k, id in zip(cards, shown, strict=True)]
    return sorted(kept, key=lambda k: int(k["epoch"] or 0))


def _leader(s: State, civ: int) -> dict[str, Any] | None:
    leader = s.leader[civ]
    if leader < 0:
        return None
    terms = [
        {"stat": STATS[which], "value": value, "vp": vp, "met": met}
        for (which, value, vp), met in zip(s.components.leader_terms[leader], terms_met(s, civ, leader), strict=True)
    ]
    return {"leader": s.components.ids["leader"][leader], "terms": terms}


def _dominion(s: State, civ: int) -> dict[str, Any] | None:
    if not dominion.in_use(s) or civ >= len(s.civs) or s.civs[civ] < 0:
        return None
    tile = s.dominion[civ]
    return {
        "stats": [STATS[k] for k in s.components.dominion_stats[s.civs[civ]]],
        "state": "ready" if tile == () else "spent" if tile[0] < 0 else "active",
        "ability": s.components.ability_ids[tile[0]] if tile and tile[0] >= 0 else None,
    }
