"""What a learner sees of a position of 7 Ages: what lies open, and the cards and markers that its seat knows.

Empires are listed by colour, whoever leads them; the field "owner" says from the own seat on who that is.
"""

from __future__ import annotations

from zeitalter.engine.table import Table
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.state import (
    ATTACKER_CARD,
    COLOURS,
    DECK,
    DEFENDER_CARD,
    DISCARD,
    HANDS,
    MARKERS,
    SPARE,
    State,
)
from zeitalter.kit.game_parts import Observation
from zeitalter.kit.observing import (
    Bits,
    Group,
    Known,
    Numbers,
    by_seat,
    fixed,
    kinds,
    known,
    known_in,
    known_of_seats,
    one,
    only,
    seats,
    these,
    those,
)

MOST_SLOTS = 6
"""More than the slots of a player."""
empires = fixed(COLOURS)


def _seats_from(s: State, seat: int) -> list[int]:
    return [*range(seat, s.players), *range(seat)]


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


def _sizes(s: State, seat: int) -> list[int]:
    """Hidden things of each seat: cards in hand, markers on slots, markers not placed."""
    zones = s.zones
    return [len(zones[z + who].cards) for z in (HANDS, MARKERS, SPARE) for who in _seats_from(s, seat)]


def _marked(s: State, seat: int) -> list[int]:
    """The empires on which markers of each seat lie; the last bit stands for an empty slot."""
    return [those(tuple(slot % (COLOURS + 1) for slot in s.slots[who])) for who in _seats_from(s, seat)]


def _slot_by_slot(zone: Zone, seat: int) -> list[int]:
    """The markers on the slots of a player, as far as they are known."""
    masks = [1 << card if mask >> seat & 1 else 0 for card, mask in zip(zone.cards, zone.known, strict=True)]
    return [*masks, *[0] * (MOST_SLOTS - len(masks))][:MOST_SLOTS]


def _fight(s: State) -> list[int]:
    """Of both sides of the conflict: marks, units of the front line, in support, leaders, units used."""
    if not s.fight_sides:
        return [0] * 10
    parts = (s.fight_front, s.fight_support, s.fight_leaders, s.fight_used)
    found = [max(0, n) for n in s.fight_marks]
    for part in parts:
        found += [len(part[side]) if side < len(part) else 0 for side in range(2)]
    return found


def _relative(s: State, seat: int, who: int) -> int:
    return 1 << (who - seat) % s.players if who >= 0 else 0


def _areas(table: Table) -> int:
    return len(table.components.ids["area"])


