"""The end of a turn and of the game as an outside judge tries them: what counts where, in which order, for whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from harvest_recount import recount
from reading_scene import (
    IDS,
    calm,
    doing,
    event_words,
    hand,
    level,
    listed,
    money,
    of,
    owns,
    question,
    refused,
    religion,
    result,
    state,
    values,
    with_artefact,
    with_event,
)
from settled_world import Settled

from zeitalter import Match
from zeitalter.engine.forms import Form
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.harvest import by_faith, settled_prizes
from zeitalter.testing import can, rule, say
from zeitalter.testing.walk import walk


def one(card: str, seat: int, lands: dict[str, str] | str, **more: Any) -> Empire:
    where = {lands: "warriors"} if isinstance(lands, str) else lands
    return empire(card, seat, where, **{"level": 17, **more})


def lands(*areas: str) -> dict[str, str]:
    return dict.fromkeys(areas, "warriors")


def harvest(*empires: Empire, players: int = 4, **board: Any) -> list[int]:
    """The glory of all seats after a harvest; nobody buys any."""
    m = position(*empires, players=players, stack=["Harvest", HALT], **board)
    while question(m) == "BuyGlory":
        say(m, next(iter(m.asked())), "pass")
    return state(m).glory


def ending(*empires: Empire, players: int = 2, **board: Any) -> Match:
    """The end of a turn; events are passed over until somebody may buy glory or the next turn begins."""
    return calm(position(*empires, players=players, stack=["EndTurn"], **board))


# -- what counts in a region -------------------------------------------------------------------------------------------


@rule("S11", "S113")
@pytest.mark.parametrize(
    ("card", "inside", "outside", "points"),
    [
        # Slavs: Europe 4, land units 1, fertile areas 1; Britain and Italy belong to Europe, Anatolia does not.
        ("slavs", ("scotland", "ireland", "crete"), ("anatolia", "armenia"), 4 + 1),
        # Muscovites: Asia 2, Europe 3, world 2.
        ("muscovites", ("siberia", "mongolia", "java"), ("libya", "sahara"), 2 + 2),
        # Spanish: Americas 4, world with water 2, money 2; both halves belong to the Americas.
        ("spanish", ("alaska", "cuba", "chile"), ("tahiti", "hawaii"), 4 + 2),
        # Melanesians: Australasia 3, water 3, world with water 1.
        ("melanesians", ("tahiti", "new_zealand", "outback"), ("java", "hawaii"), 3 + 1),
    ],
)
def test_where_a_region_begins_and_ends(card: str, inside: Any, outside: Any, points: int) -> None:
    """The rival holds fewer areas, all of them outside; it has its seat later in the order."""
    rival = one("assyrians", 1, lands(*outside), disorder=[])
    assert harvest(one(card, 0, lands(*inside)), rival, players=2)[0] == points


@rule("S11", "S113")
def test_hawaii_lies_in_no_region_but_in_the_world() -> None:
    # Macedonians: world 3, Asia 3
    assert harvest(one("macedonians", 0, "hawaii"), players=2)[0] == 3
    assert harvest(one("macedonians", 0, "java"), players=2)[0] == 6


@rule("S11", "S113")
def test_seas_count_only_where_the_card_counts_water() -> None:
    fleet = {"england": "warriors", "north_sea": "galleys", "baltic_sea": "galleys"}
    rival = one("germans", 1, lands("germany", "poland"))
    # British: world with water 4, naval units 3, most advanced 1 (tied, first in turn order)
    assert harvest(one("british", 0, fleet), rival, players=2)[0] == 4 + 3 + 1
    # Gauls: Europe 3 (one land area against two: second), Britain 2, land units 2 (second: 1)
    assert harvest(one("gauls", 0, fleet), rival, players=2)[0] == 2 + 2 + 1


@rule("S113", "S116")
def test_a_region_without_an_orderly_area_brings_nothing() -> None:
    assert harvest(one("slavs", 0, "poland", disorder=["poland"]), players=2)[0] == 1  # land units only


# -- places ------------------------------------------------------------------------------------------------------------


@rule("S114", "S114b")
def test_own_empires_in_a_tie_do_not_make_room_for_a_stranger() -> None:
    """Three with equal money; the start player's one is first, the two of the other player share the rest."""
    own = one("ghana", 1, "ghana", money=5), one("swahili", 1, "zanzibar", money=5)
    stranger = one("venetians", 0, "north_italy", money=5)
    # Ghana: money 3, Africa 2, cities 1; Swahili: money 3, water 2, Africa 1; equal in Africa
    # money: 4 for the Venetians, then 2 and 1; Africa: Ghana first 2, Swahili second 0
    assert harvest(stranger, *own, players=2) == [4, 2 + 1 + 2]


