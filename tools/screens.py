"""Pictures of every main screen in both languages and both themes, for anybody who wants to look.

Starts a server of its own, opens matches that bots have played, and writes palette PNGs into docs/screens.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from cable import serving
from prepared import well_played
from windows import LAPTOP, PHONE, Window, chromium, missing

from zeitalter import Match

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screens"
LOOKS = [("en", "tag"), ("de", "nacht"), ("en", "nacht"), ("de", "tag")]
TWO = LOOKS[:2]
"""Enough for games whose shell the other pictures show."""
COLOURS = 256
LARGE = {"width": 1920, "height": 1080}
KEPT = "zeitalter."
SETTLE = 0.3
LONGER = 4.0
"""Seconds for colours and sheets that glide to their place; and for bots."""
ANALYSIS = 300
"""Seconds for the analysis of a match."""


WRITTEN: list[Path] = []


def take(window: Window, name: str, looks: list[tuple[str, str]] = LOOKS) -> None:
    """Write what the window shows in these languages and themes."""
    for lang, theme in looks:
        look(window, lang, theme)
        window.page.evaluate("document.fonts.ready.then(() => true)")
        window.wait(SETTLE)
        window.drawn()
        picture = Image.open(io.BytesIO(window.page.screenshot())).convert("RGB")
        path = FOLDER / f"{name}-{lang}-{theme}.png"
        picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
        WRITTEN.append(path)
    look(window, *LOOKS[0])


def look(window: Window, lang: str, theme: str) -> None:
    """Switch language and theme; a page without the buttons is loaded again."""
    if not window.page.locator(f"button[lang={lang}]").count():
        window.page.evaluate(
            "(kept) => Object.assign(localStorage, kept)", {f"{KEPT}lang": lang, f"{KEPT}theme": theme}
        )
        window.page.reload()
        window.page.get_by_role("heading", level=1).wait_for()
        return
    window.page.locator(f"button[lang={lang}]").first.dispatch_event("click")
    if window.page.get_attribute("html", "data-theme") != theme:
        window.test_id("theme").first.dispatch_event("click")
    window.page.locator(f"html[lang={lang}][data-theme={theme}]").wait_for()


def my_turn(match: Match, round: int) -> bool:
    """Whether Ada is asked in a round, with cards to execute from the second on."""
    asked = match.asked() if round == 1 else match.asked()[:1] if len(match.asked()) == 1 else []
    return match.state.round >= round and 0 in asked


def ready(window: Window) -> None:
    """Wait until Ada can answer."""
    window.turn()
    window.page.locator("[data-test=prompt] .option").first.wait_for()


def open_table(window: Window, round: int) -> None:
    """A table in a round, with Ada to answer."""
    window.open_match("Ada", well_played(lambda match: my_turn(match, round)))
    ready(window)


def tables(me: Window) -> None:
    """The table from the first cards to the last point, and what can be opened there."""
    open_table(me, 1)
    take(me, "table-start")
    open_table(me, 7)
    take(me, "table-middle")
    me.test_id("hint").click()
    me.test_id("take-hint").wait_for()
    take(me, "hint")
    me.page.get_by_role("tab", name=me.words("web-tab-others")).click()
    take(me, "others")
    me.test_id("rule").click()
    me.test_id("rules").wait_for()
    take(me, "rules")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("tab", name=me.words("web-tab-log")).click()
    me.menu("text")
    take(me, "text-view")
    me.menu("text")
    me.open_match("Ada", well_played(lambda match: False))
    me.test_id("replay").wait_for()
    take(me, "table-end")
    me.test_id("replay").click()
    slider = me.test_id("replay-panel").get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    take(me, "replay")


def analysis(window: Window, kind: str, game: str = "historia") -> None:
    """A match that was looked back at, opened at its end."""
    window.open_match("Ada", well_played(lambda match: False, game_id=game))
    window.test_id("analyse-end").click()
    window.page.locator("[data-test=analysis]").wait_for(timeout=ANALYSIS * 1000)
    take(window, kind, TWO)


def question(match: Match) -> str:
    """What Ada is asked; nothing if she is not."""
    return type(match.question()).__name__ if 0 in match.asked() else ""


def bargaining(match: Match) -> bool:
    """Whether Ada can trade, and all others have something on the table."""
    return question(match) == "Bargain" and all(match.state.offers[1:])


CIVILIZATION: dict[str, Callable[[Match], bool]] = {
    "board": lambda match: question(match) == "Move" and match.state.round >= 9,
    "trade": lambda match: bargaining(match) and match.state.round >= 8,
    "shop": lambda match: question(match) == "BuyCards" and match.state.round >= 11,
    "calamity": lambda match: question(match) in ("AssignLosses", "Lose"),
    "end": lambda match: False,
}
"""The moments of a game of Civilization that are shown."""


def civilization(window: Window, moments: Iterable[str], kind: str = "civilization") -> None:
    """Moments of a game of Civilization."""
    for name in moments:
        window.open_match("Ada", well_played(CIVILIZATION[name], game_id="civilization"))
        window.wait(LONGER)  # bots may have something to say in trade
        take(window, f"{kind}-{name}", TWO)


NEW_DAWN: dict[str, Callable[[Match], bool]] = {
    "map": lambda match: question(match) == "LayTile" and len(match.state.tiles) > ENOUGH_TILES,
    "board": lambda match: question(match) == "MoveCaravans" and match.state.round >= 16,
    "attack": lambda match: question(match) == "Attack" and len(match.options(0)) > MANY_TARGETS,
    "end": lambda match: False,
}
"""The moments of a game of A New Dawn that are shown; the map is one that is being built."""
ENOUGH_TILES = 7
MANY_TARGETS = 4
DAWN_SEED = 2


def new_dawn(window: Window, moments: Iterable[str], kind: str = "new-dawn") -> None:
    """Moments of a game of A New Dawn."""
    for name in moments:
        options = {"map": "advanced"} if name == "map" else {}
        window.open_match("Ada", well_played(NEW_DAWN[name], DAWN_SEED, "new_dawn", options))
        window.page.locator(".dboard").wait_for()
        if name == "map":
            window.test_id("next-site").click()
        take(window, f"{kind}-{name}", TWO)


SEVEN_AGES: dict[str, Callable[[Match], bool]] = {
    "markers": lambda match: question(match) == "PlaceMarkers" and match.state.turn >= 6,
    "conflict": lambda match: question(match) == "Commit",
    "map": lambda match: question(match) == "Movement" and match.state.turn >= 6,
}
"""The moments of a game of 7 Ages that are shown."""


def seven_ages(window: Window, moments: Iterable[str], kind: str = "seven-ages") -> None:
    """Moments of a game of 7 Ages."""
    for name in moments:
        window.open_match("Ada", well_played(SEVEN_AGES[name], game_id="seven_ages"))
        window.page.locator(".sboard .map path.land").first.wait_for()
        take(window, f"{kind}-{name}", TWO)


def track(window: Window) -> None:
    """The progress track of 7 Ages, over the map."""
    window.page.locator(".strip").click()
    window.page.locator(".track").wait_for()
    take(window, "seven-ages-track", TWO)


def lobby(me: Window) -> None:
    """What comes before the game, with some matches to come back to."""
    me.page.goto("/")
    me.test_id("play-now").wait_for()
    take(me, "lobby")
    me.page.goto("/new")
    me.test_id("create").wait_for()
    take(me, "new-match")
    me.page.goto("/about/historia")
    me.test_id("account").first.wait_for()
    take(me, "about")
    rule_page(me)
    me.page.goto("/no/such/page")
    me.test_id("missing").wait_for()
    take(me, "missing", TWO)
    me.new_table("Ada", {"kind": "screen", "name": "Beate"})
    me.test_id("pass").wait_for()
    take(me, "pass")


def rule_page(window: Window, kind: str = "rule-page") -> None:
    """The rules, read without a match."""
    window.page.goto("/rules/civilization")
    window.page.locator(".rule-page .prose h2, .rule-page .prose h3").first.wait_for()
    take(window, kind, TWO)


def guide(newcomer: Window, kind: str = "guide") -> None:
    """The first steps of a newcomer."""
    newcomer.post("/api/guest", {"name": "Ada"})
    id = newcomer.post("/api/guide", {"game": "historia"})["id"]
    newcomer.page.goto(f"/match/{id}")
    newcomer.test_id("guide").wait_for()
    take(newcomer, kind)
    newcomer.test_id("guide-next").click()
    while newcomer.test_id("guide-next").count():
        newcomer.test_id("guide-next").click()
        newcomer.drawn()
    newcomer.test_id("lesson").wait_for()
    newcomer.test_id("guide-do").wait_for()
    take(newcomer, f"{kind}-lesson")


def phones(phone: Window, url: str) -> None:
    """The table in a hand."""
    phone.page.goto(url)
    ready(phone)
    take(phone, "phone")
    phone.test_id("sheet-mat").click()
    take(phone, "phone-hand")
    phone.test_id("sheet-mat").click()
    phone.test_id("sheet-tabs").click()
    take(phone, "phone-log")
    phone.page.goto("/")
    phone.test_id("play-now").wait_for()
    take(phone, "phone-lobby")
    rule_page(phone, "phone-rule-page")


def large_screens(window: Window) -> None:
    """Lobby and tables on a large screen."""
    window.page.goto("/")
    window.test_id("play-now").wait_for()
    take(window, "large-lobby", TWO)
    open_table(window, 7)
    take(window, "large-table", TWO)
    civilization(window, ["board", "trade"], "large-civilization")
    new_dawn(window, ["board"], "large-new-dawn")
    seven_ages(window, ["markers"], "large-seven-ages")


def main() -> None:
    """Write all pictures."""
    if missing():
        raise SystemExit(missing())
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, chromium() as browser:
        me = Window(browser, url, LAPTOP)
        tables(me)
        phone = Window(browser, url, PHONE)
        open_table(phone, 7)
        phones(phone, phone.page.url)
        analysis(me, "analysis")
        analysis(phone, "phone-analysis", "new_dawn")
        lobby(me)
        large_screens(Window(browser, url, LARGE))
        guide(Window(browser, url, PHONE, guide=None), "phone-guide")
        guide(Window(browser, url, LAPTOP, guide=None))
        civilization(me, CIVILIZATION)
        civilization(phone, ["board", "trade"], "phone-civilization")
        new_dawn(me, NEW_DAWN)
        new_dawn(phone, ["map", "board"], "phone-new-dawn")
        seven_ages(me, SEVEN_AGES)
        track(me)
        seven_ages(phone, ["map", "markers"], "phone-seven-ages")
    for old in set(FOLDER.glob("*.png")) - set(WRITTEN):
        old.unlink()
    size = sum(path.stat().st_size for path in WRITTEN) // 1024
    print(f"{len(WRITTEN)} pictures, {size} kB, in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