GROUPS = (
    Group(
        (
            "turn",
            "start_age",
            "end_age",
            "last_age",
            "level",
            "start_player",
            "round",
        ),
        (
            Numbers("turn", "the turn", one, lambda s: (min(s.turn, 255),), 30),
            Numbers(
                "ages",
                "the age of the most advanced empire, of the first empires, and of the end (0: open)",
                fixed(3),
                lambda s: (s.current_age(), s.start_age, s.end_age),
                7,
            ),
            Numbers("level", "progress of each empire", empires, lambda s: s.level, 49),
            Bits("start player", "who begins", one, seats, lambda s, seat: (_relative(s, seat, s.start_player),)),
            Bits("round", "the action of the round", one, kinds("action"), these("round", mask=only)),
        ),
    ),
    Group(
        (
            "glory",
            "money",
            "elite",
            "go",
            "go_now",
        ),
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
        (
            "units",
            "raid",
            "city",
        ),
        (
            Numbers("units", "units of the holder in each area", _areas, lambda s: bytes(map(len, s.units)), 5, True),
            Numbers(
                "raids",
                "units of the active empire in areas of others",
                _areas,
                lambda s: bytes(map(len, s.raid)),
                5,
                True,
            ),
            Numbers("cities", "level of the city in each area", _areas, lambda s: bytes(s.city), 5, True),
        ),
    ),
    Group(
        (
            "zones",
            "slots",
            "aside",
        ),
        (
            Numbers(
                "hidden things",
                "of each seat: cards in hand, then markers placed, then markers not placed",
                lambda t: 3 * t.seats,
                _sizes,
                10,
            ),
            Numbers("deck", "cards in the deck", one, lambda s: (len(s.zones[DECK]),), 110),
            Bits(
                "hands",
                "cards of each seat, as far as they are known",
                seats,
                kinds("empire"),
                known_of_seats(lambda who: HANDS + who),
            ),
            Bits(
                "discard",
                "cards of the discard pile",
                one,
                kinds("empire"),
                known_in(DISCARD),
            ),
            Bits(
                "drawn",
                "cards that attacker and defender have drawn, if known",
                fixed(2),
                kinds("empire"),
                known_in(ATTACKER_CARD, DEFENDER_CARD),
            ),
            Bits("aside", "cards that lie open beside the piles", one, kinds("empire"), these("aside", mask=those)),
            Bits(
                "slots",
                "empires on which markers of each seat lie, and whether one lies on an empty slot",
                seats,
                fixed(COLOURS + 1),
                _marked,
            ),
            Bits(
                "markers",
                "markers of each seat by slot, as far as they are known",
                lambda t: MOST_SLOTS * t.seats,
                kinds("action"),
                known_of_seats(lambda who: MARKERS + who, _slot_by_slot),
            ),
            Bits(
                "spare markers",
                "own markers that are not placed",
                one,
                kinds("action"),
                Known(lambda seat, seats: (SPARE + seat,), known),
            ),
        ),
    ),
    Group(
        (
            "cup",
            "world_war",
            "jihad",
            "crusade",
            "treaty",
        ),
        (
            Numbers(
                "cup",
                "leaders without a name, by kind, and empty markers",
                lambda t: len(t.components.cup),
                lambda s: s.cup,
                5,
            ),
            Numbers("world war", "the level where its marker lies", one, these("world_war"), 49),
            Bits("jihad", "its area", one, _areas, these("jihad", mask=only)),
            Bits("crusade", "whether there is one", one, one, these("crusade")),
            Bits("treaty", "the empires of the Peace treaty", one, empires, lambda s: (those(s.treaty[::2]),)),
        ),
    ),
    Group(
        (
            "aboard",
            "crew",
            "ship_area",
        ),
        (
            Numbers(
                "aboard",
                "units and leaders on board of the ship that sails",
                fixed(2),
                lambda s: (len(s.aboard), len(s.crew)),
                5,
            ),
            Bits("ship", "the area of the ship that sails", one, _areas, these("ship_area", mask=only)),
        ),
    ),
    Group(
        (
            "fight_area",
            "fight_round",
            "fight_sides",
            "fight_marks",
            "fight_front",
            "fight_support",
            "fight_leaders",
            "fight_used",
        ),
        (
            Numbers(
                "conflict",
                "its round, and of both sides: markers, units of the front line, in support, leaders, used units",
                fixed(11),
                lambda s: [max(0, s.fight_round), *_fight(s)],
                5,
            ),
            Bits("fight", "the area of the conflict", one, _areas, these("fight_area", mask=only)),
            Bits(
                "sides",
                "attacker and defender",
                fixed(2),
                empires,
                lambda s: [only(e) for e in s.fight_sides] or (0, 0),
            ),
        ),
    ),
    Group(
        (
            "acting",
            "action",
            "active",
            "ways",
            "built",
        ),
        (
            Bits("acting", "who performs an action", one, seats, lambda s, seat: (_relative(s, seat, s.acting),)),
            Bits("action", "the action that is performed", one, kinds("action"), these("action", mask=only)),
            Bits("active", "the empire that performs it", one, empires, these("active", mask=only)),
            Bits("ways", "empires that let the active one pass", one, empires, these("ways")),
            Bits("built", "areas with new units of the active empire", one, _areas, these("built", mask=those)),
        ),
    ),
    Group(
        (
            "owner",
            "card",
            "capital",
        ),
        (
            Bits("owner", "who leads each empire", empires, seats, _owner),
            Bits(
                "card",
                "the card of each empire",
                empires,
                kinds("empire"),
                lambda s: [only(card) for card in s.card],
            ),
            Bits(
                "capitals", "areas of the capitals of the own empires, and of all others", fixed(2), _areas, _capitals
            ),
        ),
    ),
    Group(("held",), (Bits("held", "areas of each empire", empires, _areas, lambda s: s.held),)),
    Group(
        (
            "marks",
            "religion",
            "government",
            "lies",
            "holder",
        ),
        (
            Bits(
                "artefacts",
                "of each empire, on its card and in its areas, religion and government among them",
                empires,
                kinds("artefact"),
                lambda s: s.owned,
            ),
            Bits("adorned", "areas with artefacts", one, _areas, these("adorned")),
        ),
    ),
    Group(
        (
            "leaders",
            "owner",
        ),
        (
            Bits("leaders", "of the own empires, and of all others", fixed(2), kinds("leader"), _leaders),
            Numbers(
                "leaders by empire",
                "how many leaders each empire has",
                empires,
                lambda s: [len(some) for some in s.leaders],
                3,
            ),
            Bits("areas of leaders", "of the own empires, and of all others", fixed(2), _areas, _areas_of_leaders),
        ),
    ),
    Group(
        (
            "done",
            "settled",
            "started_now",
            "went_on",
            "disorder",
            "forts",
        ),
        (
            Bits(
                "done",
                "actions that each empire has performed in this turn",
                empires,
                kinds("action"),
                lambda s: s.done,
            ),
            Bits(
                "settled",
                "empires that are barbarian no longer, that started in this turn, that have used one more go",
                fixed(3),
                empires,
                these("settled", "started_now", "went_on"),
            ),
            Bits("disorder", "areas in disorder", one, _areas, these("disorder")),
            Bits("forts", "areas with a fortification", one, _areas, these("forts")),
        ),
    ),
)

OBSERVATION: Observation[State] = Observation(groups=GROUPS, digits={"piece": (32, 26, 26, 26)})
