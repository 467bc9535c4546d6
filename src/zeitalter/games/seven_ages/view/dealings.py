"""What drawings show of dealings in progress: a trade with both sides, a vote with all ballots, a ship at sea, a
hand that is to be filled up.

All of it lies open: cards count only once they are shown.
"""

from __future__ import annotations

from typing import Any

from zeitalter.games.seven_ages.rules.deal import LAID, PARTNER, TRADER, USED
from zeitalter.games.seven_ages.rules.destiny import ThrowAway, hand_size
from zeitalter.games.seven_ages.rules.marching import March
from zeitalter.games.seven_ages.rules.neutral_trade import LayNeutralCards
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.trade_cards import cards_of
from zeitalter.games.seven_ages.rules.trade_result import trade_number
from zeitalter.games.seven_ages.rules.transport import capacity
from zeitalter.games.seven_ages.rules.units import spent, unit_type
from zeitalter.games.seven_ages.rules.votes import CastVotes, ProposeLosses, ballots
from zeitalter.games.seven_ages.rules.voyage import Voyage

SIDES = (0, 1)


def trade(s: State) -> dict[str, Any] | None:
    """The trade in progress: by side the empire (None: the neutral world), its number, the cards shown and used."""
    top = s.stack[-1] if s.stack else None
    cards = (top.card, NOBODY) if isinstance(top, LayNeutralCards) else s.deal[TRADER : PARTNER + 1]
    traders = [s.empire(card) for card in cards]
    if not traders or any(card >= 0 > e for card, e in zip(cards, traders, strict=True)):
        return None
    begun = not isinstance(top, LayNeutralCards)
    laid = s.deal[LAID] if begun else 0
    ids = s.components.ids["empire"]
    found = []
    for side in SIDES:
        e, used = traders[side], s.deal[USED + side] if begun else NOBODY
        shown = cards_of(s, side) if begun else ()
        found.append({
            "empire": ids[cards[side]] if e >= 0 else None,
            "number": trade_number(s, e, traders[1 - side], side == 0) if e >= 0 else 0,
            "cards": [ids[card] for card in shown],
            "used": ids[used] if used >= 0 else None,
            "laid": bool(laid >> side & 1 or (e < 0 and shown)),
        })  # fmt: skip
    constants = s.components.constants
    return {"sides": found, "most": constants.trade_cap if cards[1] >= 0 else constants.neutral_progress}


def vote(s: State) -> dict[str, Any] | None:
    """The vote on Heresy: who called it, how many levels are at stake, who loses how many, and who has said what."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ProposeLosses | CastVotes) or s.empire(top.card) < 0:
        return None
    ids = s.components.ids
    found: dict[str, Any] = {
        "by": ids["empire"][top.card],
        "religion": ids["artefact"][s.religion[s.empire(top.card)]],
    }
    if isinstance(top, ProposeLosses):
        cards = [ids["empire"][s.card[e]] for e in top.voters(s)]
        limits = zip(cards, top.least(s), top.most(s), strict=True)
        return {**found, "levels": top.value, "limits": [list(limit) for limit in limits], "losses": [], "ballots": []}
    cast = ballots(s, top.card, top.cards, top.losses)
    said = [bool(word) for word in top.said] + [None] * (len(cast) - len(top.said))
    losses = [[ids["empire"][card], n] for card, n in zip(top.cards, top.losses, strict=True)]
    return {
        **found,
        "levels": sum(top.losses),
        "limits": [],
        "losses": losses,
        "ballots": [[ids["empire"][card], votes, word] for (_, card, votes), word in zip(cast, said, strict=True)],
    }


def voyage(s: State) -> dict[str, Any] | None:
    """The ship at sea: where it is, what it may still sail, what it carries and could carry."""
    voyages = [step for step in s.stack if isinstance(step, Voyage)]
    if not voyages or s.ship < 0 or s.empire(voyages[-1].card) < 0:
        return None
    step = voyages[-1]
    ids, kind = s.components.ids, unit_type(s.ship)
    march = March(s, s.empire(step.card), bool(step.led))
    return {
        "empire": ids["empire"][step.card],
        "ship": ids["unit"][kind],
        "area": ids["area"][s.ship_area],
        "points": max(0, march.points(kind, march.explored(s.crew)) - spent(s.ship)),
        "capacity": capacity(march, s.ship),
        "crew": [ids["leader"][leader] for leader in s.crew],
    }


def drawing_up_to(s: State) -> int | None:
    """The hand up to which Destiny draws once cards are thrown away (S95)."""
    top = s.stack[-1] if s.stack else None
    return hand_size(s, s.empire(top.card)) if isinstance(top, ThrowAway) else None
