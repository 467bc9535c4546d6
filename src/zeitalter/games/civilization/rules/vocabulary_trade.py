"""The words of the trade phase (43.9): verbs, events, prompts and objections with their values.

What every phase says is in `vocabulary.py`; calamities that a trade uncovers are told with its `lays-open`.
"""

from __future__ import annotations

from collections.abc import Mapping

from zeitalter.engine.values import NUMBER, SEAT, Kinds, many, secret
from zeitalter.games.civilization.rules.kinds import CARD, REFUSAL

VERBS: Mapping[str, Kinds] = {
    "offer": (SEAT, secret(many(CARD)), CARD, many(CARD), many(CARD)),
    "offer_all": (secret(many(CARD)), CARD, many(CARD), many(CARD)),
    "reply": (SEAT, NUMBER, secret(many(CARD)), CARD, many(CARD), many(CARD)),
    "decline": (SEAT, NUMBER, REFUSAL),
    "accept": (SEAT, NUMBER),
    "withdraw": (),
    "wait": (),
    "end_trade": (),
}
"""A package is named by its cards, the good it is announced with, what is said to be inside, and what is wanted."""

EVENTS: Mapping[str, Kinds] = {
    "offers": (SEAT, SEAT, NUMBER, NUMBER, NUMBER, CARD, secret(many(CARD))),
    "offers-all": (SEAT, NUMBER, NUMBER, NUMBER, CARD, secret(many(CARD))),
    "replies": (SEAT, SEAT, NUMBER, NUMBER, NUMBER, NUMBER, CARD, secret(many(CARD))),
    "claims": (SEAT, many(CARD)),
    "wishes": (SEAT, many(CARD)),
    "declines": (SEAT, SEAT, NUMBER, REFUSAL),
    "withdraws": (SEAT, NUMBER),
    "swaps": (SEAT, SEAT, secret(many(CARD)), secret(many(CARD))),
    "ends-trade": (SEAT,),
    "trade-round": (NUMBER,),
    "trade-over": (),
    "trade-over-alone": (SEAT,),
    "trade-over-time": (),
    "trade-over-rounds": (),
    "trade-over-spent": (),
}
"""Packages are told with number, count, value and good; a reply names the number it answers first."""

ENDS = ("trade-over", "trade-over-alone", "trade-over-time", "trade-over-rounds", "trade-over-spent")
DEEDS = ("offers", "offers-all", "replies", "withdraws", "swaps", "ends-trade", "trade-round", *ENDS)
"""Events with which somebody acts at the market, and those that end it."""

PROMPTS: Mapping[str, Kinds] = {
    "Bargain": (),
}

OBJECTIONS: Mapping[str, Kinds] = {
    "no-offers-left": (),
    "not-with-yourself": (),
    "out-of-trade": (SEAT,),
    "offer-gone": (SEAT, NUMBER),
    "offer-for-another": (SEAT, NUMBER),
    "answers-another-offer": (SEAT, NUMBER),
    "already-declined": (SEAT, NUMBER),
    "no-package": (),
    "package-too-small": (NUMBER,),
    "package-without-goods": (),
    "calamity-named": (CARD,),
    "good-not-inside": (CARD,),
    "claim-too-big": (NUMBER,),
}