@rule("S114", "S117")
def test_a_philosopher_lifts_his_gardens_above_equal_cities() -> None:
    gardens = one(
        "hittites", 1, "anatolia", cities={"anatolia": 3}, artefacts={"anatolia": ["hanging_gardens"]}, level=8
    )
    thinker = one(
        "hittites",
        1,
        "anatolia",
        cities={"anatolia": 3},
        artefacts={"anatolia": ["hanging_gardens"]},
        level=8,
        leaders=[("unnamed_ph", "anatolia")],
    )
    rival = one("greeks", 0, "greece", cities={"greece": 3}, level=9)
    # Hittites: Asia 2, cavalry 0, city value 1 for the first
    assert harvest(rival, gardens, players=2)[1] == 2 + 0 + 1
    assert harvest(rival, thinker, players=2)[1] == 2 + 1 + 2


@rule("S117", "S116")
def test_gardens_do_not_see_a_city_in_disorder() -> None:
    gardens = {"artefacts": {"anatolia": ["hanging_gardens"]}, "level": 8}
    a = one(
        "hittites", 0, lands("anatolia", "syria"), cities={"anatolia": 1, "syria": 5}, disorder=["syria"], **gardens
    )
    b = one("greeks", 1, "greece", cities={"greece": 3}, level=9)
    c = one("french", 2, "france", cities={"france": 3}, level=9)
    # third in city value: no gardens; Asia 2, holding Syria in disorder nothing
    assert harvest(a, b, c)[0] == 2


# -- the order of the end ----------------------------------------------------------------------------------------------


@rule("S111", "S67b", "S118")
def test_strife_that_ends_with_a_new_age_is_gone_before_the_harvest() -> None:
    poor = one("guptas", 0, "iceland", religion="hinduism", marks=["religious_strife"], level=21)
    rivals = one("harappans", 1, lands("sind", "punjab", "deccan"), level=30)
    # Guptas: India none; artefacts: Hinduism counts 3; most advanced second 1
    m = ending(poor, rivals)
    assert (level(m, "guptas"), owns(m, "guptas", "religious_strife")) == (22, False)
    assert state(m).glory[0] == 3 + 1
    lone = ending(one("goths", 0, "hawaii", religion="hinduism", marks=["religious_strife"], level=21), rivals)
    assert state(lone).glory[0] == 0 + 1  # no place of their own, one more for Hindus


@rule("S111", "S136", "S67")
def test_a_treaty_ends_with_the_free_progress_into_another_age() -> None:
    pair = one("romans", 0, "rome", level=21), one("greeks", 1, "greece", level=17)
    assert state(ending(*pair, treaty=("greeks", "greece", "romans", "rome"))).treaty == ()
    young = one("romans", 0, "rome", level=20), one("greeks", 1, "greece", level=17)
    assert state(ending(*young, treaty=("greeks", "greece", "romans", "rome"))).treaty != ()


@rule("S119", "S113b", "S58")
def test_every_empire_buys_with_its_own_money_after_all_have_scored() -> None:
    rich = one("venetians", 0, "north_italy", money=45, artefacts={"north_italy": ["renaissance"]}, level=22)
    poor = one("ghana", 0, "ghana", money=40)
    other = one("swahili", 1, "zanzibar", money=44)
    m = ending(rich, poor, other)
    # money: Venetians 4 for 45 (artefacts 2), Swahili second 2, Ghana third 1, Africa 2 and 0
    assert state(m).glory == [4 + 2 + 1 + 2, 2]
    assert question(m) == "BuyGlory"
    assert refused(m, 0, "buy_glory", 3) == "glory-too-dear"
    say(m, 0, "buy_glory", 2)
    assert (money(m, "venetians"), money(m, "ghana"), state(m).glory[0]) == (5, 40, 11)
    assert question(m) == "PlaceMarkers"


