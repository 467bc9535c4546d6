"""Short words for the terminal's drawings: areas with what is in them, units, cards, empires and their codes.

Everything comes from a seat's view and from what is printed on the components; the position itself is never read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.games import find_game
from zeitalter.games.seven_ages.data.components import NAVAL, Components
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.kit import drawing
from zeitalter.kit.declaration import declared
from zeitalter.kit.drawing import STYLES, Span
from zeitalter.kit.sentences import Texts

CITY, CAPITAL, FORT, DISORDER, LEADER, ARTEFACT = "#", "@", "+", "!", "&", "*"
"""Signs of an area, the same in every language."""
SHORTEST = 3
"""Letters of the code of an empire, more only where two begin alike."""


def tied(text: str) -> str:
    """Text that stays in one line."""
    return text.replace(" ", "\u00a0")


class Phrases(drawing.Phrases):
    """What one seat sees, in words."""

    c: Components

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        super().__init__(view, table, texts, seats)
        self.players: list[Mapping[str, Any]] = view["players"]
        self.areas: Mapping[str, Mapping[str, Any]] = view["areas"]
        self.empires: dict[str, Mapping[str, Any]] = {data["empire"]: data for data in view["empires"]}
        self.codes = self._codes()
        self.described = declared(find_game("seven_ages")).words.descriptions

    def _codes(self) -> dict[str, str]:
        """The shortest beginning of each name in play that no other has."""
        names = {id: self.name("empire", id).replace(" ", "").replace("-", "") for id in self.empires}
        found = {}
        for id, name in names.items():
            others = [other for also, other in names.items() if also != id]
            n = SHORTEST
            while n < len(name) and any(other.startswith(name[:n]) for other in others):
                n += 1
            found[id] = name[:n]
        return found

    # -- players and empires ------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat].name

    def titled(self, seat: int) -> str:
        """The name of a player, with a word for the person who looks."""
        return self.say("you", name=self.player(seat)) if seat == self.seat else self.player(seat)

    def empires_of(self, seat: int) -> list[str]:
        """The empires of a player, by colour."""
        return [id for id, data in self.empires.items() if data["seat"] == seat]

    def code(self, empire: str) -> Span:
        """The code of an empire, in the colour of its player."""
        seat = self.empires[empire]["seat"]
        return (self.codes[empire], "own" if seat == self.seat else f"civ{seat % STYLES}")

    def empire(self, empire: str) -> str:
        """An empire and the letter of its player; one that is no longer in play without it."""
        name = self.name("empire", empire)
        return f"{name} ({self.marks[self.empires[empire]['seat']]})" if empire in self.empires else name

    def year(self, level: int) -> str:
        """The year of a level; beyond the last one that of the last."""
        year = self.c.year[min(level, len(self.c.year) - 1)]
        return self.say("year", year=str(year)) if year > 0 else self.say("year-bc", year=str(-year))

    def trade_number(self, empire: str) -> str:
        """The printed trade number of an empire in its age, with its sign."""
        return f"{self.c.trade_number[self.index('empire', empire)][self.empires[empire]['age']]:+d}"

    def of_number(self, card: int) -> str:
        """The id of a card."""
        return self.c.ids["empire"][card]

    # -- areas --------------------------------------------------------------------------------------------------------

    def area(self, number: int) -> str:
        """The name of an area."""
        return self.c.names["area"][number][self.texts.lang]

    def ground(self, area: str) -> str:
        """The terrain of an area."""
        return self.c.names["terrain"][self.c.terrain[self.index("area", area)]][self.texts.lang]

    def signs(self, area: str) -> str:
        """City or capital with its level, and what else lies in an area."""
        data = self.areas.get(area, {})
        city = f"{CAPITAL if data.get('capital') else CITY}{data['city']}" if data.get("city") else ""
        marks = (("fort", FORT), ("disorder", DISORDER), ("leaders", LEADER), ("artefacts", ARTEFACT))
        return city + "".join(sign for key, sign in marks if data.get(key))

    def units(self, counts: Mapping[str, int]) -> str:
        """Units by type with their numbers."""
        return ", ".join(self.name("unit", id) + (f" {n}" if n > 1 else "") for id, n in counts.items())

    def pieces(self, units: Iterable[int]) -> str:
        """Units of an answer by type with their numbers."""
        counts: dict[str, int] = {}
        for unit in units:
            id = self.c.ids["unit"][unit_type(unit)]
            counts[id] = counts.get(id, 0) + 1
        return self.units(counts)

    def there(self, area: str) -> str:
        """Who is in an area with how many units, and its signs: "Rom 3 @1"."""
        data = self.areas.get(area)
        if data is None:
            return ""
        parts = [f"{self.codes[data['holder']]} {sum(data['units'].values())}"] if "holder" in data else []
        if "raid" in data:
            raid = data["raid"]
            parts.append(self.say("raided", code=self.codes[raid["empire"]], n=sum(raid["units"].values())))
        signs = self.signs(area)
        return " ".join([*parts, signs] if signs else parts)

    def content(self, area: str) -> str:
        """Everything in an area in words: units, city, markers, leaders, artefacts."""
        data = self.areas.get(area, {})
        parts = [f"{self.empire(data['holder'])}: {self.units(data['units'])}"] if "holder" in data else []
        if "raid" in data:
            parts.append(f"{self.empire(data['raid']['empire'])}: {self.units(data['raid']['units'])}")
        if data.get("city"):
            parts.append(self.say("capital-level" if data.get("capital") else "city-level", n=data["city"]))
        parts += [self.say(key) for key in ("fort", "disorder") if data.get(key)]
        parts += [self.leader(leader) for _, leader in data.get("leaders", ())]
        parts += [self.name("artefact", id) for id in data.get("artefacts", ())]
        if self.view["jihad"] == area:
            parts.append(self.name("artefact", "jihad"))
        return "; ".join(parts)

    def own(self, empire: str) -> list[str]:
        """The areas an empire controls, in the order of the map."""
        return [id for id in self.c.ids["area"] if self.areas.get(id, {}).get("holder") == empire]

    def near(self, area: str) -> list[str]:
        """The areas next to an area."""
        return [self.c.ids["area"][i] for i in self.c.adjacent[self.index("area", area)]]

    def is_water(self, area: str) -> bool:
        """Whether an area is sea or ocean."""
        return bool(self.c.water >> self.index("area", area) & 1)

    def goals(self, area: str, units: Mapping[str, int]) -> list[str]:
        """The areas next to an area that some of these units could enter by themselves."""
        classes = {self.c.unit_class[self.index("unit", id)] for id in units}
        by_land, by_sea = any(kind < NAVAL for kind in classes), NAVAL in classes
        return [id for id in self.near(area) if (by_sea if self.is_water(id) else by_land and not self.is_water(area))]

    # -- components in words ------------------------------------------------------------------------------------------

    def in_words(self, kind: str, number: int) -> list[str]:
        """What a component is and does, in lines."""
        text = self.described.get(kind)
        return [] if text is None else text(self.texts, self.c, number).splitlines()

    # -- leaders and cards --------------------------------------------------------------------------------------------

    def leader(self, leader: str) -> str:
        """A leader by name and type; one without a name by his type."""
        name, types = self.name("leader", leader), self.leader_types(leader)
        return name if self.c.leader_card[self.index("leader", leader)] < 0 else f"{name} ({types})"

    def leader_types(self, leader: str) -> str:
        """What a leader is good for."""
        codes = bits(self.c.leader_codes[self.index("leader", leader)])
        return ", ".join(self.c.names["leader_type"][kind][self.texts.lang] for kind in codes)

    def uses(self, card: str) -> str:
        """What a card may be used for: the ages of its empire, its artefact and its event."""
        i = self.index("empire", card)
        ages = list(bits(self.c.empire_ages[i]))
        return self.say(
            "uses",
            n=len(ages),
            ages=str(ages[0]) if len(ages) == 1 else f"{ages[0]}-{ages[-1]}",
            artefact=self.c.names["artefact"][self.c.card_artefact[i]][self.texts.lang],
            event=self.c.names["event"][self.c.card_event[i]][self.texts.lang],
        )

    def card(self, card: str) -> str:
        """A card in one line: value and uses."""
        return f"{self.valued(card)}: {self.uses(card)}"

    def valued(self, card: str) -> str:
        """A card with its value."""
        return f"{self.name('empire', card)} {self.c.value[self.index('empire', card)]}"

    def unit_values(self, unit: int) -> str:
        """Front line, support, movement and price of a type of units."""
        c = self.c
        text = self.say("unit", front=c.front[unit], support=c.support[unit], move=c.move[unit], cost=c.unit_cost[unit])
        return f"{text}, {self.say('carries', n=c.transport[unit])}" if c.transport[unit] else text
