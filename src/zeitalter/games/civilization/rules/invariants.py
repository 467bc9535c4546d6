"""What must hold at every moment: tokens, cities, ships and cards conserved, masks sane."""

from __future__ import annotations

from collections import Counter

from zeitalter.games.civilization.data.components import MYSTICISM
from zeitalter.games.civilization.rules.purchase import MOST_CARDS
from zeitalter.games.civilization.rules.setup import mysticism_in_play
from zeitalter.games.civilization.rules.state import (
    MOST_CITIES,
    MOST_SHIPS,
    NOBODY,
    TOKENS,
    TOKENS_OF_SEVEN,
    State,
    hand,
    package,
)


def invariants(s: State) -> list[str]:
    """Every breach, in words for the person who mends the rules."""
    if NOBODY in s.nations or not s.phase:
        return []  # still setting up
    return [*_pieces(s), *_trade_cards(s), *_civilization_cards(s)]


def _pieces(s: State) -> list[str]:
    found = []
    full = TOKENS_OF_SEVEN if s.players == 7 else TOKENS
    mover = getattr(s.stack[-1], "seat", NOBODY) if s.stack and s.aboard else NOBODY
    for seat in range(s.players):
        aboard = sum(s.aboard) if seat == mover else 0
        tokens = s.on_board(seat) + s.stock[seat] + s.treasury[seat] + aboard
        if tokens != full or min(s.stock[seat], s.treasury[seat]) < 0:
            found.append(f"seat {seat} has {tokens} tokens, stock {s.stock[seat]}, treasury {s.treasury[seat]}")
        if s.city_count(seat) > MOST_CITIES:
            found.append(f"seat {seat} has {s.city_count(seat)} cities")
        if len(s.ships[seat]) + len(s.kept[seat]) > MOST_SHIPS:
            found.append(f"seat {seat} has too many ships: {s.ships[seat]} {s.kept[seat]}")
        if not 0 <= s.field[seat] <= s.components.finish:
            found.append(f"the marker of seat {seat} stands on {s.field[seat]}")
    closed = [area for area in range(s.components.areas) if not s.open_areas[area]]
    if any(s.owners(area) or s.cities[area] != NOBODY for area in closed):
        found.append("somebody stands in a region that is not in play")
    return found


def _trade_cards(s: State) -> list[str]:
    c = s.components
    counted: Counter[int] = Counter(card for zone in s.zones for card in zone.cards)
    counted.update(c.by_number[number] for number, _, _ in s.calamities)
    wanted = Counter(dict(enumerate(c.good_count)) | dict.fromkeys(c.by_number.values(), 1))
    found = [] if counted == wanted else [f"trade cards: {counted - wanted} too many, {wanted - counted} missing"]
    for seat in range(s.players):
        for zone in (s.zones[hand(seat)], s.zones[package(seat)]):
            if any(not known >> seat & 1 for known in zone.known):
                found.append(f"seat {seat} does not know its own cards")
    return found


def _civilization_cards(s: State) -> list[str]:
    found = []
    copies = list(s.components.card_count)
    copies[MYSTICISM] = mysticism_in_play(s)
    for card, n in enumerate(copies):
        out = sum(mask >> card & 1 for mask in s.cards)
        if s.supply[card] + out > n or s.supply[card] < 0:
            found.append(f"civilization card {card}: {s.supply[card]} left, {out} owned of {n}")
    for seat, mask in enumerate(s.cards):
        if mask.bit_count() > MOST_CARDS:
            found.append(f"seat {seat} has {mask.bit_count()} civilization cards")
    return found
