"""What must hold at every moment: pieces conserved, masks sane."""

from __future__ import annotations

from collections import Counter

from zeitalter.engine.masks import bits
from zeitalter.games.historia.data.components import ADVISOR, LEVELS, REVOLUTION
from zeitalter.games.historia.rules.state import (
    NO_DOMINION,
    SPENT_DOMINION,
    State,
    advisor_deck,
    advisor_hand,
    kept_leaders,
)


def invariants(s: State) -> list[str]:
    """Every breach, in words for the person who mends the rules."""
    if not s.tiles or len(s.civs) != len(s.land) or min(s.civs) < 0:
        return []  # still setting up
    return [*_cubes(s), *_cards(s), *_advisors(s), *_wonders(s), *_leaders(s), *_board(s)]


def _cubes(s: State) -> list[str]:
    found = []
    for civ in range(len(s.land)):
        pools = (s.personal[civ], s.used[civ], s.general[civ])
        marker = civ < s.players and s.dominion[civ] not in (NO_DOMINION, SPENT_DOMINION)
        total = sum(pools) + s.land[civ].bit_count() + (1 if marker or civ >= s.players else 0)
        if total != s.components.cubes or min(pools) < 0:
            found.append(f"civ {civ} has {total} cubes: {pools}, map {bits(s.land[civ])}")
        if s.land[civ] >> len(s.tiles):
            found.append(f"civ {civ} stands outside the map")
    return found


def _cards(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        places = Counter(bits(s.hand[seat]))
        places.update(s.row[seat])
        places.update(c for c in s.played[seat] if c < ADVISOR)
        if s.active == seat and 0 <= s.executing < ADVISOR:
            places[s.executing] += 1
        start = set(bits(s.components.start_cards))
        if set(places) & start != start or max(places.values()) > 1 or max(places) > REVOLUTION:
            found.append(f"seat {seat} has action cards {dict(places)}")
    return found


def _advisors(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        own = [*s.zones[advisor_deck(seat)].cards, *s.zones[advisor_hand(seat)].cards, *s.advisors_up[seat]]
        own += [c - ADVISOR for c in s.played[seat] if c >= ADVISOR]
        if s.active == seat and s.executing >= ADVISOR:
            own.append(s.executing - ADVISOR)
        if own and sorted(own) != sorted(s.components.advisors_of[s.civs[seat]]):
            found.append(f"seat {seat} has advisors {own}")
    return found


def _wonders(s: State) -> list[str]:
    seen: Counter[int] = Counter(s.wonder_row)
    for seat in range(s.players):
        seen.update(bits(s.built[seat]))
        if (s.turned[seat] | s.locked[seat]) & ~s.built[seat]:
            return [f"seat {seat} has turned or locked wonders it does not own"]
    for zone in s.zones[:3]:
        seen.update(zone.cards)
    twice = [w for w, n in seen.items() if n > 1]
    return [f"wonders {twice} are in two places"] if twice else []


def _leaders(s: State) -> list[str]:
    if s.players == 1:
        return []
    seen = Counter(k for k in s.leader if k >= 0)
    for zone in (*s.zones[3:8], *(s.zones[kept_leaders(seat)] for seat in range(s.players))):
        seen.update(zone.cards)
    everyone = Counter(range(len(s.components.leader_epoch)))
    return [] if seen == everyone else [f"leaders are {dict(seen)}"]


def _board(s: State) -> list[str]:
    found = []
    for civ in range(len(s.land)):
        t, m = s.technology[civ], s.military[civ]
        if not (1 <= t <= LEVELS and 1 <= m <= LEVELS) or s.components.cells[m][t] < 0:
            found.append(f"civ {civ} stands on a missing cell: military {m}, technology {t}")
    if sorted(s.order) != list(range(s.players)):
        found.append(f"the player order is {s.order}")
    for zone in s.zones:
        if len(zone.cards) != len(zone.known):
            found.append("a zone has cards without masks")
    return found
