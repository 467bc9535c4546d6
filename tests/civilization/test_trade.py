"""Trade as at a table (43.9): packages, replies, swaps and lies. `Market` is the phase as a game of its own."""

import json
from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest

from zeitalter.engine import Form, Game, Match, Refused, Step, Switch
from zeitalter.engine.files import dumps, from_json
from zeitalter.engine.forms import sample
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.zones import ALL, Zone, zone_of
from zeitalter.games.civilization.data.components import STACKS, load_components
from zeitalter.games.civilization.rules import vocabulary as words
from zeitalter.games.civilization.rules import vocabulary_trade as words_trade
from zeitalter.games.civilization.rules.offers import COUNT, GOOD, WISH, goods_in
from zeitalter.games.civilization.rules.state import State, hand, package, stack
from zeitalter.games.civilization.rules.trade import Trade
from zeitalter.games.civilization.rules.trade_cards import is_calamity, mask_in_stack, set_value
from zeitalter.games.civilization.view import redeal as dealing
from zeitalter.testing import can, rule, say, why

EVERYTHING = ("salz", "salz", "korn", "seuche", "gold")


class MarketCloses(Step):
    """What comes after the trade: the end."""

    __module__ = "zeitalter.games.civilization.market"

    def run(self, s):
        s.finish({"winners": []})


class Market(Game):
    """The phase of trade alone: random hands, one trade, the end."""

    id = "market"
    package = "zeitalter.games.civilization"
    min_seats = 2
    max_seats = 7
    state_type = State
    switches = (
        Switch("trade_offers", ("6", "1", "2", "12", "free")),
        Switch("trade_rounds", ("0", "1", "2", "3")),
        Switch("trade_clock", ("0", "5")),
    )
    verbs: ClassVar[Any] = {**words.VERBS, **words_trade.VERBS}
    events: ClassVar[Any] = {**KERNEL_EVENTS, **words.EVENTS, **words_trade.EVENTS}
    prompts: ClassVar[Any] = {**words.PROMPTS, **words_trade.PROMPTS}
    objections: ClassVar[Any] = {**KERNEL_OBJECTIONS, **words.OBJECTIONS, **words_trade.OBJECTIONS}

    def load_components(self, options, overlay):
        return load_components(overlay)

    def new_state(self, table, source):
        s = State(table, source)
        cards = [card for card in everything(s) if not (is_calamity(s, card) and mask_in_stack(s, card))]
        drawn = list(s.shuffled(cards))
        give_hands(s, [[drawn.pop() for _ in range(s.below(9))] for _ in range(table.seats)])
        s.push(Trade(), MarketCloses())
        return s

    def view(self, s, seat):
        over = s.result is not None
        return {
            "seat": seat,
            "zones": [list(zone.cards if over else zone.shown_to(seat)) for zone in s.zones],
            "offers": s.offers[:],
            "budget": s.budget[:],
            "ready": s.ready,
            "calamities": s.calamities,
            "number": s.offer_number,
            "declined": s.declined,
            "said": (s.wished[:], s.named[:], s.claimed[:]),
            "swapped": [swaps if over or who == seat else () for who, swaps in enumerate(s.swapped)],
        }

    def back(self, s, zone, card):
        return s.components.stack_of[card]

    def redeal_zones(self, s, seat, r):
        dealing.redeal_zones(s, seat, r)

    def invariants(self, s):
        opened = [s.components.by_number[number] for number, _, _ in s.calamities]
        cards = Counter(card for zone in s.zones for card in zone.cards) + Counter(opened)
        found = [] if cards == Counter(everything(s)) else ["cards are lost or new"]
        for seat, offer in enumerate(s.offers):
            inside = s.zones[package(seat)].cards
            true = (len(inside), set_value(s, inside)) == offer[COUNT:GOOD] and offer[GOOD] in inside
            if not (true if offer else not inside):
                found.append(f"package of {seat}: {inside}, offer {offer}")
        return found


