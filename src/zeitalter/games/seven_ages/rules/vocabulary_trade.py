"""The words of trade, passage and destiny."""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many, secret
from zeitalter.games.seven_ages.rules.kinds import ACTION, CARD, EMPIRE, PILE

VERBS: Mapping[str, Kinds] = {
    "trade": (EMPIRE,),
    "swap": (EMPIRE,),
    "give": (EMPIRE, NUMBER),
    "request": (EMPIRE, NUMBER),
    "neutral": (),
    "ask_way": (EMPIRE,),
    "price": (NUMBER, NUMBER),
    "pay_cards": (secret(many(CARD)),),
    "lay": (secret(many(CARD)), secret(NUMBER)),
    "lay_open": (many(CARD), NUMBER),
    "use": (CARD,),
    "hand_over": (secret(CARD),),
    "from_bank": (NUMBER,),
    "from_loser": (NUMBER,),
    "throw_away": (many(CARD),),
    "draw": (PILE,),
}

EVENTS: Mapping[str, Kinds] = {
    "asks-way": (SEAT, EMPIRE),
    "refuses-way": (SEAT, EMPIRE),
    "names-price": (SEAT, EMPIRE, NUMBER, NUMBER),
    "declines-price": (SEAT, EMPIRE),
    "gets-way": (SEAT, EMPIRE, NUMBER, NUMBER),
    "hands-over": (SEAT, SEAT, NUMBER, secret(many(CARD))),
    "announces-trade": (EMPIRE, EMPIRE),
    "shows-trade-cards": (SEAT, many(CARD)),
    "has-no-trade-card": (SEAT,),
    "uses-card": (SEAT, CARD),
    "trade-totals": (EMPIRE, NUMBER, EMPIRE, NUMBER),
    "wins-trade": (EMPIRE, NUMBER),
    "trade-tied": (EMPIRE, EMPIRE),
    "shows-marker": (SEAT, EMPIRE, ACTION),
    "earns": (EMPIRE, NUMBER),
    "pays": (EMPIRE, EMPIRE, NUMBER),
    "offers-swap": (SEAT, EMPIRE),
    "offers-money": (SEAT, EMPIRE, NUMBER),
    "requests-money": (SEAT, EMPIRE, NUMBER),
    "refuses-offer": (SEAT, EMPIRE),
    "swap": (SEAT, SEAT, secret(CARD), secret(CARD)),
    "world-shows-card": (CARD,),
    "neutral-totals": (EMPIRE, NUMBER, NUMBER),
    "throws-away": (SEAT, NUMBER, many(CARD)),
    "takes-discard": (SEAT, CARD),
}

PROMPTS: Mapping[str, Kinds] = {
    "NamePrice": (SEAT, EMPIRE, SEAT),
    "PayForWay": (SEAT, EMPIRE, NUMBER, NUMBER),
    "LayTradeCards": (),
    "UseCard": (SEAT, EMPIRE),
    "TakeProfit": (SEAT, EMPIRE, EMPIRE, NUMBER),
    "ChooseTrade": (SEAT, EMPIRE),
    "AnswerSwap": (SEAT, EMPIRE, EMPIRE),
    "LaySwap": (SEAT, SEAT),
    "AnswerMoney": (SEAT, EMPIRE, EMPIRE, NUMBER, NUMBER),
    "LayNeutralCards": (SEAT, EMPIRE),
    "ThrowAway": (SEAT,),
    "DrawFrom": (SEAT, NUMBER),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "empire-not-in-play": (EMPIRE,),
    "own-empire-no-partner": (EMPIRE,),
    "partner-out-of-range": (EMPIRE,),
    "already-asked": (EMPIRE,),
    "trade-announced": (),
    "only-other-partner": (),
    "has-only-money": (EMPIRE, NUMBER),
    "some-money-needed": (),
    "too-many-trade-cards": (NUMBER,),
    "no-card-from-pile": (),
    "trade-card-needed": (),
    "loser-has-no-money": (EMPIRE,),
    "profit-is": (NUMBER,),
    "no-gate": (EMPIRE,),
    "price-too-high": (SEAT, NUMBER, NUMBER),
    "price-in-cards": (NUMBER,),
    "pile-empty": (PILE,),
}
