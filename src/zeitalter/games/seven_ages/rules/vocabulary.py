"""The words of what every chapter does: cards, glory, progress, control of areas, the end of empires."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many, secret
from zeitalter.games.seven_ages.rules.kinds import AGE, AREA, ARTEFACT, CARD, EMPIRE, GLORY_SOURCE, LEADER, UNIT

VERBS: Mapping[str, Kinds] = {
    "done": (),
    "pass": (),
    "refuse": (),
    "accept": (),
    "convert": (),
    "stay": (),
    "mark": (AREA,),
    "lose": (UNIT,),
}

EVENTS: Mapping[str, Kinds] = {
    "reshuffles": (),
    "turns-card-over": (CARD, NUMBER),
    "draws-cards": (SEAT, NUMBER, secret(many(CARD))),
    "gains-glory": (SEAT, NUMBER, GLORY_SOURCE),
    "loses-glory": (SEAT, NUMBER, GLORY_SOURCE),
    "gains-glory-with": (SEAT, NUMBER, GLORY_SOURCE, EMPIRE),
    "loses-glory-with": (SEAT, NUMBER, GLORY_SOURCE, EMPIRE),
    "advances": (EMPIRE, NUMBER, NUMBER),
    "falls-back": (EMPIRE, NUMBER, NUMBER),
    "enters-age": (EMPIRE, AGE),
    "passes-last-level": (EMPIRE,),
    "artefact-goes": (EMPIRE, ARTEFACT),
    "adopts": (EMPIRE, ARTEFACT),
    "world-war-ends": (),
    "treaty-ends": (EMPIRE, EMPIRE),
    "crusade-ends": (),
    "jihad-ends": (AREA,),
    "settles-down": (EMPIRE,),
    "avoids-disorder": (EMPIRE, AREA),
    "disorder": (AREA,),
    "order": (AREA,),
    "leader-appears": (EMPIRE, LEADER, AREA),
    "leader-dies": (EMPIRE, LEADER),
    "gains-area": (EMPIRE, AREA),
    "loses-area": (EMPIRE, AREA),
    "takes-area": (EMPIRE, EMPIRE, AREA),
    "city-falls": (AREA, NUMBER),
    "loots": (EMPIRE, EMPIRE, NUMBER),
    "capital-lost": (EMPIRE,),
    "empire-ends": (EMPIRE,),
}

PROMPTS: Mapping[str, Kinds] = {
    "ConvertOrDisorder": (SEAT, EMPIRE, AREA),
    "LostFertileArea": (SEAT, EMPIRE),
    "ThinOut": (SEAT, EMPIRE, AREA),
}

OBJECTIONS: Mapping[str, Kinds] = {}
