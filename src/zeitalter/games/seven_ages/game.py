"""7 Ages: everything the game brings, part by part."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from zeitalter.games.seven_ages import rules as _rules
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import Facts, Rules, Sight, Vocabulary, Words

HERE = Path(__file__).parent

# scaffolding while the chapters are being written: whatever is there is taken
_ALL = {}
for _m in pkgutil.iter_modules(_rules.__path__):
    try:
        _ALL[_m.name] = importlib.import_module(f"{_rules.__name__}.{_m.name}")
    except Exception as _error:  # a chapter that is not finished yet
        print(f"{_m.name} is not there yet: {_error!r}")
_WORDS = [m for name, m in _ALL.items() if name.startswith("vocabulary")]


def _merged(what):
    found = {}
    for m in _WORDS:
        for key, value in getattr(m, what).items():
            if found.get(key, value) != value:
                raise ValueError(f"{what}: {key} is there twice")
            found[key] = value
    return found


def _new_state(table, source):
    return _ALL["setup"].new_state(table, source) if "setup" in _ALL else State(table, source)


GAME = Declaration(
    facts=Facts(id="seven_ages", seats=(2, 7), quick_seats=4, rules_version=1, rule_numbers=r"[SA]\d+[a-z]?"),
    vocabulary=Vocabulary(
        verbs=_merged("VERBS"),
        events=_merged("EVENTS"),
        prompts=_merged("PROMPTS"),
        objections=_merged("OBJECTIONS"),
        closing=("done",),
        chapters=tuple(id for id in ("turn", "game-over") if id in _merged("EVENTS")),
    ),
    rules=Rules(
        state=State,
        new_state=_new_state,
        invariants=lambda s: _ALL["invariants"].invariants(s) if "invariants" in _ALL else [],
        chapters=tuple(_ALL.values()),
        switches=_ALL["options"].SWITCHES if "options" in _ALL else (),
        components=lambda options, overlay: load_components(overlay),
    ),
    sight=Sight(view=lambda s, seat: {"seat": seat}, points=lambda s: s.glory, header=lambda s: {"turn": s.turn}),
    words=Words(folder=HERE / "words"),
)
