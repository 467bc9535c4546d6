"""The words of Start empire and Production."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds
from zeitalter.games.seven_ages.rules.kinds import AGE, AREA, ARTEFACT, CARD, COLOUR, EMPIRE, LEADER, TYPE

VERBS: Mapping[str, Kinds] = {
    "found": (CARD, AGE),
    "use_colour": (COLOUR,),
    "call_leader": (LEADER,),
    "station": (AREA,),
    "found_capital": (AREA,),
    "give_artefact": (AREA,),
    "build": (AREA, TYPE),
    "fortify": (AREA,),
    "restore_order": (AREA,),
    "dismiss": (AREA, TYPE),
    "pay_upkeep": (),
}

EVENTS: Mapping[str, Kinds] = {
    "starts-nothing": (SEAT,),
    "shows-empire": (SEAT, EMPIRE, AGE),
    "starts-empire": (SEAT, EMPIRE, COLOUR, NUMBER),
    "leader-joins": (EMPIRE, LEADER),
    "no-leader": (EMPIRE,),
    "founds-capital": (EMPIRE, AREA, NUMBER),
    "builds": (EMPIRE, TYPE, AREA, NUMBER),
    "fortifies": (EMPIRE, AREA, NUMBER),
    "collects-income": (EMPIRE, NUMBER, NUMBER),
    "pays-for-order": (EMPIRE, AREA, NUMBER),
    "pays-upkeep": (EMPIRE, NUMBER, NUMBER),
    "dismisses": (EMPIRE, TYPE, AREA),
}

PROMPTS: Mapping[str, Kinds] = {
    "ChooseEmpire": (SEAT,),
    "ChooseColour": (SEAT, EMPIRE),
    "CallLeaders": (SEAT, EMPIRE),
    "TakeGrant": (SEAT, EMPIRE, ARTEFACT),
    "BuyFirstUnits": (SEAT, EMPIRE),
    "StationLeader": (SEAT, EMPIRE, LEADER),
    "ChooseCapital": (SEAT, EMPIRE),
    "GiveArtefact": (SEAT, EMPIRE, ARTEFACT),
    "RestoreOrder": (SEAT, EMPIRE),
    "Upkeep": (SEAT, EMPIRE),
    "Build": (SEAT, EMPIRE),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "empire-not-in-hand": (CARD,),
    "other-age-now": (AGE,),
    "card-of-other-ages": (CARD, AGE),
    "colour-not-yours": (COLOUR,),
    "leader-not-now": (LEADER,),
    "leader-value-reached": (NUMBER,),
    "no-aircraft-at-start": (TYPE,),
    "no-foreign-port": (TYPE, AREA),
    "not-a-start-area": (AREA,),
    "too-many-overseas": (AREA, NUMBER),
    "first-unit-needed": (),
    "no-units-to-lead": (AREA,),
    "artefact-lies-there": (AREA,),
    "type-too-new": (TYPE, NUMBER),
    "no-counter-left": (TYPE,),
    "needs-coast": (TYPE, AREA),
    "needs-city": (TYPE, AREA),
    "not-on-water": (AREA,),
    "not-own-area": (AREA,),
    "area-disordered": (AREA,),
    "build-limit": (AREA, NUMBER),
    "too-dear": (NUMBER, NUMBER),
    "fort-there": (AREA,),
    "no-disorder-there": (AREA,),
    "upkeep-too-dear": (NUMBER, NUMBER),
    "no-such-unit-there": (TYPE, AREA),
    "costs-no-upkeep": (AREA,),
}