# -- the end of the game -----------------------------------------------------------------------------------------------


@rule("S28")
def test_nobody_harvests_when_the_internet_comes() -> None:
    rich = one("israelis", 1, "palestine", level=49, money=200)
    m = calm(
        doing(
            "civilise",
            one("romans", 0, "rome", level=44),
            rich,
            one("germans", 2, "germany", level=45, artefacts={"germany": ["computing"]}),
            hands={0: [with_artefact("internet")]},
            glory=[6, 6, 0],
        )
    )
    say(m, 0, "artefact", with_artefact("internet"), "internet", "germans")
    assert state(m).glory == [6, 6, 7]
    assert result(m)["winners"] == [2]


@rule("S29", "S28b")
def test_of_two_who_passed_with_equal_glory_the_first_wins_even_from_a_later_seat() -> None:
    first = one("romans", 1, "rome", level=50)
    second = one("french", 0, "france", level=50)
    both = tuple(IDS["empire"].index(card) for card in ("romans", "french"))
    m = position(first, second, players=2, stack=["CheckEnd"], glory=[20, 20], finished_by=both)
    assert result(m)["winners"] == [1]


@rule("S28b", "S112")
def test_beyond_the_last_level_there_is_no_free_progress_and_no_second_prize() -> None:
    done = one("romans", 0, "rome", level=50)
    m = ending(done, one("greeks", 1, "greece", level=30), finished_by=(IDS["empire"].index("romans"),), glory=[7, 0])
    assert level(m, "romans") == 50
    # Romans: Europe 3, world 3, no city; Greeks most advanced second
    assert state(m).glory[0] == 7 + 3 + 3
    assert result(m)["how"] == "last-level"


@rule("S28c")
@pytest.mark.parametrize(("turn", "over"), [(59, False), (60, True)])
def test_the_guard_ends_the_whole_game_without_a_prize(turn: int, over: bool) -> None:
    m = ending(one("romans", 0, "rome", level=30), turn=turn)
    assert (state(m).result is not None) == over
    assert state(m).glory[0] == 6


# -- start ages and destiny --------------------------------------------------------------------------------------------


@rule("S27", "S39", "S40")
def test_the_first_empire_of_an_open_start_binds_the_next_player() -> None:
    m = position(
        players=2,
        start_age=0,
        stack=[["StartEmpire", 0], ["StartEmpire", 1], HALT],
        hands={0: ["persians"], 1: ["greeks", "arabs"]},
    )
    assert sorted(option[2] for option in listed(m, 0, "found")) == [1, 2]
    say(m, 0, "found", "persians", "3")
    while question(m) != "ChooseEmpire":
        seat = next(iter(m.asked()))
        m.play(seat, next(option for option in m.options(seat) if not isinstance(option, Form)))
    assert level(m, "persians") == 15
    assert [IDS["empire"][option[1]] for option in listed(m, 1, "found")] == ["arabs"]


@rule("S95")
def test_all_empires_of_the_highest_age_are_advanced_and_those_below_are_not() -> None:
    high, equal, low = (
        one("romans", 0, "rome", level=15),
        one("greeks", 1, "greece", level=21),
        one("french", 0, "france", level=14),
    )

    def drawn(*empires: Empire) -> int:
        m = calm(doing("destiny", *empires))
        say(m, 0, "throw_away", [])
        return len(hand(m, 0))

    assert drawn(high, equal, low) == 7
    assert drawn(low, high, equal) == 6


@rule("S96")
def test_a_religious_leader_next_door_does_not_help() -> None:
    pious = one("greeks", 0, "greece", leaders=[("unnamed_re", "greece")])
    card = values(3)[0]
    m = calm(doing("destiny", one("romans", 0, "rome"), pious, hands={0: [card]}, discard=values(6)))
    say(m, 0, "throw_away", [card])
    assert question(m) == "Halt"
    assert state(m).zones[1].cards[0] == IDS["empire"].index(card)


