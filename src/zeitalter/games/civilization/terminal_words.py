"""Short words for the terminal's drawings: names, letters of players, areas, sets of cards in half a line.

Everything comes from a seat's view and from what is printed on the components; the position itself is never read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Protocol

from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.games.civilization.components import AGRICULTURE, NO_SITE, Components

Span = tuple[str, str]
Line = list[Span]
LABEL = 13


class Texts(Protocol):
    """Sentences of one language."""

    lang: str

    def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
        """A sentence by its id."""
        ...

    def listing(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        ...


def fold(text: str, width: int, indent: str = "") -> list[str]:
    """Text in lines of this width; numbers, brackets and who is there stay with the word before them."""
    tied = re.sub(r" (?=[\d(+\[]|[A-Z][\d*])", "\u00a0", text)
    return [line.replace("\u00a0", " ") for line in wrap(tied, max(20, width), subsequent_indent=indent)]


def entry(label: str, text: str, width: int, style: str = "") -> list[Line]:
    """A labelled paragraph; nothing if there is nothing to say."""
    head = f"{label[: LABEL - 1]:{LABEL}}"
    return [
        [(head if i == 0 else " " * LABEL, "dim"), (piece, style)] for i, piece in enumerate(fold(text, width - LABEL))
    ]


def marks(seats: Sequence[Seat]) -> list[str]:
    """A capital letter for each player: the first of the name or, where that is taken, the next one free."""
    found: list[str] = []
    for seat in seats:
        letters = [c for c in seat.name.upper() if "A" <= c <= "Z"] + [chr(ord("A") + i) for i in range(26)]
        found.append(next(c for c in letters if c not in found))
    return found


class Words:
    """What one seat sees, in words."""

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        self.view = view
        self.table = table
        self.texts = texts
        self.seats = seats
        self.c: Components = table.components
        self.players: list[Mapping[str, Any]] = view["players"]
        self.seat: int | None = view["seat"]
        self.marks = marks(seats)

    def say(self, id: str, **args: Any) -> str:
        """A sentence of the drawings."""
        return self.texts.message(f"terminal-{id}", **args)

    # -- names --------------------------------------------------------------------------------------------------------

    def index(self, kind: str, id: str) -> int:
        """The number of a component."""
        return self.c.ids[kind].index(id)

    def name(self, kind: str, id: str) -> str:
        """The name of a component."""
        return self.c.names[kind][self.index(kind, id)][self.texts.lang]

    def names(self, kind: str, ids: Sequence[str]) -> str:
        """Several names."""
        return ", ".join(self.name(kind, id) for id in ids)

    def nation(self, seat: int) -> str:
        """The nation of a player, or a dash before there is one."""
        nation = self.players[seat]["nation"]
        return self.name("nation", nation) if nation else "-"

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat].name

    def titled(self, seat: int) -> str:
        """Name and nation, with a word for the person who looks."""
        name = self.say("you", name=self.player(seat)) if seat == self.seat else self.player(seat)
        return f"{name}, {self.nation(seat)}" if self.players[seat]["nation"] else name

    def marked(self, seat: int) -> Span:
        """The letter of a player, in his colour."""
        return (self.marks[seat], self.style(seat))

    def style(self, seat: int) -> str:
        """The style of a player's letter."""
        return "own" if seat == self.seat else f"civ{seat % 6}"

    # -- the board ----------------------------------------------------------------------------------------------------

    def tokens(self, seat: int) -> dict[str, int]:
        """The areas with tokens of a player, in the order of the board."""
        areas = self.view["areas"]
        found = {id: there.get("tokens", {}).get(str(seat), 0) for id, there in areas.items()}
        return {id: found[id] for id in sorted(found, key=self.c.ids["area"].index) if found[id]}

    def cities(self, seat: int) -> list[str]:
        """The areas of a player's cities, in the order of the board."""
        found = [id for id, there in self.view["areas"].items() if there.get("city") == seat]
        return sorted(found, key=self.c.ids["area"].index)

    def feeds(self, area: str, seat: int | None = None) -> int:
        """How many tokens an area feeds, of a player who lives there alone."""
        limit = self.c.limit[self.index("area", area)]
        farmer = seat is not None and self.c.ids["civilization"][AGRICULTURE] in self.players[seat]["cards"]
        return limit + farmer

    def signs(self, area: str) -> str:
        """The signs of an area: # a city site, ~ a flood plain, ^ a volcano."""
        i = self.index("area", area)
        flooded = "~" if self.c.flood_plain[i] >= 0 else ""
        burning = "^" if any(i in areas for areas in self.c.volcano_areas) else ""
        return ("#" if self.c.site[i] != NO_SITE else "") + flooded + burning

    def region(self, area: str) -> str:
        """The region of an area."""
        return self.c.names["region"][self.c.region[self.index("area", area)]][self.texts.lang]

    def by_region(self, areas: Sequence[str]) -> dict[str, list[str]]:
        """Areas grouped by region, in the order of the regions."""
        found: dict[str, list[str]] = {name[self.texts.lang]: [] for name in self.c.names["region"]}
        for area in areas:
            found[self.region(area)].append(area)
        return {region: there for region, there in found.items() if there}

    def there(self, area: str, but: int | None = None) -> str:
        """Who stands in an area: letters with numbers, a city as *; one player may be left out."""
        here = self.view["areas"].get(area, {})
        parts = [
            f"{self.marks[int(seat)]}{n}" for seat, n in sorted(here.get("tokens", {}).items()) if int(seat) != but
        ]
        if "city" in here and here["city"] != but:
            parts.append(f"{self.marks[here['city']]}*")
        return " ".join(parts)

    def units(self, seat: int) -> int:
        """The units of a player on the board."""
        return int(self.players[seat]["on_board"]) + 5 * int(self.players[seat]["cities"])

    # -- cards --------------------------------------------------------------------------------------------------------

    def worth(self, cards: Sequence[str]) -> int:
        """What trade cards are worth together."""
        return sum(n * n * self.c.value[self.index("card", id)] for id, n in Counter(cards).items())

    def sets(self, cards: Sequence[str]) -> str:
        """Trade cards by kind, each set with its worth."""
        parts = []
        for id, n in Counter(cards).items():
            number = f" {n}" if n > 1 else ""
            value = self.worth([id] * n)
            parts.append(self.name("card", id) + number + (f" ({value})" if value else ""))
        return ", ".join(parts)

    def counted(self, cards: Sequence[str]) -> str:
        """Trade cards by kind, with their numbers."""
        return ", ".join(
            f"{self.name('card', id)} {n}" if n > 1 else self.name("card", id) for id, n in Counter(cards).items()
        )

    def price(self, seat: int, card: str) -> int:
        """What a civilization card costs a player after his credits, if he buys nothing else."""
        i = self.index("civilization", card)
        own = [self.index("civilization", id) for id in self.players[seat]["cards"]]
        return max(0, self.c.cost[i] - sum(self.c.credit[mine][i] for mine in own))
