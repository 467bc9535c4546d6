"""What can be read off the drawn table, and what its things say when they are clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Show = Callable[..., Page]

_CLICK_ALL = """() => {
  const found = [];
  const click = (el) => {
    window.said = null;
    el.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (window.said) found.push(window.said);
  };
  const lit = [...document.querySelectorAll(
    "path.land.legal, .cell.legal, .card.legal, .wonder.legal, .discard.legal, .dominion.legal, .other.legal")];
  for (const el of lit) {
    click(el);
    const menu = document.querySelectorAll(".answers > div button").length;
    for (let i = 0; i < menu; i++) {
      if (i) click(el);
      click(document.querySelectorAll(".answers > div button")[i]);
    }
  }
  return found;
}"""


def said(page: Page) -> list[Any]:
    """What the table said to the shell last: how, and the answer."""
    found = page.evaluate("window.said ?? []")
    assert isinstance(found, list)
    return found


def view(page: Page) -> dict[str, Any]:
    """The view the table was drawn from."""
    found = page.evaluate("window.view")
    assert isinstance(found, dict)
    return found


def options(page: Page) -> list[list[Any]]:
    """The answers that were offered."""
    found = page.evaluate("window.options")
    assert isinstance(found, list)
    return found


def all_that_is_lit(page: Page) -> list[list[Any]]:
    """What every lit thing says, menus included."""
    found = page.evaluate(_CLICK_ALL)
    assert isinstance(found, list)
    return found


def attributes(page: Page, selector: str, name: str) -> list[str]:
    """An attribute of all elements, in order."""
    found = page.locator(selector).evaluate_all("(all, name) => all.map((e) => e.getAttribute(name))", name)
    assert isinstance(found, list)
    return found


def territory(page: Page, id: str) -> None:
    """Click on a territory."""
    page.locator(f'path.land[data-territory="{id}"]').dispatch_event("click")


def middle(page: Page, id: str) -> tuple[float, float]:
    """A point within a territory."""
    box = page.locator(f'path.land[data-territory="{id}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5
