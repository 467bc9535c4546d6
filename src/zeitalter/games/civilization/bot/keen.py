"""The keen style, and others that a search compares with it when it plans a turn."""

from __future__ import annotations

from zeitalter.games.civilization.bot.style import USUAL, Style

KEEN = Style(
    growing=1.4,
    standing=0.45,
    needed=0.9,
    near_site=0.4,
    early_tokens=11,
    quarrel=1.5,
    conquest=7.0,
    worth_building=1.7,
    hope=1.4,
    new_group=25.0,
    new_card=20.0,
    advance=100.0,
    token=0.55,
    least_gain=0.0,
    care=4.5,
    least_promise=0.8,
    hiding=0.3,
    danger=30.0,
    belief=0.65,
)
"""How those play who search: found by letting styles that differ in everything play one another."""
STYLES: tuple[Style, ...] = (
    KEEN,
    USUAL,
    KEEN._replace(growing=2.0),
    KEEN._replace(growing=0.9, standing=0.8),
    KEEN._replace(near_site=1.0),
    KEEN._replace(near_site=0.15),
    KEEN._replace(new_city=14.0, early_tokens=6),
    KEEN._replace(new_city=5.0, reserve=3, early_tokens=13),
    KEEN._replace(reserve=6),
    KEEN._replace(quarrel=0.0, lost=0.1, conquest=12.0),
    KEEN._replace(quarrel=0.3, lost=0.2, growing=1.8),
    KEEN._replace(quarrel=4.0, lost=0.8, conquest=0.0),
)
"""Ways to plan a turn, the usual one first: to spread or to stay, to gather at sites or not, to build soon or late, to
fight or not."""
