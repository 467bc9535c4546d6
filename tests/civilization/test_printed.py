"""What is printed on board and cards, as browsers get it."""

from __future__ import annotations

import json
from pathlib import Path

from zeitalter.engine.match import Match
from zeitalter.games.civilization.data.components import load_components
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.view import printed as module
from zeitalter.games.civilization.view.printed import printed
from zeitalter.server.wire import game_data


def test_drawing_shows_the_figures_of_the_components() -> None:
    drawn = json.loads((Path(module.__file__).parents[1] / "web" / "map.json").read_text(encoding="utf-8"))
    assert drawn["board"] == printed(load_components(None))


def test_table_with_other_components_sends_its_own_figures() -> None:
    overlay = {"civilization_cards": {"cards": [{"id": "weben", "cost": 50}]}}
    match = Match.new(GAME, 3, overlay=overlay)
    shown = game_data.printed(match)
    assert shown is not None
    assert shown["board"]["cards"]["weben"][0] == 50
    assert game_data.printed(Match.new(GAME, 3)) is None