def everything(s):
    c = s.components
    return [*(good for good in range(c.goods) for _ in range(c.good_count[good])), *c.by_number.values()]


def give_hands(s, hands):
    """These cards to the hands, all others to their stacks."""
    left = everything(s)
    for seat, cards in enumerate(hands):
        for card in cards:
            left.remove(card)
        s.zones[hand(seat)] = zone_of(sorted(cards), 1 << seat)
    for number in range(1, STACKS + 1):
        cards = s.shuffled([card for card in left if s.components.stack_of[card] == number])
        s.zones[stack(number)] = Zone(cards, tuple(mask_in_stack(s, card) for card in cards))


MARKET = Market()


def market(*hands, offers=6):
    """A match at the beginning of the trade, hands by the names of their cards."""
    table = MARKET.table(len(hands), {"trade_offers": str(offers)})
    s = MARKET.new_state(table, SeedSource(seed_from_number(1)))
    names = s.components.ids["card"]
    give_hands(s, [[names.index(name) for name in cards] for cards in hands])
    return Match.from_state(MARKET, s)


def names(match, z):
    return tuple(match.table.components.ids["card"][card] for card in match.state.zones[z].cards)


def told(match, seat, id):
    """The events of one kind as a seat hears them."""
    return [e.args for _, e in match.events(seat) if e.id == id]


def accepts(match, seat):
    """The replies a seat may accept."""
    return [o for o in match.options(seat) if not isinstance(o, Form) and o[0] == "accept"]


def forms(match, seat):
    """The kinds of packages a seat may lay on the table."""
    return [o.verb for o in match.options(seat) if isinstance(o, Form)]


def three(match):
    """Seat 0 offers three salt to all (1), seat 1 answers with grain (2)."""
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    return match


SALT, GRAIN, CLOTH = ["salz"] * 4, ["korn"] * 4, ["stoffe"] * 4


# -- who may trade ----------------------------------------------------------------------------------------------------


@rule("43.9")
def test_everybody_with_three_cards_bargains_at_the_same_time():
    match = market(["salz"] * 3, ["korn"] * 2, ["stoffe"] * 3, [])
    assert list(match.asked()) == [0, 2]
    assert match.state.phase == 9
    assert match.state.budget == [6, 6, 6, 6]


@rule("43.9")
@pytest.mark.parametrize("hands", [(SALT, GRAIN[:2]), (SALT[:2], GRAIN[:2]), ([], [])])
def test_one_alone_cannot_trade(hands):
    match = market(*hands)
    assert match.over
    assert match.state.budget == [0, 0]


@rule("43.9")
def test_offers_go_to_somebody_who_trades():
    match = market(SALT, GRAIN, ["stoffe"] * 2)
    assert why(match, 0, "offer", 2, ["salz"] * 3, "salz", [], []).id == "out-of-trade"
    assert why(match, 0, "offer", 0, ["salz"] * 3, "salz", [], []).id == "not-with-yourself"
    assert can(match, 0, "offer", 1, ["salz"] * 3, "salz", [], [])
    assert not can(match, 0, "offer", 2, ["salz"] * 3, "salz", [], [])


@rule("43.9")
def test_who_has_ended_is_out_for_this_round():
    match = market(SALT, GRAIN, CLOTH)
    three(match)
    say(match, 1, "end_trade")
    assert list(match.asked()) == [0, 2]
    assert why(match, 1, "offer_all", ["korn"] * 3, "korn", [], []).id == "not-your-turn"
    assert why(match, 0, "offer", 1, ["salz"] * 3, "salz", [], []).id == "out-of-trade"
    assert why(match, 0, "accept", 1, 2).id == "offer-gone"
    assert names(match, hand(1)) == tuple(GRAIN)
    assert match.state.offers[1] == ()
    assert told(match, 0, "ends-trade") == [(1,)]


