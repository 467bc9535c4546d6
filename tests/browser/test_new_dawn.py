"""A New Dawn in the browser: whole games on the board, a map built by clicks, one screen, phones, and the keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from dawn_hands import ATTACK, BARBARIAN, ROW, WONDER, give, late, options, space
from hands import Open, first_load, opened, sends, view, watched
from playwright.sync_api import Locator
from test_browser_access import nothing, serious
from windows import PHONE, Window, written

from zeitalter import Match, find_game
from zeitalter.engine import files

BOT = {"kind": "bot", "bot": "strategist"}


@pytest.fixture
def window(window: Open) -> Iterator[Open]:
    yield from watched(window, "favicon.ico")  # browsers ask for it by themselves


# -- whole games -------------------------------------------------------------------------------------------------------


def ready(*windows: Window) -> list[Window]:
    """The windows that are asked and know everything the others know."""
    newest = max(window.now["n"] for window in windows if window.now)
    return [window for window in windows if window.asked and window.now and window.now["n"] == newest]


def sort_of(answer: list[Any]) -> str:
    """What kind of thing an answer does."""
    return " ".join(answer[:2]) if answer[0] in ("focus", "effect") else str(answer[0])


def play_to_the_end(*windows: Window) -> set[str]:
    """Play what has been done least often; what was done on the board."""
    r, times, done = Random(4), Counter[str](), set()
    while not all(window.over for window in windows):
        windows[0].until(lambda: ready(*windows) or all(w.over for w in windows), "Nobody is asked")
        for window in ready(*windows)[:1]:
            fewest = min(times[sort_of(answer)] for answer in options(window))
            answer = r.choice([answer for answer in options(window) if times[sort_of(answer)] == fewest])
            times[sort_of(answer)] += 1
            if give(window, answer):
                done.add(str(answer[0]))
    return done


def same_end(*windows: Window) -> Match:
    """All windows show the ranking of the match; the match."""
    match = files.from_json(windows[0].get(f"/api/matches/{windows[0].match}/file"), find_game)
    for window in windows:
        window.test_id("replay").wait_for()
        rows = window.question.locator(".ranking > li").all_inner_texts()
        names = [("Ada", "Beate")[seat] for seat in match.result["ranking"]]
        assert [name in row for name, row in zip(names, rows, strict=True)] == [True, True]
    return match


def test_two_windows_play_a_short_game_on_the_board_to_its_end(window: Open) -> None:
    ada, beate = window(), window()
    made = ada.new_table("Ada", {"kind": "link", "name": "Beate"}, game="new_dawn", options={"round_limit": "8"})
    ada.at_table()
    beate.join(f"/join/{made['links']['1']}", "Beate")
    done = play_to_the_end(ada, beate)
    assert done >= {"star", "focus", "effect", "claim", "send", "city", "advance", "done"}
    match = same_end(ada, beate)
    told = [entry["answer"] for entry in files.to_json(match)["log"] if entry.get("seat") == 0]
    assert told == [answer for message in ada.sent for answer in message["answers"]]


def test_an_attack_and_a_wonder_on_the_board_win_the_game(window: Open) -> None:
    ada = window()
    opened(ada, late())
    for answer in ATTACK:
        ada.turn()
        assert give(ada, answer)
    ada.page.locator('[data-piece="barbarian:D"]').wait_for(state="detached")
    for answer in WONDER:
        ada.turn()
        assert give(ada, answer)
    while not ada.over:
        ada.turn()
        if not ada.over:
            give(ada, options(ada)[0])
    ada.page.locator('[data-piece="wonder:hanging_gardens"]').wait_for()
    assert same_end(ada).result["how"] == "victory"


def test_tokens_of_a_defeated_capital_are_taken_from_the_row_of_its_player(window: Open) -> None:
    ada = window()
    opened(ada, late(stack=[["StealTrade", 0, 1, 2, 0]]))
    lit = ada.page.locator(".plunder .legal").evaluate_all("all => all.map((e) => e.dataset.steal)")
    assert sorted(lit) == ["masonry", "pottery"]
    assert ada.page.locator(".plunder button").count() == len(ROW)
    for card in ("pottery", "masonry"):
        assert give(ada, ["steal", card])
    assert [card["trade"] for card in view(ada)["players"][1]["row"] if card["card"] != "pottery"] == [0, 0, 0, 0]


def test_an_answer_of_the_list_and_a_line_of_the_log_show_their_space_on_the_map(window: Open) -> None:
    ada = window()
    opened(ada, late(resolve=("early_empire", 3)))
    first, *_ = options(ada)
    ada.question.locator(f"[data-answer='{written(first)}']").hover()
    ada.page.locator(".map .pointed").wait_for()
    where = ada.page.locator(".map .pointed").get_attribute("d")
    assert give(ada, first)
    ada.page.mouse.move(5, 5)
    ada.page.locator(".map .pointed").wait_for(state="detached")
    ada.test_id("log").locator("button", has_text="takes").first.hover()
    ada.page.locator(".map .pointed").wait_for()
    assert ada.page.locator(".map .pointed").get_attribute("d") == where


def test_what_an_answer_means_stands_below_it(window: Open) -> None:
    ada = window()

    def said(match: Match, answer: list[Any]) -> str:
        opened(ada, match)
        return ada.question.locator(f"[data-answer='{written(answer)}'] small").inner_text()

    assert said(late(), ["focus", "pottery"]) == "Industry I · Slot 5, Mountains · 2 trade tokens"
    assert said(late(resolve=("astrology", 2)), ["advance"]) == "2 spaces on, from 0 to 2"
    better = said(late(stack=[["ReplaceCard", 0, 2]]), ["replace", "foreign_trade", "currency"])
    assert better.startswith("2 caravans are usable.")
    assert said(late(stack=[["PutTrade", 0, 1, -1]]), ["put", "masonry"]) == "Slot 4, Desert · one trade token"
    opened(ada, late(stack=[["Resolve", 0, 3, 4]]))
    assert give(ada, ["effect", "attack"])
    attack = ada.question.locator(f"[data-answer='{written(ATTACK[2])}'] small")
    assert attack.inner_text().startswith("Barbarian D · ")


def test_an_effect_that_is_not_possible_says_why(window: Open) -> None:
    ada = window()
    opened(ada, late(poor=True))
    assert give(ada, ["focus", "pottery"])
    assert ["effect", "build_wonder"] not in options(ada)
    ada.page.locator(".ends .idle").click()
    ada.question.get_by_role("alert").wait_for()
    assert "Rule N75" in ada.question.get_by_role("alert").inner_text()


# -- the map is built --------------------------------------------------------------------------------------------------


def lay(window: Window, tile: str, twice: bool) -> None:
    """Choose a tile, its other side and a turn, and lay it on the first site: by button, or by a second click."""
    panel = window.test_id("lay")
    panel.locator(f'[data-tile="{tile}"]').click()
    panel.locator("[data-side=B]").click()
    where = window.page.locator("[data-site]").first
    window.test_id("turn").click()
    window.drawn()
    while not where.count():
        window.test_id("turn").click()
        window.drawn()
    place = where.get_attribute("data-site")
    where.click()
    window.page.locator(f'.site.chosen[data-site="{place}"]').wait_for()
    assert window.page.locator(".ghost .hex").count() == 10
    again = where if twice else window.test_id("lay-here")
    verb, *values = sends(window, again.click)
    assert (verb, values[0], values[1], values[3]) == ("lay_tile", tile, "B", place)
    laid = [tile, "B", values[2], *map(int, str(place).split(","))]
    window.until(lambda: laid in view(window)["tiles"], "The tile does not lie there")


def test_a_map_is_built_by_clicks(window: Open) -> None:
    ada = window()
    ada.new_table("Ada", BOT, game="new_dawn", options={"map": "advanced"})
    ada.at_table()
    ada.turn()
    for i, tile in enumerate(view(ada)["hands"][0]):
        ada.turn()
        ada.page.locator(f'[data-test=lay] [data-tile="{tile}"]').wait_for()
        lay(ada, tile, twice=bool(i % 2))
    ada.until(lambda: ada.asked and view(ada)["victory"], "The game does not begin")
    assert [s["city"] for s in view(ada)["spaces"].values() if "city" in s].count(0) == 1
    assert give(ada, ["focus", view(ada)["players"][0]["row"][4]["card"]])


# -- one screen --------------------------------------------------------------------------------------------------------


def take_device(window: Window, seat: int) -> None:
    """The device goes to the next person."""
    window.test_id("pass").wait_for()
    assert ("Ada", "Beate")[seat] in window.page.get_by_role("heading", level=1).inner_text()
    window.now = None
    window.test_id("take-device").click()
    window.turn()
    assert window.now is not None
    assert window.now["seat"] == seat


def test_two_people_take_turns_on_one_screen(window: Open) -> None:
    screen = window()
    screen.open_match("Ada", late("human"))
    for seat in (0, 1, 0):
        take_device(screen, seat)
        screen.page.locator(".dmat h3", has_text=("Ada", "Beate")[seat]).wait_for()
        assert give(screen, ["focus", "astrology"])
        screen.until(lambda: screen.test_id("pass").count() or screen.asked, "Play does not go on")
        while not screen.test_id("pass").count():
            assert give(screen, options(screen)[0])
            screen.wait(0.1)


# -- phones ------------------------------------------------------------------------------------------------------------


def fits(window: Window) -> None:
    """The page itself cannot be scrolled, neither down nor sideways."""
    window.drawn()
    size = window.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= PHONE["width"]
    assert size[1] <= PHONE["height"]


def reachable(found: Locator) -> None:
    """A finger gets there: it comes into sight, and nothing lies over it."""
    found.scroll_into_view_if_needed()
    found.click(trial=True)


def test_a_phone_reaches_map_cards_and_goals(window: Open) -> None:
    ada = window(size=PHONE)
    opened(ada, late())
    fits(ada)
    track = ada.page.locator(".tech").bounding_box()
    assert track is not None
    assert track["x"] + track["width"] <= PHONE["width"]
    ada.test_id("rail").click()
    reachable(ada.page.locator('[data-wonder="hanging_gardens"]'))
    fits(ada)
    ada.test_id("rail").click()
    ada.test_id("sheet-mat").click()
    fits(ada)
    for card in ROW:
        reachable(ada.page.locator(f'.dmat [data-card="{card}"]'))
    assert give(ada, ATTACK[0])
    ada.page.locator(".dmat").wait_for(state="hidden")  # the next question is one for the map
    fits(ada)
    for answer in ATTACK[1:3]:
        ada.page.locator(".ends button").last.wait_for()
        assert give(ada, answer)
        fits(ada)
    ada.new_table("Ada", {"kind": "screen"}, game="new_dawn", options={"map": "advanced"})
    ada.test_id("take-device").click()
    ada.test_id("lay").wait_for()
    fits(ada)
    reachable(ada.test_id("turn"))


# -- keyboard ----------------------------------------------------------------------------------------------------------


def press_on(window: Window, what: str) -> Any:
    """Press Tab until something has the focus, then Enter."""
    for _ in range(300):
        if window.page.evaluate("(what) => document.activeElement.matches(what)", what):
            return sends(window, lambda: window.page.keyboard.press("Enter"))
        window.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


def test_a_turn_is_taken_by_keyboard_only(window: Open) -> None:
    ada = window()
    opened(ada, late(), ".dmat [data-card]")
    assert press_on(ada, '[data-card="masonry"]') == ATTACK[0]
    ada.question.locator("[data-answer]").first.wait_for()
    assert sends(ada, lambda: ada.page.keyboard.press("2")) == ATTACK[1]
    space(ada, BARBARIAN).and_(ada.page.locator(".legal")).wait_for()
    assert press_on(ada, f'[data-space="{BARBARIAN}"]') == ATTACK[2]
    ada.question.locator("[data-answer]").first.wait_for()
    assert sends(ada, lambda: ada.page.keyboard.press("1")) == ATTACK[3]
    ada.page.locator('[data-piece="barbarian:D"]').wait_for(state="detached")


# -- everybody gets in -------------------------------------------------------------------------------------------------


def scenes() -> dict[str, Match]:
    """One table for each kind of question."""
    return {"turn": late(), "attack": late(stack=[["Resolve", 0, 3, 4]]), "caravan": late(resolve=("foreign_trade", 3)),
            "claim": late(resolve=("early_empire", 3)), "wonder": late(stack=[["Resolve", 0, 4, 5]])}  # fmt: skip


def test_axe_finds_nothing_serious_at_the_table_of_a_new_dawn(window: Open) -> None:
    ada, phone = window(), window(size=PHONE)
    found = {}
    for name, match in scenes().items():
        for screen in (ada, phone):
            opened(screen, match)
            found[f"{name} {screen is phone}"] = serious(screen)
    for sheet in ("sheet-mat", "sheet-tabs"):
        phone.test_id(sheet).click()
        found[sheet] = serious(phone)
        phone.test_id(sheet).click()
    ada.page.get_by_role("tab", name=ada.words("web-tab-others")).click()
    found["others"] = serious(ada)
    ada.menu("text")
    ada.test_id("text-view").first.wait_for()
    found["text"] = serious(ada)
    ada.menu("text")
    ada.new_table("Ada", {"kind": "screen"}, game="new_dawn", options={"map": "advanced"})
    ada.test_id("take-device").click()
    ada.test_id("lay").wait_for()
    found["map"] = serious(ada)
    nothing(found)


def test_first_load_of_a_table_of_a_new_dawn_is_small(window: Open) -> None:
    ada, fresh = window(), window(fresh=True)
    opened(ada, late())
    first_load(ada, fresh, ".dmat [data-card]")
