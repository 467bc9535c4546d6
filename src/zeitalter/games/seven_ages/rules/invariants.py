"""What must hold in every position: counters, cards and markers are conserved, control and units agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.rules.civil_leaders import PlaceNewLeader
from zeitalter.games.seven_ages.rules.leaders import UNNAMED
from zeitalter.games.seven_ages.rules.state import COLOURS, MARKERS, MOST_SEATS, SPARE, State
from zeitalter.games.seven_ages.rules.units import unit_type

N_MARKERS = 8


def invariants(s: State) -> list[str]:
    """Every breach of what must always hold."""
    return [*_cards(s), *_markers(s), *_areas(s), *_counters(s), *_leaders(s), *_empires(s)]


def _cards(s: State) -> Iterator[str]:
    found = Counter(card for zone in s.zones[:MARKERS] for card in zone.cards)
    found.update(card for card in s.card if card >= 0)
    found.update(s.aside)
    if bits(s.in_hands) != tuple(sorted(card for seat in range(s.players) for card in s.hand(seat))):
        yield "a card in a hand is not known as such"
    if len(found) != len(s.components.value) or any(n != 1 for n in found.values()):
        yield "cards are lost or doubled"


def _markers(s: State) -> Iterator[str]:
    for seat in range(s.players):
        lying = s.zones[MARKERS + seat].cards
        if len(lying) != len(s.slots[seat]):
            yield f"markers of seat {seat} lie on nothing"
        shown = Counter((*lying, *s.zones[SPARE + seat].cards))
        if any(n > 1 for n in shown.values()):
            yield f"markers of seat {seat} are doubled"
        for slot in s.slots[seat]:
            if slot >= 0 and s.owner[slot] != seat:
                yield f"a marker of seat {seat} lies on an empire of somebody else"
    if any(s.zones[zone + seat] for zone in (MARKERS, SPARE) for seat in range(s.players, MOST_SEATS)):
        yield "markers of nobody"


def _areas(s: State) -> Iterator[str]:
    c = s.components
    for area, holder in enumerate(s.holder):
        if (holder >= 0) != bool(s.units[area]):
            yield f"{c.ids['area'][area]}: control and units disagree"
        if holder >= 0 and not s.held[holder] >> area & 1:
            yield f"{c.ids['area'][area]}: its holder does not know of it"
        if holder < 0 and (s.lies[area] or (s.disorder | s.forts) >> area & 1):
            yield f"{c.ids['area'][area]}: markers in a neutral area"
        if s.raid[area] and (holder < 0 or holder == s.active or s.active < 0):
            yield f"{c.ids['area'][area]}: raiders without an opponent"
    if sum(held.bit_count() for held in s.held) != sum(holder >= 0 for holder in s.holder):
        yield "areas are held twice"
    if s.owned != tuple(s.card_artefacts(e) | s.area_artefacts(e) for e in range(COLOURS)):
        yield "an empire does not know of an artefact of its own"
    if s.adorned != sum(1 << area for area, lying in enumerate(s.lies) if lying):
        yield "artefacts lie where nobody knows of them"
    if (s.disorder | s.forts) & ~c.land:
        yield "markers of land on water"


def _counters(s: State) -> Iterator[str]:
    on_map: Counter[tuple[int, int]] = Counter()
    for area, holder in enumerate(s.holder):
        on_map.update((holder, unit_type(unit)) for unit in s.units[area])
        on_map.update((s.active, unit_type(unit)) for unit in s.raid[area])
    on_map.update((s.active, unit_type(unit)) for unit in s.aboard)
    types = len(s.components.unit_class)
    for e in range(COLOURS):
        for kind, n in enumerate(s.components.mix[e]):
            if s.free[e * types + kind] + on_map[e, kind] != n:
                yield f"colour {e}: counters of {s.components.ids['unit'][kind]} are lost or doubled"


def _leaders(s: State) -> Iterator[str]:
    c = s.components
    present = Counter(leader for e in range(COLOURS) for leader, _ in s.leaders[e])
    present.update(step.leader for step in s.stack if isinstance(step, PlaceNewLeader))
    for kind in range(UNNAMED):
        if s.cup[kind] + present[kind] != c.cup[kind]:
            yield f"leaders {c.ids['leader'][kind]} are lost or doubled"
    for leader, n in present.items():
        if leader >= UNNAMED and (n > 1 or s.gone >> leader & 1):
            yield f"{c.ids['leader'][leader]} is there twice or out of the game"


def _empires(s: State) -> Iterator[str]:
    for e in range(COLOURS):
        if (s.owner[e] >= 0) != (s.card[e] >= 0):
            yield f"colour {e} has a card without an owner, or the other way round"
        if s.owner[e] < 0 and (s.held[e] or s.leaders[e] or s.money[e] or s.marks[e]):
            yield f"colour {e} is not in play and has something"
        if s.capital[e] >= 0 and (not s.held[e] >> s.capital[e] & 1 or not s.city[s.capital[e]]):
            yield f"colour {e}: the capital is not a city of its own"
        if s.money[e] < 0 or s.elite[e] < 0 or s.go[e] < 0:
            yield f"colour {e} has less than nothing"
    for seat in range(s.players):
        if s.owner.count(seat) > s.most_slots():
            yield f"seat {seat} has too many empires"
        if s.glory[seat] < 0:
            yield f"seat {seat} has less glory than none"
    if any(s.empire(card) != e for e, card in enumerate(s.card) if card >= 0):
        yield "an empire is not found by its card"
    if len(s.playing) != sum(e >= 0 for e in s.colour_of):
        yield "a card that is not in play stands for an empire"
    if s.plays_any_card != any(card in s.components.any_event_cards for card in s.card):
        yield "who may use any card as an event is not known"
    if s.playing != tuple(e for e in range(COLOURS) if s.owner[e] >= 0):
        yield "an empire in play is not known as such"
    for area in bits(s.disorder):
        if s.holder[area] < 0:
            yield "disorder where nobody rules"