@rule("43.9")
def test_trade_is_over_when_only_one_is_left_and_packages_go_back():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 2, "end_trade")
    say(match, 1, "end_trade")
    assert match.over
    assert told(match, None, "ends-trade") == [(2,), (1,)]
    assert told(match, None, "trade-over-alone") == [(0,)]
    assert [names(match, hand(seat)) for seat in range(3)] == [tuple(SALT), tuple(GRAIN), tuple(CLOTH)]
    assert match.state.offers == [(), (), ()]
    assert not any(match.state.zones[package(seat)].cards for seat in range(3))
    assert match.state.budget == [0, 0, 0]


def test_clock_ends_the_trade_of_a_seat():
    match = market(SALT, GRAIN, CLOTH)
    match.play_default(1)
    assert list(match.asked()) == [0, 2]
    assert match.log[-1].value == ("end_trade",)
    assert told(match, 0, "ends-trade") == [(1,)]


def test_a_trade_that_a_clock_ends_says_so():
    match = market(SALT, GRAIN, CLOTH)
    match.play_default(0)
    match.play_default(1)
    assert match.over
    assert [e.id for _, e in match.events(None)][-2:] == ["ends-trade", "trade-over-time"]
    again = from_json(json.loads(dumps(match)), lambda _: MARKET)
    assert list(again.events(None)) == list(match.events(None))


# -- packages ---------------------------------------------------------------------------------------------------------


@rule("43.9", "51", "A-15", "A-62", "WE-43.9")
@pytest.mark.parametrize(
    ("cards", "good", "value"),
    [
        (["salz", "salz", "seuche"], "salz", 12),
        (["salz", "salz", "korn"], "korn", 16),
        (["salz", "gold", "seuche"], "gold", 12),
        (["korn", "gold", "seuche"], "korn", 13),
        (["salz", "salz", "korn", "gold", "seuche"], "salz", 25),
    ],
)
def test_number_and_value_of_a_package_are_told_truly(cards, good, value):
    match = market(EVERYTHING, GRAIN)
    order = match.table.components.ids["card"]
    cards = sorted(cards, key=order.index)
    say(match, 0, "offer_all", cards, good, [], [])
    assert match.state.offers[0] == (1, -1, 0, len(cards), value, order.index(good), 0)
    assert names(match, package(0)) == tuple(cards)
    assert Counter(names(match, hand(0))) + Counter(cards) == Counter(EVERYTHING)
    assert told(match, 1, "offers-all") == [(0, 1, len(cards), value, order.index(good), None)]


@rule("43.9", "A-15b")
@pytest.mark.parametrize(
    ("cards", "good", "claim", "id"),
    [
        (["salz", "korn"], "korn", [], "package-too-small"),
        ([], "korn", [], "package-too-small"),
        (["salz", "salz", "salz"], "salz", [], "not-in-hand"),
        (["salz", "salz", "felle"], "salz", [], "not-in-hand"),
        (["salz", "salz", "seuche"], "korn", [], "good-not-inside"),
        (["salz", "salz", "seuche"], "ocker", [], "good-not-inside"),
        (["salz", "salz", "seuche"], "seuche", [], "calamity-named"),
        (["salz", "salz", "korn"], "salz", ["salz", "salz", "salz", "korn"], "claim-too-big"),
        (["korn", "salz", "salz"], "salz", [], "not-offered"),
        (["salz", "salz", "korn"], "salz", ["hochwasser"], "not-offered"),
    ],
)
def test_package_is_three_cards_of_the_hand_and_holds_the_named_good(cards, good, claim, id):
    match = market(EVERYTHING, GRAIN)
    assert why(match, 0, "offer_all", cards, good, claim, []).id == id
    assert why(match, 0, "offer", 1, cards, good, claim, []).id == id
    say(match, 1, "offer_all", ["korn"] * 3, "korn", [], [])
    assert why(match, 0, "reply", 1, 1, cards, good, claim, []).id == id


