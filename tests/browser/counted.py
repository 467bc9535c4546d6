"""Hands that count: every press, drag, key and held key is one action. Whole tasks of a round 13, done with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import round_thirteen
from playwright.sync_api import Locator
from windows import Window

STEPS = 6
"""Points at which a dragging hand is seen between two places."""


class Hands:
    """Mouse and keyboard of a window, with a count of what they did."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = window.page
        self.actions: list[str] = []

    def middle(self, found: Locator) -> tuple[float, float]:
        """The middle of a thing on the screen."""
        box = found.bounding_box()
        assert box is not None, f"{found} is not in sight"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def stack(self, area: str) -> Locator:
        """The own tokens in an area."""
        return self.page.locator(f'[data-piece="tokens:0:{area}"]')

    def spot(self, area: str) -> tuple[float, float]:
        """A point of an area that is free of other things to drop on."""
        point = self.page.evaluate(SPOT, area)
        assert point, f"{area} is not in sight"
        return point["x"], point["y"]

    def free(self, x: float, y: float) -> tuple[float, float]:
        """A point of the map there, or right below it, where no piece lies that could be dragged."""
        point = self.page.evaluate(FREE, [x, y])
        assert point, "there is no free place on the map"
        return point["x"], point["y"]

    def drag(self, start: tuple[float, float], *way: tuple[float, float], what: str) -> None:
        """Take something, carry it along a way and let go at its end."""
        self.actions.append(f"drag {what}")
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for x, y in way:
            self.page.mouse.move(x, y, steps=STEPS)
        self.page.mouse.up()

    def carry(self, area: str, *way: str) -> None:
        """Drag the own stack of an area over others to the last one."""
        self.drag(self.middle(self.stack(area)), *(self.spot(id) for id in way), what=" -> ".join([area, *way]))

    def click(self, found: Locator, what: str) -> None:
        """Click something."""
        self.actions.append(f"click {what}")
        found.click()

    def press(self, key: str) -> None:
        """Press a key."""
        self.actions.append(f"press {key}")
        self.page.keyboard.press(key)

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Hold a key while other things are done; that is one action."""
        self.actions.append(f"hold {key}")
        self.page.keyboard.down(key)
        yield
        self.page.keyboard.up(key)

    def planned(self, count: int) -> None:
        """Wait until so many answers are in the plan and the server has tried them."""
        self.window.until(
            lambda: bool(self.window.drafts) and self.window.drafts[-1]["taken"] == count,
            f"There are not {count} answers in the plan",
        )
        self.window.drawn()


SPOT = """(id) => {
  const area = document.querySelector(`path[data-area="${id}"]`);
  const box = area.getBoundingClientRect();
  const piece = document.querySelector(`[data-piece$=":${id}"]`)?.getBoundingClientRect();
  const points = piece ? [{ x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 }] : [];
  for (let i = 1; i < 12; i++)
    for (let k = 1; k < 12; k++) points.push({ x: box.x + (box.width * i) / 12, y: box.y + (box.height * k) / 12 });
  return points.find(({ x, y }) => {
    const found = document.elementsFromPoint(x, y).map((el) => el.closest("[data-drop]")).find(Boolean);
    return found === area;
  }) ?? null;
}"""
"""Where a hand can drop something on an area: on a piece there, or beside whatever lies over it."""


FREE = """([x, y]) => {
  for (let far = 0; far < 80; far += 4) {
    const el = document.elementFromPoint(x + far, y + far);
    if (el?.closest(".map") && !el.closest("[data-drag]")) return { x: x + far, y: y + far };
  }
  return null;
}"""


def sit(window: Window, match: object) -> Hands:
    """Sit down at a prepared table."""
    window.open_match("Ada", match)  # type: ignore[arg-type]
    window.turn()
    window.page.locator("civilization-board .map svg").wait_for()
    window.drawn()
    return Hands(window)


def movement(window: Window) -> Hands:
    """The whole movement of round 13: 33 tokens, by hand."""
    hands = sit(window, round_thirteen.moving())
    number = 0

    def carry(area: str, to: str) -> None:
        nonlocal number
        number += 1
        hands.carry(area, to)
        hands.planned(number)

    carry("dakien", "sudeten")
    carry("donau", "tyras")
    carry("alexandria", "westwueste")
    carry("armenien", "kleinarmenien")
    carry("armenien", "kaukasus")
    with hands.holding("Shift"):
        left, right = hands.middle(hands.stack("germanien")), hands.middle(hands.stack("skythien"))
        lowest = hands.middle(hands.stack("donau"))[1]
        top = min(left[1], right[1], hands.middle(hands.stack("sudeten"))[1])
        corner = hands.free(right[0] + 12, lowest + 8)
        hands.drag(corner, (left[0] - 12, top - 10), what="a rectangle around Germania, Sudetes, Danube and Scythia")
        hands.drag(left, hands.spot("dakien"), what="all of them -> dakien")
        number += 4
        hands.planned(number)
        carry("alexandria", "memphis")
        carry("krim", "skythien")
        carry("epirus", "thessalien")
        carry("makedonien", "thessalien")
        carry("thrakien", "byzanz")
        carry("paeonien", "thrakien")
        carry("van", "assyrien")
        carry("kappadokien", "van")
        carry("naltschik", "armenien")
    hands.click(window.test_id("plan-send-end"), "send and end")
    window.until(lambda: window.sent, "The plan was not sent")
    return hands


def famine(window: Window) -> Hands:
    """A famine: eleven units for one rival, nine for another."""
    hands = sit(window, round_thirteen.famine())
    rows = window.test_id("dock").locator(".rows li")
    hands.click(rows.nth(0).get_by_test_id("whole"), "all 11 for Beate")
    hands.click(rows.nth(2).get_by_test_id("whole"), "the rest for Dora")
    hands.click(window.test_id("dock-send"), "send")
    window.until(lambda: window.sent, "The losses were not sent")
    return hands


def own_loss(window: Window) -> Hands:
    """The own loss in the same famine: nine units, typed and picked on the map."""
    hands = famine(window)
    hands.actions.clear()
    window.until(lambda: window.asked and window.now and window.now["prompt"][0] == "Lose", "Nothing is to be lost")
    window.drawn()
    hands.page.keyboard.down("Shift")
    hands.actions.append("hold Shift")
    for area in ("tyras", "germanien"):
        hands.actions.append(f"click {area}")
        hands.page.mouse.click(*hands.middle(hands.stack(area)))
        window.drawn()
    hands.page.keyboard.up("Shift")
    hands.actions.append("click sudeten")
    hands.page.mouse.click(*hands.middle(hands.stack("sudeten")))
    hands.click(window.test_id("dock-send"), "send")
    window.until(lambda: len(window.sent) > 1, "The losses were not sent")
    return hands
