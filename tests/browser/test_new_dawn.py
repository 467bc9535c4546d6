"""A New Dawn in the browser: whole games on the board, a map built by clicks, one screen, phones, and the keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Locator
from test_browser_access import nothing, serious
from windows import PHONE, Window, bytes_of, written

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.match import Seat
from zeitalter.games.new_dawn.position import player, position
from zeitalter.games.new_dawn.words import VERBS

Open = Callable[..., Window]
BOT = {"kind": "bot", "bot": "greedy"}
FIRST_LOAD = 600_000
ON_CARDS = ("focus", "put", "unload", "discard", "resolve")
AT_SPACES = tuple(verb for verb, kinds in VERBS.items() if [kind.name for kind in kinds] == ["space"])


@pytest.fixture
def window(window: Open) -> Iterator[Open]:
    """Opens windows as usual; besides, nothing may stand in their consoles in the end."""
    errors: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(f"{message.text} ({message.location['url']})")

    def show(**wishes: Any) -> Window:
        opened = window(**wishes)
        opened.page.on("console", hear)
        return opened

    yield show
    assert errors == []


def view(window: Window) -> dict[str, Any]:
    """What the server shows."""
    assert window.now is not None
    return dict(window.now["view"])


def options(window: Window) -> list[Any]:
    """The answers that are possible."""
    assert window.now is not None
    return list(window.now["options"])


def sends(window: Window, act: Callable[[], object]) -> Any:
    """Do something that gives an answer, and wait for what it leads to; the answer."""
    assert window.now is not None
    before, entry = len(window.sent), window.now["n"]
    act()
    window.until(lambda: len(window.sent) > before, "The answer was not sent")
    window.until(lambda: window.now["n"] > entry, "The answer was not taken")
    return window.sent[-1]["answer"]


def opened(window: Window, match: Match, shown: str = ".dboard") -> None:
    """Open a prepared match and wait for its question."""
    window.now = None
    window.open_match("Ada", match)
    window.turn()
    window.page.locator(shown).first.wait_for()


# -- answers on the board ----------------------------------------------------------------------------------------------


def space(window: Window, id: str) -> Locator:
    """A space of the map."""
    return window.page.locator(f'path[data-space="{id}"]')


def click_middle(window: Window, found: Locator) -> None:
    """Click what stands on a space, or the space."""
    box = found.bounding_box()
    assert box is not None
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def board_button(window: Window, answer: list[Any]) -> Locator | None:
    """What is to be clicked on board or mat for an answer, apart from spaces; nothing for most rare answers."""
    verb, *values = answer
    if verb in ON_CARDS:
        return window.page.locator(f'.dmat [data-card="{values[0]}"]')
    if verb == "build":
        return window.page.locator(f'.rail [data-wonder="{values[0]}"]')
    if verb == "pay":
        return window.page.locator(f".dmat button.{values[0]}")
    if not values or verb == "effect":
        return window.page.locator(f".ends [data-choice='{written(answer)}']")
    return None


def space_of(window: Window, answer: list[Any]) -> str | None:
    """The space to be clicked for an answer."""
    verb, *values = answer
    if verb == "star":
        star = (id for id in view(window)["spaces"] if id.split(".")[0] == values[0])
        return next((id for id in star if "legal" in str(space(window, id).get_attribute("class"))), None)
    return values[0] if verb in AT_SPACES else values[1] if verb == "send" else None


def give(window: Window, answer: list[Any]) -> bool:
    """Give an answer with the mouse: on the board where it can be given there; whether it was."""
    window.drawn()
    where, thing = space_of(window, answer), board_button(window, answer)
    thing = thing if thing is not None and thing.count() else None
    choice = window.page.locator(f'.chosen-now [data-caravan="{answer[1]}"][aria-pressed=false]' if where else "none")
    menu = window.page.locator(f".answers [data-choice='{written(answer)}']")
    before = len(window.sent)

    def act() -> None:
        if where:
            if answer[0] == "send" and choice.count():
                choice.click()
            window.drawn()
            click_middle(window, space(window, where))
        elif thing is not None:
            thing.first.click()
        else:
            window.question.locator(f"[data-answer='{written(answer)}']").first.click()
        window.until(lambda: len(window.sent) > before or menu.count(), f"Nothing came of {answer}")
        if len(window.sent) == before:
            menu.click()

    assert sends(window, act) == answer
    return bool(where or thing)


# -- whole games -------------------------------------------------------------------------------------------------------

ROW = ("early_empire", "astrology", "foreign_trade", "masonry", "pottery")
BARBARIAN = "4.8"
ATTACK = [["focus", "masonry"], ["effect", "attack"], ["attack", BARBARIAN], ["spend"], ["put", "pottery"], ["done"]]
WONDER = [["focus", "pottery"], ["effect", "build_wonder"], ["build", "hanging_gardens"], ["pay", "marble"]]


def late(rival: str = "bot:greedy", **board: Any) -> Match:
    """Ada has two of three victory cards, and lacks one wonder for the third."""
    ada = player("Ada", "rome", cities=["6.8"], tokens=["11.2", "11.3", "11.8"], row=ROW, caravans=["card"],
                 trade={"pottery": 2, "masonry": 1}, resources={"marble": 2, "diamonds": 1},
                 agendas=["civilized", "warmonger"], wonders={"stonehenge": "6.8"})  # fmt: skip
    beate = player("Beate", "egypt", tokens=["16.1"])
    cards = {"victory": ["v1", "v2", "v3"], "open": ["hanging_gardens"]}
    match = position(ada, beate, round=30, dice=[6, 1], **cards, **board)
    match.seats[1] = Seat("Beate", rival)
    return match


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
        rows = window.question.get_by_role("listitem").all_inner_texts()
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
    ada.page.locator(f'[data-piece="token:{BARBARIAN}"]').wait_for()
    for answer in WONDER:
        ada.turn()
        assert give(ada, answer)
    while not ada.over:
        ada.turn()
        if not ada.over:
            give(ada, options(ada)[0])
    ada.page.locator('[data-piece="wonder:hanging_gardens"]').wait_for()
    assert same_end(ada).result["how"] == "victory"


# -- the map is built --------------------------------------------------------------------------------------------------


def lay(window: Window, tile: str, twice: bool) -> None:
    """Choose a tile, its other side and a turn, and lay it where the first site is: by button, or by a second click."""
    panel = window.test_id("lay")
    panel.locator(f'[data-tile="{tile}"]').click()
    panel.locator("[data-side=B]").click()
    window.test_id("turn").click()
    window.drawn()
    where = window.page.locator("[data-site]").first
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


def test_a_phone_reaches_map_cards_and_goals(window: Open) -> None:
    ada = window(size=PHONE)
    opened(ada, late())
    fits(ada)
    ada.page.screenshot(path="/tmp/nd_phone.png")
    ada.test_id("sheet-mat").click()
    ada.drawn()
    ada.page.screenshot(path="/tmp/nd_phone2.png")


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
    ada.page.locator(f'[data-piece="token:{BARBARIAN}"]').wait_for()


# -- everybody gets in -------------------------------------------------------------------------------------------------


def scenes() -> dict[str, Match]:
    """One table for each kind of question."""
    return {"turn": late(), "attack": late(stack=[["Resolve", 0, 3, 4]]), "caravan": late(resolve=("foreign_trade", 3)),
            "claim": late(resolve=("early_empire", 1)), "wonder": late(stack=[["Resolve", 0, 4, 5]])}  # fmt: skip


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_axe_finds_nothing_serious_at_the_table_of_a_new_dawn(window: Open, theme: str) -> None:
    ada, phone = window(theme=theme), window(size=PHONE, theme=theme)
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
    ada, fresh = window(), window()
    opened(ada, late())
    fresh.context.add_cookies(ada.context.cookies())
    loaded = bytes_of(fresh)
    fresh.page.goto(f"/match/{ada.match}")
    fresh.turn()
    fresh.page.locator(".dmat [data-card]").first.wait_for()
    fresh.page.wait_for_load_state("networkidle")
    fresh.page.evaluate("document.fonts.ready.then(() => true)")
    assert 50_000 < sum(loaded.values()) <= FIRST_LOAD, sorted(loaded.items(), key=lambda item: -item[1])[:12]
