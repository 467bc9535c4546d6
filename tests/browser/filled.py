"""A game with figures of its own for tests of the shell, whatever it tells of rivals and answers itself."""

from __future__ import annotations

import re

from playwright.sync_api import Route
from windows import Window

FIGURES = """
export function figures(ctx, party) {
  const mat = ctx.view.civs[party];
  return [
    { id: "technology", value: mat.technology, title: `${ctx.parties[party].name}: technology ${mat.technology}` },
    { id: "cubes", value: mat.used + 3 * party, title: `${ctx.parties[party].name}: ${mat.used} used cubes` },
    { id: "leader", value: mat.leader?.leader ?? "none", title: "leader" },
  ];
}
"""
ON_TABLE = """
export function onTable(ctx, answer) {
  return true;
}
"""


def fill(window: Window, on_table: str = "") -> None:
    """Let Historia tell the figures of rivals, and of answers whether they are lit on the table."""
    own = {"figures": FIGURES, "onTable": on_table}

    def module(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        for name, code in own.items():
            if code:
                text = re.sub(rf"(?<=export \{{ )(.*?)\b{name}\b,? ?(?=.*\}} from)", r"\1", text)
                text += code
        route.fulfill(response=answer, body=text)

    window.page.route("**/games/historia/web/table.js", module)
