"""The words of Manoeuvre: movement, flights, voyages, moving again, and the end of the action."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many
from zeitalter.games.seven_ages.rules.kinds import AREA, ARTEFACT, EMPIRE, LEADER, TYPE, UNIT

VERBS: Mapping[str, Kinds] = {
    "move": (AREA, AREA, many(UNIT), many(LEADER)),
    "fly": (AREA, AREA, many(UNIT), many(LEADER)),
    "travel": (LEADER, AREA, AREA),
    "set_sail": (AREA, UNIT),
    "sail": (AREA,),
    "embark": (AREA, UNIT),
    "board": (AREA, LEADER),
    "land": (AREA, many(UNIT), many(LEADER)),
    "end_voyage": (),
    "pacify": (AREA,),
}

EVENTS: Mapping[str, Kinds] = {
    "marches": (EMPIRE, many(TYPE), many(LEADER), AREA, AREA),
    "raids": (EMPIRE, many(TYPE), many(LEADER), AREA, AREA, EMPIRE),
    "flies": (EMPIRE, many(TYPE), many(LEADER), AREA, AREA),
    "leader-travels": (EMPIRE, LEADER, AREA, AREA),
    "sets-sail": (EMPIRE, TYPE, AREA),
    "embarks": (EMPIRE, TYPE, AREA, TYPE),
    "boards": (EMPIRE, LEADER, AREA, TYPE),
    "lands": (EMPIRE, many(TYPE), many(LEADER), AREA),
    "invades": (EMPIRE, many(TYPE), many(LEADER), AREA, EMPIRE),
    "turns-back": (EMPIRE, many(TYPE)),
    "goes-down": (EMPIRE, many(TYPE)),
    "moves-in-world-war": (EMPIRE,),
    "moves-again": (EMPIRE,),
    "strategist-moves": (EMPIRE,),
    "buddhist-revenge": (EMPIRE, ARTEFACT, EMPIRE),
}

PROMPTS: Mapping[str, Kinds] = {
    "Movement": (SEAT, EMPIRE),
    "Voyage": (SEAT, EMPIRE),
    "CalmDown": (SEAT, EMPIRE),
    "BuddhistRevenge": (SEAT, EMPIRE, EMPIRE),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "units-not-there": (AREA,),
    "leader-is-elsewhere": (LEADER, AREA),
    "nobody-moves": (),
    "strategist-must-lead": (),
    "areas-not-adjacent": (AREA, AREA),
    "land-units-need-ships": (AREA,),
    "galleys-avoid-oceans": (AREA,),
    "ships-need-ports": (AREA,),
    "treaty-forbids-entry": (EMPIRE, AREA),
    "points-used-up": (TYPE, NUMBER, NUMBER),
    "area-not-vacated": (AREA,),
    "leader-left-alone": (LEADER, AREA),
    "leader-has-moved": (LEADER,),
    "leader-cannot-get-there": (LEADER, AREA),
    "air-units-fly": (),
    "only-air-units-fly": (),
    "air-units-have-flown": (AREA,),
    "air-units-need-carrier": (AREA,),
    "out-of-flying-range": (TYPE, NUMBER, AREA),
    "no-ship-there": (AREA,),
    "ship-stays": (TYPE,),
    "ship-carries-nobody": (TYPE,),
    "nobody-to-carry": (),
    "cargo-goes-ashore-first": (AREA,),
    "cargo-avoids-foreign-water": (AREA,),
    "cargo-on-board": (many(TYPE),),
    "only-land-units-embark": (),
    "moved-units-stay-ashore": (AREA,),
    "ship-not-there": (AREA,),
    "ship-is-full": (NUMBER,),
    "not-on-board": (),
}
