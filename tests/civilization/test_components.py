"""What the rule text says about pieces and cards, against the component files (21, 31 to 36, 51, 53, 54)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from build import run_phase

from zeitalter import find_game
from zeitalter.games.civilization.data.components import load_components, our_data
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule
from zeitalter.testing.citations import numbered

GAME = find_game("civilization")
C = load_components(None)
CARDS = {card["id"]: card for card in our_data()["civilization_cards"]["cards"]}


def word(kind: str, id: str) -> int:
    return C.ids[kind].index(id)


@rule("34", "51", "21", "WE-51")
def test_there_are_66_goods_of_11_kinds_and_8_calamities() -> None:
    """WE-51: the last column of the table is the number of cards."""
    counts = dict(zip(C.ids["card"], C.good_count, strict=False))
    assert counts == {
        "felle": 7, "ocker": 7, "eisen": 5, "papyrus": 5, "salz": 9, "korn": 8, "stoffe": 7, "bronze": 6, "gewuerze": 5,
        "juwelen": 4, "gold": 3,
    }  # fmt: skip
    assert (sum(counts.values()), C.goods, len(C.ids["card"]) - C.goods) == (66, 11, 8)
    assert [C.value[card] for card in range(C.goods)] == [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [C.value[card] for card in range(C.goods, len(C.ids["card"]))] == [0] * 8


@rule("34", "52", "43.11")
def test_calamities_lie_in_stacks_two_to_nine_in_the_order_of_their_sections() -> None:
    assert {number: C.ids["card"][card] for number, card in C.by_number.items()} == {
        2: "vulkan_erdbeben", 3: "hochwasser", 4: "hungersnot", 5: "buergerkrieg", 6: "seuche", 7: "aufruhr",
        8: "bildersturm", 9: "piraterie",
    }  # fmt: skip


@rule("35", "54", "WE-54")
def test_there_are_72_civilization_cards_of_16_kinds() -> None:
    """WE-54: ten kinds of 4, and 3, 5, 5, 6, 6, 7."""
    counts = dict(zip(C.ids["civilization"], C.card_count, strict=True))
    assert len(counts) == 16
    assert sum(counts.values()) == 72
    assert Counter(counts.values()) == Counter({4: 10, 3: 1, 5: 2, 6: 2, 7: 1})
    odd = {"mystizismus": 3, "demokratie": 5, "philosophie": 5, "architektur": 6, "literatur": 6, "gesetz": 7}
    assert {card: n for card, n in counts.items() if n != 4} == odd


@rule("54", "21", "WE-21")
def test_prices_run_from_30_to_240_in_the_order_of_section_53() -> None:
    """WE-21."""
    assert C.cost == sorted(C.cost)
    assert (C.cost[0], C.cost[-1]) == (30, 240)


@rule("35", "54", "43.10")
def test_groups_of_the_cards_fit_the_examples() -> None:
    groups = {card: set(data["groups"]) for card, data in CARDS.items()}
    assert groups["mystizismus"] == {"kuenste", "wissenschaften"}
    assert groups["weben"] == {"handwerk"}
    assert groups["musik"] == {"kuenste"}
    assert groups["architektur"] == {"kuenste", "gesellschaft"}
    assert groups["literatur"] == {"kuenste", "gesellschaft"}
    assert groups["gesetz"] == groups["demokratie"] == groups["philosophie"] == {"gesellschaft"}
    assert groups["ingenieurwesen"] == {"handwerk", "wissenschaften"}
    assert {group for found in groups.values() for group in found} == {
        "kuenste", "handwerk", "wissenschaften", "gesellschaft",
    }  # fmt: skip


@rule("43.10", "54", "53")
def test_credit_table_by_the_rules_of_the_groups() -> None:
    """Computed again from the sentences of 43.10 and 53.3, 53.4, 53.5, 53.10; mysticism has no power but its groups."""
    amount = {"kuenste": 5, "handwerk": 10, "wissenschaften": 20, "gesellschaft": 0}
    extra = {"gesetz": "kuenste", "demokratie": "handwerk", "philosophie": "wissenschaften"}
    pink = {card for card, data in CARDS.items() if "gesellschaft" in data["groups"]}
    special: dict[tuple[str, str], int] = {("schauspiel", "literatur"): 20, ("musik", "philosophie"): 30}
    special |= {("architektur", card): 15 for card in pink if card != "architektur"}
    special |= {("literatur", card): 25 for card in ("gesetz", "demokratie", "philosophie")}
    for own, data in CARDS.items():
        for bought, wanted in CARDS.items():
            if own == bought:
                continue
            ways = [0, special.get((own, bought), 0)]
            ways += [
                amount[group] for group in data["groups"] if group in wanted["groups"] or extra.get(bought) == group
            ]
            assert C.credit[word("civilization", own)][word("civilization", bought)] == max(ways), (own, bought)


@rule("53.13", "53.14", "53.15")
def test_only_democracy_and_philosophy_have_a_prerequisite() -> None:
    needs = {C.ids["civilization"][i]: n for i, n in enumerate(C.prerequisite) if n >= 0}
    law = word("civilization", "gesetz")
    assert needs == {"demokratie": law, "philosophie": law}


@rule("31", "43.13", "44", "21")
def test_succession_table_has_fifteen_fields_and_five_epochs() -> None:
    assert C.finish == 16
    assert len(C.ids["nation"]) == 9
    for nation, starts in enumerate(C.epoch_start):
        assert len(starts) == 5
        assert list(starts) == sorted(starts)
        assert starts[0] == 1
        assert starts[-1] <= 15
        assert set(C.points[nation]) == set(range(starts[-1], 16))
        assert list(C.points[nation].values()) == sorted(C.points[nation].values())
    last = {points[15] for points in C.points}
    assert (min(last), max(last)) == (1200, 1400)


@rule("62")
def test_order_of_the_succession_table() -> None:
    order = sorted(C.ids["nation"], key=lambda nation: C.order[word("nation", nation)])
    assert order[:3] == ["afrika", "italien", "illyrien"]
    assert order[-1] == "aegypten"
    assert order == ["afrika", "italien", "illyrien", "thrakien", "kreta", "asien", "assyrien", "babylon", "aegypten"]


@rule("73", "A-29")
def test_triangles_are_passed_on_fields_nine_twelve_and_fourteen() -> None:
    assert C.end_fields == {2: 9, 3: 12, 4: 14}
    for field, epoch in ((9, 3), (12, 4), (14, 5)):
        assert all(starts[epoch - 1] <= field for starts in C.epoch_start)


@rule("33", "43")
def test_rule_page_has_every_section_in_both_languages() -> None:
    pages = [numbered("civilization", lang) for lang in ("de", "en")]
    assert pages[0] == pages[1]
    sections = {f"43.{n}" for n in range(1, 14)} | {f"53.{n}" for n in range(1, 16)} | {f"52.{n}" for n in range(1, 10)}
    assert sections <= set(pages[0])


@rule("33", "32", "A-40")
def test_stock_treasury_and_pieces_of_everybody_are_open() -> None:
    m = run_phase(
        "TakeCensus",
        player(
            "Ada",
            "kreta",
            {"knossos": 3},
            cities=["athen"],
            ships=["athen"],
            treasury=7,
            cards=["weben"],
            hand=["gold"],
        ),
        player("Ben", "asien"),
    )
    shown = m.view(1)["players"][0]
    what = ("stock", "treasury", "on_board", "cities", "ships", "cards", "hand", "hand_count")
    assert [shown[name] for name in what] == [46, 7, 3, 1, ["athen"], ["weben"], None, 1]


@rule("53", "43.10")
def test_mysticism_has_no_power_of_its_own() -> None:
    effects: Any = CARDS["mystizismus"]["effects"]
    assert effects == {}
    assert [card for card, data in CARDS.items() if not data["effects"]] == [
        "mystizismus", "schauspiel", "musik", "architektur", "literatur",
    ]  # fmt: skip


@rule("53.2", "53.12", "53.11", "53.13", "53.14", "53.15", "A-23b")
@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("weben", {"ship_range": 5}),
        ("toepfern", {"hungersnot_reduction_per_korn": 4}),
        ("astronomie", {"open_sea": True}),
        ("landwirtschaft", {"population_limit_bonus": 1}),
        ("muenzwesen", {"tax_rates": [1, 2, 3]}),
        ("ingenieurwesen", {"flood_max_loss": 7, "attackers_needed_against_city": 8}),
        ("medizin", {"seuche_primary": 11, "seuche_secondary_max": 5}),
    ],
)
def test_figures_of_the_cards(card: str, effects: dict[str, Any]) -> None:
    assert CARDS[card]["effects"] == effects
