"""The kinds of values in actions and events."""

from __future__ import annotations

from zeitalter.engine.values import Kind


def _ids(kind: str) -> Kind:
    return Kind(kind, lambda table: table.components.ids[kind])


_PHASES = tuple(map(str, range(14)))
NATION, AREA, COAST, CARD, CIVILIZATION = (_ids(k) for k in ("nation", "area", "coast", "card", "civilization"))
VOLCANO, PLAIN = (_ids(k) for k in ("volcano", "plain"))
SHIP = Kind("ship", most=lambda table: 4)
PHASE = Kind("phase", lambda table: _PHASES)
PAYMENT = Kind("payment", lambda table: ("treasury", "levy"))
REFUSALS = ("too_little", "keeps", "no_use", "doubts")
"""Words with which an offer is declined: too little, what is wanted is needed, no use for it, no trust in it."""
REFUSAL = Kind("refusal", lambda table: REFUSALS)
