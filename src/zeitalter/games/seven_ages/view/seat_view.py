"""What a seat may know: everything but the cards in other hands and in the draw pile, and face-down markers.

Empires are called by their cards. An area is listed only if there is something in it. Where cards are hidden from a
seat it learns how many there are, never their order: hands are kept sorted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.state import (
    ATTACKER_CARD,
    DECK,
    DEFENDER_CARD,
    DISCARD,
    HANDS,
    MARKERS,
    SPARE,
    State,
)
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.games.seven_ages.view.bills import bill
from zeitalter.games.seven_ages.view.dealings import drawing_up_to, trade, vote, voyage
from zeitalter.games.seven_ages.view.prospects import conflict, raid_odds, ranges
from zeitalter.kit.view_parts import Memo, ViewPart, reused


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat may know (None: what all know; after the end: everything)."""
    return views(s, (seat,), {})[seat]


def views(s: State, seats: Iterable[int | None], memo: Memo) -> dict[int | None, dict[str, Any]]:
    """What several seats may know; what lies open is put together once and shared."""
    common = _common(s, memo)
    return {seat: {**common, "seat": seat, "players": _players(s, seat)} for seat in seats}


def _common(s: State, memo: Memo) -> dict[str, Any]:
    c = s.components
    ids = c.ids
    return {
        "turn": s.turn,
        "round": _id(ids["action"], s.round),
        "action": _id(ids["action"], s.action),
        "active": _card(s, s.active),
        "acting": None if s.acting < 0 else s.acting,
        "start_player": s.start_player,
        "age": s.current_age(),
        "start_age": s.start_age,
        "end_age": s.end_age,
        "areas": _areas(s, memo),
        "empires": [_empire(s, e, memo) for e in s.in_play()],
        "deck": len(s.zones[DECK]),
        "discard": ViewPart(cards=[ids["empire"][card] for card in s.zones[DISCARD].cards]),
        "aside": [ids["empire"][card] for card in s.aside],
        "aboard": [ids["unit"][unit_type(unit)] for unit in s.aboard],
        "cup": sum(s.cup[:-1]),
        "jihad": _id(ids["area"], s.jihad),
        "crusade": bool(s.crusade),
        "world_war": s.world_war,
        "treaty": _treaty(s),
        "ranges": ranges(s, memo),
        "odds": raid_odds(s),
        "conflict": conflict(s),
        "trade": trade(s),
        "vote": vote(s),
        "voyage": voyage(s),
        "hand_size": drawing_up_to(s),
        "bill": bill(s),
        "question": _question(s),
        "result": s.result,
    }


