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
    expect(beate.locator(".rumour")).to_contain_text("claims: Papyrus and Gold")
    expect(beate).to_contain_text("to you · reply to your offer")
    carl = page.locator(".offers li", has_text="Carl")
    expect(carl).to_contain_text("to all")
    expect(carl.locator(".rumour")).to_have_count(0)
    expect(carl.get_by_test_id("wish")).to_contain_text("wants Salt and Bronze")
    expect(beate.get_by_test_id("wish")).to_have_count(0)
    expect(page.locator(".own-offer")).to_contain_text("Carl: “too little”")


def test_offers_are_declined_with_a_word(table: Show) -> None:
    page = table("bargain")
    beate = page.locator(".offers li", has_text="Beate")
    beate.get_by_test_id("decline").locator("summary").click()
    beate.get_by_role("button", name="I doubt that").click()
    assert page.evaluate("window.said") == ["choose", ["decline", 1, 2, "doubts"]]


def test_the_summary_says_what_is_known(table: Show) -> None:
    summary = table("bargain").get_by_test_id("trade-summary")
    expect(summary.locator("li", has_text="Beate")).to_contain_text("5 cards · named: Papyrus · claimed: Gold")
    expect(summary.locator("li", has_text="Carl").first).to_contain_text("4 cards · wants Salt and Bronze")
    expect(summary).to_contain_text("With Carl: gave 2 \u00d7 Iron and Hides, got 2 \u00d7 Salt and Grain")
    expect(summary.locator("li", has_text="Piracy")).to_contain_text("in its stack")


def test_own_cards_show_their_worth_and_that_of_one_more(table: Show) -> None:
    page = table("bargain")
    expect(page.locator(".sets li", has_text="Salt")).to_contain_text("27 → 48")
    expect(page.locator(".offers li", has_text="Carl")).to_contain_text("Cloth: you have none; one card is worth 5")


def test_a_hint_is_laid_on_the_bench(table: Show) -> None:
    page = table("bargain")
    hint = ["reply", 2, 3, ["salz", "bronze", "bronze"], "bronze", ["gold"], ["korn"]]
    page.evaluate("(hint) => { window.hint = hint; window.draw(); }", hint)
    expect(page.locator(".bench .preview .fact")).to_contain_text("3 cards, worth 27, with Bronze")
    expect(page.locator(".bench .preview .rumour")).to_have_count(0)  # nobody claims anything for another
    expect(page.locator(".bench .preview").get_by_test_id("wish")).to_contain_text("wants Grain")
    page.locator("[data-test=dock-send]").click()
    assert page.evaluate("window.said") == ["choose", [*hint[:-2], [], ["korn"]]]


def test_the_clock_of_the_trade_is_shown(table: Show) -> None:
    page = table("trade", "&left=1:20")
    expect(page.locator("[data-test=course]")).to_have_text("1:20 left")


def test_ships_that_are_not_paid_for_are_marked(table: Show) -> None:
    assert table("ships").locator(".ship.unpaid").count() == 3
    assert table("move").locator(".ship.unpaid").count() == 0


def test_a_package_that_was_not_sent_ends_with_its_trade(table: Show) -> None:
    page = table("bargain")
    page.locator('.hand [data-good="bronze"]').click()
    page.locator(".bench details summary").click()
    page.get_by_role("button", name="More: Gold").click()
    expect(page.locator(".bench .preview .rumour")).to_contain_text("Gold")
    page.evaluate("window.view.round += 1; window.draw()")
    expect(page.locator(".bench .preview")).to_have_count(0)
    expect(page.locator(".bench details")).not_to_have_attribute("open", "")
    expect(page.locator(".bench summary")).to_have_text("You claim nothing about what is inside")
