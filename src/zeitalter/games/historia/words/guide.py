"""The guided first round: a prepared position that brings one decision of each kind, and what is explained when.

It is the start of the second epoch: a leader to keep, two cards per action round, a wonder to use and a row to build
from, rivals to fight, a marker that can move both ways. The sentences are `guide-<id>` in `guide.*.ftl`; what is
worth trying in this very position is `guide-try-<id>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.engine.rng import new_seed
from zeitalter.games.historia.position import player, position

AREAS = ("prompt", "board", "mat", "seats", "tabs")
"""The areas of the table in the order in which they are shown; the words are `guide-area-<id>`."""

LESSONS: Sequence[Mapping[str, Any]] = (
    {"id": "leader", "question": "KeepLeader", "rule": "H75"},
    {"id": "select", "question": "SelectCards", "rule": "H15"},
    {"id": "turn", "question": "ChooseNext", "rule": "H20"},
    {"id": "expansion", "question": "Execute", "args": ["expansion"], "place": "east", "rule": "H40"},
    {"id": "wonder", "verb": "wonder", "rule": "H68"},
    {"id": "art", "question": "Execute", "args": ["art"], "rule": "H33"},
    {"id": "end", "verb": "end_turn", "rule": "H21"},
    {"id": "levels", "question": "Execute", "args": ["military"], "rule": "H26"},
    {"id": "levels", "question": "Execute", "args": ["technology"], "rule": "H30"},
    {"id": "fight", "question": "Execute", "args": ["war"], "place": "east", "rule": "H51"},
    {"id": "fight", "question": "Execute", "args": ["raid"], "rule": "H48"},
    {"id": "revolution", "question": "Execute", "args": ["revolution"], "rule": "H58"},
    {"id": "round", "event": "new-order", "rule": "H14"},
)
"""What the first round teaches: each id once, when such a question (about such an action), answer or event first comes.

A lesson with several entries is learned by any of them; its words may differ by action: `guide-levels-military`.
`place` is `east` where the lesson speaks of the map, over which it would otherwise stand.
"""

ASIDES: Sequence[Mapping[str, Any]] = (
    {"id": "revolution-now", "question": "SelectCards", "offers": "revolution", "rule": "H18"},
    {"id": "select-more", "question": "SelectCards", "rule": "H16"},
    {"id": "first-cube", "question": "PlaceFirstCube", "place": "east", "rule": "H11"},
    {"id": "exploitation", "question": "Execute", "args": ["exploitation"], "place": "east", "rule": "H36"},
    {"id": "trade", "question": "Execute", "args": ["trade"], "rule": "H45"},
    {"id": "tourism", "question": "Execute", "args": ["tourism"], "rule": "H56"},
    {"id": "build", "question": "BuildWonders", "rule": "H34"},
    {"id": "refresh", "question": "RefreshWonders", "rule": "H72"},
    {"id": "take-back", "question": "TakeBackCards", "rule": "H74"},
    {"id": "cube", "question": "PlaceCube", "place": "east", "rule": "H43"},
)
"""What else is explained when it first comes up, without being counted."""


def lesson() -> Match:
    """The prepared position; the first seat is the newcomer's, the others are for bots."""
    match = position(
        player(
            "",
            ["europe", "middle_east", "russia"],
            civilization="rome",
            technology=6,
            military=5,
            vp=9,
            personal=4,
            used=1,
            advisors=["cicero"],
            advisors_up=["trajan"],
            wonders=["petra", "stonehenge"],
        ),
        player(
            "",
            ["north_africa", "middle_east"],
            civilization="egypt",
            technology=4,
            military=4,
            vp=11,
            personal=2,
            used=2,
            advisors=["thutmose_iii"],
            wonders=["great_wall"],
        ),
        player(
            "",
            ["china", "russia", "india"],
            civilization="china",
            technology=4,
            military=3,
            vp=12,
            personal=2,
            used=1,
            advisors=["wu_zetian"],
            wonders=["pyramids_giza"],
        ),
        round=5,
        order=(0, 1, 2),
        wonder_row=["alhambra", "angkor_wat", "machu_picchu", "himeji_castle", "hagia_sophia"],
        tiles={"europe": 12, "central_asia": 16, "north_africa": 8, "china": 10},
        decks={"leaders2": ["isabella", "louis_xiv", "genghis_khan", "frederick_ii", "suleiman", "lorenzo"]},
        stack=[["DraftLeaders", 2, (0, 1, 2)], ["SelectCards"], ["RoundEnd"]],
    )
    return Match.from_state(match.game, match.state, match.seats, new_seed(), {"guide": True})
