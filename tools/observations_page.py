"""Writes `docs/observations.md`, what a learner sees of every game field by field, from the declarations of the games.

`python tools/observations_page.py` writes it; `--check` says whether it is current, as a test does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from zeitalter.games import find_game, game_ids
from zeitalter.lab.environments.describe import alphabet, describe

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
INTRODUCTION = """# Observations and alphabets, field by field

Written by `tools/observations_page.py` from the declarations of the games (`games/<game>/lab/`); change it
there. `docs/environments.md` says what all this is for. Tables are for the usual number of players and the usual options;
`zeitalter.lab.environments.describe.describe(game, seats, options)` gives them for any other table.

An observation is a vector of whole numbers (`int16`). A field begins at *from*; *rows* says into how many rows of equal
length it is divided, each row of bits being filled up to whole bytes with zeros; *divide by* is what brings most of its
numbers between -1 and 1. Where a field has a row or a number for every seat, the own seat is the first and the others
follow clockwise. *chosen*, *last chosen* and *question names* have a place for every token of the alphabet.
"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for id in game_ids():
        seats = find_game(id).facts.quick_seats
        parts.append(f"## {id}, {seats} players\n\n{describe(id, seats)}\n### Alphabet\n\n{alphabet(id, seats)}")
    return "\n".join(parts)


def main() -> None:
    """Write the page, or say that it is not current."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        raise SystemExit("docs/observations.md is not current; run: python tools/observations_page.py")


if __name__ == "__main__":
    main()
