"""Scenes for the tests of range, trade, passage and Destiny: neighbours in Italy and Greece, cards by their value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reading_scene import IDS, C, calm, doing, level, state

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS
from zeitalter.testing import say

CAST = (
    "romans", "greeks", "hittites", "babylonians", "arabs", "persians", "shang", "gauls", "mongols", "zimbabweans",
    "phoenicians", "han", "tang", "kush_axum", "ghana", "ashanti", "dutch", "ming", "egyptians", "israelites",
)  # fmt: skip
"""Empires of these tests: their cards are in nobody's hand."""


def values(*wanted: int) -> list[str]:
    """Cards with these values, without events that could be played in a trade or in Destiny."""
    pools: dict[int, list[str]] = {}
    for card, id in enumerate(IDS["empire"]):
        window = C.event_window[C.card_event[card]]
        if id not in CAST and window not in ("trade", "destiny", "marker_turned_over", "between_actions", "any_time"):
            pools.setdefault(C.value[card], []).append(id)
    return [pools[value].pop() for value in wanted]


def all_others(*named: str) -> list[str]:
    """All cards but these: whoever holds them leaves both piles empty."""
    return [id for id in IDS["empire"] if id not in named]


def romans(**more: Any) -> Empire:
    """Rome, in age 2; trade number 1."""
    return empire("romans", 0, {"rome": "warriors"}, **{"level": 10, **more})


def greeks(seat: int = 1, **more: Any) -> Empire:
    """Greece, in range of Rome; trade number 2."""
    return empire("greeks", seat, {"greece": "warriors"}, **{"level": 10, **more})


def hittites(seat: int = 1, **more: Any) -> Empire:
    """In Greece as well, where no Greeks are; trade number 0."""
    return empire("hittites", seat, {"greece": "warriors"}, **{"level": 10, **more})


def trading(*empires: Empire, **board: Any) -> Match:
    """The first empire has turned Trade and progress over and is asked what to do."""
    return calm(doing("trade", *empires, **board))


def announced(*empires: Empire, partner: str = "", **board: Any) -> Match:
    """The first empire has announced a trade with the second one; events are still possible."""
    m = trading(*empires, **board)
    say(m, empires[0].seat, "trade", partner or empires[1].card)
    return m


def laying(*empires: Empire, **board: Any) -> Match:
    """A trade is announced, nobody plays an event, and cards are laid."""
    return calm(announced(*empires, **board))


def lay(m: Match, seat: int, *cards: str, drawn: int = 0) -> None:
    """Lay cards for a trade."""
    say(m, seat, "lay", in_order(cards), drawn)


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards as they are listed in a hand."""
    return sorted(cards, key=IDS["empire"].index)


def traded(mine: int, theirs: int, *empires: Empire, **board: Any) -> Match:
    """The first empire trades with the second one; both have one card, of these values."""
    own, other = values(mine, theirs)
    both = empires or (romans(), hittites())
    m = calm(announced(*both, hands={0: [own], 1: [other]}, **board))
    lay(m, 0, own)
    lay(m, 1, other)
    return calm(m)


def levels(m: Match, *cards: str) -> tuple[int, ...]:
    """The levels of empires, or of Romans and Hittites."""
    return tuple(level(m, card) for card in cards or ("romans", "hittites"))


def knows(m: Match, seat: int, of: int) -> list[str]:
    """The cards of a hand that another player knows."""
    found: list[str] = m.view(seat)["players"][of]["hand"]["cards"]
    return found


def let_know(m: Match, seat: int, of: int) -> None:
    """A player has seen a whole hand."""
    s = state(m)
    s.zones[HANDS + of] = s.zones[HANDS + of].seen_by(1 << seat)


def piles(m: Match) -> tuple[int, int]:
    """How many cards are in the draw pile and in the discard pile."""
    return len(state(m).zones[DECK]), len(state(m).zones[DISCARD])
