"""People at the table for cases where rules meet: Ada in the middle, rivals far away."""

from __future__ import annotations

from typing import Any

from dawn import FAR, ROW, lead, scene

from zeitalter import Match
from zeitalter.games.new_dawn.position import Player, player


def cards(card: str) -> list[str]:
    """The row of level I with another card in the place of the one of its type."""
    types = {
        "culture": ("drama_and_poetry", "civil_service", "mass_media"),
        "science": ("mathematics", "replaceable_parts", "nuclear_power"),
        "economy": ("currency", "steam_power", "capitalism"),
        "industry": ("animal_husbandry", "nationalism", "urbanization"),
    }
    places = {"culture": 3, "science": 0, "economy": 1, "industry": 4}
    found = list(ROW)
    for type, names in types.items():
        if card in names:
            found[places[type]] = card
    return found


def begin(leader: str, map: dict[str, str], *rivals: Any, **what: Any) -> Match:
    """Ada, whose capital is in 0,0, begins her turn; the city-states whose cards she holds lie far away."""
    away = {f"{-40 + 2 * i},-40": f"G {state}" for i, state in enumerate(what.get("envoys", ()))}
    known = {entry.split()[-1] for entry in map.values()}
    far = {place: entry for place, entry in away.items() if entry.split()[-1] not in known}
    return lead(leader, map | far, *rivals, **what)


def ada(card: str, slot: int, map: dict[str, str], *rivals: Any, leader: str = "egypt", **what: Any) -> Match:
    """Ada, whose capital is in 0,0, resolves a card."""
    return begin(leader, map, *rivals, resolve=(card, slot), **{"row": cards(card), **what})


def beate(**what: Any) -> Any:
    """A rival far away."""
    return player("Beate", "egypt", **{"capital": FAR, **what})


def chlodwig(place: str = "40,40", **what: Any) -> Any:
    """A third player even further away."""
    return player("Chlodwig", "sumeria", capital=place, **what)


def tokens_away(n: int) -> tuple[dict[str, str], list[str]]:
    """A line of spaces far away, and the tokens on them."""
    places = [f"{-20 + i},20" for i in range(n)]
    return dict.fromkeys(places, "G"), places


def industry(slot: int, land: dict[str, str], *rivals: Player, **what: Any) -> Match:
    """Ada resolves pottery, or another industry card."""
    names = ("barbarians", "options", "stray", "open", "decks", "victory")
    board = {key: what.pop(key) for key in names if key in what}
    card = what.pop("card", "pottery")
    ada = player("Ada", what.pop("leader", "rome"), capital="0,0", row=[*ROW[:4], card], **what)
    return scene(ada, *rivals, map=land, resolve=(card, slot), **board)
