"""All eight calamities with every question they ask, seen by Ada: as the one who chooses, or as one who waits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.position import position as scene

MANY = {"knossos": 6, "phaistos": 6, "thera": 5, "rhodos": 6, "milet": 6, "lykien": 5}
FOUR = ["sparta", "salamis", "lesbos", "athen"]
ON_THE_DANUBE = {"tokens": {"donau": 5, "tyras": 4, "knossos": 2}, "cities": [], "cards": ["ingenieurwesen"]}
BESIDE_HER = {"tokens": {"donau": 4, "tyras": 4}, "cities": [], "cards": ["ingenieurwesen"]}
DOCTOR = {"cards": ["medizin"]}


def _struck(
    card: str,
    mine: Mapping[str, Any] | None = None,
    beate: Mapping[str, Any] | None = None,
    carl: Mapping[str, Any] | None = None,
    *moves: tuple[Any, ...],
    victim: int = 0,
    seller: int = -1,
) -> Match:
    """A calamity strikes; `moves` are answers that lead to the question to be seen."""
    ada = {"tokens": MANY, "cities": FOUR[:3]} | dict(mine or {})
    second = {"tokens": {"hattusa": 5, "gordion": 6, "kanesch": 3}, "cities": ["troja", "byzanz"]} | dict(beate or {})
    third = {"tokens": {"odessus": 7, "thrakien": 5}, "cities": ["apollonia", "chalkis"]} | dict(carl or {})
    match = scene(
        player("Ada", "kreta", **ada), player("Beate", "asien", **second), player("Carl", "thrakien", **third),
        round=7, calamities=[(card, victim, seller)], stack=["Calamities", "StartRound"],
    )  # fmt: skip
    for seat, *words in moves:
        match.play(seat, match.game.action_from_json(match.table, list(words)))
    return match


def _civil_war(name: str) -> Match:
    first = (0, "mark", [], ["lesbos", "salamis", "sparta"])
    if name == "war":
        return _struck("buergerkrieg", {"cards": ["demokratie"]})
    if name == "war-name":
        return _struck("buergerkrieg", {"cards": ["demokratie"]}, None, None, first)
    if name == "war-wait":
        return _struck("buergerkrieg", None, None, None, first, (0, "name", 1))
    if name == "war-philosophy":
        many = {"hattusa": 15, "gordion": 16, "kanesch": 3}
        return _struck("buergerkrieg", None, {"tokens": many, "cards": ["philosophie"]}, victim=1)
    match = _struck("buergerkrieg", None, None, None, first, (0, "name", 1))
    tokens = sorted((a for a, n in MANY.items() for _ in range(n)), key=match.state.components.ids["area"].index)
    match.play(1, match.game.action_from_json(match.table, ["mark", tokens[:20], []]))
    return match


@cache
def position(name: str) -> Match:
    """A calamity by its name."""
    if name.startswith("war"):
        return _civil_war(name)
    icons = {"cities": FOUR, "cards": ["gesetz"]}
    law, wise = {"cards": ["gesetz"]}, {"cards": ["philosophie"]}
    dissolved = [(0, "dissolve", city) for city in FOUR[:3]]
    three = {"tokens": {"hattusa": 15}, "cities": ["troja", "byzanz", "ionien"]}
    pirates = {"ships": ["ionien", "ionien"], "tokens": {"hattusa": 9}, "cities": []}
    seven = {"tokens": {"lykien": 20}, "cities": [*FOUR, "knossos", "phaistos", "milet"], "cards": ["gesetz"]}
    makes = {
        "volcano": lambda: _struck("vulkan_erdbeben", {"tokens": {"thera": 4, "kyme": 3, "knossos": 4}}),
        "quake": lambda: _struck("vulkan_erdbeben", {"tokens": {"knossos": 8}}),
        "quake-wait": lambda: _struck("vulkan_erdbeben", victim=1),
        "aftershock": lambda: _struck(
            "vulkan_erdbeben", {"tokens": {"knossos": 8}, "cities": ["sardes", "salamis"]}, None, None,
            (0, "quake", "sardes"),
        ),
        "plain": lambda: _struck("hochwasser", {"tokens": {"donau": 4, "rubikon": 2, "etrurien": 2}}),
        "flood": lambda: _struck("hochwasser", ON_THE_DANUBE, BESIDE_HER),
        "flood-lose": lambda: _struck("hochwasser", ON_THE_DANUBE, BESIDE_HER, None, (0, "assign", [0, 4, 6])),
        "famine-wait": lambda: _struck("hungersnot", None, {"cards": ["toepfern"]}, victim=1),
        "famine-lose": lambda: _struck("hungersnot", None, {"cards": ["toepfern"]}, None, (0, "assign", [0, 6, 5])),
        "epidemic": lambda: _struck("seuche", DOCTOR, DOCTOR, seller=2),
        "epidemic-lose": lambda: _struck("seuche", DOCTOR, DOCTOR, None, (0, "assign", [0, 5, 0]), seller=2),
        "disorder": lambda: _struck("aufruhr", seven),
        "iconoclasm": lambda: _struck("bildersturm", icons, law, wise),
        "iconoclasm-demand": lambda: _struck("bildersturm", icons, law, wise, *dissolved),
        "pirates": lambda: _struck("piraterie", {"ships": ["knossos", "rhodos"]}, three, victim=1, seller=0),
        "pirates-wait": lambda: _struck("piraterie", None, pirates, seller=1),
    }  # fmt: skip
    return makes[name]()
