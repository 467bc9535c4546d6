"""The words of conflicts: verbs, events, prompts and objections with their values."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many, secret
from zeitalter.games.seven_ages.rules.kinds import AREA, CARD, EMPIRE, LEADER, TYPE, UNIT

VERBS: Mapping[str, Kinds] = {
    "resolve": (AREA,),
    "redraw": (),
    "keep_card": (),
    "commit": (many(UNIT), many(UNIT), many(LEADER)),
    "fight_on": (),
    "retreat": (many(AREA),),
    "sail_back": (many(AREA),),
}

EVENTS: Mapping[str, Kinds] = {
    "conflict": (EMPIRE, EMPIRE, AREA),
    "draws-conflict-card": (EMPIRE, secret(CARD), secret(NUMBER)),
    "discards-conflict-card": (EMPIRE, CARD, NUMBER),
    "shows-conflict-card": (EMPIRE, CARD, NUMBER),
    "commits": (EMPIRE, many(TYPE), many(TYPE), many(LEADER)),
    "conflict-total": (EMPIRE, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER),
    "tactician-saves": (EMPIRE,),
    "loses-units": (EMPIRE, many(TYPE), AREA),
    "conflict-disorder": (EMPIRE, NUMBER),
    "retreats": (EMPIRE, AREA, many(AREA)),
    "beats-off": (EMPIRE, EMPIRE, AREA),
    "wiped-out": (EMPIRE, EMPIRE, AREA),
    "loses-elite": (EMPIRE, NUMBER),
}

PROMPTS: Mapping[str, Kinds] = {
    "Conflicts": (SEAT, EMPIRE),
    "RedrawConflictCard": (SEAT, EMPIRE, AREA),
    "Commit": (AREA,),
    "CommitSide": (SEAT, EMPIRE, AREA),
    "Retreat": (SEAT, EMPIRE, AREA),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "unit-not-available": (TYPE,),
    "commit-a-unit": (),
    "front-line-is-half": (NUMBER, NUMBER),
    "leader-is-used": (LEADER,),
    "leader-not-there": (LEADER,),
    "no-ship-to-go-back": (),
    "retreat-too-far": (AREA,),
    "retreat-not-own": (AREA,),
    "retreat-into-conflict": (AREA,),
    "retreat-not-for-all": (),
}