@rule("A-15b")
def test_calamities_alone_are_no_package_and_nobody_sees_that():
    match = market(["seuche", "aufruhr", "piraterie"], GRAIN)
    assert list(match.asked()) == [0, 1]
    assert why(match, 0, "offer_all", ["seuche", "aufruhr", "piraterie"], "salz", [], []).id == "package-without-goods"
    assert match.options(0) == [("wait",), ("end_trade",)]


@rule("43.9")
def test_claims_may_lie():
    match = market(EVERYTHING, GRAIN)
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", ["salz", "gold", "gold"], [])
    ids = match.table.components.ids["card"]
    said = tuple(ids.index(name) for name in ("salz", "gold", "gold"))
    assert match.state.offers[0] == (1, -1, 0, 3, 12, ids.index("salz"), 0, *said)
    assert told(match, 1, "claims") == [(0, said)]


def test_empty_claim_is_not_told():
    match = three(market(SALT, GRAIN))
    assert told(match, 1, "claims") == []


@rule("43.9")
def test_new_offer_replaces_the_old_one():
    match = market(EVERYTHING, GRAIN, CLOTH)
    say(match, 0, "offer", 1, ["salz", "salz", "seuche"], "salz", ["gold"], [])
    say(match, 0, "offer_all", ["salz", "korn", "gold"], "gold", [], [])
    assert names(match, package(0)) == ("salz", "korn", "gold")
    assert names(match, hand(0)) == ("salz", "seuche")
    assert match.state.offers[0][:3] == (2, -1, 0)
    assert len(match.state.offers[0]) == 7
    assert match.state.budget == [4, 6, 6]


@rule("43.9")
def test_offer_can_be_withdrawn():
    match = three(market(SALT, GRAIN))
    say(match, 1, "withdraw")
    assert names(match, hand(1)) == tuple(GRAIN)
    assert match.state.offers[1] == ()
    assert match.state.budget == [5, 5]
    assert told(match, 0, "withdraws") == [(1, 2)]
    assert why(match, 1, "withdraw").id == "no-package"
    assert why(match, 0, "accept", 1, 2).id == "offer-gone"


def test_offer_can_be_undone_until_another_answers():
    match = market(SALT, GRAIN)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    match.undo(0)
    assert match.state.offers[0] == ()
    assert names(match, hand(0)) == tuple(SALT)
    three(match)
    with pytest.raises(Refused):
        match.undo(0)


# -- replies ----------------------------------------------------------------------------------------------------------


@rule("43.9")
def test_reply_answers_one_offer_and_only_its_owner_accepts():
    match = three(market(SALT, GRAIN, CLOTH))
    assert match.state.offers[1][:3] == (2, 0, 1)
    assert accepts(match, 0) == [("accept", 1, 2)]
    assert accepts(match, 1) == accepts(match, 2) == []
    assert why(match, 2, "accept", 1, 2).id == "no-package"
    assert why(match, 1, "accept", 0, 1).id == "answers-another-offer"
    assert why(match, 0, "accept", 0, 1).id == "not-with-yourself"
    salt, grain = (match.table.components.ids["card"].index(name) for name in ("salz", "korn"))
    assert told(match, 2, "replies") == [(1, 0, 1, 2, 3, 36, grain, None)]
    assert told(match, 1, "replies") == [(1, 0, 1, 2, 3, 36, grain, (grain,) * 3)]
    assert told(match, 1, "offers-all") == [(0, 1, 3, 27, salt, None)]


@rule("43.9")
def test_offer_to_one_is_not_for_others():
    match = market(SALT, GRAIN, CLOTH)
    say(match, 0, "offer", 1, ["salz"] * 3, "salz", [], [])
    assert match.state.offers[0][:3] == (1, 1, 0)
    assert why(match, 2, "reply", 0, 1, ["stoffe"] * 3, "stoffe", [], []).id == "offer-for-another"
    assert not [o for o in match.options(2) if isinstance(o, Form) and o.verb == "reply"]
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    assert why(match, 2, "reply", 1, 2, ["stoffe"] * 3, "stoffe", [], []).id == "offer-for-another"


