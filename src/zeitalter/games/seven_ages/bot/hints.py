"""Why an answer is good: one sentence for each verb, as a message of `hints.*.ftl`.

The bot answers by rules of thumb, so a reason says what the answer does in this position. Only what the seat may know
is read: the board and its own cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.values import NUMBER, SEAT, Action, Kind
from zeitalter.games.seven_ages.bot.founding import promise
from zeitalter.games.seven_ages.bot.land import foreign_near
from zeitalter.games.seven_ages.bot.markers import Plan
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.bot.trading import hand_worths
from zeitalter.games.seven_ages.data.components import NAVAL, WILD
from zeitalter.games.seven_ages.rules.fight import available, sides_of
from zeitalter.games.seven_ages.rules.kinds import (
    ACTION,
    AREA,
    ARTEFACT,
    CARD,
    COLOUR,
    EMPIRE,
    EVENT,
    LEADER,
    TYPE,
)
from zeitalter.games.seven_ages.rules.markers import marker_on, slots_of
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.state import NOBODY, State

Reason = tuple[str, tuple[tuple[Kind, Any], ...]]
PlayOn = Callable[[State], State]
Tell = Callable[[State, int, Action], Reason]
HIGH = 4
"""From this value on a card is a high one."""


def explain(before: State, after: State, seat: int, action: Action, play_on: PlayOn) -> Reason:
    """The reason for an answer: message id and its variables as pairs of kind and value."""
    step = type(before.stack[-1]).__name__
    reason = _BY_STEP.get((step, action[0])) or _REASONS.get(action[0])
    return ("hint-guess", ()) if reason is None else reason(before, seat, action)


def _plain(id: str) -> Tell:
    """A sentence without variables."""
    return lambda s, seat, action: (id, ())


def _naming(id: str, kind: Kind, place: int = 1) -> Tell:
    """A sentence that names a value of the answer."""
    return lambda s, seat, action: (id, ((kind, action[place]),))


def _acting(s: State) -> int:
    """The empire that is asked about, or NOBODY."""
    return s.empire(getattr(s.stack[-1], "card", NOBODY))


def _is_own(s: State, seat: int, e: int) -> bool:
    return e >= 0 and s.owner[e] == seat


# -- the course of a turn ----------------------------------------------------------------------------------------------


def _place(s: State, seat: int, action: Action) -> Reason:
    """Name the marker that is worth the most."""
    plan = Plan(Outlook(s, seat))
    pairs = list(zip(slots_of(s, seat), action[1], strict=False))
    if not pairs:
        return "hint-place-none", ()
    slot, marker = max(pairs, key=lambda pair: plan.worth(*pair))
    if slot < 0:
        return "hint-place-slot", ((ACTION, marker),)
    return "hint-place", ((EMPIRE, s.card[slot]), (ACTION, marker))


def _turn_over(s: State, seat: int, action: Action) -> Reason:
    slot = NOBODY if action[0] == "turn_over_slot" else s.empire(action[1])
    wild = marker_on(s, seat, slot) == WILD
    return ("hint-turn-wild" if wild else "hint-turn-over"), ()


def _found(s: State, seat: int, action: Action) -> Reason:
    hoped = round(promise(Outlook(s, seat), action[1], action[2] + 1))
    return ("hint-found", ((EMPIRE, action[1]), (NUMBER, hoped))) if hoped else ("hint-found-any", ())


def _use_colour(s: State, seat: int, action: Action) -> Reason:
    """Open colours first: the own pair stays reserved."""
    own = s.pairs[seat]
    reserved = own >= 0 and action[1] in (own, s.components.pair[own])
    return ("hint-use-colour" if reserved else "hint-open-colour"), ((COLOUR, action[1]),)


# -- production --------------------------------------------------------------------------------------------------------


def _build(s: State, seat: int, action: Action) -> Reason:
    _, area, kind = action
    c, e = s.components, _acting(s)
    where = ((TYPE, kind), (AREA, area))
    if type(s.stack[-1]).__name__ == "BuyFirstUnits":
        if s.holder[area] == e:
            return "hint-more-units", where
        return ("hint-raiders" if s.holder[area] >= 0 else "hint-first-unit"), where
    if c.unit_class[kind] == NAVAL:
        return "hint-build-ship", where
    if any(s.neutral(b) for b in bits(c.near[area] & c.land)):
        return "hint-build-settler", where
    return ("hint-build-guard" if foreign_near(s, e, area) else "hint-build"), where


# -- trade and cards ---------------------------------------------------------------------------------------------------


def _lay(s: State, seat: int, action: Action) -> Reason:
    if not action[1]:
        return "hint-lay-pile", ()
    card = max(action[1], key=lambda one: s.components.value[one])
    high = s.components.value[card] >= HIGH
    return ("hint-lay-high" if high else "hint-lay-low"), ((CARD, card),)


def _throw_away(s: State, seat: int, action: Action) -> Reason:
    return ("hint-throw-away", ((NUMBER, len(action[1])),)) if action[1] else ("hint-keep-hand", ())


def _least_card(s: State, seat: int, action: Action) -> Reason:
    return "hint-least-card", ((CARD, action[1]),)


def _refuse_cards(s: State, seat: int, action: Action) -> Reason:
    return ("hint-refuse-price" if hand_worths(Outlook(s, seat)) else "hint-refuse"), ()


# -- manoeuvre and conflict --------------------------------------------------------------------------------------------


def _move(s: State, seat: int, action: Action) -> Reason:
    _, _, goal, units, _ = action
    e, holder = s.active, s.holder[goal]
    where = ((AREA, goal),)
    if holder == e:
        return "hint-forward", where
    if holder >= 0:
        chance = odds(s, e, goal, (*s.raid[goal], *units)).wins // 10
        return "hint-attack", ((AREA, goal), (NUMBER, chance))
    if s.components.water >> goal & 1:
        return "hint-take-sea", where
    glory = Outlook(s, seat).glory_of(e, goal)
    return ("hint-settle-glory" if glory > 0 else "hint-settle"), where


def _resolve(s: State, seat: int, action: Action) -> Reason:
    chance = odds(s, s.active, action[1], s.raid[action[1]]).wins // 10
    return "hint-resolve", ((AREA, action[1]), (NUMBER, chance))


def _commit(s: State, seat: int, action: Action) -> Reason:
    sides = sides_of(s, seat)
    side = s.fight_sides.index(_acting(s)) if _acting(s) in s.fight_sides else sides[0]
    everything = len(action[1]) + len(action[2]) == len(available(s, side))
    if action[3]:
        return "hint-commit-tactician", ()
    return ("hint-commit-all" if everything else "hint-commit-some"), ()


# -- civilise and events -----------------------------------------------------------------------------------------------


def _artefact(s: State, seat: int, action: Action) -> Reason:
    own = _is_own(s, seat, s.empire(action[3]))
    return ("hint-artefact" if own else "hint-artefact-harm"), ((ARTEFACT, action[2]), (EMPIRE, action[3]))


def _event(s: State, seat: int, action: Action) -> Reason:
    _, _, event, cards, areas, *_ = action
    if cards:
        e = s.empire(cards[0])
    else:
        e = s.holder[areas[0]] if areas else s.active
    if s.components.event_hostile[event] and e >= 0 and not _is_own(s, seat, e):
        return "hint-event-harm", ((EVENT, event), (EMPIRE, s.card[e]))
    return "hint-event", ((EVENT, event),)


def _mark(s: State, seat: int, action: Action) -> Reason:
    own = _is_own(s, seat, s.holder[action[1]])
    return ("hint-mark-own" if own else "hint-mark"), ((AREA, action[1]),)


def _help(s: State, seat: int, action: Action) -> Reason:
    own = _is_own(s, seat, s.empire(action[1]))
    return ("hint-help-own" if own else "hint-help"), ((EMPIRE, action[1]),)


_BY_STEP: Mapping[tuple[str, str], Tell] = {
    ("TurnMarkers", "done"): _plain("hint-done-markers"),
    ("Build", "done"): _plain("hint-done-building"),
    ("BuyFirstUnits", "done"): _plain("hint-done-building"),
    ("RestoreOrder", "done"): _plain("hint-done-order"),
    ("Movement", "done"): _plain("hint-done-moving"),
    ("Civilising", "done"): _plain("hint-done-civilising"),
    ("PlayingCards", "done"): _plain("hint-done-civilising"),
    ("ChooseTrade", "done"): _plain("hint-done-trade"),
    ("PlayEvent", "pass"): _plain("hint-pass-event"),
    ("BuyGlory", "pass"): _plain("hint-pass-glory"),
    ("GoOn", "pass"): _plain("hint-pass-second"),
    ("ChooseEmpire", "pass"): _plain("hint-pass-start"),
    ("AnswerSwap", "accept"): _plain("hint-accept-swap"),
    ("AnswerMoney", "accept"): _plain("hint-accept-money"),
    ("AnswerMoney", "refuse"): _plain("hint-refuse-money"),
    ("AnswerMarriage", "accept"): _plain("hint-accept-marriage"),
    ("PayForWay", "accept"): _plain("hint-pay"),
    ("PayForWay", "refuse"): _refuse_cards,
    ("TakeGrant", "accept"): _plain("hint-take-grant"),
    ("CallLeaders", "call_leader"): _naming("hint-leader", LEADER),
}
"""Sentences for answers whose verb says too little."""

_REASONS: Mapping[str, Tell] = {
    "opening": _least_card,
    "colours": _naming("hint-colours", COLOUR),
    "place": _place,
    "turn_over": _turn_over,
    "turn_over_slot": _turn_over,
    "end_heresy": _plain("hint-end-heresy"),
    "act": _plain("hint-act"),
    "second_action": _naming("hint-second-action", ACTION),
    "calm": _naming("hint-order", AREA),
    "preach": _naming("hint-preach", AREA, 3),
    "disturb": _naming("hint-mark", AREA),
    "consult": _naming("hint-consult", EMPIRE),
    "hide": _naming("hint-hide", CARD),
    "buy_glory": _naming("hint-buy-glory", NUMBER),
    "found": _found,
    "use_colour": _use_colour,
    "call_leader": _naming("hint-leader", LEADER),
    "draw_leader": _plain("hint-draw-leader"),
    "station": _naming("hint-station", AREA),
    "keep_leader": _naming("hint-leader", LEADER),
    "found_capital": _naming("hint-capital", AREA),
    "give_artefact": _naming("hint-safe-place", AREA),
    "build": _build,
    "fortify": _naming("hint-fortify", AREA),
    "restore_order": _naming("hint-order", AREA),
    "pay_upkeep": _plain("hint-upkeep"),
    "dismiss": _naming("hint-dismiss", TYPE, 2),
    "trade": _naming("hint-trade", EMPIRE),
    "neutral": _plain("hint-neutral"),
    "lay": _lay,
    "lay_open": _lay,
    "use": _naming("hint-use", CARD),
    "hand_over": _least_card,
    "price": _plain("hint-price"),
    "pay_cards": _plain("hint-pay"),
    "from_bank": _plain("hint-profit"),
    "from_loser": _plain("hint-profit"),
    "throw_away": _throw_away,
    "draw": _plain("hint-draw"),
    "move": _move,
    "set_sail": _naming("hint-set-sail", AREA),
    "sail": _naming("hint-sail", AREA),
    "embark": _naming("hint-embark", AREA),
    "land": _naming("hint-land", AREA),
    "end_voyage": _plain("hint-end-voyage"),
    "pacify": _naming("hint-order", AREA),
    "resolve": _resolve,
    "redraw": _plain("hint-redraw"),
    "keep_card": _plain("hint-keep-card"),
    "commit": _commit,
    "fight_on": _plain("hint-fight-on"),
    "retreat": _plain("hint-retreat"),
    "sail_back": _plain("hint-retreat"),
    "artefact": _artefact,
    "event": _event,
    "build_city": _naming("hint-city", AREA),
    "raise_city": _naming("hint-city", AREA),
    "declare_capital": _naming("hint-capital", AREA),
    "adopt": _naming("hint-adopt", ARTEFACT),
    "upgrade": _naming("hint-upgrade", TYPE, 3),
    "place_artefact": _naming("hint-safe-place", AREA),
    "call_jihad": _mark,
    "sign_at_home": _naming("hint-safe-place", AREA),
    "sign_abroad": _naming("hint-sign-abroad", AREA),
    "propose": _plain("hint-propose"),
    "vote_yes": _plain("hint-vote-yes"),
    "vote_no": _plain("hint-vote-no"),
    "fall_back": _plain("hint-fall-back"),
    "give_up_faith": _plain("hint-give-up-faith"),
    "call_resolution": _plain("hint-call-resolution"),
    "agree": lambda s, seat, action: ("hint-agree", ((SEAT, s.stack[-1].offender),)),  # type: ignore[attr-defined]
    "veto": _plain("hint-veto"),
    "give_in": _plain("hint-give-in"),
    "mark": _mark,
    "burn": _naming("hint-burn", ARTEFACT),
    "lose": _plain("hint-lose"),
    "take_card": _naming("hint-take-card", CARD),
    "settle": _naming("hint-settle", AREA, 2),
    "help_side": _help,
    "betray": _plain("hint-betray"),
    "hire": _naming("hint-hire", TYPE, 2),
    "rebels": _plain("hint-rebels"),
    "keep_area": _naming("hint-keep-area", AREA),
    "keep_areas": _plain("hint-keep-areas"),
    "offer_area": _naming("hint-offer-area", AREA, 3),
    "send_leader": _naming("hint-station", AREA, 2),
    "garrison": _naming("hint-garrison", TYPE),
    "convert": _plain("hint-convert"),
    "refuse": _plain("hint-refuse"),
    "done": _plain("hint-done"),
    "pass": _plain("hint-done"),
}
"""How each verb is explained."""
