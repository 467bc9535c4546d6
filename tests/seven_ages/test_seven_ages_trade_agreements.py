"""Other uses of Trade and progress (S59, S59b, S66, S66b): exchanging cards, money, the neutral world."""

from __future__ import annotations

from typing import Any

import pytest
from course_scene import told
from reading_scene import calm, discarded, hand, level, money, question, refused, state, with_event
from trade_scene import (
    all_others,
    hittites,
    in_order,
    knows,
    let_know,
    piles,
    romans,
    trading,
    values,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say

# -- partners ----------------------------------------------------------------------------------------------------------


@rule("S59", "S59b", "A21")
def test_partners_are_empires_of_others_in_range() -> None:
    own = empire("gauls", 0, {"north_italy": "warriors"}, level=10)
    far = empire("shang", 2, {"henan": "warriors"}, level=10)
    m = trading(romans(money=2), own, far, hittites(money=2), hands={0: values(3), 1: values(4), 2: values(5)})
    for verb, more in (("trade", []), ("swap", []), ("give", [1]), ("request", [1])):
        assert refused(m, 0, verb, "gauls", *more) == "own-empire-no-partner"
        assert refused(m, 0, verb, "shang", *more) == "partner-out-of-range"
        assert refused(m, 0, verb, "egyptians", *more) == "empire-not-in-play"
        assert can(m, 0, verb, "hittites", *more)


@rule("S59")
def test_an_action_can_be_left_unused() -> None:
    m = trading(romans(), hittites(), hands={0: values(3)})
    say(m, 0, "done")
    assert question(calm(m)) == "Halt"
    assert level(m, "romans") == 10


# -- cards by agreement ------------------------------------------------------------------------------------------------


@rule("S59", "T185")
def test_an_exchange_of_one_card_each_brings_nobody_on() -> None:
    mine, theirs = values(3, 4), values(5, 6)
    m = trading(romans(), hittites(), hands={0: mine, 1: theirs})
    say(m, 0, "swap", "hittites")
    say(m, 1, "accept")
    assert sorted(m.asked()) == [0, 1]
    assert refused(m, 0, "hand_over", theirs[0]) == "card-not-in-hand"
    say(m, 0, "hand_over", mine[0])
    say(m, 1, "hand_over", theirs[1])
    assert question(calm(m)) == "Halt"
    assert (hand(m, 0), hand(m, 1)) == (sorted([theirs[1], mine[1]]), sorted([mine[0], theirs[0]]))
    assert (level(m, "romans"), level(m, "hittites")) == (10, 10)


@rule("S59")
def test_only_the_two_know_what_was_exchanged() -> None:
    mine, theirs = values(3, 4), values(5, 6)
    m = trading(romans(), hittites(), hands={0: mine, 1: theirs}, players=4)
    let_know(m, 3, of=0)
    let_know(m, 1, of=0)
    say(m, 0, "swap", "hittites")
    say(m, 1, "accept")
    say(m, 0, "hand_over", mine[0])
    say(m, 1, "hand_over", theirs[1])
    calm(m)
    assert knows(m, 2, of=0) == knows(m, 2, of=1) == []
    assert knows(m, 3, of=0) == knows(m, 3, of=1) == []  # it could be either
    assert knows(m, 0, of=1) == [mine[0]]
    assert knows(m, 1, of=0) == in_order([theirs[1], mine[1]])  # the other one he has seen before
    assert [args[2:] for args in told(m, "swap", 2)] == [(None, None)]
    assert [args[2:] for args in told(m, "swap", 0)] == [(theirs[1], mine[0])]


@rule("S59")
def test_a_last_card_that_was_known_stays_known_where_it_goes() -> None:
    [own], [other] = values(3), values(5)
    m = trading(romans(), hittites(), hands={0: [own], 1: [other]})
    let_know(m, 2, of=0)
    say(m, 0, "swap", "hittites")
    say(m, 1, "accept")
    say(m, 0, "hand_over", own)
    say(m, 1, "hand_over", other)
    calm(m)
    assert knows(m, 2, of=1) == [own]
    assert knows(m, 2, of=0) == []


@rule("S59b")
def test_a_refused_offer_leaves_everything_else() -> None:
    m = trading(romans(money=2), hittites(money=2), hands={0: values(3), 1: values(4)})
    say(m, 0, "swap", "hittites")
    say(m, 1, "refuse")
    assert refused(m, 0, "swap", "hittites") == "already-asked"
    for words in (["trade", "hittites"], ["neutral"], ["give", "hittites", 2], ["request", "hittites", 1]):
        assert can(m, 0, *words)


@rule("S59")
def test_without_cards_there_is_nothing_to_exchange() -> None:
    m = trading(romans(), hittites(), hands={0: values(3)})
    assert refused(m, 0, "swap", "hittites") == "empty-hand"
    m = trading(romans(), hittites(), hands={1: values(3)})
    assert refused(m, 0, "swap", "hittites") == "empty-hand"


# -- money by agreement ------------------------------------------------------------------------------------------------


@rule("S59")
def test_money_is_given_by_agreement() -> None:
    m = trading(romans(money=5), hittites(money=1), hands={0: values(3)})
    say(m, 0, "give", "hittites", 4)
    assert question(m) == "AnswerMoney"
    say(m, 1, "accept")
    assert question(calm(m)) == "Halt"
    assert (money(m, "romans"), money(m, "hittites")) == (1, 5)
    assert told(m, "pays") == [("romans", "hittites", 4)]
    assert (level(m, "romans"), level(m, "hittites")) == (10, 10)


@rule("S59")
def test_money_is_received_by_agreement() -> None:
    m = trading(romans(money=5), hittites(money=3), hands={0: values(3)})
    say(m, 0, "request", "hittites", 3)
    say(m, 1, "accept")
    assert question(calm(m)) == "Halt"
    assert (money(m, "romans"), money(m, "hittites")) == (8, 0)


@rule("S59b")
def test_nobody_has_to_agree_and_each_offer_is_made_once() -> None:
    m = trading(romans(money=5), hittites(money=3), hands={0: values(3)})
    say(m, 0, "request", "hittites", 3)
    say(m, 1, "refuse")
    assert (money(m, "romans"), money(m, "hittites")) == (5, 3)
    assert refused(m, 0, "request", "hittites", 1) == "already-asked"
    say(m, 0, "give", "hittites", 3)
    say(m, 1, "refuse")
    assert refused(m, 0, "give", "hittites", 1) == "already-asked"
    assert can(m, 0, "trade", "hittites")


@rule("S59")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("give", "hittites", 6), "has-only-money"),
        (("request", "hittites", 4), "has-only-money"),
        (("give", "hittites", 0), "some-money-needed"),
        (("request", "hittites", 0), "some-money-needed"),
    ],
)
def test_nobody_promises_more_than_there_is(words: tuple[Any, ...], why: str) -> None:
    m = trading(romans(money=5), hittites(money=3), hands={0: values(3)})
    assert refused(m, 0, *words) == why


