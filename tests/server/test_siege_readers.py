"""Sockets that do not read fill no memory, and lines that break stop no table."""

from __future__ import annotations

from pathlib import Path

import pytest
from attack_readers import READER_ATTACKS
from siege import besiege

MOST_MEMORY = 60.0
"""Megabytes by which the server may grow in the small form."""


@pytest.mark.parametrize("name", READER_ATTACKS)
def test_who_does_not_read_harms_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = READER_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path)
    assert outcome.effects == []
    assert outcome.memory < MOST_MEMORY
    assert outcome.answers > 2
