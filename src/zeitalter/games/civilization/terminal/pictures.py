"""The table of Civilization in a terminal: 80 columns, readable without colour, drawn from a seat's view only.

Players are letters; areas are listed by region. The command line asks for scenes, pictures by name, remarks on options,
components in words, and the final account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.civilization.rules.state import WHOLE_BOARD
from zeitalter.games.civilization.terminal.board import (
    area_name,
    calamities,
    heading,
    map_picture,
    movable,
    near_picture,
    offer_text,
    offers,
    ranks,
    stacks,
    succession,
    trade_lines,
)
from zeitalter.games.civilization.terminal.mats import hand, hand_in_words, land, marked_lines, mat, shop, status
from zeitalter.games.civilization.terminal.phrases import Phrases
from zeitalter.games.civilization.words import describe
from zeitalter.kit import drawing
from zeitalter.kit.drawing import Line, account_row, fold

SHARES_LOSSES = frozenset({"AssignLosses", "DemandCities", "NameTaker", "ChooseAftershock", "RaidCity", "TakeCity"})


class Pictures(drawing.Pictures):
    """What a seat sees, drawn."""

    phrases = Phrases
    minor = frozenset({"game-over", "census", "phase", "loads", "sails"})
    most_news = 80
    own = ("near", "succession", "stacks", "offers", "trade", "calamities")
    in_turns = frozenset({"Bargain"})
    w: Phrases

    @property
    def pictures(self) -> Mapping[str, Callable[[], list[Line]]]:
        return {
            "table": self.table,
            "map": lambda: map_picture(self.w, self.width),
            "near": lambda: self._of_person(near_picture),
            "hand": lambda: self._of_person(hand_in_words),
            "mats": self.mats,
            "cards": lambda: shop(self.w, self.width),
            "succession": lambda: succession(self.w) or self._nothing(),
            "stacks": lambda: stacks(self.w, self.width),
            "offers": lambda: offers(self.w, self.width) or self._nothing(),
            "trade": lambda: trade_lines(self.w, self.width) or self._nothing(),
            "calamities": lambda: calamities(self.w, self.width) or self._nothing(),
        }

    def scene(self, question: str, values: Sequence[Any]) -> list[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""
        w = self.w
        if w.seat is None or question == "ChooseNation":
            return self.table()
        if question == "Bargain":
            return [*heading(w)[:1], *offers(w, self.width), *hand(w, w.seat, self.width), *self._in_trade(w.seat)]
        if question == "BuyCards":
            return [*heading(w)[:1], *shop(w, self.width, only_for_sale=True), *hand(w, w.seat, self.width)]
        if question in ("Discard", "BuyGold"):
            return [*self._status(), *hand(w, w.seat, self.width)]
        if question == "Move":
            moving = self.view["moving"]
            aboard = sum(ship["aboard"] for ship in moving["ships"]) if moving else 0
            fresh = moving and sum(moving["rested"].values()) - aboard == w.players[w.seat]["on_board"]
            start = [*heading(w), [], *ranks(w), []] if fresh else self._status()
            return [*start, *movable(w, w.seat, self.width)]
        if question in ("MarkUnits", "ClaimTokens"):
            return [*mat(w, values[1], self.width, with_hand=False), *marked_lines(w, self.width)]
        if question == "KeepPart":
            return [*mat(w, w.seat, self.width, with_hand=False), *marked_lines(w, self.width)]
        if question in SHARES_LOSSES:
            return [*heading(w)[:1], *ranks(w), *calamities(w, self.width)]
        ships = [[], *self._ships()] if question == "PayShips" else []
        return [*self._status(), *land(w, w.seat, self.width), *ships, *calamities(w, self.width)]

    def _in_trade(self, seat: int) -> list[Line]:
        trade = self.view["trade"]
        n = self.w.players[seat]["budget"]
        text = self.w.say("in-free-trade") if n is None else self.w.say("in-trade", n=n)
        if trade and trade["rounds"]:
            text = f"{self.w.say('trade-round', round=trade['round'], rounds=trade['rounds'])} {text}"
        return [[(line, "dim")] for line in fold(text, self.width)]

    def _ships(self) -> list[Line]:
        data = self.w.players[self.w.seat or 0]
        return [[(self.w.say("ships-paid", n=len(data["ships"]), paid=data["ships_paid"]), "")]]

    def _status(self) -> list[Line]:
        seat = self.w.seat
        lines = heading(self.w)[:1]
        return lines if seat is None else [*lines, [self.w.marked(seat), (f" {status(self.w, seat)}", "dim")]]

    def _of_person(self, draw: Callable[[Phrases, int, int], list[Line]]) -> list[Line]:
        seat = self.w.seat
        return [[(self.w.say("no-seat"), "")]] if seat is None else draw(self.w, seat, self.width)

    def _nothing(self) -> list[Line]:
        return [[(self.w.say("nothing"), "")]]

    def table(self) -> list[Line]:
        """The whole table in compact form."""
        w = self.w
        lines = [*heading(w), [], *ranks(w), []]
        track = succession(w)
        lines += [*track, []] if track else []
        lines += [*stacks(w, self.width), *calamities(w, self.width), *offers(w, self.width)]
        for seat in self.view["order"]:
            if seat != w.seat and w.players[seat]["nation"]:
                lines += [[], *mat(w, seat, self.width, with_hand=False)]
        if w.seat is not None and w.players[w.seat]["nation"]:
            lines += [[], *mat(w, w.seat, self.width)]
        return lines

    def mats(self) -> list[Line]:
        """Everything that lies before the players, one after the other."""
        lines: list[Line] = []
        for seat in self.view["order"]:
            lines += [*([[]] if lines else []), *mat(self.w, seat, self.width)]
        return lines

    def explained(self) -> Mapping[str, Callable[[int], str]]:
        texts: dict[str, Callable[..., str]] = {
            "civilization": describe.civilization_text,
            "card": describe.card_text,
            "area": describe.area_text,
            "nation": describe.nation_text,
            "plain": describe.plain_text,
            "volcano": describe.volcano_text,
            "region": describe.region_text,
            "group": describe.group_text,
        }
        return {kind: partial(text, self.w.texts, self.w.c) for kind, text in texts.items()}

    # -- options ------------------------------------------------------------------------------------------------------

    def remark(self, action: Action) -> str:
        """What an option means: where a nation starts, what an area feeds, who is there, what an offer holds."""
        w = self.w
        verb = action[0]
        if verb == "nation":
            row = w.table.seats if w.table.options["variant"] == "full" else WHOLE_BOARD
            return w.say("starts-in", area=area_name(w, w.c.ids["area"][w.c.starts[row][action[1]]]))
        if verb in ("take", "dissolve", "build", "quake", "shake", "raid", "fight"):
            return self.element("area", action[1])
        if verb in ("accept", "decline") and w.players[action[1]]["offer"]:
            return offer_text(w, action[1])
        if verb == "name":
            return w.say("units", n=w.units(action[1]))
        return ""

    def element(self, kind: str, value: int) -> str:
        """A few words on one of the things that can be chosen."""
        w = self.w
        if kind == "area":
            area = w.c.ids["area"][value]
            return " ".join(part for part in (f"{w.feeds(area)}{w.signs(area)}", w.there(area)) if part)
        if kind == "card":
            return describe.card_text(w.texts, w.c, value).splitlines()[-1]
        return ""

    # -- the end ------------------------------------------------------------------------------------------------------

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Line]:
        """The final ranking with points by source."""
        w = self.w
        result = self.view["result"]
        ranking = result["ranking"]

        def line(label: str, values: Sequence[object], style: str = "") -> Line:
            return account_row(label, values, self.width, style)

        def row(label: str, value: Callable[[Mapping[str, Any]], object], style: str = "") -> Line:
            return line(w.say(label), [value(w.players[seat]) for seat in ranking], style)

        lines = [
            line("", [w.player(seat) for seat in ranking], "title"),
            line("", [w.nation(seat) for seat in ranking]),
        ]
        if result["how"] == "areas":
            return [*lines, line(w.say("areas"), [result["points"][seat] for seat in ranking], "strong")]
        return [
            *lines,
            row("field", lambda data: data["field"]),
            row("card-points", lambda data: data["card_points"]),
            row("hand-points", lambda data: w.worth(data["hand"])),
            row("treasury", lambda data: data["treasury"]),
            line(w.say("total"), [result["points"][seat] for seat in ranking], "strong"),
            row("cities", lambda data: data["cities"], "dim"),
        ]
