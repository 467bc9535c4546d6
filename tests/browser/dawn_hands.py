"""Answers of A New Dawn given with the mouse on map, mat and rail, and a position shortly before the end."""

from __future__ import annotations

from typing import Any

from hands import IN_SIGHT, in_sight, sends, view
from playwright.sync_api import Locator
from windows import Window, written

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.new_dawn.position import player, position
from zeitalter.games.new_dawn.rules.vocabulary import VERBS

ON_CARDS = ("focus", "put", "unload", "discard", "resolve", "replace", "swap")
AT_SPACES = tuple(verb for verb, kinds in VERBS.items() if [kind.name for kind in kinds] == ["space"])
ROW = ("early_empire", "astrology", "foreign_trade", "masonry", "pottery")
BARBARIAN = "4.8"
"""Where barbarian D stands."""
ATTACK = [["focus", "masonry"], ["effect", "attack"], ["attack", BARBARIAN], ["spend"], ["put", "pottery"], ["done"]]
WONDER = [["focus", "pottery"], ["effect", "build_wonder"], ["build", "hanging_gardens"], ["pay", "marble"]]


def late(rival: str = "bot:strategist", poor: bool = False, **board: Any) -> Match:
    """Ada has two of three victory cards, and lacks one wonder for the third; poor: she cannot pay for any."""
    wealth = {"trade": {"pottery": 2, "masonry": 1}, "resources": {"marble": 2, "diamonds": 1}}
    ada = player("Ada", "rome", cities=["6.8"], tokens=["11.2", "11.3", "11.8"], row=ROW, caravans=["card"],
                 agendas=["civilized", "warmonger"], wonders={"stonehenge": "6.8"},
                 **({} if poor else wealth))  # fmt: skip
    beate = player("Beate", "egypt", tokens=["16.1"], trade={"masonry": 1, "pottery": 2})
    cards = {"victory": ["v1", "v2", "v3"], "open": ["hanging_gardens"]}
    match = position(ada, beate, round=30, dice=[6, 1], **cards, **board)
    match.seats[1] = Seat("Beate", rival)
    return match


def options(window: Window) -> list[Any]:
    """The answers that are possible."""
    assert window.now is not None
    return list(window.now["options"])


# -- answers on the board ----------------------------------------------------------------------------------------------


def space(window: Window, id: str) -> Locator:
    """A space of the map."""
    return window.page.locator(f'path[data-space="{id}"]')


def click_space(window: Window, id: str) -> None:
    """Click what stands on a space, or the space; what is out of sight is brought into it as the keyboard does."""
    found = in_sight(window, space(window, id))
    assert found.evaluate(IN_SIGHT), f"{id} is out of sight"
    box = found.bounding_box()
    assert box is not None
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def board_button(window: Window, answer: list[Any]) -> Locator:
    """What is to be clicked on board or mat for an answer, apart from spaces; there is nothing for a few rare ones."""
    verb, *values = answer
    if verb in ON_CARDS:
        return window.page.locator(f'.dmat [data-card="{values[0]}"]')
    if verb == "build":
        return window.page.locator(f'.rail [data-wonder="{values[0]}"]')
    if verb in ("pay", "gain"):
        return window.page.locator(f".dmat button.{values[0]}")
    if verb == "steal":
        return window.page.locator(f'.plunder [data-steal="{values[0]}"]')
    return window.page.locator(f".ends [data-choice='{written(answer)}']")


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
    choice = window.page.locator(f'.chosen-now [data-caravan="{answer[1]}"][aria-pressed=false]' if where else "none")
    on_board = bool(where or thing.count())
    menu = window.page.locator(f".answers [data-choice='{written(answer)}']")
    before = len(window.sent)

    def act() -> None:
        if where:
            if answer[0] == "send" and choice.count():
                choice.click()
            window.drawn()
            click_space(window, where)
        elif on_board:
            thing.first.click()
        else:
            window.question.locator(f"[data-answer='{written(answer)}']").first.click()
        window.until(lambda: len(window.sent) > before or menu.count(), f"Nothing came of {answer}")
        if len(window.sent) == before:
            menu.click()

    assert sends(window, act) == answer
    return on_board
