"""Answers of 7 Ages given with the mouse on map, mat, hand and scenes, and positions with everything on the table."""

from __future__ import annotations

from typing import Any

from hands import in_sight, sends
from playwright.sync_api import Locator
from windows import Window, written

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.seven_ages.position import empire, position

PLANNED = ("move", "travel", "fly", "build", "fortify", "sail", "embark", "board", "restore_order")
"""Verbs that are planned before they are sent."""
USUAL = ("act", "pass", "pay_upkeep", "done")
ROME = {"rome": "legion legion spearmen", "north_italy": "legion", "greece": "spearmen warriors"}
HAND = ["arabs", "han", "aztecs", "spanish", "minoans", "harappans"]


def world(rival: str = "bot:strategist", **more: Any) -> Match:
    """Two players in the second age: the Romans are Ada's, the Egyptians are next to them."""
    match = position(
        empire("romans", 0, ROME, colour="red", level=12, money=9, elite=1, capital="rome", cities={"rome": 3}),
        empire("egyptians", 1, {"lower_egypt": "spearmen", "sicily": "warriors"}, colour="yellow", level=10, money=5,
               capital="lower_egypt", cities={"lower_egypt": 1}),
        players=["Ada", "Beate"], hands={0: HAND, 1: ["goths", "franks"]}, turn=5,
        **({"stack": ["StartTurn"]} | more),
    )  # fmt: skip
    match.seats[1] = Seat("Beate", rival)
    return match


def doing(action: str, until: str, rival: str = "bot:strategist") -> Match:
    """The Romans perform an action, up to a question of it."""
    match = world(rival, doing=action, by="romans", stack=None)
    while type(match.state.stack[-1]).__name__ != until:
        seat = match.asked()[0]
        found = match.options(seat)
        match.play(seat, next((o for verb in USUAL for o in found if o[0] == verb), found[0]))
    return match


def options(window: Window) -> list[Any]:
    """The answers that are possible now, after what is planned; forms are not among them."""
    assert window.now is not None
    drafted = window.drafts[-1] if window.drafts and window.drafts[-1].get("ask") == window.now["ask"] else {}
    found = drafted.get("options", window.now["options"])
    return [option for option in found if isinstance(option, list)]


# -- answers on the table ----------------------------------------------------------------------------------------------


def area(window: Window, id: str) -> Locator:
    """An area of the map."""
    return window.page.locator(f'path[data-area="{id}"]')


def click_area(window: Window, id: str) -> None:
    """Click an area; what is out of sight is brought into it as the keyboard does."""
    in_sight(window, area(window, id)).dispatch_event("click")


def place(window: Window, *markers: str, fast: bool = False) -> Any:
    """Lay markers on the slots, in their order; fast: from inside the page."""
    found = [window.page.locator(f'[data-slot="{slot}"] [data-marker="{m}"]') for slot, m in enumerate(markers)]
    for disc in found:
        disc.dispatch_event("click") if fast else disc.click()
    lay = window.test_id("place")
    return sends(window, (lambda: lay.dispatch_event("click")) if fast else lay.click)


def thing(window: Window, answer: list[Any]) -> Locator | None:
    """What is to be clicked on the table for an answer, apart from areas."""
    verb, *values = answer
    page = window.page
    if verb in ("opening", "found", "lay", "lay_open", "hide", "hand_over"):
        card = values[0][0] if isinstance(values[0], list) else values[0]
        return page.locator(f'.smat [data-card="{card}"]')
    if verb in ("colours", "use_colour", "take_card"):
        return page.locator(f'.choices [data-choice="{values[0]}"]')
    if verb == "turn_over":
        return page.locator(f'.smat [data-empire="{values[0]}"] .title')
    if not values:
        return page.locator(f".scene [data-test={verb}], .ends [data-test={verb}]")
    return None


def give(window: Window, answer: list[Any]) -> bool:
    """Give an answer with the mouse, on the table if it has one place there, else in the list; whether it had one."""
    window.drawn()
    verb, *values = answer
    found = thing(window, answer)
    where = values[0] if verb in ("build", "found_capital", "station", "fortify", "resolve") else ""
    on_table = bool(where or (found is not None and found.count()))
    menu = window.page.locator(f".answers [data-choice='{written(answer)}']")
    sent, drafted = len(window.sent), len(window.drafts)

    def done() -> bool:
        return len(window.sent) > sent or len(window.drafts) > drafted

    def act() -> None:
        if where:
            click_area(window, str(where))
        elif on_table and found is not None:
            found.first.click()
        else:
            window.question.locator(f"[data-answer='{written(answer)}']").first.click()
        window.until(lambda: done() or menu.count(), f"Nothing came of {answer}")
        if not done():
            menu.click()
            window.until(done, f"The menu did not give {answer}")

    if verb in PLANNED:
        act()
    else:
        assert sends(window, act) == answer
    return on_table
