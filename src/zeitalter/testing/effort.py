"""How much tests try: few random games before a merge, many at night (`make nightly` sets ZEITALTER_NIGHTLY)."""

from __future__ import annotations

import os

NIGHTLY = os.environ.get("ZEITALTER_NIGHTLY", "0") != "0"


def amount(few: int, many: int) -> int:
    """How often something is tried: seldom before a merge, often at night."""
    return many if NIGHTLY else few


def seeds(few: int, many: int) -> range:
    """Seeds of random games; those of the day are tried at night, too."""
    return range(amount(few, many))
