"""Whatever is said to the server, it answers with a sentence or closes the line, and nobody else waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from attack_messages import MESSAGE_ATTACKS
from siege import besiege


@pytest.mark.parametrize("name", MESSAGE_ATTACKS)
def test_messages_harm_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = MESSAGE_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path)
    assert outcome.effects == []
    assert outcome.answers > 2
