"""Offers in trade (43.9): what the record of a package holds, who may lay which package on the table, and why not.

A package lies in a zone of its own, known to its owner. Its record in `s.offers` is public: number, whom it is for (-1:
all), the number of the offer it answers (or 0), count, value and named good, which are true, then which goods are
wanted for it (a mask) and the claim, which need not be. Every change has a new number, so nobody agrees to what he has
not seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form, Pick, Some
from zeitalter.engine.values import Action
from zeitalter.games.civilization.rules.kinds import REFUSALS
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, package
from zeitalter.games.civilization.rules.trade_cards import LAST_RED, is_calamity

NUMBER, FOR, ANSWERS, COUNT, VALUE, GOOD, WISH, CLAIM = range(8)
"""Where things stand in the record of an offer; the claim is everything from CLAIM on."""
CARDS, NAMED, CLAIMED, WISHED = -4, -3, -2, -1
"""Where things stand in an answer that lays a package on the table."""
SMALLEST = 3
"""Cards of a package."""
MOST_WISHES = 3
"""Goods that an offer can say are wanted for it."""
PACKAGES = ("offer", "offer_all", "reply")
PATIENCE = 12
"""Packages a bot lays on the table in one trade where the table sets no limit; people go on as long as they like."""


# -- who and what -----------------------------------------------------------------------------------------------------


def has_enough(s: State, seat: int) -> bool:
    """Whether a seat has the cards for a package."""
    return len(s.zones[hand(seat)]) + len(s.zones[package(seat)]) >= SMALLEST


def traders(s: State) -> list[int]:
    """Who may still trade: enough cards and not finished. One alone cannot, nor can all if none may begin anew."""
    found = [seat for seat in s.order if not s.ready >> seat & 1 and has_enough(s, seat)]
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


def has_declined(s: State, seat: int, number: int) -> bool:
    """Whether a seat has declined the offer of this number."""
    return any((of, who) == (number, seat) for of, who, _ in s.declined)


def goods_in(mask: int) -> tuple[int, ...]:
    """The goods of a mask."""
    return tuple(good for good in range(mask.bit_length()) if mask >> good & 1)


def mask_of(goods: Iterable[int]) -> int:
    """Goods as a mask."""
    mask = 0
    for good in goods:
        mask |= 1 << good
    return mask


# -- forms ------------------------------------------------------------------------------------------------------------


def forms(s: State, seat: int) -> list[Form]:
    """The packages a seat may lay on the table, and the offers that it may decline."""
    refusals = [
        Form("decline", (Pick((other,)), Pick((s.offers[other][NUMBER],)), Pick(tuple(range(len(REFUSALS))))))
        for other in sorted(open_to(s, seat))
        if not has_declined(s, seat, s.offers[other][NUMBER])
    ]
    return [*_packages(s, seat), *refusals]


def _packages(s: State, seat: int) -> list[Form]:
    own = own_cards(s, seat)
    kinds = tuple(sorted(set(own)))
    goods = tuple(card for card in kinds if not is_calamity(s, card))
    if not goods:
        return []
    contents = (
        Bag(kinds, tuple(own.count(card) for card in kinds), SMALLEST, len(own)),
        Pick(goods),
        claims(s, len(own)),
        Some(tuple(range(s.components.goods)), 0, MOST_WISHES),
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


def against_package(s: State, seat: int, action: Action) -> Objection | None:
    """Why this package cannot be laid on the table."""
    if action[0] != "reply" and not may_offer(s, seat):
        return Objection("no-offers-left", (), "43.9")
    return _against_partner(s, seat, action) or _against_contents(s, seat, *action[CARDS:WISHED])


def _against_partner(s: State, seat: int, action: Action) -> Objection | None:
    if action[0] == "offer_all":
        return None
    other = action[1]
    if action[0] == "reply":
        return _against_answer(s, seat, other, action[2])
    if other == seat:
        return Objection("not-with-yourself", (), "43.9")
    if other not in traders(s):
        return Objection("out-of-trade", (other,), "43.9")
    return None


def _against_answer(s: State, seat: int, other: int, number: int) -> Objection | None:
    """Why a seat cannot answer the offer of another."""
    if other == seat:
        return Objection("not-with-yourself", (), "43.9")
    offer = s.offers[other]
    if not offer or offer[NUMBER] != number:
        return Objection("offer-gone", (other, number), "43.9")
    if offer[FOR] not in (NOBODY, seat):
        return Objection("offer-for-another", (other, number), "43.9")
    return None


def _against_contents(
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


def against_decline(s: State, seat: int, other: int, number: int) -> Objection | None:
    """Why an offer cannot be declined."""
    if has_declined(s, seat, number):
        return Objection("already-declined", (other, number), "43.9")
    return _against_answer(s, seat, other, number)


def against_swap(s: State, seat: int, other: int, number: int) -> Objection | None:
    """Why two packages cannot be swapped."""
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
