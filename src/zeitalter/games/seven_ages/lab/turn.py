"""What a learner sees of the turn of 7 Ages: the round, the action that is performed, a conflict, a voyage."""

from __future__ import annotations

from zeitalter.games.seven_ages.lab.sizes import areas, empires
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    fixed,
    kinds,
    one,
    only,
    seats,
    these,
    those,
)


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


GROUPS = (
    Group(
        ("turn", "start_age", "end_age", "last_age", "level", "start_player", "playing"),
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
        ),
    ),
    Group(
        ("round", "acting", "action", "active", "ways", "built"),
        (
            Bits("round", "the action of the round", one, kinds("action"), these("round", mask=only)),
            Bits("acting", "who performs an action", one, seats, lambda s, seat: (_relative(s, seat, s.acting),)),
            Bits("action", "the action that is performed", one, kinds("action"), these("action", mask=only)),
            Bits("active", "the empire that performs it", one, empires, these("active", mask=only)),
            Bits("ways", "empires that let the active one pass", one, empires, these("ways")),
            Bits("built", "areas with new units of the active empire", one, areas, these("built", mask=those)),
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
            Bits("fight", "the area of the conflict", one, areas, these("fight_area", mask=only)),
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
        ("aboard", "crew", "ship_area"),
        (
            Numbers(
                "aboard",
                "units and leaders on board of the ship that sails",
                fixed(2),
                lambda s: (len(s.aboard), len(s.crew)),
                5,
            ),
            Bits("ship", "the area of the ship that sails", one, areas, these("ship_area", mask=only)),
        ),
    ),
    Group(
        ("cup", "world_war", "jihad", "crusade", "treaty"),
        (
            Numbers(
                "cup",
                "leaders without a name, by kind, and empty markers",
                lambda t: len(t.components.cup),
                lambda s: s.cup,
                5,
            ),
            Numbers("world war", "the level where its marker lies", one, these("world_war"), 49),
            Bits("jihad", "its area", one, areas, these("jihad", mask=only)),
            Bits("crusade", "whether there is one", one, one, these("crusade")),
            Bits("treaty", "the empires of the Peace treaty", one, empires, lambda s: (those(s.treaty[::2]),)),
        ),
    ),
)
