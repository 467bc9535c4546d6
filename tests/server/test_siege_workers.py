"""Two workers on one PostgreSQL under attack: nobody has an effect by being at both, or by attacking one of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from attack_connections import CONNECTION_ATTACKS, CONNECTION_LIMITS
from attack_house import HOUSE_ATTACKS, HOUSE_LIMITS
from attack_messages import MESSAGE_ATTACKS
from attack_readers import READER_ATTACKS
from attack_workers import WORKER_ATTACKS
from siege import Attack, besiege

pytestmark = pytest.mark.only("postgresql")

SELECTION: list[tuple[str, dict[str, tuple[Attack, int, int]], float, dict[str, float]]] = [
    ("two answers to one question", WORKER_ATTACKS, 0.5, {}),
    ("changes of mind", WORKER_ATTACKS, 0.5, {}),
    ("deleted under play", WORKER_ATTACKS, 0.4, {}),
    ("seats for two", WORKER_ATTACKS, 0.4, {}),
    ("logged out elsewhere", HOUSE_ATTACKS, 0.6, HOUSE_LIMITS),
    ("guests who become somebody", HOUSE_ATTACKS, 0.5, HOUSE_LIMITS),
    ("flood of one worker", HOUSE_ATTACKS, 0.5, HOUSE_LIMITS),
    ("more than a house allows", HOUSE_ATTACKS, 0.5, HOUSE_LIMITS),
    ("malformed messages", MESSAGE_ATTACKS, 0.5, {}),
    ("tabs that break together", READER_ATTACKS, 0.5, {}),
    ("silent connections", CONNECTION_ATTACKS, 1.0, CONNECTION_LIMITS),
]
"""What is tried of all attacks, and how much of the small form; `tools/siege.py --workers=2` tries all of them."""


@pytest.mark.parametrize(("name", "attacks", "share", "settings"), SELECTION, ids=[one[0] for one in SELECTION])
def test_two_workers_are_attacked_without_effect(
    name: str,
    attacks: dict[str, tuple[Attack, int, int]],
    share: float,
    settings: dict[str, float],
    tmp_path: Path,
) -> None:
    attack, few, _ = attacks[name]
    outcome = besiege(name, attack, max(1, round(few * share)), tmp_path, workers=2, **settings)
    assert outcome.effects == []
    assert outcome.answers > 2
