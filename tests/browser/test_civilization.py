"""Civilization in the browser: a whole game between windows, one screen, phones, keyboard only, and slow lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import hands
from cable import PATIENCE
from hands import Open, first_load, sends, step
from playwright.sync_api import Locator, expect
from test_browser_access import nothing, serious
from windows import PHONE, Window, written

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.match import Seat
from zeitalter.games.civilization.data.components import load_components
from zeitalter.games.civilization.position import player, position

SHORT = {"variant": "full", "end_triangle": "2"}
BOTS = ({"kind": "bot", "bot": "strategist"}, {"kind": "bot", "bot": "strategist"})
GOODS = {good.id for good in load_components(None).data.trade_goods.goods}
PACKAGE = 3
"""Cards of the smallest package."""
FOLLOW = """async (patience) => {
  const find = (name) => document.querySelector(`[data-test=prompt] [data-test=${name}]`);
  const end = Date.now() + patience;
  let next = 0;
  while (Date.now() < end) {
    if (find("take-hint")) {
      find("take-hint").click();
      return true;
    }
    if (Date.now() > next && find("hint") && !find("hint").disabled) {
      find("hint").click();
      next = Date.now() + 5000;
    }
    await new Promise((go) => setTimeout(go, 5));
  }
  return false;
}"""
"""Asks for a hint and follows it, from inside the page: a whole game of mouse movements would take minutes."""


def civilization(window: Window, *seats: dict[str, str], **options: str) -> Any:
    """Sit down at a new table of Civilization."""
    return window.new_table("Ada", *seats, game="civilization", options=options)


def me(window: Window) -> dict[str, Any]:
    """The own mat, as the server shows it."""
    assert window.now is not None
    return dict(window.now["view"]["players"][window.now["seat"]])


def heard(window: Window, kind: str) -> list[dict[str, Any]]:
    """What the server said of one kind."""
    return [message for message in map(json.loads, window.frames) if message["t"] == kind]


def follow(window: Window) -> Any:
    """Do what the hints say until something is sent: moves are planned first; the last answer."""

    def take_hints() -> None:
        before = len(window.sent)
        while len(window.sent) == before:
            drafts = len(window.drafts)
            assert window.page.evaluate(FOLLOW, PATIENCE * 1000), window.shows()
            window.until(lambda: len(window.sent) > before or len(window.drafts) > drafts, "Nothing came of a hint")  # noqa: B023

    return sends(window, take_hints)


def plans(window: Window, act: Callable[[], object]) -> Any:
    """Do something that plans a move, which is listed; the position after it."""
    rows = window.test_id("plan-remove").count()
    found = hands.plans(window, act)
    expect(window.test_id("plan-remove")).to_have_count(rows + 1)
    return found


def hint(window: Window) -> Any:
    """Ask for a hint; the answer it names."""
    window.test_id("hint").click()
    window.test_id("take-hint").wait_for()
    return heard(window, "hint")[-1]["answer"]


def dock(window: Window) -> Locator:
    """The window on the board where forms are filled in."""
    return window.test_id("dock")


# -- a whole game ------------------------------------------------------------------------------------------------------


def build_on_the_map(window: Window) -> None:
    """Turn the tokens of an area into a city: the area is walked to and chosen on the map."""
    _, area = next(answer for answer in window.now["options"] if answer[0] == "build")  # type: ignore[index]
    place = window.page.locator(f'path[data-area="{area}"]')
    place.focus()
    assert sends(window, lambda: window.page.keyboard.press("Enter")) == ["build", area]
    window.page.locator(f'[data-piece="city:{me(window)["seat"]}:{area}"]').wait_for()


def buy_in_the_shop(window: Window, wanted: list[str]) -> None:
    """Choose cards in the shop that the hint has not chosen yet, let the payment be laid out, and pay."""
    for card in wanted:
        ware = dock(window).locator(f'[data-info="civilization:{card}"]')
        if ware.get_attribute("aria-pressed") == "false":
            ware.click()
        expect(ware).to_have_attribute("aria-pressed", "true")
    dock(window).get_by_test_id("dock-fill").click()
    verb, cards, _ = sends(window, dock(window).get_by_test_id("dock-send").click)
    assert (verb, sorted(cards)) == ("buy", sorted(wanted))
    window.until(lambda: set(wanted) <= set(me(window)["cards"]), "The cards were not bought")
    for card in wanted:
        window.page.locator(f'.cmat [data-info="civilization:{card}"]').wait_for(state="attached")


def goods_of(window: Window) -> list[str]:
    """The goods in the own hand."""
    return sorted(card for card in me(window)["hand"] if card in GOODS)


def pack(window: Window) -> list[str]:
    """Click goods in the hand into a package of the smallest size and lay it on the table."""
    cards = goods_of(window)[:PACKAGE]
    for card in cards:
        window.page.locator(f'.hand [data-good="{card}"]').click()
    answer = sends(window, dock(window).get_by_test_id("dock-send").click)
    assert sorted(next(value for value in answer if isinstance(value, list))) == cards
    return cards


def trade(ada: Window, beate: Window) -> None:
    """Ada offers to all, Beate replies, Ada agrees: both packages change hands."""
    had = {window: goods_of(window) for window in (ada, beate)}
    gives = pack(ada)
    assert ada.sent[-1]["answer"][0] == "offer_all"
    reply = dock(beate).locator(".offers").get_by_role("button")
    reply.click()
    gets = pack(beate)
    assert beate.sent[-1]["answer"][:2] == ["reply", 0]
    assert sends(ada, dock(ada).get_by_test_id("accept").click)[:2] == ["accept", 1]
    for window, less, more in ((ada, gives, gets), (beate, gets, gives)):
        due = [*had[window], *more]
        for card in less:
            due.remove(card)
        window.until(
            lambda window=window, due=due: goods_of(window) == sorted(due), "The packages did not change hands"
        )


def may_trade(*windows: Window) -> bool:
    """Whether all of them have enough goods for a package."""
    return all(len(goods_of(window)) >= PACKAGE for window in windows)


def piece(window: Window, name: str) -> Locator:
    """A piece on the map."""
    return window.page.locator(f'[data-piece="{name}"]')


def drag(window: Window, start: Locator, end: Locator) -> None:
    """Drag a thing of the map onto another."""
    start.hover()
    window.page.mouse.down()
    box = end.bounding_box()
    assert box is not None
    window.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    window.page.mouse.up()


def is_paid_ship(answer: Any) -> bool:
    """Whether a ship would be built from the treasury alone: a levy can cost a young people everything."""
    return isinstance(answer, list) and answer[0] == "build_ship" and answer[2] == 0


def build_a_ship(window: Window) -> None:
    """Build a ship on the map: the coast is chosen there, and how it is paid in the small menu."""
    answer = next(answer for answer in window.now["options"] if is_paid_ship(answer))  # type: ignore[index]
    window.page.locator(f'path[data-area="{answer[1].split(".")[0]}"]').focus()
    window.page.keyboard.press("Enter")
    if len(window.sent) == 0 or window.sent[-1]["answer"] != answer:
        choice = window.page.locator(f"[data-choice='{written(answer)}']")
        sends(window, choice.click)
    assert window.sent[-1]["answer"][0] == "build_ship"


def sail_on_the_map(window: Window) -> None:
    """Drag the own ship over several coasts in one go: every leg is planned."""
    ship = piece(window, f"ship:{me(window)['seat']}:0")
    ship.dispatch_event("click")
    far = window.page.locator(".anchor.far").first
    far.wait_for(state="attached")
    name = far.get_attribute("data-coast")
    far = window.page.locator(f'.anchor[data-coast="{name}"]')
    before = window.test_id("plan-remove").count()
    drag(window, ship, far)
    window.until(lambda: window.test_id("plan-remove").count() >= before + 2, "The voyage was not planned")


def move_a_stack(window: Window) -> None:
    """Choose an area and one beside it on the map, then say with a digit that one token is enough."""
    _, start, to, _ = next(answer for answer in window.now["options"] if answer[0] == "move")  # type: ignore[index]
    for area in (start, to):
        window.page.locator(f'path[data-area="{area}"]').focus()
        window.page.keyboard.press("Enter")
    window.until(lambda: window.test_id("plan-remove").count() == 1, "Nothing was planned")
    if window.test_id("recent").count():
        window.page.keyboard.press("1")
        window.page.keyboard.press("Escape")


def decide(window: Window, done: set[str]) -> None:
    """One answer: on the board what has not been done there yet, and otherwise as the hint says."""
    asked = step(window)
    if asked == "ChooseNation":
        sends(window, window.answer)
    elif asked == "BuildCities" and "city" not in done:
        build_on_the_map(window)
        done.add("city")
    elif asked == "PayShips" and "built" not in done and any(map(is_paid_ship, window.now["options"])):  # type: ignore[index]
        build_a_ship(window)
        done.add("built")
    elif asked == "Move" and "ship" not in done and offered(window, "sail"):
        sail_on_the_map(window)
        done.add("ship")
        follow(window)
    elif asked == "Move" and "stack" not in done and offered(window, "move"):
        move_a_stack(window)
        done.add("stack")
        follow(window)
    elif asked == "Bargain":
        assert sends(window, dock(window).get_by_test_id("end_trade").click) == ["end_trade"]
    elif asked == "BuyCards" and "card" not in done and hint(window)[0] == "buy":
        buy_in_the_shop(window, heard(window, "hint")[-1]["answer"][1])
        done.add("card")
    else:
        follow(window)


def offered(window: Window, verb: str) -> bool:
    """Whether an answer with this verb may be given."""
    return any(answer[0] == verb for answer in window.now["options"] if isinstance(answer, list))  # type: ignore[index]


def play_to_the_end(ada: Window, beate: Window) -> dict[Window, set[str]]:
    """A whole game of two windows; what each of them has done on the board."""
    done: dict[Window, set[str]] = {ada: set(), beate: set()}
    while not (ada.over and beate.over):
        ada.until(lambda: ready(ada, beate) or (ada.over and beate.over), "Nobody is asked")
        for window in ready(ada, beate)[:1]:
            if step(window) == "Bargain" and "trade" not in done[window]:
                ada.until(lambda: len(ready(ada, beate)) == 2, "Trade is for both")
                if may_trade(ada, beate):
                    trade(ada, beate)
                    for trader in done:
                        done[trader].add("trade")
                    continue
            decide(window, done[window])
    return done


def ready(*windows: Window) -> list[Window]:
    """The windows that are asked and know everything the others know."""
    newest = max(window.now["n"] for window in windows if window.now)
    return [window for window in windows if window.asked and window.now and window.now["n"] == newest]


def same_ranking(ada: Window, beate: Window) -> Match:
    """Both windows show the final score of the match; the match."""
    match = files.from_json(ada.get(f"/api/matches/{ada.match}/file"), find_game)
    assert match.over
    for window in (ada, beate):
        window.test_id("replay").wait_for()
        rows = window.question.locator(".ranking > li").all_inner_texts()
        names = [("Ada", "Beate")[seat] for seat in match.result["ranking"]]
        points = [match.result["points"][seat] for seat in match.result["ranking"]]
        assert [name in row for name, row in zip(names, rows, strict=True)] == [True, True]
        told = window.question.locator(".ranking strong").all_inner_texts()
        assert [int(text) for text in told] == points
    return match


def strangers_cards(window: Window) -> list[Any]:
    """The cards of others that were told to this window before the end."""
    views = [(m["seat"], m["view"]) for m in heard(window, "now") if not m["over"]]
    assert len(views) > 5
    return [p for seat, view in views for p in view["players"] if p["seat"] != seat and (p["hand"] or p["package"])]


def two_windows(window: Open, **options: str) -> tuple[Window, Window]:
    """Ada and Beate at a table of their own, each in a window."""
    ada, beate = window(), window()
    made = civilization(ada, {"kind": "link", "name": "Beate"}, **options)
    ada.at_table()
    beate.join(f"/join/{made['links']['1']}", "Beate")
    return ada, beate


def test_two_windows_build_trade_buy_and_play_to_the_final_score(window: Open) -> None:
    ada, beate = two_windows(window, **SHORT)
    done = play_to_the_end(ada, beate)
    everything = {"city", "trade", "card", "built", "ship", "stack"}
    assert done == {ada: everything, beate: everything}
    match = same_ranking(ada, beate)
    assert [strangers_cards(w) for w in (ada, beate)] == [[], []]
    told = [entry["answer"] for entry in files.to_json(match)["log"] if entry.get("seat") == 0]
    assert told == [answer for message in ada.sent for answer in message["answers"]]


# -- one screen --------------------------------------------------------------------------------------------------------

HANDS = (["salz", "salz", "korn", "bronze"], ["ocker", "papyrus", "papyrus", "juwelen"])
LANDS = ({"knossos": 7, "phaistos": 2, "thera": 3, "rhodos": 1, "milet": 5}, {"hattusa": 3, "gordion": 2, "sardes": 4})


def in_the_middle(*steps: Any, bots: bool = True, **board: Any) -> Match:
    """Ada and Beate in round 7, with cities, ships, cards and goods; `bots` plays for Beate."""
    match = position(
        player("Ada", "kreta", LANDS[0], cities=["salamis", "sparta"], ships=["knossos"], hand=HANDS[0], treasury=26,
               cards=["weben", "musik"], field=6),
        player("Beate", "asien", LANDS[1], cities=["byzanz"], hand=HANDS[1], cards=["toepfern"], field=5),
        round=7,
        stack=[*steps, "StartRound"],
        **board,
    )  # fmt: skip
    if bots:
        match.seats[1] = Seat("Beate", "bot:strategist")
    return match


def take_device(window: Window, seat: int) -> None:
    """The device goes to the next person; nothing of the table is in sight before."""
    window.test_id("pass").wait_for()
    name = ("Ada", "Beate")[seat]
    assert name in window.page.get_by_role("heading", level=1).inner_text()
    assert window.page.locator(".civilization, [data-good], [data-answer], [data-test=prompt]").count() == 0
    window.now = None
    window.test_id("take-device").click()
    window.turn()
    assert window.now is not None
    assert window.now["seat"] == seat


def cards_in_sight(window: Window) -> set[str]:
    """All trade cards that lie open on the screen."""
    window.page.locator(".cmat [data-good]").first.wait_for()
    return set(window.page.locator("[data-good]").evaluate_all("all => all.map((e) => e.dataset.good)"))


def wait_for_others(window: Window) -> None:
    """Let the others speak."""
    assert sends(window, window.question.locator("[data-answer='[\"wait\"]']").click) == ["wait"]


def test_two_people_trade_on_one_screen_and_see_no_other_hand(window: Open) -> None:
    screen = window()
    screen.open_match("Ada", in_the_middle("Trade", bots=False))
    take_device(screen, 0)
    assert cards_in_sight(screen) == set(HANDS[0])
    gives = pack(screen)
    wait_for_others(screen)
    take_device(screen, 1)
    assert cards_in_sight(screen) == set(HANDS[1])
    dock(screen).locator(".offers").get_by_role("button").click()
    gets = pack(screen)
    wait_for_others(screen)
    take_device(screen, 0)
    assert cards_in_sight(screen) == set(HANDS[0])
    sends(screen, dock(screen).get_by_test_id("accept").click)
    left = next(card for card in HANDS[0] if card not in gives or HANDS[0].count(card) > gives.count(card))
    screen.until(lambda: cards_in_sight(screen) == {left, *gets}, "The packages did not change hands")
    assert strangers_cards(screen) == []


# -- phones ------------------------------------------------------------------------------------------------------------

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
TOO_HIGH = "document.documentElement.scrollHeight - innerHeight"


def fits(window: Window) -> None:
    """The page itself cannot be scrolled, neither down nor sideways."""
    window.drawn()
    assert window.page.evaluate(TOO_WIDE) <= 0
    assert window.page.evaluate(TOO_HIGH) <= 0


def reachable(found: Locator) -> None:
    """A finger gets there: it comes into sight, and nothing lies over it."""
    found.scroll_into_view_if_needed()
    found.click(trial=True)


def look_at(window: Window, area: str) -> None:
    """Find an area on the map by its name."""
    name = window.get("/api/games/civilization/data")["names"]["area"][area]["en"]
    search = window.page.locator(".search input")
    search.fill(name)
    search.press("Enter")
    window.page.locator(f'path[data-area="{area}"]:focus').wait_for(state="attached")
    window.drawn()


def test_a_phone_reaches_board_hand_and_answers(window: Open) -> None:
    ada = window(size=PHONE)
    ada.open_match("Ada", in_the_middle(["StartMoves", 0]))
    ada.turn()
    fits(ada)
    for area in ("knossos", "milet"):
        look_at(ada, area)
        reachable(ada.page.locator(f'[data-piece="tokens:0:{area}"]'))
    fits(ada)
    answers = ada.question.locator("[data-answer]")
    answers.first.wait_for()
    for answer in (answers.first, answers.last, ada.test_id("hint")):
        reachable(answer)
    ada.test_id("sheet-mat").click()
    fits(ada)
    for card in set(HANDS[0]):
        reachable(ada.page.locator(f'.hand [data-good="{card}"]'))
    ada.test_id("sheet-mat").click()
    ada.test_id("sheet-tabs").click()
    fits(ada)
    ada.test_id("sheet-tabs").click()
    assert plans(ada, answers.first.click)["taken"] == 1
    fits(ada)
    for part in (ada.test_id("plan-remove"), ada.test_id("plan-send-end"), ada.test_id("hint")):
        reachable(part)
    assert sends(ada, ada.test_id("plan-send").click)[0] == "move"
    fits(ada)


def test_a_phone_trades_and_buys(window: Open) -> None:
    ada = window(size=PHONE)
    ada.open_match("Ada", in_the_middle("Trade", "Purchases"))
    ada.turn()
    fits(ada)
    more = dock(ada).locator(".wallet li").first.locator("button").last
    reachable(more)
    for part in (dock(ada).get_by_test_id("dock-send"), dock(ada).get_by_test_id("end_trade")):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport()
    sends(ada, dock(ada).get_by_test_id("end_trade").click)
    ada.until(lambda: ada.asked and step(ada) == "BuyCards", "There is nothing to buy")
    fits(ada)
    buy_in_the_shop(ada, ["toepfern"])
    fits(ada)


# -- keyboard ----------------------------------------------------------------------------------------------------------


def focused(window: Window, what: str) -> bool:
    """Whether the focus is on something."""
    return bool(window.page.evaluate("(what) => document.activeElement.matches(what)", what))


def tab_to(window: Window, what: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(300):
        if focused(window, what):
            return
        window.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


def press_answer(window: Window, verb: str) -> Any:
    """Give the first answer with a verb: by its number if it has one, and otherwise by Tab and Enter."""
    assert window.now is not None
    plain = [option for option in window.now["options"] if isinstance(option, list)]
    at, answer = next((i, option) for i, option in enumerate(plain) if option[0] == verb)
    window.question.locator(f"[data-answer='{written(answer)}']").wait_for()
    if at < 9:
        return sends(window, lambda: window.page.keyboard.press(str(at + 1)))
    tab_to(window, f"[data-answer='{written(answer)}']")
    return sends(window, lambda: window.page.keyboard.press("Enter"))


def by_keys(window: Window) -> Any:
    """One answer with nothing but the keyboard: the end of a phase where there is one, and otherwise the hint."""
    assert window.now is not None
    plain = [option[0] for option in window.now["options"] if isinstance(option, list)]
    ends = [verb for verb in plain if verb.startswith("end_") or verb in ("nation", "pass")]
    if ends:
        return press_answer(window, ends[0])
    window.page.keyboard.press("h")
    window.test_id("take-hint").wait_for()
    tab_to(window, "[data-test=take-hint]")
    return sends(window, lambda: window.page.keyboard.press("Enter"))


def test_nation_and_ends_of_phases_are_chosen_by_keyboard_only(window: Open) -> None:
    ada = window()
    civilization(ada, *BOTS)
    ada.at_table()
    given = []
    while ada.round < 4:
        ada.turn()
        given.append(by_keys(ada)[0])
    assert given[0] == "nation"
    assert given.count("end_moves") >= 3


def ask_how_many(window: Window) -> None:
    """Choose an area on the map and one beside it: the surplus moves, and the table asks whether it should be more."""
    for area in ("knossos", "phaistos"):
        tab_to(window, f'path[data-area="{area}"]')
        window.page.keyboard.press("Enter")
    window.test_id("recent").wait_for()


def test_tokens_are_moved_on_the_map_by_keyboard_only(window: Open) -> None:
    ada = window()
    ada.open_match("Ada", in_the_middle(["StartMoves", 0]))
    ada.turn()
    plans(ada, lambda: ask_how_many(ada))
    ada.page.keyboard.press("6")
    ada.until(lambda: ada.drafts[-1]["view"]["areas"]["phaistos"]["tokens"]["0"] == 8, "The number was not changed")
    tab_to(ada, "[data-test=plan-send-end]")
    sends(ada, lambda: ada.page.keyboard.press("Enter"))
    assert ada.sent[-1]["answers"] == [["move", "knossos", "phaistos", 6], ["end_moves"]]


# -- everybody gets in -------------------------------------------------------------------------------------------------


def scenes() -> dict[str, Match]:
    """One table for each kind of question."""
    return {
        "move": in_the_middle(["StartMoves", 0]),
        "trade": in_the_middle("Trade"),
        "buy": in_the_middle(["BuyCards", 0]),
        "losses": in_the_middle("Calamities", calamities=[("hungersnot", 0, -1)]),
    }


def show(window: Window, match: Match) -> None:
    """Open a table and wait until it is drawn."""
    window.now = None
    window.open_match("Ada", match)
    window.turn()
    window.page.locator(".cboard svg").first.wait_for()


def test_axe_finds_nothing_serious_at_the_table_of_civilization(window: Open) -> None:
    ada = window()
    found = {}
    for name, match in scenes().items():
        show(ada, match)
        found[name] = serious(ada)
    show(ada, scenes()["move"])
    ada.page.get_by_role("tab", name=ada.words("web-tab-others")).click()
    found["others"] = serious(ada)
    ada.page.locator(".strip").click()
    ada.page.locator(".succession").wait_for()
    found["succession"] = serious(ada)
    ada.page.locator(".strip").click()
    ask_how_many(ada)
    found["number"] = serious(ada)
    ada.menu("text")
    ada.test_id("text-view").first.wait_for()
    found["text"] = serious(ada)
    nothing(found)


def test_axe_finds_nothing_serious_at_civilization_on_a_phone(window: Open) -> None:
    ada = window(size=PHONE)
    found = {}
    for name, match in scenes().items():
        show(ada, match)
        found[name] = serious(ada)
        for sheet, part in (("sheet-mat", ".mat"), ("sheet-tabs", ".tabs")):
            ada.test_id(sheet).click()
            found[f"{name}, {sheet}"] = serious(ada, None if name == "move" else part)
            ada.test_id(sheet).click()
    nothing(found)


def test_first_load_of_a_table_of_civilization_is_small(window: Open) -> None:
    ada, fresh = window(), window(fresh=True)
    ada.open_match("Ada", in_the_middle("Trade"))
    first_load(ada, fresh, ".cmat [data-good]")
    dock(fresh).wait_for()
