"""What events do to money, glory, progress, cards and actions, and which of them last.

What happens to areas, cities and units is in `event_disasters.py`, the long procedures in `procedures.py`, what touches
a conflict in `event_conflict.py`.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import PASS, VOTE
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.adoption import adopt
from zeitalter.games.seven_ages.rules.cards import draw_to_hand
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.deal import cancel_trade, nobody_spies, other_partner, see_first, trade_again
from zeitalter.games.seven_ages.rules.event_choices import TakeFromDiscard
from zeitalter.games.seven_ages.rules.event_core import Ops, always, empires, number
from zeitalter.games.seven_ages.rules.event_targets import NO_TARGET, Play, target_empire
from zeitalter.games.seven_ages.rules.event_use import would_feel
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.lasting import ACTION, UNTIL, add_lasting
from zeitalter.games.seven_ages.rules.progress import is_beyond, last_level, progress
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, MARKERS, NOBODY, State, put

LASTING = ("modify", "allow", "forbid", "extra_move")


# -- money, glory, progress, elite -------------------------------------------------------------------------------------


def change_money(s: State, e: int, amount: int) -> None:
    """An empire gains money or loses some, at most what it has."""
    gained = max(amount, -s.money[e])
    s.money[e] += gained
    if gained > 0:
        s.emit("gains-money", s.card[e], gained)
    elif gained < 0:
        s.emit("loses-money", s.card[e], -gained)


def _money_matters(s: State, play: Play, effect: Effect) -> bool:
    takes = bool(effect.lose) or number(effect.amount, 1) < 0
    hit = [e for e in empires(s, play, effect) if all_hold(s, e, effect.filter)]
    return any(s.money[e] > 0 for e in hit) if takes else bool(hit)


def _money(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        if all_hold(s, e, effect.filter):
            lost = -(-s.money[e] // 2)
            change_money(s, e, -lost if effect.lose else number(effect.amount, play.v))


def _transfer_matters(s: State, play: Play, effect: Effect) -> bool:
    return s.active >= 0 and s.money[s.active] > 0


def _transfer(s: State, play: Play, effect: Effect) -> None:
    taker = target_empire(s, play)
    if s.active < 0 or taker < 0:
        return
    amount = min(number(effect.amount, play.v), s.money[s.active])
    s.money[s.active] -= amount
    s.money[taker] += amount
    s.emit("robs", s.card[taker], s.card[s.active], amount)


def _points(s: State, play: Play, effect: Effect) -> int:
    points = number(effect.points, play.v)
    if effect.extra.get("per") == "full_levels_of_active_empire":
        points *= (
            min(s.level[s.active], last_level(s)) // s.components.constants.honourable_levels if s.active >= 0 else 0
        )
    return points


def _glory(s: State, play: Play, effect: Effect) -> None:
    gain_glory(s, play.seat, _points(s, play, effect), "event")


def _trade_situation(s: State, play: Play, e: int) -> Situation:
    if len(play.context) < 4:
        return Situation()
    winner = s.empire(play.context[2])
    return Situation(lost=winner >= 0 and winner != e, partner=winner, winner_was_ahead=bool(play.context[3]))


def _progress_matters(s: State, play: Play, effect: Effect) -> bool:
    back = isinstance(effect.levels, int) and effect.levels < 0
    return any(
        all_hold(s, e, effect.filter, _trade_situation(s, play, e))
        and not is_beyond(s, e)
        and not (back and s.level[e] == 1)
        for e in empires(s, play, effect)
    )


def _progress(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        if all_hold(s, e, effect.filter, _trade_situation(s, play, e)):
            progress(s, e, number(effect.levels, play.v))


def change_elite(s: State, e: int, count: int) -> None:
    """An empire gains elite markers or loses some, at most what it has."""
    gained = max(count, -s.elite[e])
    s.elite = put(s.elite, e, s.elite[e] + gained)
    if gained > 0:
        s.emit("gains-elite", s.card[e], gained)
    elif gained < 0:
        s.emit("loses-elite", s.card[e], s.elite[e])


def _elite_matters(s: State, play: Play, effect: Effect) -> bool:
    loses = number(effect.count, 0) < 0
    return any(not loses or s.elite[e] > 0 for e in empires(s, play, effect))


def _elite(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        change_elite(s, e, number(effect.count, play.v))


# -- actions, markers, cards -------------------------------------------------------------------------------------------


def _converts(s: State, play: Play, effect: Effect) -> bool:
    spared = sum(int(condition.value) for condition in effect.filter if condition.word == "action_not")
    return s.action >= 0 and s.action not in (PASS, VOTE) and not spared >> s.action & 1


def _convert(s: State, play: Play, effect: Effect) -> None:
    s.action = PASS
    s.emit("turns-into-pass", s.acting)


def _swap_markers(s: State, play: Play, effect: Effect) -> None:
    """Two face-down markers of the player change places; nobody else learns what they are."""
    seat, cards = play.seat, play.target[0]
    places = [s.empire(card) for card in cards]
    slots = s.slots[seat]
    wanted = [*places, NOBODY][:2]
    if any(e not in slots for e in wanted):
        return
    i, j = slots.index(wanted[0]), slots.index(wanted[1])
    zone = s.zones[MARKERS + seat]
    order = list(range(len(zone)))
    order[i], order[j] = j, i
    s.zones[MARKERS + seat] = type(zone)(tuple(zone.cards[n] for n in order), tuple(zone.known[n] for n in order))


def _gain_go(s: State, play: Play, effect: Effect) -> None:
    for e in empires(s, play, effect):
        s.go_now = put(s.go_now, e, s.go_now[e] + number(effect.count, play.v))
        s.emit("gains-go", s.card[e])


def _cards_left(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.zones[DECK] or s.zones[DISCARD])


def _draw_cards(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    seat = s.owner[e] if effect.who == "target_player" and e >= 0 else play.seat
    draw_to_hand(s, seat, number(effect.count, play.v))


def _discard_left(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.zones[DISCARD])


def _take_from_discard(s: State, play: Play, effect: Effect) -> None:
    s.push(TakeFromDiscard(play.seat, number(effect.count, play.v)))


# -- what lasts --------------------------------------------------------------------------------------------------------


def _lasting_for(s: State, play: Play, effect: Effect) -> list[int]:
    """For whom an event works on; an empty slot can draw more cards, too (S95)."""
    return empires(s, play, effect) or ([NOBODY] if effect.stat == "hand_draw" else [])


def _lasting_matters(s: State, play: Play, effect: Effect) -> bool:
    return any(would_feel(s, e, effect) for e in _lasting_for(s, play, effect))


def _lasting(s: State, play: Play, effect: Effect) -> None:
    """The event works on; its figures are found through `State.effects`, once however many effects it has."""
    until = UNTIL.get(effect.until, ACTION)
    for e in _lasting_for(s, play, effect):
        if (play.event, e, until) not in s.effects or effect is _first_lasting(s, play.event):
            add_lasting(s, play.event, e, until)


def _first_lasting(s: State, event: int) -> Effect:
    return next(one for one in s.components.event_effects[event] if one.op in LASTING)


def _allow_matters(s: State, play: Play, effect: Effect) -> bool:
    if effect.what == "see_partner_trade_cards_first":
        return nobody_spies(s)
    return _lasting_matters(s, play, effect)


def _allow(s: State, play: Play, effect: Effect) -> None:
    if effect.what == "see_partner_trade_cards_first":
        see_first(s, play.seat)
    else:
        _lasting(s, play, effect)


def _in_trade(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.deal)


def _cancel_trade(s: State, play: Play, effect: Effect) -> None:
    cancel_trade(s)


def _extra_trade_matters(s: State, play: Play, effect: Effect) -> bool:
    return other_partner(s)


def _extra_trade(s: State, play: Play, effect: Effect) -> None:
    for _ in range(int(effect.extra["times"])):
        trade_again(s)


def _adopt(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0 and s.religion[e] < 0:
        adopt(s, e, play.target[3][0])


OPS: Ops = {
    "cancel_event": (always, lambda s, play, effect: None),
    "convert_action": (_converts, _convert),
    "draw_cards": (_cards_left, _draw_cards),
    "swap_markers": (always, _swap_markers),
    "gain_go": (always, _gain_go),
    "allow": (_allow_matters, _allow),
    "forbid": (_lasting_matters, _lasting),
    "modify": (_lasting_matters, _lasting),
    "extra_move": (_lasting_matters, _lasting),
    "money": (_money_matters, _money),
    "transfer_money": (_transfer_matters, _transfer),
    "elite": (_elite_matters, _elite),
    "glory": (lambda s, play, effect: _points(s, play, effect) > 0, _glory),
    "progress": (_progress_matters, _progress),
    "cancel_trade": (_in_trade, _cancel_trade),
    "extra_trade": (_extra_trade_matters, _extra_trade),
    "adopt": (always, _adopt),
    "take_from_discard": (_discard_left, _take_from_discard),
}


def start_bonuses(s: State, e: int) -> None:
    """What events of the start window have promised goes to the empire that has just got its colour (S39b)."""
    waiting = [event for event, empire, _ in s.effects if empire == NOBODY]
    s.effects = tuple((event, e if empire == NOBODY else empire, until) for event, empire, until in s.effects)
    for event in waiting:
        play = Play(s.owner[e], NOBODY, event, NO_TARGET, ())
        for effect in s.components.event_effects[event]:
            if effect.op == "money":
                change_money(s, e, number(effect.amount, play.v))
            elif effect.op == "elite":
                change_elite(s, e, number(effect.count, play.v))