@rule("43.9")
def test_changed_offer_makes_replies_stale():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    assert why(match, 0, "accept", 1, 2).id == "answers-another-offer"
    assert why(match, 2, "reply", 0, 1, ["stoffe"] * 3, "stoffe", [], []).id == "offer-gone"
    assert names(match, package(1)) == ("korn",) * 3
    say(match, 1, "reply", 0, 3, ["korn"] * 3, "korn", [], [])
    assert can(match, 0, "accept", 1, 4)


@rule("43.9")
def test_changed_reply_is_not_accepted_unseen():
    match = three(market(SALT, GRAIN))
    say(match, 1, "reply", 0, 1, ["korn"] * 4, "korn", [], [])
    assert why(match, 0, "accept", 1, 2).id == "offer-gone"
    assert can(match, 0, "accept", 1, 3)


@rule("43.9")
def test_counter_offer_answers_the_reply():
    match = three(market(SALT, GRAIN))
    say(match, 0, "reply", 1, 2, ["salz"] * 4, "salz", [], [])
    assert match.state.offers == [(3, 1, 2, 4, 48, 4, 0), (2, 0, 1, 3, 36, 5, 0)]
    assert why(match, 0, "accept", 1, 2).id == "answers-another-offer"
    say(match, 1, "accept", 0, 3)
    assert names(match, hand(0)) == ("korn",) * 3
    assert names(match, hand(1)) == ("salz",) * 4 + ("korn",)


def test_reply_to_a_swapped_offer_stays_as_an_offer():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 2, "reply", 0, 1, ["stoffe"] * 3, "stoffe", [], [])
    assert accepts(match, 0) == [("accept", 1, 2), ("accept", 2, 3)]
    say(match, 0, "accept", 1, 2)
    assert why(match, 0, "accept", 2, 3).id == "no-package"
    say(match, 0, "reply", 2, 3, ["korn"] * 3, "korn", [], [])
    say(match, 2, "accept", 0, 4)
    assert names(match, hand(0)) == ("salz",) + ("stoffe",) * 3
    assert names(match, hand(2)) == ("korn",) * 3 + ("stoffe",)


# -- swaps ------------------------------------------------------------------------------------------------------------


@rule("43.9")
def test_packages_change_hands_at_the_same_time_and_face_down():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 0, "accept", 1, 2)
    s = match.state
    assert names(match, hand(0)) == ("salz", "korn", "korn", "korn")
    assert names(match, hand(1)) == ("salz", "salz", "salz", "korn")
    assert names(match, hand(2)) == tuple(CLOTH)
    assert [s.zones[hand(seat)].known for seat in range(3)] == [(1,) * 4, (2,) * 4, (4,) * 4]
    assert not s.zones[package(0)].cards
    assert not s.zones[package(1)].cards
    assert s.offers == [(), (), ()]
    assert s.budget == [5, 5, 6]
    assert s.calamities == ()
    assert match.undo_points(0) == []
    assert list(match.asked()) == [0, 1, 2]


@rule("43.9", "A-40")
def test_only_the_partners_see_what_was_swapped():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 0, "accept", 1, 2)
    salt, grain = (match.table.components.ids["card"].index(name) for name in ("salz", "korn"))
    for seat in (0, 1):
        assert told(match, seat, "swaps") == [(0, 1, (salt,) * 3, (grain,) * 3)]
    for seat in (2, None):
        assert told(match, seat, "swaps") == [(0, 1, None, None)]


@rule("43.9")
def test_any_number_of_deals():
    match = three(market(SALT, GRAIN))
    say(match, 0, "accept", 1, 2)
    say(match, 1, "offer", 0, ["salz", "salz", "korn"], "korn", [], [])
    say(match, 0, "reply", 1, 3, ["salz", "korn", "korn"], "korn", [], [])
    say(match, 1, "accept", 0, 4)
    assert names(match, hand(0)) == ("salz", "salz", "korn", "korn")
    assert names(match, hand(1)) == ("salz", "salz", "korn", "korn")


