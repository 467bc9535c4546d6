"""Nobody keeps others out by opening connections: running tables go on, and new visitors get in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attack_connections import CONNECTION_ATTACKS, CONNECTION_LIMITS
from siege import besiege


@pytest.mark.parametrize("name", CONNECTION_ATTACKS)
def test_connections_harm_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = CONNECTION_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path, **CONNECTION_LIMITS)
    assert outcome.effects == []
    assert outcome.answers > 2


def test_reaching_a_limit_is_said_once(tmp_path: Path) -> None:
    attack, few, _ = CONNECTION_ATTACKS["silent connections"]
    besiege("silent connections", attack, few, tmp_path, **CONNECTION_LIMITS)
    lines = [json.loads(line) for log in tmp_path.glob("*.log") for line in log.read_text().splitlines()]
    said = [line["what"] for line in lines if line["level"] == "warning"]
    assert "connections full" in said
    assert len(said) == len(set(said))
