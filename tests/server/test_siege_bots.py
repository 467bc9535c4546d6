"""Nobody's bots stand still because of what others let theirs do."""

from __future__ import annotations

from pathlib import Path

import pytest
from attack_bots import BOT_ATTACKS, BOT_LIMITS
from siege import besiege
from test_bot_limits import needs_proc


@needs_proc
@pytest.mark.parametrize("name", BOT_ATTACKS)
def test_bots_harm_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = BOT_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path, **BOT_LIMITS)
    assert outcome.effects == []
    assert outcome.answers > 2