def _id(ids: Sequence[str], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def _card(s: State, e: int) -> str | None:
    """What an empire in play is called."""
    return s.components.ids["empire"][s.card[e]] if e >= 0 and s.card[e] >= 0 else None


def _question(s: State) -> dict[str, Any] | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    return {"step": type(top).__name__, "rule": top.rule}


def _treaty(s: State) -> list[str | None]:
    if not s.treaty:
        return []
    first, area, second, area2 = s.treaty
    return [_card(s, first), s.components.ids["area"][area], _card(s, second), s.components.ids["area"][area2]]


# -- the map ----------------------------------------------------------------------------------------------------------


def _areas(s: State, memo: Memo) -> ViewPart:
    depends = (
        s.units[:], s.raid[:], s.city[:], s.lies[:], s.leaders[:], s.card[:], s.capital[:], s.disorder, s.forts,
        s.active,
    )  # fmt: skip
    found: ViewPart = reused(memo, "areas", depends, lambda: _make_areas(s))
    return found


def _make_areas(s: State) -> ViewPart:
    leaders: dict[int, list[tuple[int, int]]] = {}
    for e in s.in_play():
        for leader, area in s.leaders[e]:
            leaders.setdefault(area, []).append((e, leader))
    names = s.components.ids["area"]
    found = ViewPart()
    for area, name in enumerate(names):
        if s.units[area] or s.raid[area] or s.city[area]:
            found[name] = _area(s, area, leaders.get(area, []))
    return found


def _area(s: State, area: int, leaders: list[tuple[int, int]]) -> dict[str, Any]:
    """What is in an area; keys only for what is there."""
    ids, holder = s.components.ids, s.holder[area]
    data: dict[str, Any] = {}
    if holder >= 0:
        data["holder"] = _card(s, holder)
        data["units"] = _units(s, s.units[area])
    if s.raid[area]:
        data["raid"] = {"empire": _card(s, s.active), "units": _units(s, s.raid[area])}
    if s.city[area]:
        data["city"] = s.city[area]
        if holder >= 0 and s.capital[holder] == area:
            data["capital"] = True
    if s.lies[area]:
        data["artefacts"] = [ids["artefact"][a] for a in bits(s.lies[area])]
    if leaders:
        data["leaders"] = [[_card(s, e), ids["leader"][leader]] for e, leader in leaders]
    if s.disorder >> area & 1:
        data["disorder"] = True
    if s.forts >> area & 1:
        data["fort"] = True
    return data


def _units(s: State, units: Iterable[int]) -> dict[str, int]:
    ids = s.components.ids["unit"]
    return {ids[kind]: n for kind, n in sorted(Counter(map(unit_type, units)).items())}


# -- empires ----------------------------------------------------------------------------------------------------------


def _empire(s: State, e: int, memo: Memo) -> ViewPart:
    n = len(s.components.unit_class)
    depends = (
        s.owner[e], s.card[e], s.level[e], s.money[e], s.elite[e], s.go[e], s.go_now[e], s.religion[e], s.government[e],
        s.marks[e], s.capital[e], s.leaders[e], s.held[e], s.done[e], s.settled, s.free[e * n : (e + 1) * n],
        s.heresy[:], s.lies[:], s.end_age,
    )  # fmt: skip
    found: ViewPart = reused(memo, e, depends, lambda: _make_empire(s, e))
    return found


def _make_empire(s: State, e: int) -> ViewPart:
    c = s.components
    ids = c.ids
    n = len(c.unit_class)
    return ViewPart(
        empire=_card(s, e),
        colour=ids["colour"][e],
        seat=s.owner[e],
        level=s.level[e],
        age=s.age(e),
        money=s.money[e],
        elite=s.elite[e],
        go=s.go[e] + s.go_now[e],
        religion=_id(ids["artefact"], s.religion[e]),
        government=_id(ids["artefact"], s.government[e]),
        marks=[ids["artefact"][a] for a in bits(s.marks[e])],
        artefacts=[ids["artefact"][a] for a in bits(s.area_artefacts(e))],
        heresy=any(holder == e for holder in s.heresy),
        capital=_id(ids["area"], s.capital[e]),
        leaders=[[ids["leader"][leader], ids["area"][area]] for leader, area in s.leaders[e]],
        areas=s.held[e].bit_count(),
        done=[ids["action"][action] for action in bits(s.done[e])],
        barbarian=s.is_barbarian(e),
        left={ids["unit"][kind]: s.free[e * n + kind] for kind in range(n) if s.free[e * n + kind]},
    )


# -- players ----------------------------------------------------------------------------------------------------------


def _players(s: State, seat: int | None) -> list[dict[str, Any]]:
    return [_player(s, who, seat) for who in range(s.players)]


def _player(s: State, who: int, seat: int | None) -> dict[str, Any]:
    ids = s.components.ids
    everything = s.result is not None
    return {
        "seat": who,
        "glory": s.glory[who],
        "pair": _id(ids["colour"], s.pairs[who]),
        "hand": _cards(s, s.zones[HANDS + who], seat, everything),
        "markers": [
            [_card(s, slot), marker]
            for slot, marker in zip(s.slots[who], _markers(s, who, seat, everything), strict=True)
        ],
        "spare": len(s.zones[SPARE + who]),
        "drawn": {
            side: _cards(s, s.zones[zone], seat, everything)
            for side, zone in (("attacker", ATTACKER_CARD), ("defender", DEFENDER_CARD))
            if s.zones[zone] and s.zones[zone].known[0] >> who & 1
        },
        "slots": s.most_slots(),
    }


def _cards(s: State, zone: Zone, seat: int | None, everything: bool) -> dict[str, Any]:
    """The cards of a zone that a seat knows, sorted, and how many others there are."""
    ids = s.components.ids["empire"]
    known = sorted(c for c in (zone.cards if everything else zone.shown_to(seat)) if c is not None)
    return {"cards": [ids[card] for card in known], "hidden": len(zone) - len(known)}


def _markers(s: State, who: int, seat: int | None, everything: bool) -> list[str | None]:
    ids, zone = s.components.ids["action"], s.zones[MARKERS + who]
    return [None if a is None else ids[a] for a in (zone.cards if everything else zone.shown_to(seat))]
