"""Any position as the call of `position` that builds it, for tests and bug reports.

What lies on the table is named; what such a call cannot name is found by building the position and comparing, and is
given as it is in the state (`between`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import get_annotations
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games import find_game
from zeitalter.games.seven_ages.rules.fields import Fields
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS, MARKERS, State
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.kit.positions import chosen_options, steps_said

Said = Mapping[str, Any]
Build = Callable[[State, Sequence[Said], Said, Said], None]
"""Puts empires, what lies on the table for all, cards and markers into a fresh state."""


def call_of(s: State, build: Build) -> str:
    """A position as the call that builds it."""
    empires = [_empire(s, e) for e in s.in_play()]
    lying, board = _lying(s), _board(s)
    again = State(s.table, s.source)
    build(again, empires, board, lying)
    lines = [f"    {_call(said)}," for said in empires]
    options = chosen_options(find_game("seven_ages"), s.table.options)
    what = {"players": s.players, "options": options, **lying, **board, "between": _between(s, again)}
    lines += [f"    {name}={value!r}," for name, value in what.items() if value or name == "players"]
    lines.append(f"    stack={steps_said(s)!r},")
    return "position(\n" + "\n".join(lines) + "\n)"


def _call(said: Said) -> str:
    """An empire as it is named; what it does not have is left out."""
    named = {name: value for name, value in said.items() if name not in ("card", "seat", "units") and value}
    parts = [repr(said["card"]), repr(said["seat"]), repr(said["units"])]
    return f"empire({', '.join([*parts, *(f'{name}={value!r}' for name, value in named.items())])})"


def _empire(s: State, e: int) -> Said:
    ids = s.components.ids
    areas, artefacts = ids["area"], ids["artefact"]
    held = list(bits(s.held[e]))
    raids = [area for area, units in enumerate(s.raid) if units] if e == s.active else []

    def named(units: tuple[int, ...]) -> str:
        return " ".join(ids["unit"][unit_type(unit)] for unit in units)

    return {
        "card": ids["empire"][s.card[e]],
        "seat": s.owner[e],
        "units": {areas[area]: named(s.units[area]) for area in held},
        "colour": ids["colour"][e],
        "level": s.level[e],
        "born": s.born[e],
        "money": s.money[e],
        "elite": s.elite[e],
        "go": s.go[e],
        "go_now": s.go_now[e],
        "religion": artefacts[s.religion[e]] if s.religion[e] >= 0 else "",
        "government": artefacts[s.government[e]] if s.government[e] >= 0 else "",
        "marks": [artefacts[i] for i in bits(s.marks[e])],
        "artefacts": {areas[area]: [artefacts[i] for i in bits(s.lies[area])] for area in held if s.lies[area]},
        "capital": areas[s.capital[e]] if s.capital[e] >= 0 else "",
        "cities": {areas[area]: s.city[area] for area in held if s.city[area]},
        "leaders": [(ids["leader"][leader], areas[area]) for leader, area in s.leaders[e]],
        "forts": [areas[area] for area in held if s.forts >> area & 1],
        "disorder": [areas[area] for area in held if s.disorder >> area & 1],
        "done": [ids["action"][action] for action in bits(s.done[e])],
        "raids": {areas[area]: named(s.raid[area]) for area in raids},
    }


def _lying(s: State) -> dict[str, Any]:
    """Cards and markers."""
    ids = s.components.ids
    cards = [[ids["empire"][card] for card in zone.cards] for zone in s.zones[:MARKERS]]
    markers = {}
    for seat in range(s.players):
        on = [ids["empire"][s.card[slot]] if slot >= 0 else "" for slot in s.slots[seat]]
        markers[seat] = dict(zip(on, (ids["action"][m] for m in s.zones[MARKERS + seat].cards), strict=True))
    return {
        "hands": {seat: cards[HANDS + seat] for seat in range(s.players)},
        "deck": cards[DECK],
        "discard": cards[DISCARD],
        "markers": {seat: said for seat, said in markers.items() if said},
    }


def _board(s: State) -> dict[str, Any]:
    """What lies on the table for all."""
    ids = s.components.ids
    board: dict[str, Any] = {"turn": s.turn, "start_player": s.start_player}
    board |= {"start_age": s.start_age, "end_age": s.end_age, "glory": list(s.glory), "aside": s.aside}
    board["cities"] = {ids["area"][area]: level for area, level in enumerate(s.city) if level and s.holder[area] < 0}
    if all(light >= 0 for light in s.pairs):
        board["pairs"] = [ids["colour"][light] for light in s.pairs]
    return board


def _between(s: State, again: State) -> dict[str, Any]:
    """What is still different: fields as they are, of lists the entries that differ."""
    found: dict[str, Any] = {}
    for name in (*get_annotations(Fields), "zones"):
        here, there = getattr(s, name), getattr(again, name)
        if name == "zones":
            found[name] = {i: (zone.cards, zone.known) for i, zone in enumerate(here) if zone != there[i]}
        elif isinstance(here, list):
            found[name] = {i: entry for i, entry in enumerate(here) if entry != there[i]}
        elif here != there:
            found[name] = here
    return {name: value for name, value in found.items() if value != {}}