@rule("43.9", "43.11", "A-16", "WE-43.9")
def test_calamity_received_is_laid_open_and_not_passed_on():
    match = market(["salz", "salz", "seuche"], ["korn"] * 5, CLOTH)
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    say(match, 0, "accept", 1, 2)
    epidemic = match.table.components.ids["card"].index("seuche")
    assert match.state.calamities == ((6, 1, 0),)
    assert names(match, hand(1)) == ("salz", "salz", "korn", "korn")
    assert told(match, 2, "lays-open") == [(1, epidemic)]
    assert why(match, 1, "offer_all", ["salz", "salz", "seuche"], "salz", [], []).id == "not-in-hand"


@rule("43.11", "A-48")
def test_calamities_swapped_for_each_other_are_both_laid_open():
    match = market(["salz", "salz", "seuche"], ["korn", "korn", "aufruhr", "piraterie"], CLOTH)
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn", "korn", "aufruhr", "piraterie"], "korn", [], [])
    say(match, 0, "accept", 1, 2)
    assert match.state.calamities == ((7, 0, 1), (9, 0, 1), (6, 1, 0))
    assert names(match, hand(0)) == ("korn", "korn")
    assert names(match, hand(1)) == ("salz", "salz")
    assert match.over  # both have fewer than three cards left


@rule("43.9")
def test_who_falls_below_three_cards_is_out():
    match = market(["salz", "salz", "seuche"], ["korn"] * 3, CLOTH, SALT)
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    say(match, 0, "accept", 1, 2)
    assert list(match.asked()) == [0, 2, 3]


# -- the number of offers ---------------------------------------------------------------------------------------------


def test_offers_are_numbered_and_limited():
    match = market(SALT, GRAIN, offers=2)
    three(match)
    say(match, 0, "offer_all", ["salz"] * 4, "salz", [], [])
    assert match.state.budget == [0, 1]
    assert match.state.offer_number == 3
    assert why(match, 0, "offer_all", ["salz"] * 3, "salz", [], []).id == "no-offers-left"
    assert why(match, 0, "offer", 1, ["salz"] * 3, "salz", [], []).id == "no-offers-left"
    assert forms(match, 0) == ["reply", "decline"]
    say(match, 1, "reply", 0, 3, ["korn"] * 3, "korn", [], [])
    say(match, 0, "accept", 1, 4)
    assert match.over  # nobody can offer any more, and there is nothing to answer
    assert told(match, None, "trade-over-spent") == [()]


@rule("43.9")
def test_who_has_no_offer_left_still_replies_and_agrees_and_two_trade_on():
    match = market(SALT, GRAIN, offers=1)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 0, "withdraw")
    assert match.state.budget == [0, 1]
    assert list(match.asked()) == [0, 1]
    assert match.options(0) == [("wait",), ("end_trade",)]
    say(match, 1, "offer_all", ["korn"] * 3, "korn", [], [])
    say(match, 0, "reply", 1, 2, ["salz"] * 3, "salz", [], [])
    say(match, 1, "reply", 0, 3, ["korn"] * 4, "korn", [], [])
    assert match.state.budget == [0, 0]
    say(match, 0, "accept", 1, 4)
    assert names(match, hand(0)) == ("salz", "korn", "korn", "korn", "korn")
    assert names(match, hand(1)) == ("salz", "salz", "salz")


@rule("43.9")
def test_without_a_limit_two_trade_until_both_have_finished():
    match = market(SALT, GRAIN, offers="free")
    for number in range(1, 100, 2):
        say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
        say(match, 1, "reply", 0, number, ["korn"] * 3, "korn", [], [])
        assert list(match.asked()) == [0, 1]
    for _ in range(2):
        say(match, 0, "withdraw")
        say(match, 1, "withdraw")
        assert forms(match, 0) == forms(match, 1) == ["offer_all", "offer"]
        say(match, 0, "offer", 1, ["salz"] * 3, "salz", [], [])
        say(match, 1, "offer", 0, ["korn"] * 3, "korn", [], [])
    say(match, 0, "reply", 1, match.state.offer_number, ["salz"] * 3, "salz", [], [])
    say(match, 1, "accept", 0, match.state.offer_number)
    assert names(match, hand(0)) == ("salz", "korn", "korn", "korn")
    assert list(match.asked()) == [0, 1]
    say(match, 1, "end_trade")
    assert match.over


