"""Short words for the terminal's drawings: names, letters of players, areas, sets of cards in half a line.

Everything comes from a seat's view and from what is printed on the components; the position itself is never read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.games.civilization.data.components import AGRICULTURE, ASTRONOMY, NO_SITE, Components
from zeitalter.kit import drawing
from zeitalter.kit.sentences import Texts


class Phrases(drawing.Phrases):
    """What one seat sees, in words."""

    c: Components

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        super().__init__(view, table, texts, seats)
        self.players: list[Mapping[str, Any]] = view["players"]

    # -- names --------------------------------------------------------------------------------------------------------

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

    def sails(self, seat: int, coast: int) -> bool:
        """Whether a coast is in play for a player's ships: in the full game open seas need astronomy."""
        if self.c.open_sea[coast]:
            astronomy = self.c.ids["civilization"][ASTRONOMY]
            return astronomy in self.players[seat]["cards"] or self.table.options["variant"] != "full"
        return self.c.ids["area"][self.c.coast_area[coast]] not in self.view["closed"]

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
