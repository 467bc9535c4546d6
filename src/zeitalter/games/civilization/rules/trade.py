"""Trade (43.9): everybody with three or more cards bargains at the same time, each with one package on the table.

What an offer holds and who may make which is in `offers.py`. Here is the course of the phase: it goes on until all have
finished or the time is up. To wait is only to say that one has nothing new to say; who waits may still do everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form, Option, Pick, Some
from zeitalter.engine.steps import Live, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import EMPTY, zone_of
from zeitalter.games.civilization.rules.offers import (
    ANSWERS,
    CARDS,
    NUMBER,
    PACKAGES,
    SMALLEST,
    against_decline,
    against_package,
    against_swap,
    all_offers,
    forms,
    has_enough,
    mask_of,
    own_cards,
    traders,
)
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import NOBODY, State, package
from zeitalter.games.civilization.rules.trade_cards import give, is_calamity, set_value, take_away

CLEARING = (*PACKAGES, "withdraw", "end_trade")
"""What takes the package of a seat off the table, or puts another one in its place."""


class Trade(Step[State]):
    """The phase: any number of deals, unless the table limits the offers of a seat."""

    rule = "43.9"

    def run(self, s: State) -> None:
        begin(s, 9)
        _clear(s, all_offers(s))
        s.offer_number = 0
        s.trade_round = 1 if traders(s) else 0
        s.push(Bargain(), EndTrade())


class EndTrade(Step[State]):
    """What was not traded goes back to the hands."""

    rule = "43.9"

    def run(self, s: State) -> None:
        if s.trade_round:
            _tell_why(s)
        for seat in range(s.players):
            take_back(s, seat)
        _clear(s, 0)
        s.trade_round = 0


class Bargain(Live[State]):
    """Everybody who may still trade offers, replies, declines, agrees, waits for others, or finishes.

    Tables that want it trade in rounds: everybody says one thing in each, and after the last it is over.
    """

    rule = "43.9"
    secret = True
    answers = (*PACKAGES, "decline", "accept", "withdraw", "wait", "end_trade")
    breather = 8.0
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Option]:
        """Who has nothing to offer need not come for that; offers depend on what the hand will hold."""
        return (("wait",), ("end_trade",)) if s.option("variant") == "full" else ()

    def seats(self, s: State) -> Sequence[int]:
        """Who waits comes last, so that simulations ask him only when nobody else has anything to say."""
        found = traders(s)
        talking = [seat for seat in found if not s.waiting >> seat & 1]
        return talking if s.trades_in_rounds() else [*talking, *self.resting(s)]

    def resting(self, s: State) -> Sequence[int]:
        return [] if s.trades_in_rounds() else [seat for seat in traders(s) if s.waiting >> seat & 1]

    def takes_away(self, s: State, seat: int, action: Action) -> bool:
        return action[0] in CLEARING and bool(s.offers[seat])

    def options(self, s: State, seat: int) -> Sequence[Any]:
        found: list[Any] = [*forms(s, seat)]
        mine = s.offers[seat]
        if mine:
            replies = [(s.offers[other][NUMBER], other) for other in s.others(seat) if s.offers[other]]
            found += [
                ("accept", other, number)
                for number, other in sorted(replies)
                if s.offers[other][ANSWERS] == mine[NUMBER]
            ]
            found.append(("withdraw",))
        return [*found, ("end_trade",)] if s.waiting >> seat & 1 else [*found, ("wait",), ("end_trade",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb, *values = action
        if verb in PACKAGES:
            return against_package(s, seat, action)
        if verb == "decline":
            return against_decline(s, seat, values[0], values[1])
        if verb == "accept":
            return against_swap(s, seat, *values)
        if verb == "withdraw" and not s.offers[seat]:
            return Objection("no-package", (), self.rule)
        return None

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        """What everybody hears of the secret part of an answer: number and value of the cards."""
        if action[0] not in PACKAGES:
            return ()
        return len(action[CARDS]), set_value(s, action[CARDS])

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """A package with any good and any further cards of the seat, half of the time with a claim or a wish."""
        if form.verb == "decline":
            return form.sample(r)
        *partner, _, goods, claims, wishes = form.fields
        assert isinstance(goods, Pick)
        assert isinstance(claims, Bag)
        assert isinstance(wishes, Some)
        good = goods.sample(r)
        pieces = own_cards(s, seat)
        pieces.remove(good)
        cards = sorted([good, *r.sample(pieces, r.randint(SMALLEST, len(pieces) + 1) - 1)])
        claim: tuple[int, ...] = ()
        if r.random() < 0.5:
            claim = Bag(claims.domain, claims.limits, 0, len(cards)).sample(r)
        wish = wishes.sample(r) if r.random() < 0.5 else ()
        return (form.verb, *(field.sample(r) for field in partner), tuple(cards), good, claim, wish)

    def take(self, s: State, seat: int, action: Action) -> None:
        verb, *values = action
        s.push(self)
        in_rounds = s.trades_in_rounds()
        if verb == "wait" or (in_rounds and verb not in ("decline", "end_trade")):
            s.waiting |= 1 << seat  # until somebody else says something new, or until the next round
        elif verb not in ("decline", "end_trade"):
            s.waiting = 0
        if verb in PACKAGES:
            _offer(s, seat, action)
        elif verb == "decline":
            _decline(s, seat, *values)
        elif verb == "accept":
            _swap(s, seat, values[0])
        elif verb == "withdraw":
            s.emit("withdraws", seat, s.offers[seat][NUMBER])
            take_back(s, seat)
        elif verb == "end_trade":
            take_back(s, seat)
            s.ready |= 1 << seat
            s.emit("ends-trade", seat)
        if in_rounds and not self.seats(s):
            _end_round(s)

    def default(self, s: State, seat: int) -> Action | None:
        return ("end_trade",)

    def minutes(self, s: State) -> int:
        return int(s.option("trade_clock"))

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        return options if s.budget[seat] else [o for o in options if not isinstance(o, Form)]


def _clear(s: State, offers: int) -> None:
    """Forget what was said in the last trade; so many offers for everybody."""
    s.budget = [offers] * s.players
    s.waiting = 0
    s.declined = ()
    s.wished, s.named, s.claimed = ([0] * s.players for _ in range(3))
    s.swapped = [()] * s.players


def _end_round(s: State) -> None:
    """All have had their say: the next round begins, unless it was the last."""
    if s.trade_round < int(s.option("trade_rounds")) and traders(s):
        s.trade_round += 1
        s.waiting = 0
        s.emit("trade-round", s.trade_round)


def _tell_why(s: State) -> None:
    """Say that the trade is over, and why."""
    left = [seat for seat in s.order if not s.ready >> seat & 1 and has_enough(s, seat)]
    if s.overdue:
        s.emit("trade-over-time")
    elif not left:
        s.emit("trade-over")
    elif len(left) == 1:
        s.emit("trade-over-alone", left[0])
    else:
        s.emit("trade-over-rounds" if traders(s) else "trade-over-spent")


# -- packages ---------------------------------------------------------------------------------------------------------


def _offer(s: State, seat: int, action: Action) -> None:
    """Lay a package on the table; an older one goes back to the hand first."""
    verb, *partner, cards, good, claim, wish = action
    take_back(s, seat)
    s.budget[seat] = max(0, s.budget[seat] - 1)
    s.offer_number += 1
    take_away(s, seat, cards)  # chosen in secret: nobody else knows any longer what lies where
    s.zones[package(seat)] = zone_of(cards, 1 << seat)
    whom = partner[0] if partner else NOBODY
    answers = partner[1] if verb == "reply" else 0
    said = (len(cards), set_value(s, cards), good)
    s.offers[seat] = (s.offer_number, whom, answers, *said, mask_of(wish), *claim)
    s.named[seat] |= 1 << good
    s.claimed[seat] |= mask_of(claim)
    event = {"offer": "offers", "offer_all": "offers-all", "reply": "replies"}[verb]
    s.emit_to(1 << seat, event, seat, *partner, s.offer_number, *said, cards)
    if claim:
        s.emit("claims", seat, claim)
    if wish:
        s.wished[seat] = mask_of(wish)
        s.emit("wishes", seat, wish)


def _decline(s: State, seat: int, other: int, number: int, word: int) -> None:
    """Tell another in a word that nothing will come of an offer; who made it has something new to think about."""
    s.declined += ((number, seat, word),)
    s.emit("declines", seat, other, number, word)
    if not s.trades_in_rounds():
        s.waiting &= ~(1 << other)


def take_back(s: State, seat: int) -> None:
    """The package of a seat, if there is one, goes back to its hand."""
    if s.offers[seat]:
        give(s, seat, s.zones[package(seat)].cards)
        _take_off(s, seat)


def _take_off(s: State, seat: int) -> None:
    """The package of a seat no longer lies on the table, nor what was said to it."""
    number = s.offers[seat][NUMBER]
    s.declined = tuple(said for said in s.declined if said[0] != number)
    s.zones[package(seat)] = EMPTY
    s.offers[seat] = ()


def _swap(s: State, seat: int, other: int) -> None:
    """Both packages change hands at the same time; calamities in them are laid open (A-16, A-48)."""
    gives, gets = s.zones[package(seat)].cards, s.zones[package(other)].cards
    s.emit_to(1 << seat | 1 << other, "swaps", seat, other, gives, gets)
    s.barrier()
    s.swapped[seat] += ((other, gives, gets),)
    s.swapped[other] += ((seat, gets, gives),)
    for receiver, cards in ((seat, gets), (other, gives)):
        _take_off(s, receiver)
        give(s, receiver, [card for card in cards if not is_calamity(s, card)])
    _lay_open(s, seat, other, gets)
    _lay_open(s, other, seat, gives)


def _lay_open(s: State, victim: int, seller: int, cards: Sequence[int]) -> None:
    for card in cards:
        if is_calamity(s, card):
            s.calamities += ((s.components.stack_of[card], victim, seller),)
            s.emit("lays-open", victim, card)
