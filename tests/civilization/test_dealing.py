"""Hidden trade cards dealt anew: sizes and what is true of offers stay, the truth has no influence (A-40)."""

from collections import Counter
from random import Random

import pytest
from test_trade import EVERYTHING, MARKET, everything, market

from zeitalter.engine import Match, redeal
from zeitalter.engine.forms import sample
from zeitalter.games.civilization.data.components import STACKS, load_components
from zeitalter.games.civilization.rules.state import hand, package, stack
from zeitalter.games.civilization.rules.trade_cards import set_value
from zeitalter.games.civilization.view.redeal import Pool, deal_packages, draw_package
from zeitalter.testing import rule, say

COMPONENTS = load_components(None)
IDS = COMPONENTS.ids["card"]
BLACKS = ("seuche", "aufruhr", "bildersturm", "piraterie")


def bag(*names):
    return tuple(sorted(IDS.index(name) for name in names))


def pool(*names):
    """A pool where all cards are out of their stacks."""
    left, out = [0] * len(IDS), [0] * (STACKS + 1)
    for card in bag(*names):
        left[card] += 1
        out[COMPONENTS.stack_of[card]] += 1
    return Pool(COMPONENTS, left, out)


def played(seed, answers):
    """A random match somewhere in its trade."""
    r = Random(f"dealing {seed}")
    match = Match.new(MARKET, r.randint(3, 7), seed=seed)
    for _ in range(answers):
        actions = [(seat, o) for seat in match.asked() for o in match.options(seat) if o != ("end_trade",)]
        if not actions:
            break
        seat, option = r.choice(actions)
        match.play(seat, sample(match.state, seat, option, r))
    return match


def worlds(match, seat, n=40):
    return [redeal(MARKET, match.state, seat, Random(k)) for k in range(n)]


@rule("A-40")
@pytest.mark.parametrize("seed", range(6))
def test_sizes_and_own_cards_and_statements_stay(seed):
    match = played(seed, 12)
    s = match.state
    for seat in (*range(s.players), None):
        for w in worlds(match, seat, 4):
            assert [len(zone) for zone in w.zones] == [len(zone) for zone in s.zones]
            assert [zone.known for zone in w.zones] == [zone.known for zone in s.zones]
            assert [zone.shown_to(seat) for zone in w.zones] == [zone.shown_to(seat) for zone in s.zones]
            assert Counter(c for zone in w.zones for c in zone.cards) == Counter(c for z in s.zones for c in z.cards)
            for number in range(1, STACKS + 1):
                assert {w.components.stack_of[card] for card in w.zones[stack(number)].cards} <= {number}
            for other, offer in enumerate(w.offers):
                cards = w.zones[package(other)].cards
                if offer:
                    assert (len(cards), set_value(w, cards)) == offer[3:5]
                    assert offer[5] in cards


@rule("A-40")
@pytest.mark.parametrize("seed", range(6))
def test_truth_has_no_influence(seed):
    match = played(seed, 12)
    for seat in (*range(match.table.seats), None):
        scrambled = worlds(match, seat, 3)
        for k in range(3):
            copies = [redeal(MARKET, w, seat, Random(f"copy {k}")) for w in (match.state, *scrambled)]
            assert len({str(MARKET.state_to_json(c)) for c in copies}) == 1


def test_red_calamities_stay_where_they_are():
    match = market(["salz"] * 3, ["korn"] * 3)
    red = IDS.index("hungersnot")
    at = match.state.zones[stack(4)].cards.index(red)
    for w in worlds(match, 0, 10):
        assert w.zones[stack(4)].cards[at] == red


def test_kinds_change_between_stack_and_hand():
    match = market(["salz"] * 3, ["felle"] * 3, ["bronze", "bronze", "seuche"])
    found = [w.zones for w in worlds(match, 0, 60)]
    kinds = {card for zones in found for seat in (1, 2) for card in zones[hand(seat)].cards}
    assert kinds == set(bag("felle", "ocker", "bronze", "seuche"))
    assert {sum(card in bag("felle", "ocker") for card in zones[hand(1)].cards) for zones in found} == {0, 1, 2, 3}
    both = [(*zones[hand(1)].cards, *zones[hand(2)].cards) for zones in found]
    assert {sum(card in bag("felle", "ocker") for card in cards) for cards in both} == {3}
    epidemic = IDS.index("seuche")
    assert len({next(z for z, zone in enumerate(zones) if epidemic in zone.cards) for zones in found}) == 3


@rule("43.9")
def test_package_becomes_any_of_which_the_same_is_true():
    match = market(["salz"] * 3, EVERYTHING, ["felle", "felle", "stoffe", "bildersturm"])
    say(match, 1, "offer_all", ["salz", "salz", "seuche"], "salz", ["gold"], [])
    found = {w.zones[package(1)].cards for w in worlds(match, 0, 300)}
    assert found == {
        *(bag("salz", "salz", nothing) for nothing in ("seuche", "bildersturm", "piraterie")),
        *(bag("salz", "gold", nothing) for nothing in ("seuche", "bildersturm")),
        *(bag("salz", "juwelen", one) for one in ("felle", "ocker")),
        bag("salz", "korn", "stoffe"),
    }