@rule("S59")
def test_who_has_no_money_is_not_asked_for_any() -> None:
    m = trading(romans(), hittites(), hands={0: values(3)})
    assert refused(m, 0, "give", "hittites", 1) == "has-only-money"
    assert refused(m, 0, "request", "hittites", 1) == "has-only-money"


# -- the neutral world -------------------------------------------------------------------------------------------------


def neutral(mine: int, drawn: int, own: Empire | None = None, **board: Any) -> Match:
    """A card of this value against a drawn one."""
    [card], [top] = values(mine), values(drawn, drawn)[:1] if mine != drawn else values(drawn, drawn)[1:]
    m = trading(own or romans(), hands={0: [card]}, deck=[top], **board)
    say(m, 0, "neutral")
    say(m, 0, "lay_open", [card], 0)
    return m


@rule("S66", "S66b")
@pytest.mark.parametrize(("mine", "drawn", "gained"), [(3, 3, 1), (2, 3, 0), (1, 3, 0), (7, 0, 1)])
def test_a_higher_total_is_worth_one_level(mine: int, drawn: int, gained: int) -> None:
    m = neutral(mine, drawn)
    assert level(m, "romans") == 10 + gained
    assert told(m, "neutral-totals") == [("romans", mine + 1, drawn)]
    assert state(m).deal == state(m).aside == ()


@rule("S66")
def test_the_drawn_card_is_kept_and_the_own_one_discarded_and_all_have_seen_both() -> None:
    m = neutral(5, 2)
    assert discarded(m) == values(5)
    assert hand(m, 0) == knows(m, 1, of=0) == values(2)


@rule("S66")
def test_the_neutral_world_is_a_choice_beside_partners() -> None:
    m = trading(romans(), hittites(), hands={0: values(3)})
    assert can(m, 0, "neutral")
    assert can(m, 0, "trade", "hittites")


