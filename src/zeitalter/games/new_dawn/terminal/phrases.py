"""Short words for the terminal's drawings: spaces with their pieces, cards of a row, resources, progress.

Everything comes from a seat's view and from what is printed on the components; the position itself is never read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.games.new_dawn.data.components import (
    BARBARIAN,
    CAPITAL_STAR,
    CITY_STATE,
    NATURE,
    RESOURCE,
    RESOURCES,
    SIDES,
    TERRAINS,
    TYPES,
    Components,
    SideData,
)
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS, Hex
from zeitalter.games.new_dawn.words import describe
from zeitalter.kit import drawing
from zeitalter.kit.drawing import Line
from zeitalter.kit.sentences import Texts

CAPITAL, CITY, STRONG, WONDER, WILD, STATE, STOCK = "@", "#", "+", "*", "!", "&", ":"
"""Signs of the map, the same in every language."""
BEFORE_PIECES = ("ChooseStar", "LayTile")
"""Questions that come before tokens lie on the map; then everybody looks at what is printed."""
TINTS = {"water": "tint5", "natural_wonder": "tint4"}


def tied(text: str) -> str:
    """Text that stays in one line."""
    return text.replace(" ", "\u00a0")


def printed(c: Components, side: SideData, i: int) -> dict[str, Any]:
    """What is printed on a space of a tile, as the view of a space shows pieces."""
    kind, number = side.feature[i]
    if kind == CAPITAL_STAR:
        return {"star": True}
    if kind == CITY_STATE:
        return {"state": c.ids["city_state"][number], "state_here": True}
    if kind == NATURE:
        return {"nature": c.ids["nature"][number], "nature_here": True}
    if kind == RESOURCE:
        return {"resource": RESOURCES[number]}
    return {"barbarian": c.ids["letter"][number]} if kind == BARBARIAN else {}


class Phrases(drawing.Phrases):
    """What one seat sees, in words."""

    c: Components

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        super().__init__(view, table, texts, seats)
        self.players: list[Mapping[str, Any]] = view["players"]
        self.spaces: Mapping[str, Mapping[str, Any]] = view["spaces"]
        if view["question"] is not None and view["question"]["step"] in BEFORE_PIECES:
            self.spaces = {id: {**data, **self._printed(id)} for id, data in view["spaces"].items()}
        self.at: dict[Hex, str] = {(data["at"][0], data["at"][1]): id for id, data in self.spaces.items()}

    def _printed(self, id: str) -> dict[str, Any]:
        """What is printed on a space of the map."""
        tile, _, i = id.partition(".")
        side = next((side for number, side, *_ in self.view["tiles"] if number == tile), None)
        return (
            {} if side is None else printed(self.c, self.c.tiles[self.index("tile", tile)][SIDES.index(side)], int(i))
        )

    # -- names --------------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat].name

    def people(self, seat: int) -> str:
        """The people of a player, or a dash before there is one."""
        leader = self.players[seat]["leader"]
        return self.name("people", leader) if leader else "-"

    def titled(self, seat: int) -> str:
        """Name, leader and people, with a word for the person who looks."""
        name = self.say("you", name=self.player(seat)) if seat == self.seat else self.player(seat)
        leader = self.players[seat]["leader"]
        return f"{name}, {self.name('leader', leader)} ({self.people(seat)})" if leader else name

    def type(self, focus: str) -> str:
        """The type of a focus card."""
        return self.texts.message(f"type-{TYPES[self.c.type[self.index('focus', focus)]]}")

    def resources(self, counts: Mapping[str, int]) -> str:
        """Resources with their numbers, without those of which there is none."""
        return ", ".join(f"{self.name('resource', id)} {counts[id]}" for id in RESOURCES if counts.get(id))

    def in_words(self, kind: str, id: str) -> str:
        """What a card does, in one line."""
        text = {
            "focus": describe.focus_text,
            "wonder": describe.wonder_text,
            "leader": describe.leader_text,
            "pact": describe.pact_text,
            "city_state": describe.city_state_text,
        }[kind](self.texts, self.c, self.index(kind, id))
        return " ".join(text.splitlines())

    # -- spaces -------------------------------------------------------------------------------------------------------

    def letter(self, terrain: str) -> str:
        """The letter of a terrain on the map."""
        return self.say(f"letter-{terrain}")

    def difficulty(self, id: str) -> int:
        """How difficult the terrain of a space is."""
        return self.c.difficulty[TERRAINS.index(self.spaces[id]["terrain"])]

    def piece(self, data: Mapping[str, Any]) -> Line:
        """Who controls a space: a letter, with + if reinforced, # a city, @ a capital, * with a world wonder."""
        spans: Line = []
        if "token" in data:
            spans = [self.marked(data["token"]), (STRONG if data.get("strong") else "", "strong")]
        elif "city" in data:
            spans = [self.marked(data["city"]), (CAPITAL if data.get("capital") else CITY, "strong")]
        elif "star" in data:
            spans = [(CAPITAL, "strong")]
        return [*spans, (WONDER, "strong")] if "wonder" in data else spans

    def pieces(self, data: Mapping[str, Any], room: int) -> Line:
        """Everything on a space in at most so many letters; what does not fit is left out."""
        spans = self.piece(data)
        if "barbarian" in data:
            spans.append((f"{WILD}{data['barbarian']}", "civ5"))
        for seat in data.get("caravans", ()):
            mark, style = self.marked(seat)
            spans.append((mark.lower(), style))
        left = room - sum(len(text) for text, _ in spans)
        if data.get("state_here"):
            spans.append((f"{STATE}{self.name('city_state', data['state'])}"[: max(1, left)], "tint6"))
        elif data.get("nature_here"):
            spans.append((self.name("nature", data["nature"])[: max(0, left)], "tint4"))
        elif "resource" in data:
            spans.append((f"{STOCK}{self.name('resource', data['resource'])[:2].lower()}"[: max(1, left)], "tint1"))
        return spans

    def there(self, id: str) -> list[str]:
        """What lies and stands on a space, in words."""
        data = self.spaces[id]
        parts = []
        controlled = "".join(text for text, _ in self.piece({**data, "wonder": 0} if "wonder" in data else data))
        if "token" in data or "city" in data:
            parts.append(controlled.removesuffix(WONDER))
        if "wonder" in data:
            parts.append(self.name("wonder", data["wonder"]))
        if data.get("state_here"):
            parts.append(self.name("city_state", data["state"]))
        if data.get("nature_here"):
            parts.append(self.name("nature", data["nature"]))
        if "resource" in data:
            parts.append(self.name("resource", data["resource"]))
        if "barbarian" in data:
            parts.append(f"{WILD}{data['barbarian']}")
        parts += [self.say("caravan-of", name=self.player(seat)) for seat in data.get("caravans", ())]
        return parts

    def near(self, id: str) -> list[str]:
        """The spaces next to a space."""
        q, r = self.spaces[id]["at"]
        return [self.at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in self.at]

    def content(self, id: str) -> str:
        """A space in short: number, letter of its terrain, difficulty, and what is there."""
        terrain = self.spaces[id]["terrain"]
        head = f"{id} {self.letter(terrain)}"
        head += f" {self.difficulty(id)}" if terrain != "water" else ""
        return ", ".join([head, *self.there(id)])

    def space(self, id: str) -> str:
        """A space in short, and what is next to it."""
        beside = dict.fromkeys(part for other in self.near(id) for part in self.there(other))
        text = self.content(id)
        return f"{text}; {self.say('beside', names=', '.join(beside))}" if beside else text

    def told(self, id: str) -> str:
        """A space in full words, and the spaces next to it."""
        terrain = self.spaces[id]["terrain"]
        text = describe.terrain_text(self.texts, self.c, TERRAINS.index(terrain))
        beside = self.say("next-to", names="; ".join(map(self.content, self.near(id))))
        lines = [f"{self.name('terrain', terrain)}. {text}", ", ".join(self._pieces_told(id)), beside]
        return "\n".join(filter(None, lines))

    def _pieces_told(self, id: str) -> list[str]:
        data = self.spaces[id]
        who = data.get("token", data.get("city"))
        if who is None:
            return self.there(id)
        kind = "token" if "token" in data else "capital" if data.get("capital") else "city"
        kind = "strong" if data.get("strong") else kind
        return [self.say(f"{kind}-of", name=self.player(who)), *self.there(id)[1:]]

    def own(self, seat: int) -> set[str]:
        """The spaces with a piece of a player."""
        return {
            id
            for id, data in self.spaces.items()
            if seat in (data.get("token"), data.get("city")) or seat in data.get("caravans", ())
        }

    def around(self, ids: set[str], distance: int) -> set[str]:
        """These spaces and all that are at most so far from one of them."""
        for _ in range(distance):
            ids = ids | {other for id in ids for other in self.near(id)}
        return ids
