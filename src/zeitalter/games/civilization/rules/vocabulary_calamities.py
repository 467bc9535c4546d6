"""The words of the calamities: verbs, events, prompts and objections with their values.

Lost tokens, removed and dissolved cities are told with the words of `vocabulary.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many, per_seat
from zeitalter.games.civilization.rules.kinds import AREA, CARD, PLAIN, VOLCANO

VERBS: Mapping[str, Kinds] = {
    "erupt": (VOLCANO,),
    "quake": (AREA,),
    "shake": (AREA,),
    "spare": (),
    "flood": (PLAIN,),
    "assign": (per_seat(NUMBER),),
    "lose": (many(AREA), many(AREA)),
    "mark": (many(AREA), many(AREA)),
    "name": (SEAT,),
    "keep_marked": (),
    "keep_rest": (),
    "claim": (many(AREA),),
    "demand": (per_seat(NUMBER),),
    "raid": (AREA,),
}

EVENTS: Mapping[str, Kinds] = {
    "calamity": (CARD, SEAT),
    "calamity-lapses": (CARD, SEAT),
    "calamity-harmless": (CARD, SEAT),
    "erupts": (VOLCANO, many(AREA)),
    "quakes": (SEAT, AREA),
    "shakes": (SEAT, SEAT, AREA),
    "floods": (PLAIN, SEAT),
    "assigns": (SEAT, CARD, many(SEAT), many(NUMBER)),
    "shows-grain": (SEAT, NUMBER, NUMBER),
    "must-lose": (SEAT, NUMBER, CARD),
    "city-shrinks": (SEAT, AREA),
    "names": (SEAT, SEAT),
    "largest-stock": (SEAT, SEAT),
    "marks": (SEAT, NUMBER, many(AREA), many(AREA)),
    "keeps-marked": (SEAT, SEAT),
    "keeps-rest": (SEAT, SEAT),
    "keeps-both": (SEAT,),
    "defects": (SEAT, SEAT, NUMBER, AREA),
    "city-defects": (SEAT, SEAT, AREA),
    "cities-break-away": (SEAT, NUMBER),
    "regains-city": (SEAT, AREA),
    "regains": (SEAT, NUMBER, AREA),
    "must-dissolve": (SEAT, NUMBER, CARD),
    "demands": (SEAT, many(SEAT), many(NUMBER)),
    "raids": (SEAT, SEAT, AREA),
}

DEEDS = ("calamity", "calamity-lapses", "calamity-harmless", "assigns", "demands", "names")
"""Events with which a calamity begins to strike, or somebody to decide in it."""

PROMPTS: Mapping[str, Kinds] = {
    "ChooseVolcano": (SEAT,),
    "ChooseQuake": (SEAT,),
    "ChooseAftershock": (SEAT, AREA),
    "ChoosePlain": (SEAT,),
    "AssignLosses": (SEAT, CARD, NUMBER, NUMBER),
    "Lose": (CARD, many(SEAT), many(NUMBER)),
    "MarkUnits": (SEAT, SEAT, NUMBER),
    "NameTaker": (SEAT,),
    "KeepPart": (SEAT, SEAT),
    "TakeBreakaway": (SEAT, SEAT, NUMBER),
    "ClaimTokens": (SEAT, SEAT, NUMBER),
    "DissolveCities": (CARD, many(SEAT), many(NUMBER)),
    "DemandCities": (SEAT,),
    "RaidCity": (SEAT, SEAT),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "no-units-at-volcano": (VOLCANO,),
    "no-own-city": (AREA,),
    "no-foreign-city": (AREA,),
    "not-the-worst-plain": (PLAIN,),
    "assign-too-much": (SEAT, NUMBER),
    "assign-total": (NUMBER, NUMBER, NUMBER),
    "assign-inexact": (SEAT, NUMBER),
    "no-token-at-risk": (AREA,),
    "too-few-at-risk": (AREA, NUMBER),
    "no-city-at-risk": (AREA,),
    "too-few-units": (NUMBER, NUMBER),
    "too-many-units": (NUMBER, NUMBER),
    "names-himself": (),
    "claim-total": (NUMBER, NUMBER),
    "no-coastal-city": (AREA,),
    "no-ship-for-city": (AREA,),
}
