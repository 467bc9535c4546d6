"""Trade (43.9): everybody with three or more cards bargains at the same time, each with one package on the table.

A package lies in a zone of its own, known to its owner. Its record in `s.offers` is public: number, whom it is for (-1:
all), the number of the offer it answers (or 0), count, value and named good, which are true, then the claim, which need
not be. Every change has a new number, so nobody agrees to what he has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form, Option, Pick
from zeitalter.engine.steps import Live, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import EMPTY, zone_of
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, package
from zeitalter.games.civilization.rules.trade_cards import LAST_RED, give, is_calamity, set_value, take_away

NUMBER, FOR, ANSWERS, COUNT, VALUE, GOOD, CLAIM = range(7)
"""Where things stand in the record of an offer; the claim is everything from CLAIM on."""
SMALLEST = 3
"""Cards of a package."""
PACKAGES = ("offer", "offer_all", "reply")
PATIENCE = 12
"""Packages a bot lays on the table in one trade where the table sets no limit; people go on as long as they like."""


class Trade(Step[State]):
    """The phase: any number of deals, unless the table limits the offers of a seat."""

    rule = "43.9"

    def run(self, s: State) -> None:
        begin(s, 9)
        s.budget = [all_offers(s)] * s.players
        s.offer_number = s.waiting = 0
        s.trade_round, s.news = 1, False
        s.push(Bargain(), EndTrade())


class EndTrade(Step[State]):
    """What was not traded goes back to the hands."""

    rule = "43.9"

    def run(self, s: State) -> None:
        for seat in range(s.players):
            take_back(s, seat)
        s.budget = [0] * s.players
        s.waiting = s.trade_round = 0


class Bargain(Live[State]):
    """Everybody who may still trade offers, replies, agrees, waits for others, or ends; if all wait, it is over.

    Tables that want it trade in rounds: everybody says one thing in each, and after the last it is over.
    """

    rule = "43.9"
    secret = True
    answers = (*PACKAGES, "accept", "withdraw", "wait", "end_trade")

    def seats(self, s: State) -> Sequence[int]:
        return [seat for seat in traders(s) if not s.waiting >> seat & 1]

    def options(self, s: State, seat: int) -> Sequence[Any]:
        found: list[Any] = [*_forms(s, seat)]
        mine = s.offers[seat]
        if mine:
            replies = [(s.offers[other][NUMBER], other) for other in s.others(seat) if s.offers[other]]
            found += [
                ("accept", other, number)
                for number, other in sorted(replies)
                if s.offers[other][ANSWERS] == mine[NUMBER]
            ]
            found.append(("withdraw",))
        return [*found, ("wait",), ("end_trade",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb, *values = action
        if verb in ("offer", "offer_all") and not may_offer(s, seat):
            return Objection("no-offers-left", (), self.rule)
        if verb in PACKAGES:
            return _against_partner(s, seat, action) or _against_package(s, seat, *values[-3:])
        if verb == "accept":
            return _against_swap(s, seat, *values)
        if verb == "withdraw" and not s.offers[seat]:
            return Objection("no-package", (), self.rule)
        return None

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        """What everybody hears of the secret part of an answer: number and value of the cards."""
        if action[0] not in PACKAGES:
            return ()
        return len(action[-3]), set_value(s, action[-3])

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """A package with any good and any further cards of the seat, half of the time with a claim."""
        *partner, _, goods, claims = form.fields
        assert isinstance(goods, Pick)
        assert isinstance(claims, Bag)
        good = goods.sample(r)
        pieces = own_cards(s, seat)
        pieces.remove(good)
        cards = sorted([good, *r.sample(pieces, r.randint(SMALLEST, len(pieces) + 1) - 1)])
        claim = ()
        if r.random() < 0.5:
            claim = Bag(claims.domain, claims.limits, 0, len(cards)).sample(r)
        return (form.verb, *(field.sample(r) for field in partner), tuple(cards), good, claim)

    def take(self, s: State, seat: int, action: Action) -> None:
        verb, *values = action
        s.push(self)
        in_rounds = s.option("trade_rounds") != "0"
        if verb == "wait":  # until somebody else says something new
            s.waiting |= 1 << seat
        elif verb != "end_trade":
            s.news = True
            s.waiting = s.waiting | 1 << seat if in_rounds else 0
        if verb in PACKAGES:
            _offer(s, seat, action)
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


def _end_round(s: State) -> None:
    """All have had their say: the next round begins, unless it was the last or nobody said anything new."""
    if s.news and s.trade_round < int(s.option("trade_rounds")) and traders(s):
        s.trade_round += 1
        s.waiting, s.news = 0, False
        s.emit("trade-round", s.trade_round)


# -- who and what -----------------------------------------------------------------------------------------------------


def traders(s: State) -> list[int]:
    """Who may still trade: enough cards and not finished. One alone cannot, nor can all if none may begin anew."""
    found = [
        seat
        for seat in s.order
        if not s.ready >> seat & 1 and len(s.zones[hand(seat)]) + len(s.zones[package(seat)]) >= SMALLEST
    ]
    alive = len(found) > 1 and any(s.offers[seat] or may_offer(s, seat) for seat in found)
    return found if alive else []


def all_offers(s: State) -> int:
    """The budget of a seat when the trade begins: the limit of the table, or what bots content themselves with."""
    return PATIENCE if s.trade_is_free() else int(s.option("trade_offers"))


def may_offer(s: State, seat: int) -> bool:
    """Whether a seat may lay a new offer on the table; to reply and to agree is always possible."""
    return s.budget[seat] > 0 or s.trade_is_free()


def own_cards(s: State, seat: int) -> list[int]:
    """The cards a seat may put into a new package: its hand and what lies in the old one, sorted."""
    return sorted((*s.zones[hand(seat)].cards, *s.zones[package(seat)].cards))


def open_to(s: State, seat: int) -> list[int]:
    """The other seats whose package on the table this seat may answer."""
    return [other for other in s.others(seat) if s.offers[other] and s.offers[other][FOR] in (NOBODY, seat)]


def _forms(s: State, seat: int) -> list[Form]:
    own = own_cards(s, seat)
    kinds = tuple(sorted(set(own)))
    goods = tuple(card for card in kinds if not is_calamity(s, card))
    if not goods:
        return []
    contents = (
        Bag(kinds, tuple(own.count(card) for card in kinds), SMALLEST, len(own)),
        Pick(goods),
        claims(s, len(own)),
    )
    others = tuple(sorted(other for other in traders(s) if other != seat))
    replies = [
        Form("reply", (Pick((other,)), Pick((s.offers[other][NUMBER],)), *contents))
        for other in sorted(open_to(s, seat))
    ]
    if not may_offer(s, seat):
        return replies
    return [Form("offer_all", contents), Form("offer", (Pick(others), *contents)), *replies]


def claims(s: State, most: int) -> Bag:
    """What may be said to be inside a package: goods and black calamities, as many as there are."""
    c = s.components
    blacks = [card for number, card in sorted(c.by_number.items()) if number > LAST_RED]
    return Bag((*range(c.goods), *blacks), (*c.good_count, *(1 for _ in blacks)), 0, most)


# -- objections -------------------------------------------------------------------------------------------------------


def _against_partner(s: State, seat: int, action: Action) -> Objection | None:
    if action[0] == "offer_all":
        return None
    other = action[1]
    if other == seat:
        return Objection("not-with-yourself", (), "43.9")
    if action[0] == "reply":
        offer = s.offers[other]
        if not offer or offer[NUMBER] != action[2]:
            return Objection("offer-gone", (other, action[2]), "43.9")
        if offer[FOR] not in (NOBODY, seat):
            return Objection("offer-for-another", (other, action[2]), "43.9")
        return None
    if other not in traders(s):
        return Objection("out-of-trade", (other,), "43.9")
    return None


def _against_package(
    s: State, seat: int, cards: tuple[int, ...], good: int, claim: tuple[int, ...]
) -> Objection | None:
    own = own_cards(s, seat)
    for card in cards:
        if cards.count(card) > own.count(card):
            return Objection("not-in-hand", (card,), "43.9")
    if len(cards) < SMALLEST:
        return Objection("package-too-small", (SMALLEST,), "43.9")
    if all(is_calamity(s, card) for card in cards):  # A-15b
        return Objection("package-without-goods", (), "43.9")
    if is_calamity(s, good):
        return Objection("calamity-named", (good,), "43.9")
    if good not in cards:
        return Objection("good-not-inside", (good,), "43.9")
    if len(claim) > len(cards):  # the number is true, so this would not even be a lie
        return Objection("claim-too-big", (len(cards),), "43.9")
    return None


def _against_swap(s: State, seat: int, other: int, number: int) -> Objection | None:
    mine, theirs = s.offers[seat], s.offers[other]
    if other == seat:
        return Objection("not-with-yourself", (), "43.9")
    if not mine:
        return Objection("no-package", (), "43.9")
    if not theirs or theirs[NUMBER] != number:
        return Objection("offer-gone", (other, number), "43.9")
    if theirs[ANSWERS] != mine[NUMBER]:
        return Objection("answers-another-offer", (other, number), "43.9")
    return None


# -- packages ---------------------------------------------------------------------------------------------------------


def _offer(s: State, seat: int, action: Action) -> None:
    """Lay a package on the table; an older one goes back to the hand first."""
    verb, *partner, cards, good, claim = action
    take_back(s, seat)
    s.budget[seat] = max(0, s.budget[seat] - 1)
    s.offer_number += 1
    take_away(s, seat, cards)  # chosen in secret: nobody else knows any longer what lies where
    s.zones[package(seat)] = zone_of(cards, 1 << seat)
    whom = partner[0] if partner else NOBODY
    answers = partner[1] if verb == "reply" else 0
    said = (len(cards), set_value(s, cards), good)
    s.offers[seat] = (s.offer_number, whom, answers, *said, *claim)
    event = {"offer": "offers", "offer_all": "offers-all", "reply": "replies"}[verb]
    s.emit_to(1 << seat, event, seat, *partner, s.offer_number, *said, cards)
    if claim:
        s.emit("claims", seat, claim)


def take_back(s: State, seat: int) -> None:
    """The package of a seat, if there is one, goes back to its hand."""
    if s.offers[seat]:
        give(s, seat, s.zones[package(seat)].cards)
        s.zones[package(seat)] = EMPTY
        s.offers[seat] = ()


def _swap(s: State, seat: int, other: int) -> None:
    """Both packages change hands at the same time; calamities in them are laid open (A-16, A-48)."""
    gives, gets = s.zones[package(seat)].cards, s.zones[package(other)].cards
    s.emit_to(1 << seat | 1 << other, "swaps", seat, other, gives, gets)
    s.barrier()
    for receiver, cards in ((seat, gets), (other, gives)):
        s.offers[receiver] = ()
        s.zones[package(receiver)] = EMPTY
        give(s, receiver, [card for card in cards if not is_calamity(s, card)])
    _lay_open(s, seat, other, gets)
    _lay_open(s, other, seat, gives)


def _lay_open(s: State, victim: int, seller: int, cards: Sequence[int]) -> None:
    for card in cards:
        if is_calamity(s, card):
            s.calamities += ((s.components.stack_of[card], victim, seller),)
            s.emit("lays-open", victim, card)
