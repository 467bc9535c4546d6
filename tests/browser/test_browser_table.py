"""The table in the browser: breaks of the network, looking back, languages, themes, phones, and screen readers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from windows import PHONE, Window, Wire, play

Open = Callable[..., Window]
AXE_RUN = """axe.run(document, {
  resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } },
})"""
"""The one rule left out takes "DE" for a word that the name "Deutsch" must contain."""
AXE = Path(__file__).with_name("axe.min.js")


def cut(window: Window, wire: Wire) -> None:
    window.context.set_offline(True)
    wire.cut()
    window.page.get_by_text("No connection; trying again.").wait_for()


def mend(window: Window, wire: Wire) -> None:
    wire.mend()
    window.context.set_offline(False)
    window.page.get_by_text("No connection; trying again.").wait_for(state="detached")


def test_what_others_did_during_a_break_is_seen_after_it(window: Open, wire: Wire) -> None:
    ada, beate = window(wire=wire), window()
    [link] = ada.new_match(("me", "Ada"), ("link", "Beate"), ("bot", "random"), ("bot", "random"))
    beate.join(link.replace(ada.url, beate.url), "Beate")
    play([ada], 20, lambda: beate.asked and not ada.asked)
    assert ada.now is not None
    assert beate.now is not None
    cut(ada, wire)
    before = beate.now["n"]
    beate.answer()
    beate.until(lambda: beate.now["n"] > before, "The other window does not go on")
    assert ada.now["n"] <= before
    mend(ada, wire)
    ada.until(lambda: ada.now["n"] >= beate.now["n"], "The window in the break did not catch up")


def test_looking_back_moves_through_the_match_and_branches(window: Open) -> None:
    ada = window()
    ada.play_now()
    play([ada], 60, lambda: ada.asked and ada.round >= 2)
    first = ada.page.url
    ada.test_id("menu").click()
    ada.test_id("menu-replay").click()
    panel = ada.test_id("replay-panel")
    slider = panel.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    panel.get_by_text(f"Move {last} of {last}").wait_for()
    slider.focus()
    ada.page.keyboard.press("Home")
    panel.get_by_text(f"Move 0 of {last}").wait_for()
    panel.get_by_role("button", name="One move on").click()
    panel.get_by_text(f"Move 1 of {last}").wait_for()
    slider.fill(str(last - 1))
    panel.get_by_text(f"Move {last - 1} of {last}").wait_for()
    ada.test_id("replay-stop").click()
    ada.question.wait_for()
    ada.test_id("menu").click()
    ada.test_id("menu-replay").click()
    slider.fill("4")
    panel.get_by_text(f"Move 4 of {last}").wait_for()
    ada.wait(0.5)
    ada.test_id("branch").click()
    ada.page.wait_for_url(lambda url: "/match/" in url and url != first)
    ada.question.wait_for()
    ada.answered = -1
    ada.until(lambda: ada.question.locator(".option").count() > 0, "The branch asks nothing")


def test_language_changes_without_loading_the_page_again(window: Open) -> None:
    ada = window()
    ada.play_now()
    ada.turn()
    ada.page.evaluate("window.sameDocument = true")
    english = ada.question.inner_text()
    ada.button("Deutsch").click()
    ada.page.get_by_role("region", name="Die Frage").wait_for()
    assert ada.page.get_attribute("html", "lang") == "de"
    assert ada.test_id("prompt").inner_text() != english
    assert ada.test_id("menu").inner_text() == "Menü"
    ada.button("English").click()
    ada.question.wait_for()
    assert ada.question.inner_text() == english
    assert ada.page.evaluate("window.sameDocument") is True


def test_theme_changes_the_colours_and_is_remembered(window: Open) -> None:
    ada = window()
    ada.page.goto("/")
    ada.test_id("play-now").wait_for()
    colour = "getComputedStyle(document.body).backgroundColor"
    light = ada.page.evaluate(colour)
    ada.test_id("theme").click()
    ada.until(lambda: ada.page.get_attribute("html", "data-theme") == "nacht", "The theme did not change")
    dark = ada.page.evaluate(colour)
    assert dark != light
    ada.page.reload()
    ada.test_id("play-now").wait_for()
    assert ada.page.evaluate(colour) == dark


def test_a_phone_shows_everything_without_scrolling_sideways(window: Open) -> None:
    ada = window(size=PHONE)
    wide = "document.documentElement.scrollWidth - innerWidth"
    for path, landmark in (("/", "play-now"), ("/new", "create")):
        ada.page.goto(path)
        ada.test_id(landmark).wait_for()
        assert ada.page.evaluate(wide) <= 0, path
    ada.play_now()
    ada.turn()
    assert ada.page.evaluate(wide) <= 0, "table"
    for sheet in ("sheet-mat", "sheet-tabs"):
        ada.test_id(sheet).click()
        assert ada.page.evaluate(wide) <= 0, sheet
        ada.test_id(sheet).click()
    before = ada.answered
    ada.answer()
    ada.turn()
    assert ada.answered > before


def serious(window: Window) -> list[str]:
    """What axe finds that keeps people out."""
    window.page.evaluate(AXE.read_text())
    found = window.page.evaluate(AXE_RUN)
    return [
        f"{v['id']}: {v['help']}: {json.dumps([n['target'] for n in v['nodes']][:4])}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["tag", "nacht"])
def test_axe_finds_nothing_serious(window: Open, theme: str) -> None:
    ada = window(theme=theme)
    found = {}
    for path, landmark in (("/", "play-now"), ("/new", "create")):
        ada.page.goto(path)
        ada.test_id(landmark).wait_for()
        found[path] = serious(ada)
    ada.play_now()
    ada.turn()
    ada.answer()
    ada.turn()
    ada.wait(0.3)
    found["table"] = serious(ada)
    assert {page: lines for page, lines in found.items() if lines} == {}
