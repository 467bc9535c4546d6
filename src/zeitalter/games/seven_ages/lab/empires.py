"""What a learner sees of the empires of 7 Ages, by colour: who leads them, what they own, where they are."""

from __future__ import annotations

from zeitalter.games.seven_ages.lab.sizes import areas, empires
from zeitalter.games.seven_ages.rules.state import COLOURS, State
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    by_seat,
    fixed,
    kinds,
    one,
    only,
    seats,
    these,
    those,
)


def _owner(s: State, seat: int) -> list[int]:
    players = s.players
    return [1 << (owner - seat) % players if owner >= 0 else 0 for owner in s.owner]


def _own_and_others(s: State, seat: int, masks: list[int]) -> tuple[int, int]:
    """Masks by empire: what the own empires have, and all others."""
    own = others = 0
    owner = s.owner
    for e in s.playing:
        if owner[e] == seat:
            own |= masks[e]
        else:
            others |= masks[e]
    return own, others


def _capitals(s: State, seat: int) -> tuple[int, int]:
    return _own_and_others(s, seat, [only(area) for area in s.capital])


def _leaders(s: State, seat: int) -> tuple[int, int]:
    return _own_and_others(s, seat, [those(tuple(leader for leader, _ in some)) if some else 0 for some in s.leaders])


def _areas_of_leaders(s: State, seat: int) -> tuple[int, int]:
    masks = [those(tuple(area for _, area in some if area >= 0)) if some else 0 for some in s.leaders]
    return _own_and_others(s, seat, masks)


GROUPS = (
    Group(
        ("glory", "money", "elite", "go", "go_now"),
        (
            Numbers("glory", "of each seat", seats, by_seat("glory"), 100),
            Numbers("money", "of each empire", empires, lambda s: s.money, 20),
            Numbers("elite", "of each empire", empires, lambda s: s.elite, 5),
            Numbers(
                "go",
                "markers for one more go of each empire, kept and for this turn",
                fixed(2 * COLOURS),
                lambda s: s.go + s.go_now,
                3,
            ),
        ),
    ),
    Group(
        ("free",),
        (
            Numbers(
                "counters left",
                "unit counters of each empire that are not on the map, by type",
                lambda t: COLOURS * len(t.components.unit_class),
                lambda s: s.free,
                5,
                True,
            ),
        ),
    ),
    Group(
        ("units",),
        (Numbers("units", "units of the holder in each area", areas, lambda s: bytes(map(len, s.units)), 5, True),),
    ),
    Group(
        ("raid", "city"),
        (
            Numbers(
                "raids",
                "units of the active empire in areas of others",
                areas,
                lambda s: bytes(map(len, s.raid)),
                5,
                True,
            ),
            Numbers("cities", "level of the city in each area", areas, lambda s: bytes(s.city), 5, True),
        ),
    ),
    Group(
        ("owner", "card", "capital"),
        (
            Bits("owner", "who leads each empire", empires, seats, _owner),
            Bits(
                "card",
                "the card of each empire",
                empires,
                kinds("empire"),
                lambda s: [only(card) for card in s.card],
            ),
            Bits("capitals", "areas of the capitals of the own empires, and of all others", fixed(2), areas, _capitals),
        ),
    ),
    Group(("held",), (Bits("held", "areas of each empire", empires, areas, lambda s: s.held),)),
    Group(
        ("marks", "religion", "government", "lies", "holder"),
        (
            Bits(
                "artefacts",
                "of each empire, on its card and in its areas, religion and government among them",
                empires,
                kinds("artefact"),
                lambda s: s.owned,
            ),
            Bits("adorned", "areas with artefacts", one, areas, these("adorned")),
        ),
    ),
    Group(
        ("leaders", "owner"),
        (
            Bits("leaders", "of the own empires, and of all others", fixed(2), kinds("leader"), _leaders),
            Numbers(
                "leaders by empire",
                "how many leaders each empire has",
                empires,
                lambda s: [len(some) for some in s.leaders],
                3,
            ),
            Bits("areas of leaders", "of the own empires, and of all others", fixed(2), areas, _areas_of_leaders),
        ),
    ),
    Group(
        ("done",),
        (
            Bits(
                "done",
                "actions that each empire has performed in this turn",
                empires,
                kinds("action"),
                lambda s: s.done,
            ),
        ),
    ),
    Group(
        ("settled", "started_now", "went_on", "disorder", "forts"),
        (
            Bits(
                "settled",
                "empires that are barbarian no longer, that started in this turn, that have used one more go",
                fixed(3),
                empires,
                these("settled", "started_now", "went_on"),
            ),
            Bits("disorder", "areas in disorder", one, areas, these("disorder")),
            Bits("forts", "areas with a fortification", one, areas, these("forts")),
        ),
    ),
)
