"""The table of A New Dawn in a terminal: 80 columns, readable without colour, drawn from a seat's view only.

Players are letters, terrains small letters; spaces have the numbers of their tile and hex. The command line asks for
scenes, pictures by name, remarks on options, components in words, and the final account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import FOCUS
from zeitalter.games.new_dawn.rules.kinds import EFFECTS
from zeitalter.games.new_dawn.terminal.board import (
    building_lines,
    legend,
    map_lines,
    near_picture,
    places,
    tile_picture,
)
from zeitalter.games.new_dawn.terminal.mats import (
    cards_in_words,
    events,
    heading,
    mat,
    moving,
    open_wonders,
    ranks,
    row_in_words,
    row_text,
    technology,
    victory,
    wonders_in_words,
)
from zeitalter.games.new_dawn.terminal.phrases import Phrases
from zeitalter.games.new_dawn.terminal.remarks import element, remark
from zeitalter.games.new_dawn.words import describe
from zeitalter.kit import drawing
from zeitalter.kit.drawing import Line, account_row, entry, fold

AROUND = {
    "PlaceTokens": 2,
    "Chain": 2,
    "MoveToken": 2,
    "ConvertToken": 4,
    "YieldToken": 2,
    "Strike": 4,
    "MoveCaravans": 5,
    "BuildCity": 4,
    "ChooseCity": 1,
    "Reinforce": 1,
    "Attack": 4,
    "FreeToken": 1,
    "MoveWonder": 1,
}
"""Questions about spaces, and how far around the own pieces one looks then."""
AFTER_THE_CARD = frozenset({"ResolveMore", "ResolveOther"})


class Pictures(drawing.Pictures):
    """What a seat sees, drawn."""

    phrases = Phrases
    minor = frozenset({"game-over", "turn"})
    most_news = 60
    own = ("near", "places", "wonders", "goals", "tiles")
    unordered = frozenset({"swap", "name_tokens"})
    w: Phrases

    @property
    def pictures(self) -> Mapping[str, Callable[[], list[Line]]]:
        return {
            "table": self.table,
            "map": self.map,
            "near": lambda: self._of_person(near_picture),
            "hand": lambda: self._of_person(row_in_words),
            "mats": self.mats,
            "cards": lambda: cards_in_words(self.w, self.width),
            "places": lambda: places(self.w, self.width),
            "wonders": lambda: wonders_in_words(self.w, self.width),
            "goals": lambda: victory(self.w, self.width) or self._nothing(),
            "tiles": lambda: self._of_person(tile_picture) or self._nothing(),
        }

    def scene(self, question: str, values: Sequence[Any]) -> list[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""
        w = self.w
        if w.seat is None or question == "BeginTurn":
            return self.table(with_legend=self.view["round"] == 1)
        if question == "ChooseStar":
            return [*heading(w), [], *map_lines(w, self.width), [], *legend(w, self.width), *places(w, self.width)]
        if question == "LayTile":
            return [*building_lines(w, w.seat, self.width), [], *legend(w, self.width)]
        if question == "BuildWonder":
            return [*self._status(w.seat), *open_wonders(w, self.width)]
        if question == "Pay":
            return [*self._status(w.seat), [(self._paid(*values[1:]), "strong")]]
        if question == "StealTrade":
            return [*mat(w, values[1], self.width), *self._status(w.seat)]
        lines = near_picture(w, w.seat, self.width, AROUND[question]) if question in AROUND else []
        lines += [*([[]] if lines else []), *self._combat(), *self._status(w.seat, question not in AFTER_THE_CARD)]
        return [*lines, *moving(w, w.seat, self.width)] if question == "MoveCaravans" else lines

    def _paid(self, wonder: int, paid: int) -> str:
        w, id = self.w, self.w.c.ids["wonder"][wonder]
        prices = next(deck["prices"] for deck in self.view["decks"] if deck["open"] == id)
        return w.say("paid", name=w.name("wonder", id), price=prices[w.seat], paid=paid)

    def _status(self, seat: int, with_card: bool = True) -> list[Line]:
        """What the person has, in a few lines."""
        w = self.w
        data = w.players[seat]
        resources = w.resources(data["resources"]) or "-"
        text = w.say(
            "status",
            dial=data["dial"],
            tokens=data["tokens_left"],
            cities=data["cities_left"],
            resources=resources,
        )
        resolving = self.view["resolving"]
        if resolving is not None and self.view["turn"] == seat and with_card:
            card = data["row"][resolving["place"]]
            name = w.name("focus", card["card"])
            text += " " + w.say("resolving", name=name, slot=resolving["slot"], trade=card["trade"])
        first, *rest = fold(text, self.width - 2)
        lines: list[Line] = [[w.marked(seat), (f" {first}", "dim")], *([(f"  {piece}", "dim")] for piece in rest)]
        return lines if self.view["turn"] == seat else [*lines, *entry(w.say("row"), row_text(w, seat), self.width)]

    def _combat(self) -> list[Line]:
        combat = self.view["combat"]
        if combat is None:
            return []
        mine, theirs = combat["values"]
        name = self.w.player(combat["attacker"])
        text = self.w.say("combat", name=name, space=combat["space"], mine=mine, theirs=theirs)
        return [[(piece, "strong")] for piece in fold(text, self.width)]

    def _of_person(self, draw: Callable[[Phrases, int, int], list[Line]]) -> list[Line]:
        seat = self.w.seat
        return [[(self.w.say("no-seat"), "")]] if seat is None else draw(self.w, seat, self.width)

    def _nothing(self) -> list[Line]:
        return [[(self.w.say("nothing"), "")]]

    def map(self, with_legend: bool = True) -> list[Line]:
        """The map with its legend and the names of what is on it."""
        w, width = self.w, self.width
        return [*map_lines(w, width), [], *(legend(w, width) if with_legend else []), *places(w, width)]

    def table(self, with_legend: bool = True) -> list[Line]:
        """The whole table in compact form."""
        w, width = self.w, self.width
        lines = [*heading(w), *events(w, width), [], *self.map(with_legend), [], *ranks(w), [], *technology(w), []]
        goals = victory(w, width)
        lines += [*open_wonders(w, width), [], *goals, *([[]] if goals else [])]
        for seat in [seat for seat in range(len(w.players)) if seat != w.seat]:
            lines += mat(w, seat, width)
        return lines if w.seat is None else [*lines, *mat(w, w.seat, width)]

    def mats(self) -> list[Line]:
        """Everything that lies before the players, one after the other."""
        lines: list[Line] = []
        for seat in range(len(self.w.players)):
            lines += [*([[]] if lines else []), *mat(self.w, seat, self.width)]
        return lines

    def explained(self) -> Mapping[str, Callable[[int], str]]:
        texts: dict[str, Callable[..., str]] = {
            "focus": describe.focus_text,
            "wonder": describe.wonder_text,
            "leader": describe.leader_text,
            "people": describe.people_text,
            "city_state": describe.city_state_text,
            "nature": describe.nature_text,
            "pact": describe.pact_text,
            "agenda": describe.agenda_text,
            "resource": describe.resource_text,
            "terrain": describe.terrain_text,
        }
        return {kind: partial(text, self.w.texts, self.w.c) for kind, text in texts.items()}

    def look_up(self, words: str) -> list[tuple[str, str]]:
        """Components by name, spaces and tiles by their numbers."""
        w, wanted = self.w, words.strip().lower().replace("·", ".")
        if wanted in w.spaces:
            return [(wanted, w.told(wanted))]
        if wanted in w.c.ids["tile"]:
            return [(w.say("tile-name", tile=wanted), describe.tile_text(w.texts, w.c, w.index("tile", wanted)))]
        found = super().look_up(words)
        return list(dict.fromkeys(found))

    def remark(self, action: Action) -> str:
        """What an option means: a card's slot and effect, what is on a space, what a fight would be worth."""
        return remark(self.w, action)

    def element(self, kind: str, value: int) -> str:
        """A few words on one of the things that can be chosen."""
        return element(self.w, kind, value)

    def expected(self, verb: str) -> list[int]:
        """What the card being resolved lets choose between, possible now or not."""
        resolving = self.view["resolving"]
        if verb != "effect" or resolving is None or self.w.seat is None:
            return []
        card = self.w.players[self.w.seat]["row"][resolving["place"]]["card"]
        effects = self.w.c.effects_of[FOCUS][self.w.index("focus", card)]
        choices = next((effect["choose_one"] for effect in effects if "choose_one" in effect), ())
        return [EFFECTS.index(e["op"] if "op" in e else e["sequence"][0]["op"]) for e in choices]

    # -- the end ------------------------------------------------------------------------------------------------------

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Line]:
        """The final ranking: agendas, and what decides between equals."""
        w = self.w
        ranking = self.view["result"]["ranking"]

        def row(label: str, value: Callable[[int], object], style: str = "") -> Line:
            return account_row(label, [value(seat) for seat in ranking], self.width, style)

        lines = [row("", w.player, "title"), row("", w.people)]
        for card in self.view["victory"]:
            for data in card["agendas"]:
                lines.append(row(w.name("agenda", data["agenda"]), partial(self._done, data)))
        return [
            *lines,
            row(w.say("total"), lambda seat: self.view["result"]["points"][seat], "strong"),
            row(w.say("wonders"), lambda seat: len(w.players[seat]["wonders"]), "dim"),
            row(w.say("spaces"), lambda seat: w.players[seat]["spaces"], "dim"),
        ]

    def _done(self, data: Mapping[str, Any], seat: int) -> str:
        if data["agenda"] in self.w.players[seat]["agendas"]:
            return self.w.say("completed")
        return self.w.say("way-or").join(f"{have}/{need}" for have, need in data["progress"][seat])
