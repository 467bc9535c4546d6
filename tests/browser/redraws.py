"""What it costs to draw the table of Civilization anew, in time of the processor: measured and told, never asserted."""

from __future__ import annotations

from typing import Any

import round_thirteen
from counted import sit
from windows import Window

TIMES, WARM = 40, 10
MEASURE = """(times) => {
  const board = document.querySelector("civilization-board");
  const ctx = board.ctx;
  const seats = ctx.view.players.map((p) => String(p.seat));
  const land = [...document.querySelectorAll("path.land")].map((el) => el.dataset.area);
  const stacked = (k) => Object.fromEntries(land.map((id, i) => [id, { ...ctx.view.areas[id],
    tokens: Object.fromEntries(seats.slice(0, 2 + (i % 2)).map((s, j) => [s, 1 + ((i + j + k) % 4)])) }]));
  let pieces = 0;
  for (let k = 0; k < times; k++) {
    board.ctx = { ...ctx, view: { ...ctx.view, areas: stacked(k) }, motion: false };
    pieces = board.querySelectorAll("[data-piece]").length;
  }
  board.ctx = ctx;
  return pieces;
}"""
"""Gives the board positions in which every stack has changed, one after the other."""


def redraw(window: Window) -> str:
    """What a redraw of some three hundred pieces takes, in a sentence."""
    sit(window, round_thirteen.moving())
    client: Any = window.context.new_cdp_session(window.page)
    client.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = client.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    window.page.evaluate(MEASURE, WARM)
    began = spent()
    pieces = window.page.evaluate(MEASURE, TIMES)
    took = (spent() - began) / TIMES * 1000
    assert pieces >= 300, "too few pieces to measure"
    return f"redraw of {pieces} pieces, every stack changed: {took:.1f} ms of processor"
