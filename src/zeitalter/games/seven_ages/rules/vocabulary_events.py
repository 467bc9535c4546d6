"""The words of the events: playing them, what they do, what is asked and refused."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many
from zeitalter.games.seven_ages.rules.kinds import (
    ACTION,
    AREA,
    ARTEFACT,
    CARD,
    EMPIRE,
    EVENT,
    LEADER,
    MOMENT,
    TYPE,
    UNIT,
)

TARGET: Kinds = (many(EMPIRE), many(AREA), many(LEADER), many(ARTEFACT))
"""What an event names: most events leave most of it empty."""

VERBS: Mapping[str, Kinds] = {
    "event": (CARD, EVENT, *TARGET),
    "burn": (ARTEFACT, AREA),
    "keep_leader": (LEADER, AREA),
    "take_card": (CARD,),
    "settle": (TYPE, AREA),
    "help_side": (EMPIRE,),
    "betray": (EMPIRE, UNIT),
    "hire": (EMPIRE, TYPE),
    "rebels": (many(AREA),),
    "keep_area": (AREA,),
    "keep_areas": (many(AREA),),
    "offer_area": (EMPIRE, EMPIRE, AREA, NUMBER),
    "send_leader": (LEADER, AREA),
    "garrison": (TYPE,),
}

EVENTS: Mapping[str, Kinds] = {
    "plays-event": (SEAT, CARD, EVENT, *TARGET),
    "event-fails": (CARD,),
    "gains-money": (EMPIRE, NUMBER),
    "loses-money": (EMPIRE, NUMBER),
    "robs": (EMPIRE, EMPIRE, NUMBER),
    "turns-into-pass": (SEAT,),
    "gains-go": (EMPIRE,),
    "fort-falls": (AREA,),
    "units-perish": (EMPIRE, AREA, many(TYPE)),
    "ships-stopped": (EMPIRE, AREA),
    "draws-leaders": (EMPIRE, many(LEADER)),
    "takes-from-discard": (SEAT, CARD),
    "settles": (EMPIRE, TYPE, AREA),
    "helps-side": (EMPIRE, EVENT, NUMBER),
    "draws-again": (EMPIRE, CARD),
    "betrays": (EMPIRE, UNIT),
    "hires": (EMPIRE, TYPE, NUMBER),
    "names-rebels": (EMPIRE, many(AREA)),
    "collapses": (EMPIRE, many(AREA)),
    "fragments": (EMPIRE, many(AREA)),
    "new-dynasty": (EMPIRE, SEAT),
    "offers-area": (SEAT, EMPIRE, EMPIRE, AREA, NUMBER),
    "sells-area": (EMPIRE, EMPIRE, AREA, NUMBER),
    "marriage-fails": (SEAT, CARD),
}

PROMPTS: Mapping[str, Kinds] = {
    "PlayEvent": (MOMENT, NUMBER, many(SEAT), many(ACTION), many(EVENT), *TARGET),
    "PlaceUnrest": (SEAT, EVENT),
    "SpreadRebellion": (SEAT, EMPIRE, NUMBER),
    "BurnArtefact": (SEAT, EMPIRE),
    "LoseToPestilence": (SEAT, EMPIRE, AREA, NUMBER),
    "KeepLeader": (SEAT, EMPIRE),
    "TakeFromDiscard": (SEAT,),
    "SettleColonists": (SEAT, EMPIRE, NUMBER),
    "HelpSide": (SEAT, EVENT),
    "BetraySide": (SEAT,),
    "HireTroops": (SEAT, NUMBER),
    "NameRebels": (SEAT, EMPIRE, NUMBER),
    "KeepHeart": (SEAT, EMPIRE),
    "KeepAreas": (SEAT, EMPIRE, NUMBER),
    "KeepCore": (SEAT, EMPIRE),
    "DynastyFails": (SEAT, EMPIRE),
    "OfferArea": (SEAT, EMPIRE),
    "AnswerMarriage": (SEAT, EMPIRE, EMPIRE, AREA, NUMBER),
    "SendLeader": (SEAT, EMPIRE, LEADER, AREA),
    "TakeBride": (SEAT, EMPIRE, EMPIRE, AREA),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "event-card-missing": (CARD,),
    "event-not-now": (EVENT, MOMENT),
    "event-other-card": (CARD, EVENT),
    "event-not-yours": (EVENT,),
    "event-bad-target": (EVENT,),
    "event-immune": (EMPIRE, EVENT),
    "event-struck": (EMPIRE, EVENT),
    "event-idle": (EVENT,),
    "cannot-hire": (TYPE,),
    "hire-too-dear": (TYPE, NUMBER),
    "too-many-rebels": (NUMBER,),
    "keep-so-many": (NUMBER,),
    "sale-too-dear": (EMPIRE,),
    "no-such-sale": (AREA,),
}
