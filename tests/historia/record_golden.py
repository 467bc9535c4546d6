"""What the golden playthroughs of Historia show; `python tests/historia/record_golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games import find_game
from zeitalter.testing.golden import GoldenGame, write_golden

FOLDER = Path(__file__).parents[1] / "golden" / "historia"
PLAN = GoldenGame(
    {
        1: {
            "civbots": "3", "civbot_levels": "king,noble,chieftain", "events": "on", "score_may_be_negative": "off",
        },
        2: {"goals": "on", "dominion": "on", "dominion_counts_civbots": "on", "animals_bonus": "recover_card"},
        3: {},
        4: {
            "civilizations": "choice", "advanced_leaders": "on", "events": "on", "civbots": "2",
            "civbot_levels": "chieftain", "vesuvius_trigger": "art", "exploitation_advanced_cost": "vp",
        },
        5: {
            "chosen_advisors": "on", "expert_start": "on", "goals": "on", "start_order": "seated",
            "recover_cubes_rounds": "2+3+4", "leader_bonus_before_player_order": "on",
        },
        6: {
            "events": "on", "goals": "on", "dominion": "on", "advanced_leaders": "on", "chosen_advisors": "on",
            "civilizations": "choice", "little_ice_age_trigger": "any_action", "vesuvius_trigger": "expansion",
            "animals_bonus": "none", "recover_cubes_rounds": "4",
        },
    },
    ("round-ends",),
    ("round", "order", "vp", "technology", "military", "personal", "used", "general"),
)  # fmt: skip

if __name__ == "__main__":
    for path in write_golden(find_game("historia"), FOLDER, PLAN):
        print(path)
