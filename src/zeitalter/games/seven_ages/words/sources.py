"""Where rules, cards, map and figures come from: guide, public or ours, and how sure we are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from zeitalter.games.seven_ages.data.components import FOLDER, load_components, our_data
from zeitalter.kit.component_files import load_yaml

Origins = Mapping[str, Mapping[str, Any]]


@cache
def rules() -> Origins:
    """The origin of every rule of the pages, by number."""
    found: Origins = load_yaml(FOLDER / "rule_sources.yaml")
    return found


def components() -> Mapping[str, Origins]:
    """The origin of what is in no list of `components.yaml`: cards, map, colours, ages, leaders, figures."""
    data = our_data()
    board = data["map"]
    regions = [*board["regions"], *board["sub_regions"]]
    return {
        "empire": {card["id"]: _with_name(card) for card in data["cards"]},
        "leader": _leaders(data),
        "area": {area["id"]: _area(area) for area in board["areas"]},
        "terrain": {id: _sure(ground) for id, ground in board["terrain_types"].items()},
        "region": {region["id"]: _sure(region) for region in regions},
        "colour": {id: _sure(mix) for id, mix in data["counter_mixes"].items()},
        "age": {str(age): _sure(name) for age, name in data["progress_track"]["age_names"].items()},
        "figure": dict(_figures(data)),
    }


def _sure(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: entry[key] for key in ("source", "confidence") if key in entry}


def _with_name(card: Mapping[str, Any]) -> dict[str, Any]:
    """A card, and its name where that comes from elsewhere."""
    named = {"source": card["name_source"]}
    return _sure(card) | ({"parts": {"name": named}} if card["name_source"] != card["source"] else {})


def _area(area: Mapping[str, Any]) -> dict[str, Any]:
    """An area: ground and borders are ours, its name may come from elsewhere."""
    named = {"parts": {"name": {"source": area["source"]}}} if area["source"] != "ours" else {}
    return {"source": "ours", **named}


def _leaders(data: Mapping[str, Any]) -> Origins:
    """Leaders come from the cup or from the card of their empire."""
    c = load_components(None)
    by_card = [_sure(card) for card in data["cards"]]
    cup = _sure(data["unnamed_leader_cup"])
    return {id: by_card[card] if card >= 0 else cup for id, card in zip(c.ids["leader"], c.leader_card, strict=True)}


def _figures(data: Mapping[str, Any]) -> Iterable[tuple[str, dict[str, Any]]]:
    """The figures of the rules with their values."""
    entries = {**data["constants"], **data["map"]["border_types"], "dark_levels": data["progress_track"]["dark_levels"]}
    for id, entry in entries.items():
        shown = {key: value for key, value in entry.items() if key not in ("source", "confidence", "note", "why")}
        yield id, {**_sure(entry), "values": {"value": ", ".join(_said(value) for value in shown.values())}}


def _said(value: Any) -> str:
    """A figure, a list of them, or a table."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {one}" if isinstance(key, int) else str(one) for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
