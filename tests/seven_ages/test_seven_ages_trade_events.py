"""Events in a trade, their order, and partners that are gone meanwhile."""

from __future__ import annotations

import pytest
from course_scene import told
from reading_scene import (
    IDS,
    calm,
    event,
    hand,
    level,
    money,
    of,
    question,
    refused,
    state,
    with_event,
)
from trade_scene import (
    all_others,
    announced,
    hittites,
    in_order,
    lay,
    laying,
    levels,
    romans,
    values,
)

from zeitalter import Match
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.deal import begin
from zeitalter.games.seven_ages.rules.trade_result import trade_number
from zeitalter.testing import can, rule, say

TRADE = IDS["action"].index("trade")


# -- order of things, and what may happen between ----------------------------------------------------------------------


@rule("S62", "S64")
def test_events_come_after_the_progress_and_before_the_cards_change_owners() -> None:
    own, theirs, invention = values(7)[0], with_event("brisk_trade"), with_event("invention")
    m = laying(romans(), hittites(), hands={0: [own, invention], 1: [theirs]})
    lay(m, 0, own)
    lay(m, 1, theirs)
    assert question(m) == "PlayEvent"
    assert level(m, "romans") > 10
    assert hand(m, 0) == [invention]
    assert m.view(2)["aside"] == [own, theirs]
    calm(m)
    assert (hand(m, 0), hand(m, 1)) == (sorted([theirs, invention]), [own])


@rule("S60", "S109")
def test_an_announced_trade_with_an_empire_that_is_gone_can_be_replaced() -> None:
    own = values(4)
    me = IDS["empire"].index("romans")
    gone = IDS["empire"].index("egyptians")
    step = ["CarryOut", 0, me, [[gone, 0]], 0]
    m = position(romans(), hittites(), players=3, stack=[step, HALT], hands={0: own, 1: values(3)}, acting=0, active=0,
                 action=TRADE, deal=(me, gone, -1, -1, 0, -1, 0, 0, 0, 1))  # fmt: skip
    assert question(m) == "ChooseTrade"
    assert can(m, 0, "trade", "hittites")
    assert refused(m, 0, "trade", "egyptians") == "empire-not-in-play"
    assert state(m).deal == ()


@rule("S60", "S109")
def test_cards_that_lie_for_an_empire_that_is_gone_go_back() -> None:
    own, other = values(4, 3)
    me, gone = (IDS["empire"].index(id) for id in ("romans", "egyptians"))
    lying = tuple(IDS["empire"].index(id) for id in (own, other))
    m = position(romans(), players=3, stack=["ResolveTrade", HALT], acting=0, active=0, action=TRADE, aside=lying,
                 aside_of=(0, 1), deal=(me, gone, *lying, 0, -1, 0, 3, 0, 1))  # fmt: skip
    assert (hand(m, 0), hand(m, 1)) == ([own], [other])
    assert level(m, "romans") == 10


@rule("S60", "S109")
def test_the_cards_change_owners_although_the_empire_of_one_is_gone() -> None:
    own, other = values(4, 3)
    me, gone = (IDS["empire"].index(id) for id in ("romans", "egyptians"))
    lying = tuple(IDS["empire"].index(id) for id in (own, other))
    m = position(romans(), players=3, stack=["SwapTradeCards", HALT], acting=0, active=0, action=TRADE, aside=lying,
                 aside_of=(0, 1), deal=(me, gone, *lying, 0, -1, 0, 3, 0, 1))  # fmt: skip
    assert (hand(m, 0), hand(m, 1)) == ([other], [own])


@rule("S60")
def test_nobody_lays_cards_for_an_empire_that_is_gone() -> None:
    m = laying(romans(), hittites(), hands={0: values(4), 1: values(3)})
    s = state(m).copy()
    begin(s, s.card[s.active], IDS["empire"].index("egyptians"))
    assert list(s.question().seats(s)) == []


# -- events ------------------------------------------------------------------------------------------------------------


@rule("S5", "S61")
def test_the_silk_road_lasts_for_the_action_only() -> None:
    own, other = values(3, 4)
    m = announced(romans(), hittites(), hands={0: [own, with_event("silk_road")], 1: [other]})
    event(m, 0, "silk_road")
    calm(m)
    assert trade_number(state(m), of(m, "romans")) == 3
    assert (money(m, "romans"), money(m, "hittites")) == (2, 2)
    lay(m, 0, own)
    lay(m, 1, other)
    assert trade_number(state(calm(m)), of(m, "romans")) == 1
    assert levels(m) == (12, 10)


@rule("S5", "S59")
def test_after_an_embargo_only_another_trade_is_left() -> None:
    own, other = values(3, 4)
    third = empire("gauls", 2, {"north_italy": "warriors"}, level=10, money=4)
    m = announced(romans(money=3), hittites(money=3), third, hands={0: [own], 1: [other, with_event("embargo")]})
    event(m, 1, "embargo")
    calm(m)
    assert question(m) == "ChooseTrade"
    assert refused(m, 0, "trade", "hittites") == "already-asked"
    for words in (["swap", "hittites"], ["give", "gauls", 1], ["request", "gauls", 1]):
        assert refused(m, 0, *words) == "trade-announced"
    assert can(m, 0, "neutral")
    say(m, 0, "trade", "gauls")
    assert question(calm(m)) == "LayTradeCards"
    assert list(m.asked()) == [0, 2]


