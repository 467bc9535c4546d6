"""A report in a browser: legible in both themes and on a phone, nothing overlaps the edge, nothing is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from chromium import LAPTOP, PHONE
from playwright.sync_api import Browser

from zeitalter import __version__
from zeitalter.lab.balance import Balance
from zeitalter.lab.experiment import Cell
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.report import balance_page

AXE = Path(__file__).parents[1] / "browser" / "axe.min.js"
CELL = Cell("historia", ("random", "random", "beginner"), 7)
MADE = {"command": "zeitalter lab balance", "version": __version__, "game": "historia", "rules": 3, "seed": 7}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    balance = Balance()
    for record in play_recorded(CELL.as_json(), range(12)) * 4:
        balance.add(record)
    path: Path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(balance_page({**balance.summary(), "bots": list(CELL.bots), "made": MADE}, "de"), encoding="utf-8")
    return path


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_report_is_legible(browser: Browser, page: Path, theme: str) -> None:
    context = browser.new_context(viewport=LAPTOP, color_scheme=theme)  # type: ignore[arg-type]
    window = context.new_page()
    asked: list[str] = []
    window.on("request", lambda request: asked.append(request.url))
    window.goto(page.as_uri())
    assert [url for url in asked if not url.startswith("data:")] == [page.as_uri()]
    window.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    for size in (LAPTOP, PHONE):
        window.set_viewport_size(size)  # type: ignore[arg-type]
        assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    window.add_script_tag(path=str(AXE))
    assert window.evaluate("async () => (await axe.run()).violations.map(v => [v.id, v.nodes[0].html])") == []
    context.close()