@rule("S66")
def test_what_is_laid_against_the_neutral_world_is_no_secret() -> None:
    m = neutral(5, 2)
    assert told(m, "shows-trade-cards", 2) == [(0, values(5))]
    assert told(m, "world-shows-card", 2) == [(values(2)[0],)]


@rule("S66b")
def test_feudalism_takes_the_only_level() -> None:
    assert level(neutral(7, 0, romans(level=16, government="feudalism")), "romans") == 16


@rule("S66b")
def test_printing_does_not_help() -> None:
    assert level(neutral(7, 0, romans(level=23, artefacts={"rome": ["printing"]})), "romans") == 24


@rule("S66b")
def test_a_world_war_leaves_the_level() -> None:
    assert level(neutral(7, 0, romans(level=23), world_war=40), "romans") == 24


@rule("S66b", "S65")
def test_capitalism_brings_neither_money_nor_glory_nor_a_second_card() -> None:
    rich = romans(level=30, government="capitalism")
    m = neutral(7, 0, rich)
    assert (money(m, "romans"), state(m).glory[0], level(m, "romans")) == (0, 0, 31)
    two = values(3, 4)
    m = trading(rich, hands={0: two})
    say(m, 0, "neutral")
    assert refused(m, 0, "lay_open", in_order(two), 0) == "too-many-trade-cards"


@rule("S66b", "A55")
@pytest.mark.parametrize("card", ["zimbabweans", "ghana", "ashanti", "dutch"])
def test_cards_that_earn_in_trades_earn_nothing(card: str) -> None:
    m = neutral(7, 0, empire(card, 0, {"rome": "warriors"}, level=22))
    assert (money(m, card), level(m, card)) == (0, 23)


@rule("S66b")
def test_a_scientist_chooses_after_the_drawn_card_is_seen() -> None:
    low, high, top = values(2, 6, 1)
    m = trading(romans(leaders=[("unnamed_sc", "rome")]), hands={0: [low, high]}, deck=[top])
    say(m, 0, "neutral")
    say(m, 0, "lay_open", in_order([low, high]), 0)
    assert question(m) == "UseCard"
    assert m.view(1)["aside"] == [*in_order([low, high]), top]
    say(m, 0, "use", low)
    assert level(m, "romans") == 11
    assert (hand(m, 0), discarded(m)) == (sorted([high, top]), [low])


@rule("S66b")
def test_computing_lays_a_card_of_the_pile() -> None:
    own, first, second = values(0, 6, 1)
    m = trading(romans(level=44, artefacts={"rome": ["computing"]}), hands={0: [own]}, deck=[first, second])
    say(m, 0, "neutral")
    say(m, 0, "lay_open", [], 1)
    assert level(m, "romans") == 45
    assert (hand(m, 0), discarded(m)) == (sorted([own, second]), [first])


@rule("S66", "S60")
def test_without_cards_one_is_drawn() -> None:
    first, second = values(6, 1)
    m = trading(romans(), deck=[first, second])
    say(m, 0, "neutral")
    assert refused(m, 0, "lay_open", [], 0) == "trade-card-needed"
    say(m, 0, "lay_open", [], 1)
    assert (level(m, "romans"), hand(m, 0), discarded(m)) == (11, [second], [first])


@rule("S66", "S4b")
def test_with_both_piles_empty_the_trade_number_decides() -> None:
    m = trading(romans(), hands={1: all_others("romans")})
    assert piles(m) == (0, 0)
    say(m, 0, "neutral")
    say(m, 0, "lay_open", [], 1)
    assert level(m, "romans") == 11  # 0 + 1 against 0
    assert hand(m, 0) == discarded(m) == []
    own = values(3)
    m = trading(hittites(seat=0), hands={0: own, 1: all_others("hittites", *own)})
    say(m, 0, "neutral")
    say(m, 0, "lay_open", own, 0)
    assert level(m, "hittites") == 11
    assert (hand(m, 0), discarded(m)) == ([], own)


@rule("S66b")
def test_there_are_no_events_of_trade_with_the_neutral_world() -> None:
    own = values(7)[0]
    m = trading(romans(), hittites(), hands={0: [own, with_event("brisk_trade")], 1: [with_event("embargo")]})
    say(m, 0, "neutral")
    assert question(m) == "LayNeutralCards"
    say(m, 0, "lay_open", [own], 0)
    assert question(calm(m)) == "Halt"