@rule("43.9")
def test_a_trade_without_traders_says_nothing():
    assert [e.id for _, e in market(SALT, GRAIN[:2]).events(None) if e.id.startswith("trade")] == []


@pytest.mark.parametrize("seed", range(15))
def test_random_trade_ends(seed):
    r = Random(seed)
    match = Match.new(MARKET, r.randint(2, 7), {"trade_offers": r.choice(("1", "6", "12", "free"))}, seed=seed)
    most = match.table.seats * 40
    while not match.over:
        seat = r.choice(list(match.asked()))
        match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))
        assert len(match.log) <= most


# -- answers by lot ---------------------------------------------------------------------------------------------------


def test_every_package_and_many_claims_are_found_by_lot():
    match = market(["salz", "salz", "korn", "seuche"], GRAIN, CLOTH)
    ids = match.table.components.ids["card"]
    salt, grain, epidemic = (ids.index(name) for name in ("salz", "korn", "seuche"))
    (form,) = [o for o in match.options(0) if isinstance(o, Form) and o.verb == "offer"]
    r = Random(1)
    found = [sample(match.state, 0, form, r) for _ in range(3000)]
    assert all(match.why_not(0, action) is None for action in found)
    bags = [(salt, salt, grain), (salt, salt, epidemic), (salt, grain, epidemic), (salt, salt, grain, epidemic)]
    wanted = {(to, bag, good) for to in (1, 2) for bag in bags for good in (salt, grain) if good in bag}
    assert {action[1:4] for action in found} == wanted
    assert {len(action[4]) for action in found} == {0, 1, 2, 3, 4}
    assert {card for action in found for card in action[4]} == set(form.fields[3].domain)
    assert {len(action[5]) for action in found} == {0, 1, 2, 3}
    assert {card for action in found for card in action[5]} == set(range(match.table.components.goods))


def test_trade_survives_a_file():
    match = three(market(SALT, GRAIN, CLOTH))
    again = from_json(json.loads(dumps(match)), lambda _: MARKET)
    assert MARKET.state_to_json(again.state) == MARKET.state_to_json(match.state)
    assert list(again.options(0)) == list(match.options(0))


def test_secret_choice_ends_what_others_knew():
    match = market(SALT, GRAIN)
    match.state.zones[hand(0)] = Zone(match.state.zones[hand(0)].cards, (ALL, 3, 1, 1))
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    assert match.state.zones[package(0)].known == (1, 1, 1)
    assert match.state.zones[hand(0)].known == (1,)


# -- waiting and finishing --------------------------------------------------------------------------------------------


@rule("43.9")
def test_who_waits_can_still_do_everything_and_is_asked_last():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 1, "wait")
    assert list(match.asked()) == [0, 2, 1]
    assert list(match.question().resting(match.state)) == [1]
    assert ("wait",) not in match.options(1)
    assert can(match, 1, "withdraw")
    say(match, 1, "reply", 0, 1, ["korn"] * 4, "korn", [], [])
    assert list(match.asked()) == [0, 1, 2]
    say(match, 0, "wait")
    say(match, 0, "accept", 1, 3)
    assert names(match, hand(0)) == ("salz",) + ("korn",) * 4


@rule("43.9")
def test_who_waits_is_no_longer_resting_when_somebody_says_something_new():
    match = market(SALT, GRAIN, CLOTH)
    match.play(1, ("wait",))
    three(match)
    assert list(match.question().resting(match.state)) == []