@rule("S38", "S95", "S36")
def test_destiny_as_a_second_action_fills_the_hand_that_civilise_emptied() -> None:
    cards = [with_artefact("forum"), *values(6, 5)]
    m = calm(doing("civilise", one("romans", 0, "rome", go_now=1), hands={0: cards}))
    say(m, 0, "artefact", cards[0], "forum", "romans")
    say(m, 0, "done")
    calm(m)
    say(m, 0, "second_action", "destiny")
    calm(m)
    say(m, 0, "throw_away", [])
    assert len(hand(m, 0)) == 7
    assert refused(m, 0, "second_action", "production") != ""


@rule("S5", "S111b")
def test_a_golden_age_is_celebrated_before_the_progress_and_by_several() -> None:
    m = position(
        one("romans", 0, "rome", capital="rome", level=21),
        one("greeks", 1, "greece", capital="greece", level=17),
        players=2,
        stack=["EndTurn"],
        hands={0: [with_event("golden_age")], 1: [with_event("golden_age", 1)]},
    )
    assert can(m, 0, *event_words("golden_age", on="romans"))
    assert not can(m, 0, *event_words("golden_age", on="greeks"))
    say(m, 0, *event_words("golden_age", on="romans"))
    say(m, 1, *event_words("golden_age", on="greeks", n=1))  # both want it now: the start player comes first
    assert (state(m).glory, level(m, "romans")) == ([2, 0], 21)
    say(m, 1, *event_words("golden_age", on="greeks", n=1))
    assert state(m).glory[1] >= 2
    assert level(m, "romans") == 22


@rule("S113", "A2")
def test_hindus_count_fellow_believers_like_everybody() -> None:
    papal = one("papal_states", 0, "rome", religion="hinduism", level=22)
    # artefacts: Hinduism 4; fellow believers: one each, the start player first: 3; Rome 1 -> 8, Hinduism takes 1
    assert harvest(papal, one("guptas", 1, "deccan", religion="hinduism", level=20), players=2)[0] == 4 + 3 + 1 - 1
    assert religion(ending(papal), "papal_states") == "hinduism"
    assert of(ending(papal), "papal_states") >= 0


@rule("S114b", "S26")
def test_seven_equal_empires_of_one_player_stand_as_is_best_for_him_in_every_ranking() -> None:
    """All on one level, with one city, one leader and as much money: many ties, each settled for its own points."""
    spots = {
        "babylonians": "babylon",
        "sumerians": "sumer",
        "harappans": "sind",
        "israelites": "syria",
        "phoenicians": "phoenicia",
        "zhou": "henan",
        "shang": "hubei",
    }
    own = [
        one(card, 0, spot, cities={spot: 1}, money=5, leaders=[("unnamed_st", spot)] if i < 4 else [], level=8)
        for i, (card, spot) in enumerate(spots.items())
    ]
    # city value 3 + 2, most advanced 2 + 1, money 3, leaders 2, fertile 2 + 1, India 3, China 3 + 2, Asia 1
    best = 5 + 3 + 3 + 2 + 3 + 3 + 5 + 1
    for order in (own, own[::-1]):
        assert harvest(*order, players=2, pairs=["pink", "yellow"])[0] == best


@rule("S113", "S113b", "S114", "S114b", "S115", "S116", "S117", "S118")
def test_a_second_count_of_random_worlds_brings_the_same_glory() -> None:
    counted = 0
    for n in range(6):
        r = Random(f"recount {n}")
        for s in walk(Settled(cramped=bool(n % 2)), r):
            if not s.stack or type(s.stack[-1]).__name__ != "PlaceMarkers" or r.random() > 0.2:
                continue
            expected = recount(s)
            if expected is not None:
                found = [0] * s.players
                prizes = settled_prizes(s)
                for e in s.in_play():
                    points = sum(prize.gain() for prize in prizes if prize.empire == e)
                    found[s.owner[e]] += points + by_faith(s, e, points)
                assert found == expected
                counted += 1
    assert counted > 5
