"""The bot's opinion of 7 Ages: what a position is worth, and an answer for every question by rules of thumb.

A turn has hundreds of small moves, too many to look ahead; each kind of question has its own module. They read public
things and the own cards only, so the hidden cards of the world they are shown have no influence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.engine.forms import matches
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot import (
    artefacts,
    building,
    civilising,
    fighting,
    founding,
    hand,
    marching,
    markers,
    reacting,
    sailing,
    trading,
)
from zeitalter.games.seven_ages.bot.outlook import USUAL, Outlook, Style
from zeitalter.games.seven_ages.rules.state import State

AREA, UNIT, MONEY, LEVEL, CARD = 0.2, 0.15, 0.05, 0.2, 0.3


def evaluate(s: State, seat: int) -> float:
    """The worth of a position for a seat: glory, what its empires will harvest, and what helps them to grow."""
    o = Outlook(s, seat)
    worth = s.glory[seat] + CARD * len(s.hand(seat))
    for e in s.in_play():
        hopes = o.harvest(e) * o.horizon + AREA * s.held[e].bit_count() + LEVEL * s.level[e] + MONEY * s.money[e]
        hopes += UNIT * len(s.units_of(e))
        worth += hopes if s.owner[e] == seat else -hopes / (3 * s.players)
    return worth - max(s.glory[other] for other in range(s.players) if other != seat) / 2


def choose(s: State, seat: int, options: Sequence[Any], r: Random) -> Action | None:
    """An answer by rules of thumb; None where there is none, so that the bot looks ahead."""
    return answer_in_style(s, seat, options, USUAL)


def answer_in_style(s: State, seat: int, options: Sequence[Any], style: Style) -> Action | None:
    """What somebody answers who plays like this; None where there is no rule of thumb."""
    if len(options) == 1 and isinstance(options[0], tuple):
        return options[0]
    answer = ANSWERS.get(type(s.stack[-1]).__name__)
    if answer is None:
        return None
    action = answer(Outlook(s, seat, style), options)
    return action if _legal(s, seat, options, action) else None


def _legal(s: State, seat: int, options: Sequence[Any], action: Action) -> bool:
    if action in options:
        return True
    return matches(options, action) and s.stack[-1].objection(s, seat, action) is None  # type: ignore[attr-defined]


Answer = Callable[[Outlook, Sequence[Any]], Action]


def always(*action: Any) -> Answer:
    """The same answer in every position."""
    return lambda o, options: action


ANSWERS: Mapping[str, Answer] = {
    "LayOpeningCards": hand.opening,
    "ChooseColours": founding.choose_pair,
    "PlaceMarkers": markers.place,
    "TurnMarkers": markers.turn_over,
    "GoOn": markers.second_action,
    "EndHeresy": always("end_heresy"),
    "UseForum": always("act"),
    "BeforeAction": reacting.before_action,
    "HideCard": hand.hide,
    "BuyGlory": reacting.buy_glory,
    # -- starting
    "ChooseEmpire": founding.choose_empire,
    "ChooseColour": founding.choose_colour,
    "CallLeaders": lambda o, options: options[0],
    "TakeGrant": always("accept"),
    "BuyFirstUnits": founding.first_units,
    "StationLeader": civilising.station,
    "ChooseCapital": founding.choose_capital,
    "GiveArtefact": artefacts.place,
    # -- production
    "RestoreOrder": building.restore_order,
    "Upkeep": building.upkeep,
    "Build": building.build,
    # -- trade
    "ChooseTrade": trading.choose_trade,
    "LayTradeCards": trading.lay,
    "LayNeutralCards": trading.lay_neutral,
    "UseCard": trading.use_card,
    "TakeProfit": trading.take_profit,
    "AnswerSwap": trading.answer_swap,
    "LaySwap": hand.hand_over,
    "AnswerMoney": trading.answer_money,
    "NamePrice": trading.name_price,
    "PayForWay": trading.pay_for_way,
    # -- manoeuvre and conflict
    "Movement": marching.move,
    "Voyage": sailing.sail,
    "CalmDown": marching.calm_down,
    "BuddhistRevenge": reacting.mark,
    "Conflicts": fighting.next_conflict,
    "RedrawConflictCard": fighting.redraw,
    "Commit": fighting.commit,
    "CommitSide": fighting.commit,
    "Retreat": fighting.retreat,
    # -- destiny
    "ThrowAway": hand.throw_away,
    "DrawFrom": hand.draw_from,
    # -- civilise
    "Civilising": civilising.civilise,
    "PlayingCards": civilising.civilise,
    "PlaceNewLeader": civilising.station,
    "PlaceArtefact": artefacts.place,
    "CallJihad": artefacts.place_for_others,
    "TreatyAtHome": artefacts.place,
    "TreatyAbroad": artefacts.place_for_others,
    "DisorderAsCapital": reacting.mark,
    # -- votes and resolutions
    "ProposeLosses": reacting.propose,
    "CastVotes": reacting.vote,
    "GiveUpFaith": reacting.give_up_faith,
    "CallOnMove": reacting.call_on_move,
    "CallOnEvent": reacting.call_on_event,
    "AgreeOnResolution": reacting.agree,
    "AnswerResolution": reacting.answer_resolution,
    # -- events and what they bring
    "PlayEvent": reacting.window,
    "PlaceUnrest": reacting.mark,
    "SpreadRebellion": reacting.mark,
    "BurnArtefact": reacting.burn,
    "LoseToPestilence": reacting.lose,
    "KeepLeader": civilising.keep_leader,
    "TakeFromDiscard": hand.take_card,
    "SettleColonists": reacting.settle,
    "HelpSide": reacting.help_side,
    "BetraySide": reacting.betray,
    "HireTroops": reacting.hire,
    "NameRebels": reacting.rebels,
    "KeepHeart": reacting.keep_area,
    "KeepAreas": reacting.keep_areas,
    "KeepCore": reacting.keep_area,
    "DynastyFails": reacting.mark,
    "OfferArea": reacting.offer_area,
    "AnswerMarriage": reacting.answer_marriage,
    "SendLeader": reacting.send_leader,
    "TakeBride": reacting.take_bride,
    "ConvertOrDisorder": reacting.convert,
    "LostFertileArea": reacting.mark,
    "ThinOut": reacting.lose,
}
"""How each kind of question is answered."""
