"""Everybody gets in: screen readers (axe finds nothing serious on any screen), and slow lines (few bytes)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from chromium import ALL_OF_IT
from hands import FIRST_LOAD
from prepared import finished, in_second_round
from windows import LAPTOP, PHONE, Window, bytes_of

Open = Callable[..., Window]
AXE = Path(__file__).with_name("axe.min.js")
AXE_RUN = """(part) => axe.run(part ? { include: [part] } : document, {
  resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } },
}).then((found) => found.violations)"""
AXE_COLOURS = """(part) => axe.run(part ? { include: [part] } : document, {
  resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"],
}).then((found) => found.violations)"""
"""What depends on colours; all else is the same in every theme."""
THEMES = ("tag", "nacht")
WEAR = """async (theme) => {
  const store = performance.getEntriesByType("resource").find((e) => e.name.endsWith("/web/base/store.js"));
  (await import(store.name)).update({ theme });
}"""
"""Changes the theme as its button does, also where a menu lies over it."""
SIZES = {"laptop": LAPTOP, "phone": PHONE}


def serious(window: Window, part: str | None = None) -> list[str]:
    """What axe finds in both themes that keeps people out, on the page or a part; the page keeps the other theme."""
    page = window.page
    page.evaluate(ALL_OF_IT)
    window.drawn()
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    found = page.evaluate(AXE_RUN, part)
    theme = THEMES[1 - THEMES.index(str(page.get_attribute("html", "data-theme")))]
    page.evaluate(WEAR, theme)
    window.drawn()
    found += page.evaluate(AXE_COLOURS, part)
    assert page.get_attribute("html", "data-theme") == theme
    return [
        f"{v['id']}: {json.dumps([[n['target'][-1], n['failureSummary'][-160:]] for n in v['nodes']][:6])}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def nothing(found: dict[str, list[str]]) -> None:
    """Nothing was found on any screen."""
    lines = [f"{screen}: {line}" for screen, all_of_it in found.items() for line in all_of_it]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_before_the_game(window: Open, size: str) -> None:
    ada = window(size=SIZES[size])
    found = {}
    ada.open_match("Ada", finished())
    for path, landmark in (("/", "play-now"), ("/new", "create"), ("/about/historia", "account")):
        ada.page.goto(path)
        ada.test_id(landmark).first.wait_for()
        found[path] = serious(ada)
    made = ada.new_table("Ada", {"kind": "screen", "name": "Beate"}, {"kind": "link"})
    ada.test_id("pass").wait_for()
    found["pass"] = serious(ada)
    ada.page.goto(f"/join/{made['links']['2']}")
    ada.test_id("join").wait_for()
    found["join"] = serious(ada)
    nothing(found)


def test_axe_finds_nothing_serious_at_the_table(window: Open) -> None:
    ada = window()
    found = {}
    in_second_round(ada)
    ada.test_id("hint").click()
    ada.test_id("take-hint").wait_for()
    found["table"] = serious(ada)
    ada.test_id("menu").click()
    ada.test_id("menu-text").wait_for()
    found["menu"] = serious(ada)
    ada.page.keyboard.press("Escape")
    ada.menu("text")
    found["text"] = serious(ada)
    ada.menu("text")
    ada.test_id("rule").click()
    ada.test_id("rules").wait_for()
    found["rules"] = serious(ada)
    ada.page.keyboard.press("Escape")
    ada.open_match("Ada", finished())
    ada.test_id("replay").wait_for()
    found["end"] = serious(ada)
    ada.test_id("replay").click()
    ada.test_id("replay-panel").wait_for()
    found["replay"] = serious(ada)
    nothing(found)


def test_axe_finds_nothing_serious_on_a_phone(window: Open) -> None:
    ada = window(size=PHONE)
    found = {}
    in_second_round(ada)
    found["table"] = serious(ada)
    for sheet in ("sheet-mat", "sheet-tabs"):
        ada.test_id(sheet).click()
        found[sheet] = serious(ada)
        ada.test_id(sheet).click()
    ada.open_match("Ada", finished())
    ada.test_id("replay").click()
    ada.test_id("replay-panel").wait_for()
    found["replay"] = serious(ada)
    nothing(found)


def test_first_load_of_a_table_is_small(window: Open) -> None:
    ada, fresh = window(), window(fresh=True)
    in_second_round(ada)
    fresh.context.add_cookies(ada.context.cookies())
    loaded = bytes_of(fresh)
    fresh.page.goto(f"/match/{ada.match}")
    fresh.turn()
    fresh.page.locator("[data-test=prompt] .option").first.wait_for()
    fresh.page.wait_for_load_state("networkidle")
    fresh.page.evaluate("document.fonts.ready.then(() => true)")
    assert sum(loaded.values()) > 50_000
    assert sum(loaded.values()) <= FIRST_LOAD, sorted(loaded.items(), key=lambda item: -item[1])[:12]
