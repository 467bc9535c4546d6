"""Phase 8: drawing trade cards and buying gold; what sets are worth (43.8, 51, A-14, A-31, A-40, A-41)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from build import asked, changed, halted, offered, refusal, run_phase, sound, told, with_idle

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.rules.trade_cards import return_cards, set_value
from zeitalter.testing import rule, say

SITES = ["athen", "byzanz", "chalkis", "eretria", "gordion", "hattusa", "kanesch", "knossos", "korinth"]
MORE = ["milet", "mykene", "phaistos", "rhodos", "sardes", "sinope", "sparta", "thera", "troja"]
GOODS = ["felle", "eisen", "salz", "korn", "stoffe", "bronze", "gewuerze", "juwelen", "gold"]
TOPS = {number: [good] for number, good in enumerate(GOODS, 1)}


def drawing(n: int, stacks: dict[int, list[str]] | None = None, **what: Any) -> Match:
    """Ada has n cities and draws; Ben has none."""
    ada = player("Ada", "kreta", cities=SITES[:n], **what)
    return run_phase("TradeCards", ada, player("Ben", "asien"), stacks={**TOPS, **(stacks or {})})


@rule("43.8", "40")
@pytest.mark.parametrize("n", [1, 5, 9])
def test_player_draws_one_card_of_each_stack_up_to_the_number_of_cities(n: int) -> None:
    m = drawing(n)
    assert halted(m)
    counts = [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert changed(m) == {
        "0.hand": sorted(GOODS[:n]), **{f"stack {i}": counts[i - 1] - 1 for i in range(1, n + 1)},
    }  # fmt: skip
    assert sound(m)


@rule("43.8", "A-40")
def test_only_the_drawer_sees_the_cards() -> None:
    m = drawing(3)
    assert told(m, "draws", 0) == [(0, 3, ["felle", "eisen", "salz"])]
    assert told(m, "draws", 1) == [(0, 3, None)]
    assert m.view(1)["players"][0]["hand"] is None
    assert m.view(1)["players"][0]["hand_count"] == 3
    assert m.view(0)["players"][0]["hand"] == ["felle", "eisen", "salz"]


@rule("43.8", "62", "WE-43.8")
def test_fewest_cities_draw_first_and_ties_follow_the_succession_table() -> None:
    """WE-43.8: 2, 5 and 5 cities; Italien comes before Kreta."""
    m = run_phase(
        "TradeCards",
        player("Ada", "kreta", cities=SITES[:5]),
        player("Ben", "italien", cities=MORE[:5]),
        player("Cleo", "asien", cities=["tarquini", "kyme"]),
    )
    assert [who for who, _, _ in told(m, "draws")] == [2, 1, 0]


@rule("43.8", "WE-43.8")
def test_empty_stack_gives_nothing_and_no_substitute() -> None:
    """WE-43.8: stack 4 is empty, five cities bring four cards."""
    m = run_phase(
        "TradeCards",
        *with_idle(
            player("Ada", "kreta", cities=SITES[:5]),
            player("Ben", "asien", hand=["korn"] * 8),
            seats=2,
        ),
        calamities=[("hungersnot", 1, -1)],
        stacks={number: cards for number, cards in TOPS.items() if number != 4},
    )
    assert changed(m) == {
        "0.hand": ["eisen", "felle", "salz", "stoffe"], "stack 1": 13, "stack 2": 10, "stack 3": 9, "stack 5": 7,
    }  # fmt: skip


RED = {2: "vulkan_erdbeben", 3: "hochwasser", 4: "hungersnot", 5: "buergerkrieg"}
BLACK = {6: "seuche", 7: "aufruhr", 8: "bildersturm", 9: "piraterie"}


@rule("43.8", "43.11", "34")
@pytest.mark.parametrize("number", RED)
def test_red_calamity_is_laid_open_at_once(number: int) -> None:
    m = drawing(number, {number: [RED[number]]})
    assert m.view(None)["calamities"] == [{"card": RED[number], "victim": 0, "seller": None}]
    assert told(m, "lays-open") == [(0, RED[number])]
    assert m.view(0)["players"][0]["hand"] == GOODS[: number - 1]
    assert sound(m)


@rule("43.8", "43.11", "34", "A-40")
@pytest.mark.parametrize("number", BLACK)
def test_black_calamity_stays_hidden_in_the_hand(number: int) -> None:
    m = drawing(number, {number: [BLACK[number]]})
    assert m.view(None)["calamities"] == []
    assert sorted(m.view(0)["players"][0]["hand"]) == sorted([*GOODS[: number - 1], BLACK[number]])
    assert m.view(1)["players"][0]["hand"] is None
    assert told(m, "lays-open") == []


@rule("A-40", "42")
def test_stack_heights_and_red_backs_on_top_are_public() -> None:
    m = run_phase(
        "TradeCards", player("Ada", "kreta"), player("Ben", "asien"), stacks={3: ["hochwasser"], 6: ["seuche"]}
    )
    stacks = {stack["number"]: stack for stack in m.view(1)["stacks"]}
    assert [stacks[n]["count"] for n in range(1, 10)] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert [n for n in stacks if stacks[n]["red"]] == [3]
    assert all("cards" not in stack for stack in stacks.values())


# -- gold --------------------------------------------------------------------------------------------------------------


@rule("43.8", "A-14", "WE-43.8")
def test_gold_costs_eighteen_tokens_each_as_often_as_the_treasury_pays() -> None:
    """WE-43.8: treasury 40, at most two."""
    m = drawing(1, {9: ["gold", "gold"]}, treasury=40)
    assert asked(m) == [0]
    assert offered(m, 0, "gold") == [()]
    say(m, 0, "gold")
    assert asked(m) == [0]
    say(m, 0, "gold")
    assert halted(m)
    assert changed(m) == {
        "0.treasury": 4, "0.stock": 52, "0.hand": ["felle", "gold", "gold"], "stack 1": 13, "stack 9": 2,
    }  # fmt: skip
    assert told(m, "buys-gold", 1) == [(0, None), (0, None)]


@rule("43.8", "65.2")
def test_seventeen_tokens_buy_nothing_and_gold_is_voluntary() -> None:
    assert halted(drawing(1, treasury=17))
    m = drawing(1, treasury=18)
    assert asked(m) == [0]
    say(m, 0, "no_gold")
    assert halted(m)
    assert changed(m) == {"0.hand": ["felle"], "stack 1": 13}


@rule("A-14")
def test_player_without_cities_has_his_turn_first_and_may_only_buy() -> None:
    m = run_phase(
        "TradeCards",
        player("Ada", "kreta", cities=SITES[:2]),
        player("Ben", "asien", treasury=18),
        stacks={**TOPS},
    )
    assert asked(m) == [1]
    assert told(m, "draws") == []
    assert refusal(m, 0, "gold")[0] == "not-your-turn"
    say(m, 1, "gold")
    assert halted(m)
    assert changed(m) == {
        "0.hand": ["eisen", "felle"], "1.hand": ["gold"], "1.treasury": 0, "1.stock": 56,
        "stack 1": 13, "stack 2": 10, "stack 9": 3,
    }  # fmt: skip


@rule("A-14", "43.8")
def test_piracy_instead_of_gold_costs_the_same_and_goes_to_the_hand() -> None:
    m = drawing(0, {9: ["piraterie"]}, treasury=20)
    say(m, 0, "gold")
    assert changed(m) == {"0.treasury": 2, "0.stock": 54, "0.hand": ["piraterie"], "stack 9": 3}
    assert m.view(None)["calamities"] == []


@rule("A-14")
def test_gold_is_sold_while_the_ninth_stack_lasts() -> None:
    m = run_phase(
        "TradeCards",
        player("Ada", "kreta", treasury=54),
        player("Ben", "asien", hand=["gold", "gold", "piraterie"]),
    )
    say(m, 0, "gold")
    assert halted(m)
    assert changed(m) == {"0.treasury": 36, "0.stock": 20, "0.hand": ["gold"], "stack 9": 0}


# -- values ------------------------------------------------------------------------------------------------------------

TABLE = {
    "felle": [4, 9, 16, 25, 36, 49],
    "ocker": [4, 9, 16, 25, 36, 49],
    "eisen": [8, 18, 32, 50],
    "papyrus": [8, 18, 32, 50],
    "salz": [12, 27, 48, 75, 108, 147, 192, 243],
    "korn": [16, 36, 64, 100, 144, 196, 256],
    "stoffe": [20, 45, 80, 125, 180, 245],
    "bronze": [24, 54, 96, 150, 216],
    "gewuerze": [28, 63, 112, 175],
    "juwelen": [32, 72, 128],
    "gold": [36, 81],
}


def worth(hand: list[str]) -> int:
    """What the owner of a hand sees as his points: nothing else is worth anything here."""
    m = run_phase("TradeCards", player("Ada", "kreta", {"knossos": 3}, hand=hand), player("Ben", "asien"))
    return m.view(0)["players"][0]["points"]


@rule("51", "21", "A-31", "WE-51", "WE-21")
@pytest.mark.parametrize("good", TABLE)
def test_value_of_a_set_is_the_printed_table(good: str) -> None:
    """WE-51 and WE-21; three cloth are 45, the printed 46 is a misprint."""
    for n, value in enumerate(TABLE[good], 2):
        assert worth([good] * n) == value
    with pytest.raises(ValueError, match="not so many"):
        worth([good] * (len(TABLE[good]) + 2))


@rule("51", "A-62", "WE-51")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (["gold"], 9),
        (["felle", "felle", "ocker", "ocker"], 8),
        (["salz", "salz", "salz", "korn", "gold"], 40),
        (["seuche", "piraterie", "aufruhr", "bildersturm"], 0),
        (["salz", "salz", "seuche"], 12),
        ([], 0),
    ],
)
def test_different_goods_do_not_combine_and_calamities_are_worth_nothing(hand: list[str], value: int) -> None:
    """WE-51."""
    assert worth(hand) == value


@rule("51", "21", "WE-21")
def test_single_goods_are_worth_one_to_nine() -> None:
    """WE-21."""
    assert [worth([good]) for good in GOODS] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert max(value for row in TABLE.values() for value in row) == 256
    assert min(value for row in TABLE.values() for value in row) == 4


# -- cards that go back ------------------------------------------------------------------------------------------------


@rule("A-41", "43.10")
def test_returned_cards_go_under_their_stacks_and_earlier_returns_lie_above() -> None:
    m = run_phase("TradeCards", player("Ada", "kreta", hand=["salz", "gold", "ocker", "ocker"]), player("Ben", "asien"))
    s = m.state.copy()
    ids = s.components.ids["card"]
    back = [ids.index(card) for card in ("ocker", "salz", "gold", "ocker")]
    return_cards(s, back[:3])
    return_cards(s, back[3:])
    bottoms = [ids[s.zones[number - 1].cards[-1]] for number in (1, 3, 9)]
    assert bottoms == ["ocker", "salz", "gold"]
    assert [len(s.zones[number - 1].cards) for number in (1, 3, 9)] == [14, 10, 4]
    assert [ids[card] for card in s.zones[8].cards] == ["gold", "gold", "piraterie", "gold"]


@rule("A-41")
def test_cards_returned_together_lie_in_an_order_nobody_knows() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(12):
        people = (player("Ada", "kreta", hand=["felle"] * 3 + ["ocker"] * 3), player("Ben", "asien"))
        s = run_phase("TradeCards", *people, seed=seed).state.copy()
        ids = s.components.ids["card"]
        return_cards(s, [ids.index("felle")] * 3 + [ids.index("ocker")] * 3)
        seen[tuple(ids[card] for card in s.zones[0].cards[-6:])] += 1
        assert set(s.zones[0].known[-6:]) == {0}
    assert len(seen) > 3
    assert all(Counter(order) == Counter(felle=3, ocker=3) for order in seen)


@rule("51")
def test_set_value_of_a_bag_of_cards() -> None:
    m = run_phase("TradeCards", player("Ada", "kreta"), player("Ben", "asien"))
    ids = m.state.components.ids["card"]
    assert set_value(m.state, [ids.index("salz")] * 4) == 48