@rule("43.9")
def test_claims_that_may_lie_bind_nothing():
    one = market(["salz"] * 3, EVERYTHING, ["felle"] * 3)
    two = market(["salz"] * 3, EVERYTHING, ["felle"] * 3)
    say(one, 1, "offer_all", ["salz", "salz", "seuche"], "salz", ["gold", "gold"], [])
    say(two, 1, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    zones = [[w.zones for w in worlds(match, 0, 10)] for match in (one, two)]
    assert zones[0] == zones[1]


def test_own_package_stays():
    match = market(["salz", "salz", "salz", "seuche"], ["felle"] * 3, ["korn", "stoffe", "bildersturm"])
    say(match, 0, "offer_all", ["salz", "salz", "seuche"], "salz", [], [])
    assert {w.zones[package(0)].cards for w in worlds(match, 0, 10)} == {bag("salz", "salz", "seuche")}
    strange = {w.zones[package(0)].cards for w in worlds(match, 1)}
    assert bag("salz", "salz", "seuche") in strange
    assert len(strange) > 1


def test_partners_forget_nothing_that_is_theirs():
    match = market(["salz"] * 4, ["korn"] * 4, ["stoffe"] * 4)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    say(match, 0, "accept", 1, 2)
    for w in worlds(match, 1, 10):
        assert w.zones[hand(1)].cards == bag("salz", "salz", "salz", "korn")
    assert len({w.zones[hand(1)].cards for w in worlds(match, 2)}) > 1


# -- filling packages -------------------------------------------------------------------------------------------------


def draws(cards, count, value, good, n=200):
    return Counter(draw_package(cards, count, value, IDS.index(good), Random(k)) for k in range(n))


def test_every_package_of_which_it_is_true_is_drawn_and_no_other():
    cards = pool("salz", "salz", "salz", "korn", "korn", "stoffe", "felle", "felle", "ocker", "seuche")
    assert set(draws(cards, 3, 12, "salz")) == {bag("salz", "salz", "seuche"), bag("salz", "korn", "stoffe")}
    assert set(draws(cards, 3, 11, "salz", 3)) == {None}
    assert set(draws(cards, 3, 12, "gold", 3)) == {None}


def test_packages_are_as_likely_as_they_are_drawn():
    found = draws(pool(*["felle"] * 3, "ocker", "salz", "salz"), 2, 4, "salz", 400)
    assert set(found) == {bag("felle", "salz"), bag("ocker", "salz")}
    assert 240 < found[bag("felle", "salz")] < 360


def test_cards_that_lie_in_their_stack_are_in_no_package():
    cards = pool("salz", "salz", "korn", "korn", "stoffe", "seuche")
    cards.out[6] = 0
    assert set(draws(cards, 3, 12, "salz", 20)) == {bag("salz", "korn", "stoffe")}


def test_packages_leave_one_another_what_they_need():
    cards = pool("gold", "gold", "salz", "salz", "salz", *BLACKS, "felle")
    gold, salt = IDS.index("gold"), IDS.index("salz")
    claims = [(3, 12, salt), (3, 10, gold), (3, 3, salt)]
    for k in range(30):
        found = deal_packages(cards, claims, Random(k))
        assert all(n <= cards.left[card] for card, n in Counter(c for dealt in found for c in dealt).items())
        for dealt, (count, value, good) in zip(found, claims, strict=True):
            worth = sum(n * n * COMPONENTS.value[card] for card, n in Counter(dealt).items())
            assert (len(dealt), worth, good in dealt) == (count, value, True)


def test_impossible_offers_are_a_mistake():
    with pytest.raises(ValueError, match="no cards agree"):
        deal_packages(pool("salz", "salz", "korn"), [(3, 99, IDS.index("salz"))], Random(1))


def test_package_that_takes_what_another_lacks_is_dealt_again():
    cards = pool("salz", "salz", "salz", "korn", "stoffe", "bronze", "seuche", "aufruhr")
    claims = [(3, 12, IDS.index("salz")), (3, 14, IDS.index("bronze"))]
    alone = draws(cards.without(bag("bronze")), *claims[0][:2], "salz")
    assert bag("salz", "korn", "stoffe") in alone
    for k in range(60):
        first, second = deal_packages(cards, claims, Random(k))
        assert first in (bag("salz", "salz", "seuche"), bag("salz", "salz", "aufruhr"))
        assert second == bag("salz", "stoffe", "bronze")


@pytest.mark.parametrize("seed", range(4))
def test_worlds_are_found_where_every_card_of_every_hand_is_offered(seed):
    r = Random(seed)
    names = [IDS[card] for card in range(COMPONENTS.goods) for _ in range(COMPONENTS.good_count[card])]
    r.shuffle(names)
    hands = [sorted((names.pop() for _ in range(5)), key=IDS.index) for _ in range(7)]
    match = market(*hands)
    for seat, cards in enumerate(hands):
        say(match, seat, "offer_all", cards, cards[0], [], [])
    (w,) = worlds(match, None, 1)
    assert [w.zones[package(seat)].cards for seat in range(7)] != [bag(*cards) for cards in hands]
    assert MARKET.invariants(w) == []


def test_world_holds_every_card():
    match = played(3, 8)
    (w,) = worlds(match, None, 1)
    opened = [w.components.by_number[number] for number, _, _ in w.calamities]
    assert Counter(everything(w)) == Counter(c for zone in w.zones for c in zone.cards) + Counter(opened)