@rule("S5", "S60")
@pytest.mark.parametrize("spy", [0, 1])
def test_a_spy_lays_after_the_other_side_has_shown_its_cards(spy: int) -> None:
    cards = values(3), values(4)
    hands = {0: [*cards[0]], 1: [*cards[1]]}
    hands[spy].append(with_event("spy_ring"))
    m = announced(romans(), hittites(), hands=hands)
    event(m, spy, "spy_ring")
    calm(m)
    assert list(m.asked()) == [1 - spy]
    lay(m, 1 - spy, cards[1 - spy][0])
    assert list(m.asked()) == [spy]
    assert m.view(spy)["aside"] == cards[1 - spy]
    lay(m, spy, cards[spy][0])
    calm(m)
    assert told(m, "trade-totals") == [("romans", 4, "hittites", 4)]
    assert hand(m, spy) == cards[1 - spy]


@rule("S5", "S4b")
def test_a_spy_does_not_wait_for_cards_that_do_not_exist() -> None:
    own, spy_ring = values(3)[0], with_event("spy_ring")
    m = announced(romans(), hittites(), hands={0: [own, spy_ring], 2: all_others("romans", "hittites", own, spy_ring)})
    event(m, 0, "spy_ring")
    calm(m)
    # the played event lies in the discard pile: it is the card the other side draws
    lay(m, 1, drawn=1)
    assert m.view(0)["aside"] == [spy_ring]
    lay(m, 0, own)
    assert hand(calm(m), 0) == [spy_ring]


@rule("S5", "S60b")
def test_a_spy_sees_both_cards_of_a_scientist() -> None:
    low, high, own, spy_ring = *values(1, 6, 3), with_event("spy_ring")
    wise = hittites(level=10, leaders=[("unnamed_sc", "greece")])
    m = announced(romans(), wise, hands={0: [own, spy_ring], 1: [low, high]})
    event(m, 0, "spy_ring")
    calm(m)
    say(m, 1, "lay", in_order([low, high]), 0)
    assert m.view(0)["aside"] == in_order([low, high])
    lay(m, 0, own)
    say(m, 1, "use", low)
    assert levels(calm(m)) == (12, 10)


@rule("S5", "S62")
@pytest.mark.parametrize(("ahead", "allowed"), [(9, False), (10, False), (11, True)])
def test_stolen_secrets_look_at_the_levels_before_the_trade(ahead: int, allowed: bool) -> None:
    own, other = values(0, 2)
    cards = {0: [own, with_event("industrial_espionage")], 1: [other]}
    m = calm(announced(romans(), hittites(level=ahead), hands=cards))
    lay(m, 0, own)
    lay(m, 1, other)
    assert level(m, "hittites") == ahead + 1
    assert (question(m) == "PlayEvent") is allowed
    if allowed:
        event(m, 0, "industrial_espionage")
        assert level(calm(m), "romans") == 11


@rule("S5", "S67b")
def test_an_invention_follows_a_lost_trade_too() -> None:
    own, other, drawn = values(0, 2, 5)
    cards = {0: [own, with_event("invention")], 1: [other]}
    m = calm(announced(romans(), hittites(), hands=cards, deck=[drawn]))
    lay(m, 0, own)
    lay(m, 1, other)
    event(m, 0, "invention")
    assert levels(calm(m)) == (13, 11)  # half of five, rounded up


def brisk(n: int) -> Match:
    """The Romans trade with the Hittites and play so many events for more trades; Gauls and Mongols are near too."""
    cards = [with_event("brisk_trade", i) for i in range(n)]
    m = calm(
        announced(
            romans(money=2),
            hittites(),
            empire("gauls", 2, {"north_italy": "warriors"}, level=10),
            empire("mongols", 1, {"carthage": "warriors"}, level=10),
            hands={0: [*values(3, 4, 5), *cards], 1: values(1, 2), 2: values(0)},
        )
    )
    lay(m, 0, values(3)[0])
    lay(m, 1, values(1)[0])
    for i in range(n):
        event(m, 0, "brisk_trade", n=i)
    return calm(m)


@rule("S5", "S59")
def test_a_brisk_trade_brings_another_partner_and_nothing_else() -> None:
    m = brisk(1)
    assert question(m) == "ChooseTrade"
    assert refused(m, 0, "trade", "hittites") == "already-asked"
    assert refused(m, 0, "give", "gauls", 1) == "trade-announced"
    assert refused(m, 0, "swap", "gauls") == "trade-announced"
    assert can(m, 0, "trade", "mongols")
    say(m, 0, "trade", "gauls")
    calm(m)
    lay(m, 0, values(4)[0])
    lay(m, 2, values(0)[0])
    calm(m)
    assert question(m) == "Halt"
    assert level(m, "romans") == 14


@rule("S5", "S59")
def test_two_brisk_trades_bring_two_more_partners() -> None:
    m = brisk(2)
    say(m, 0, "trade", "gauls")
    calm(m)
    lay(m, 0, values(4)[0])
    lay(m, 2, values(0)[0])
    calm(m)
    assert question(m) == "ChooseTrade"
    assert not can(m, 0, "trade", "gauls")
    say(m, 0, "trade", "mongols")
    assert question(calm(m)) == "LayTradeCards"


@rule("S5", "A55")
def test_the_neutral_world_is_no_other_partner() -> None:
    m = brisk(1)
    assert refused(m, 0, "neutral") == "only-other-partner"
    assert can(m, 0, "trade", "gauls")
    say(m, 0, "done")
    assert question(calm(m)) == "Halt"
