"""The shop shows what cards cost together and where the marker goes; the trade keeps truth and claims apart."""

from __future__ import annotations

from collections.abc import Callable

from civ_preview import position
from playwright.sync_api import Page, expect

Show = Callable[..., Page]


def choose(page: Page, *cards: str) -> None:
    """Click on cards in the shop."""
    for card in cards:
        page.locator(f'.ware[data-info="civilization:{card}"]').click()


def bill(page: Page) -> str:
    """Sum, credit and price."""
    return "-".join(" ".join(page.locator("[data-test=bill]").inner_text().split()).split("\u2212"))


def test_several_cards_show_sum_credit_and_price(table: Show) -> None:
    page = table("buy")
    choose(page, "toepfern")
    assert bill(page) == "Sum 45 Credit -10 Price 35"
    choose(page, "toepfern", "schauspiel", "toepfern")
    assert bill(page) == "Sum 105 Credit -20 Price 85"


def test_the_price_is_the_one_of_the_rules(table: Show) -> None:
    page = table("buy")
    match = position("buy")
    shop = match.view(0)["shop"]
    for card in ("muenzwesen", "architektur"):
        choose(page, card)
        price = shop["sets"][str(1 << shop["sale"].index(card))][0]
        expect(page.locator("[data-test=dock-send]")).to_contain_text(f"for {price}")
        choose(page, card)


def test_chosen_cards_are_paid_at_once_until_somebody_pays_otherwise(table: Show) -> None:
    page = table("buy")
    choose(page, "toepfern")
    assert page.locator(".wallet .some").count() > 0
    page.locator(".wallet li", has_text="Hides").get_by_role("button").last.click()
    paid = page.locator(".wallet output").all_inner_texts()
    choose(page, "toepfern", "schauspiel")
    assert page.locator(".wallet output").all_inner_texts() == paid


def test_the_outlook_says_where_the_marker_goes_and_what_the_next_epoch_demands(table: Show) -> None:
    page = table("buy")
    outlook = page.locator("[data-test=outlook]")
    expect(outlook).to_contain_text("You advance to field 7")
    expect(outlook).to_contain_text("Late Bronze Age from field 9: cards of 3 of 3 groups")
    choose(page, "toepfern")
    expect(outlook).to_contain_text("Civilization cards: 4 → 5, their value: 215 → 260")


def test_what_is_not_for_sale_says_why(table: Show) -> None:
    page = table("buy")
    page.locator('.ware[data-info="civilization:philosophie"]').click(force=True)
    assert page.evaluate("window.said") == ["ask", ["buy", ["philosophie"], []]]


def test_claims_are_apart_from_what_is_true(table: Show) -> None:
    page = table("bargain")
    beate = page.locator(".offers li", has_text="Beate")
    expect(beate.locator(".fact")).to_contain_text("3 cards, worth 9, with Papyrus")
    expect(beate.locator(".rumour")).to_contain_text("said to hold 1 Gold too")
    expect(beate).to_contain_text("to you · reply to your offer")
    carl = page.locator(".offers li", has_text="Carl")
    expect(carl).to_contain_text("to all")
    expect(carl.locator(".rumour")).to_have_count(0)


def test_own_cards_show_their_worth_and_that_of_one_more(table: Show) -> None:
    page = table("bargain")
    expect(page.locator(".sets li", has_text="Salt")).to_contain_text("27 → 48")
    expect(page.locator(".offers li", has_text="Carl")).to_contain_text("Cloth: you have none; one card is worth 5")


def test_a_hint_is_laid_on_the_bench(table: Show) -> None:
    page = table("bargain")
    page.evaluate("window.hint = ['reply', 2, 3, ['salz', 'bronze', 'bronze'], 'bronze', ['gold']]; window.draw()")
    expect(page.locator(".bench .preview .fact")).to_contain_text("3 cards, worth 27, with Bronze")
    expect(page.locator(".bench .preview .rumour")).to_contain_text("1 Gold")
    page.locator("[data-test=dock-send]").click()
    answer = ["reply", 2, 3, ["salz", "bronze", "bronze"], "bronze", ["gold"]]
    assert page.evaluate("window.said") == ["choose", answer]


def test_the_clock_of_the_trade_is_shown(table: Show) -> None:
    page = table("trade", "&left=1:20")
    expect(page.locator("[data-test=course]")).to_have_text("1:20 left")


def test_ships_that_are_not_paid_for_are_marked(table: Show) -> None:
    assert table("ships").locator(".ship.unpaid").count() == 3
    assert table("move").locator(".ship.unpaid").count() == 0
