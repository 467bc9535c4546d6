"""Round 13 of a game of seven that bots have played: Ada is to move, with 38 tokens and two ships; and a famine."""

from __future__ import annotations

from typing import Any

from zeitalter import Match
from zeitalter.engine.match import Seat
from zeitalter.games.civilization.position import player, position

NAMES = ("Ada", "Beate", "Carl", "Dora", "Emil", "Frida", "Gustav")
MOVEMENT: list[tuple[str, str, int]] = [
    ("dakien", "sudeten", 1),
    ("donau", "tyras", 2),
    ("donau", "dakien", 2),
    ("germanien", "dakien", 4),
    ("skythien", "dakien", 2),
    ("sudeten", "dakien", 2),
    ("krim", "skythien", 2),
    ("epirus", "thessalien", 2),
    ("makedonien", "thessalien", 1),
    ("paeonien", "thrakien", 1),
    ("thrakien", "byzanz", 2),
    ("armenien", "kleinarmenien", 1),
    ("armenien", "kaukasus", 1),
    ("kappadokien", "van", 2),
    ("naltschik", "armenien", 2),
    ("van", "assyrien", 2),
    ("alexandria", "westwueste", 2),
    ("alexandria", "memphis", 2),
]
"""What Ada wants to move: from where, to where, how many; 33 tokens in all."""


# fmt: off
def _players() -> list[Any]:
    return [
        player("Ada", "illyrien",
               {"dakien": 2, "donau": 4, "germanien": 4, "krim": 2, "skythien": 2, "sudeten": 2, "tyras": 4,
                "epirus": 2, "makedonien": 1, "paeonien": 1, "thrakien": 2, "armenien": 2, "kappadokien": 2,
                "naltschik": 2, "van": 2, "alexandria": 4},
               cities=["illyricum", "apollonia", "odessus", "thessalonike"], ships=["thrakien", "skythien.west"],
               treasury=6, cards=["mystizismus", "weben", "astronomie", "ingenieurwesen"], hand=["salz"], field=10,
               taxed=2),
        player("Beate", "asien",
               {"chalkis": 3, "gordion": 3, "antiochia": 4, "arabien": 1, "assyrien": 2, "damaskus": 3, "jerusalem": 3,
                "syrien": 5},
               cities=["hattusa", "karrhai", "ninive", "sidon"], ships=["jerusalem"], treasury=22,
               cards=["weben", "toepfern", "architektur", "metallverarbeitung", "landwirtschaft"],
               hand=["ocker", "ocker", "papyrus"], field=9, taxed=2, hit=1),
        player("Carl", "afrika",
               {"jericho": 4, "petra": 4, "hieraconpolis": 4, "karthago": 2, "nubien": 4, "ptolemais": 4, "tanis": 4,
                "theben": 4},
               ships=["tanis"], treasury=15,
               cards=["schauspiel", "musik", "architektur", "astronomie", "landwirtschaft"],
               hand=["salz", "salz", "salz"], field=9, taxed=2, hit=2),
        player("Dora", "kreta",
               {"bithynien": 2, "delphi": 4, "eretria": 2, "knossos": 5, "korkyra": 1, "sparta": 2, "thera": 4,
                "thessalien": 2, "maikop": 3},
               cities=["milet", "mykene", "phaistos", "rhodos"], ships=["korkyra", "maikop"], treasury=9,
               cards=["toepfern", "schauspiel", "musik", "metallverarbeitung", "literatur"], field=10, taxed=2),
        player("Emil", "italien",
               {"cisalpina": 2, "dalmatien": 2, "etrurien": 2, "germanien": 2, "pannonien": 4, "samnium": 4,
                "sardinien": 1, "syrakus": 1},
               cities=["panormos", "rubikon", "tarent", "tarquini"], ships=["sardinien", "syrakus"], treasury=16,
               cards=["mystizismus", "weben", "astronomie", "ingenieurwesen"],
               hand=["felle", "ocker", "papyrus", "salz", "salz", "stoffe"], field=10, taxed=2, hit=1),
        player("Frida", "assyrien", {"babylonien": 4, "mesopotamien": 4, "parthien": 2, "sumer": 4, "ur": 5},
               cities=["elam", "mari", "susa"], treasury=20,
               cards=["mystizismus", "weben", "toepfern", "schauspiel", "musik", "astronomie", "muenzwesen"],
               hand=["ocker", "ocker", "salz", "salz"], field=11, taxed=2),
        player("Gustav", "thrakien",
               {"dakien": 4, "donau": 5, "skythien": 2, "byzanz": 3, "galatien": 2, "ionien": 3, "kilikien": 4,
                "lykien": 1, "salamis": 1, "tyros": 4},
               cities=["kanesch", "sardes", "sinope", "troja"], ships=["salamis", "donau"], treasury=16,
               cards=["toepfern", "schauspiel", "musik"], hand=["felle", "papyrus", "salz", "korn"], field=8, taxed=2),
    ]
# fmt: on


def _with_bots(match: Match) -> Match:
    for seat, name in enumerate(NAMES[1:], start=1):
        match.seats[seat] = Seat(name, "bot:strategist")
    return match


def moving() -> Match:
    """Ada is the first to move."""
    order = [0, 2, 6, 3, 1, 4, 5]
    steps: list[Any] = [["StartMoves", seat] for seat in order]
    return _with_bots(
        position(
            *_players(), round=13, phase=5, census=order, stack=[*steps, "Conflicts", "CityBuilding", "StartRound"]
        )
    )


def famine() -> Match:
    """A famine strikes Ada, who says which others lose 20 units, at most 11 each."""
    return _with_bots(
        position(
            *_players(), round=13, phase=11, calamities=[("hungersnot", 0, -1)], stack=["Calamities", "StartRound"]
        )
    )
