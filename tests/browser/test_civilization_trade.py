"""Trade in Civilization at a table of seven, two of them people: wishes, words, waiting, finishing, a summary."""

from __future__ import annotations

from hands import Open, sends, step
from playwright.sync_api import expect
from test_browser_access import nothing, serious
from test_civilization import dock, take_device
from windows import PHONE, Window

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.civilization.position import player, position

LANDS = {
    "Ada": ("kreta", {"knossos": 5}, ["ocker", "felle", "eisen", "salz", "salz", "salz"]),
    "Beate": ("asien", {"gordion": 4}, ["papyrus", "papyrus", "korn", "bronze"]),
    "Clio": ("afrika", {"theben": 3}, ["korn", "korn", "stoffe"]),
    "Dido": ("aegypten", {"memphis": 3}, ["korn", "stoffe", "gewuerze"]),
    "Enki": ("babylon", {"babylon": 3}, ["bronze", "bronze", "juwelen"]),
    "Fenja": ("italien", {"kyme": 3}, ["stoffe", "stoffe", "korn"]),
    "Gaia": ("thrakien", {"thrakien": 3}, ["gold"]),
}


def at_seven(*after: str) -> Match:
    """Ada and Beate with five bots, at the beginning of the trade of round 7."""
    table = [player(name, nation, land, hand=hand) for name, (nation, land, hand) in LANDS.items()]
    match = position(*table, round=7, phase=9, stack=["Trade", *after, "StartRound"])
    for seat in range(2, 7):
        match.seats[seat] = Seat(list(LANDS)[seat], "bot:strategist")
    return match


def begun(window: Window, match: Match) -> None:
    """Ada has the device and looks at the trade."""
    window.open_match("Ada", match)
    take_device(window, 0)
    dock(window).locator(".bench").wait_for()


def pack(window: Window, *cards: str) -> None:
    """Put cards of the hand into a package."""
    for card in cards:
        window.page.locator(f'.hand [data-good="{card}"]').click()


def test_seven_trade_with_wishes_words_and_a_summary_and_waiting_ends_nothing(window: Open) -> None:
    screen = window()
    begun(screen, at_seven())
    trade = dock(screen)
    # an offer says what is wanted for it, and nothing is claimed that was not entered
    pack(screen, "ocker", "felle", "eisen")
    trade.get_by_test_id("wishes").get_by_role("button", name="Salt").click()
    answer = sends(screen, trade.get_by_test_id("dock-send").click)
    assert answer == ["offer_all", ["felle", "ocker", "eisen"], "ocker", [], ["salz"]]
    own = trade.locator(".own-offer")
    expect(own.get_by_test_id("wish")).to_contain_text("wants Salt")
    # bots decline with a word, shown at the offer and in the summary's place for all to read
    expect(own.get_by_test_id("declined")).to_contain_text("“too little”")
    summary = trade.get_by_test_id("trade-summary")
    expect(summary.locator("li", has_text="Ada").first).to_contain_text("6 cards · named: Ochre · wants Salt")
    expect(summary.locator("li", has_text="Gaia").first).to_contain_text("1 card")
    expect(summary.locator("li", has_text="Piracy")).to_contain_text("perhaps out there")
    # who waits hands the device on, and the trade goes on
    assert sends(screen, trade.get_by_test_id("wait").click) == ["wait"]
    take_device(screen, 1)
    assert step(screen) == "Bargain"
    expect(trade.locator(".offers li", has_text="Ada").get_by_test_id("wish")).to_contain_text("wants Salt")
    ada = trade.locator(".offers li", has_text="Ada")
    assert screen.now is not None
    number = screen.now["view"]["players"][0]["offer"]["number"]
    ada.get_by_test_id("decline").locator("summary").click()
    assert sends(screen, ada.get_by_role("button", name="no use for it").click) == ["decline", 0, number, "no_use"]
    expect(ada.get_by_test_id("declined")).to_contain_text("Beate: “no use for it”")
    # nobody who only waits ends it: finishing does, and every end is told
    expect(trade.get_by_test_id("end_trade").locator(".caution")).to_contain_text("not trade any more this round")
    assert sends(screen, trade.get_by_test_id("end_trade").click) == ["end_trade"]
    take_device(screen, 0)
    assert step(screen) == "Bargain"
    assert sends(screen, trade.get_by_test_id("withdraw").click) == ["withdraw"]
    assert sends(screen, trade.get_by_test_id("end_trade").click) == ["end_trade"]
    log = screen.test_id("log")
    expect(log).to_contain_text("Beate: has finished trading")
    expect(log).to_contain_text("Ada: has finished trading")
    expect(log).to_contain_text("Trading is over")


def test_the_trade_fits_a_phone_and_has_nothing_that_axe_finds(window: Open) -> None:
    screen = window(size=PHONE, lang="de")
    begun(screen, at_seven())
    dock(screen).get_by_test_id("trade-summary").locator("summary").click()
    expect(dock(screen).get_by_test_id("trade-summary")).to_contain_text("Schwarze Katastrophen")
    box = dock(screen).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    for part in ("wait", "end_trade", "dock-send"):
        expect(dock(screen).get_by_test_id(part)).to_be_in_viewport()
    nothing({"trade": serious(screen, ".dock")})
