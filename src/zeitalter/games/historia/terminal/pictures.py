"""The table of Historia in a terminal: 80 columns, readable without colour, drawn from a seat's view only.

Civilizations are letters, governments small letters; colour (a style name beside each piece of text) only underlines.
The command line asks for scenes, pictures by name, remarks on options, components in words, and the final account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import ACTIONS, ADVISOR, LEVELS
from zeitalter.games.historia.rules.actions.base import BASIC
from zeitalter.games.historia.rules.state import SOURCES
from zeitalter.games.historia.terminal.board import (
    WINDOW_WIDTH,
    heading,
    map_lines,
    map_picture,
    matrix_picture,
    matrix_window,
    ranks,
    tile,
)
from zeitalter.games.historia.terminal.mats import leader_lines, mat, next_level, own_mat, wonder_lines
from zeitalter.games.historia.terminal.phrases import Phrases
from zeitalter.games.historia.words import describe
from zeitalter.kit import drawing
from zeitalter.kit.drawing import Line, account_row, fold

SET_UP = frozenset({"ChooseCivilization", "KeepLeader", "PlaceFirstCube"})


class Pictures(drawing.Pictures):
    """What a seat sees, drawn."""

    phrases = Phrases
    minor = frozenset({"starts-card", "tiles", "game-over", "solo-won", "solo-lost", "solo-eliminated"})
    own = ("matrix", "wonders", "leader")
    w: Phrases
    free = False
    """Whether the action being executed costs nothing."""

    @property
    def pictures(self) -> Mapping[str, Callable[[], list[Line]]]:
        return {
            "table": self.table,
            "map": lambda: map_picture(self.w, self.width),
            "matrix": lambda: matrix_picture(self.w, self.width),
            "hand": self.hand,
            "mats": self.mats,
            "wonders": self.wonders,
            "cards": self.cards,
            "leader": self.leaders,
        }

    def scene(self, question: str, values: Sequence[Any]) -> list[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""
        self.free = question == "Execute" and bool(values[3])
        if question == "PlaceGoal":
            goal = f"{self.w.say('goal')}: {self.w.effects(self.w.c.goal_effects[values[1]])}"
            return [*matrix_picture(self.w, self.width, with_levels=False), [(goal, "strong")]]
        if question == "BuildWonders":
            return self._wonder_row(self.width)
        if question == "SelectCards":
            return self.table(with_hand=False)
        return self.table() if question in SET_UP else self.status()

    def table(self, with_hand: bool = True) -> list[Line]:
        """The whole table in compact form."""
        lines = [*heading(self.w, self.width), [], *ranks(self.w), []]
        if self.view["tiles"]:
            lines += [*map_lines(self.w), []]
        lines += _beside(matrix_window(self.w), self._wonder_row(self.width - WINDOW_WIDTH))
        if self.w.seat is not None:
            lines += [[], *own_mat(self.w, self.w.seat, self.width, with_hand)]
        return lines

    def status(self) -> list[Line]:
        """One line about the person's own means, for the middle of a turn."""
        if self.w.seat is None:
            return []
        own = self.w.civs[self.w.seat]
        names = ("personal", "used", "technology", "military", "vp")
        text = self.w.say("status", **{name: own[name] for name in names})
        return [[self.w.marked(self.w.seat), (f" {text}", "dim")]]

    # -- wonders, cards, mats -----------------------------------------------------------------------------------------

    def _wonder_row(self, width: int) -> list[Line]:
        w = self.w
        lines: list[Line] = [[(w.say("wonder-row"), "title")]]
        for id in self.view["wonder_row"]:
            lines += [[(piece, "")] for piece in fold(f"{w.name('wonder', id)} ({w.wonder(id)})", width, "  ")]
        return lines if self.view["wonder_row"] else [*lines, [(w.say("nothing"), "")]]

    def wonders(self) -> list[Line]:
        """The wonder row, and what everybody has built."""
        w = self.w
        decks = " / ".join(str(n if isinstance(n, int) else len(n)) for n in self.view["decks"]["wonders"])
        lines = [*self._wonder_row(self.width), [(w.say("wonder-decks", decks=decks), "dim")]]
        for civ in range(w.players):
            lines += wonder_lines(w, civ, self.width)
        return lines

    def hand(self) -> list[Line]:
        """The person's hand, each card in words."""
        w = self.w
        if w.seat is None:
            return [[(w.say("no-seat"), "")]]
        own = w.civs[w.seat]
        lines: list[Line] = [[(w.say("hand-title", n=own["card_limit"]), "title")]]
        for id in [*own["hand"], *own["advisors_in_hand"]]:
            lines += self._in_words(w.name("card", id), w.card(id, own["technology"]))
        return lines

    def cards(self) -> list[Line]:
        """The ten action cards, with both versions."""
        lines: list[Line] = []
        for id in ACTIONS:
            lines += self._in_words(self.w.name("action", id), self.w.card(id, LEVELS))
        return lines

    def mats(self) -> list[Line]:
        """The mats of all civilizations."""
        lines: list[Line] = []
        for civ in range(len(self.w.civs)):
            lines += [*([[]] if lines else []), *mat(self.w, civ, self.width)]
        return lines

    def leaders(self) -> list[Line]:
        """All leaders in play, and those the person may look at."""
        w = self.w
        lines: list[Line] = []
        for civ in range(w.players):
            lines += leader_lines(w, civ, self.width)
        for id in self.view["packet"]:
            if id is not None:
                lines += self._in_words(w.name("leader", id), w.leader(id))
        return lines or [[(w.say("nothing"), "")]]

    def _in_words(self, name: str, text: str) -> list[Line]:
        pieces = fold(text, self.width - 24) or [""]
        return [[(f"  {name[:20] if i == 0 else '':22}", "strong"), (piece, "")] for i, piece in enumerate(pieces)]

    def explained(self) -> Mapping[str, Callable[[int], str]]:
        texts, c = self.w.texts, self.w.c
        return {
            "card": lambda i: describe.card_text(texts, c, i, self.w.table.options),
            "wonder": lambda i: describe.wonder_text(texts, c, i),
            "leader": lambda i: describe.leader_text(texts, c, i),
            "event": lambda i: describe.event_text(texts, c, i),
            "government": lambda i: describe.government_text(texts, c, i),
            "technology": lambda i: describe.technology_text(texts, c, i + 1),
            "ability": lambda i: describe.ability_text(texts, c, i),
            "territory": lambda i: tile(self.w, c.ids["territory"][i]),
        }

    # -- options ------------------------------------------------------------------------------------------------------

    def remark(self, action: Action) -> str:
        """What an option means: a card's effect, a tile's points, the cell reached, a rival's levels."""
        w = self.w
        verb = action[0]
        if verb == "keep":
            return w.leader(w.c.ids["leader"][action[1]])
        if verb in ("exclude", "choose_advisor", "start"):
            return self.element("card", action[1])
        if verb in ("settle", "cube", "expansion"):
            return self.element("territory", action[-1])
        if verb == "wonder":
            return self.element("wonder", action[1])
        if verb in ("trade", "raid", "war"):
            return self.element("civ", action[-1])
        if verb == "art":
            effect = self.element("wonder", action[2][0]) if len(action[2]) == 1 else ""
            return self._priced(action, effect)
        if verb == "exploitation":
            lost = sum(self.view["tiles"][w.c.ids["territory"][t]]["vp"] for t in action[3])
            return self._priced(action, w.say("fx-lose_vp", n=lost) if lost else "")
        if verb in ("military", "technology") and w.seat is not None:
            return self._priced(action, next_level(w, w.seat, verb) if action[1] == BASIC else "")
        if verb == "civilization":
            own = w.c.advisors_of[action[1]]
            return ", ".join(w.c.names["advisor"][advisor][w.texts.lang] for advisor in own)
        if verb == "place_goal":
            military, technology = divmod(action[1], 32)
            return w.government(w.c.ids["government"][w.c.cells[military][technology]])
        return ""

    def _priced(self, action: Action, text: str) -> str:
        """The price of an answer, and what it leads to."""
        c = self.w.c
        i = ACTIONS.index(action[0])
        version = c.basic[i] if action[1] == BASIC else c.advanced[i]
        price = "" if self.free or version is None else self.w.price(action[0], version)
        return "; ".join(part for part in (price, text) if part)

    def element(self, kind: str, value: int) -> str:
        """A few words on one of the things that can be chosen."""
        w = self.w
        if kind == "card":
            technology = w.civs[w.seat]["technology"] if w.seat is not None else LEVELS
            return w.card(w.c.ids["card"][value], technology)
        if kind == "wonder":
            return w.wonder(w.c.ids["wonder"][value])
        if kind == "territory":
            return tile(w, w.c.ids["territory"][value]).strip()
        if kind == "civ":
            return w.say("levels", technology=w.civs[value]["technology"], military=w.civs[value]["military"])
        return ""

    def expected(self, verb: str) -> list[int]:
        """What a person might look for in a choice of cards although it is not offered now."""
        w = self.w
        if verb != "select" or w.seat is None:
            return []
        own = w.civs[w.seat]
        advisors = [ADVISOR + w.index("advisor", a) for a in own["advisors_in_hand"] if a]
        return [w.index("card", id) for id in own["hand"]] + advisors

    # -- the end ------------------------------------------------------------------------------------------------------

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Line]:
        """The final ranking with points by source, from the log."""
        w = self.w
        result = self.view["result"]
        points = [[0] * len(SOURCES) for _ in w.civs]
        for id, args in events:
            if id in ("gains-vp", "loses-vp"):
                civ, n, source = args
                points[civ][source] += n if id == "gains-vp" else -n
        ranking = result["ranking"]

        def line(label: str, values: Sequence[object], style: str = "") -> Line:
            return account_row(label, values, self.width, style)

        lines = [line("", [w.short(civ) for civ in ranking], "title")]
        for source, id in enumerate(SOURCES):
            values = [points[civ][source] for civ in ranking]
            if any(values):
                lines.append(line(w.texts.message(f"source-{id}"), values))
        lines.append(line(w.say("total"), [result["points"][civ] for civ in ranking], "strong"))
        lines.append(line(w.say("level-sum"), [result["levels"][civ] for civ in ranking], "dim"))
        return lines


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    """The matrix and something beside it."""
    lines: list[Line] = []
    for i in range(max(len(left), len(right))):
        a = left[i] if i < len(left) else []
        gap = " " * (WINDOW_WIDTH - sum(len(text) for text, _ in a))
        lines.append([*a, (gap, ""), *(right[i] if i < len(right) else [])])
    return lines