@rule("43.9")
def test_trade_goes_on_when_all_wait_and_ends_when_all_have_finished():
    match = market(SALT, GRAIN, CLOTH)
    for seat in range(3):
        say(match, seat, "wait")
    assert list(match.asked()) == [0, 1, 2]
    say(match, 2, "offer_all", ["stoffe"] * 3, "stoffe", [], [])
    assert match.state.waiting == 0
    for seat in range(3):
        assert not match.over
        say(match, seat, "wait")
    say(match, 0, "end_trade")
    assert list(match.asked()) == [1, 2]
    say(match, 1, "end_trade")
    assert match.over
    assert told(match, None, "trade-over-alone") == [(2,)]
    assert match.state.waiting == 0


@rule("43.9")
def test_all_have_finished_when_nobody_else_has_the_cards():
    match = market(["salz", "salz", "seuche"], ["korn", "korn", "aufruhr", "piraterie"])
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn", "korn", "aufruhr", "piraterie"], "korn", [], [])
    say(match, 0, "accept", 1, 2)
    assert match.over
    assert told(match, None, "trade-over") == [()]


# -- wishes and words -------------------------------------------------------------------------------------------------


@rule("43.9")
def test_a_wish_is_part_of_an_offer_and_known_to_all():
    match = market(SALT, GRAIN, CLOTH)
    ids = match.table.components.ids["card"]
    wish = tuple(sorted(ids.index(name) for name in ("korn", "gold")))
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], ["korn", "gold"])
    assert goods_in(match.state.offers[0][WISH]) == goods_in(match.state.wished[0]) == wish
    assert told(match, 2, "wishes") == [(0, wish)]
    say(match, 0, "withdraw")
    assert goods_in(match.state.wished[0]) == wish  # what somebody wants is remembered


@rule("43.9")
@pytest.mark.parametrize("wish", [["korn", "korn"], ["seuche"], ["ocker", "felle", "salz", "korn"]])
def test_a_wish_is_up_to_three_different_goods(wish):
    match = market(SALT, GRAIN)
    assert why(match, 0, "offer_all", ["salz"] * 3, "salz", [], wish).id == "not-offered"


@rule("43.9")
def test_an_offer_is_declined_with_a_word_that_all_hear():
    match = market(SALT, GRAIN, CLOTH)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 0, "wait")
    say(match, 1, "decline", 0, 1, "too_little")
    assert match.state.declined == ((1, 1, 0),)
    assert told(match, 2, "declines") == [(1, 0, 1, 0)]
    assert list(match.question().resting(match.state)) == []  # who made it has something to think about
    assert why(match, 1, "decline", 0, 1, "keeps").id == "already-declined"
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])  # people change their minds
    say(match, 0, "decline", 1, 2, "keeps")
    assert match.state.declined == ((1, 1, 0), (2, 0, 1))
    say(match, 0, "offer_all", ["salz"] * 4, "salz", [], [])
    assert match.state.declined == ((2, 0, 1),)  # what was said to a package goes with it


@rule("43.9")
@pytest.mark.parametrize(
    ("seat", "whose", "number", "id"),
    [(0, 0, 1, "not-with-yourself"), (1, 0, 2, "offer-gone"), (2, 0, 1, "offer-for-another"), (1, 2, 1, "offer-gone")],
)
def test_only_offers_on_the_table_for_oneself_are_declined(seat, whose, number, id):
    match = market(SALT, GRAIN, CLOTH)
    say(match, 0, "offer", 1, ["salz"] * 3, "salz", [], [])
    assert why(match, seat, "decline", whose, number, "doubts").id == id


@rule("43.9")
def test_both_remember_a_swap_and_nobody_else():
    match = three(market(SALT, GRAIN, CLOTH))
    say(match, 0, "accept", 1, 2)
    salt, grain = (match.table.components.ids["card"].index(name) for name in ("salz", "korn"))
    assert match.state.swapped == [((1, (salt,) * 3, (grain,) * 3),), ((0, (grain,) * 3, (salt,) * 3),), ()]
    assert match.state.named == [1 << salt, 1 << grain, 0]
