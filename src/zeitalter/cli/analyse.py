"""Looking back at a match file: chances over time, turning points, what decisions cost, and who was lucky."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from time import process_time
from typing import Any

from zeitalter.bots import hint_text
from zeitalter.bots.review import Review
from zeitalter.bots.review_work import Effort, Work
from zeitalter.cli.flags import Values
from zeitalter.cli.seats import is_person, read_number
from zeitalter.cli.toolbox import find_seat, load_file
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.values import Kind

BARS = "▁▂▃▄▅▆▇█"
BAR = 30
NAME = 16
SECONDS = 1.0
"""Seconds of the processor between two words on how far it is."""
FAIR = 0.01
"""Luck below this is none."""


def run_analyse(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter analyse`: what the expert thinks of a match that is over."""
    match = load_file(values)
    voice = voice.of_game(match.game.id)
    seat = find_seat(match, values["seat"])
    people = [i for i, s in enumerate(match.seats) if is_person(s)] or list(range(len(match.seats)))
    seats = people if seat is None else [seat]
    review = Review(match, seats, _effort(values["playouts"]))
    work = Work()
    while not review.run(work, process_time() + SECONDS):
        _show_progress(voice, work.done)
    _show_progress(voice, None)
    found = review.result(work)
    if values["json"]:
        voice.raw(json.dumps(found, ensure_ascii=False))
        return 0
    _Report(voice, match, review, found).show(seats)
    return 0


def _effort(playouts: str | None) -> Effort:
    if playouts is None:
        return Effort()
    n = read_number(playouts, "--playouts", 0, low=1)
    return Effort(look=4 * n, second_look=12 * n, screening=n, confirming=4 * n)


def _show_progress(voice: Voice, done: float | None) -> None:
    """How far it is, on one line that is written over and taken away at the end; nothing where nobody looks."""
    if not sys.stderr.isatty():
        return
    text = "" if done is None else voice.text("cli-analysing", percent=round(100 * done))
    sys.stderr.write(f"\r{text:<{voice.width - 1}}\r" if done is None else f"\r{text}")
    sys.stderr.flush()


class _Report:
    """What was found, in words."""

    def __init__(self, voice: Voice, match: Match, review: Review, found: Mapping[str, Any]) -> None:
        self.voice, self.match, self.review, self.found = voice, match, review, found

    def show(self, seats: list[int]) -> None:
        voice = self.voice
        voice.say("analysis-chances", style="title")
        for party in range(len(self.found["luck"])):
            self._curve(party)
        voice.print()
        self._turns()
        for seat in seats:
            voice.print()
            self._decisions(seat)
        voice.print()
        self._luck()

    def _name(self, party: int) -> str:
        if party < len(self.match.seats):
            return self.match.seats[party].name
        return self.voice.texts.label(self.match, Kind(self.match.game.parties[0]), party)

    def _curve(self, party: int) -> None:
        """The chances of somebody as a row of bars, from the first to the last entry."""
        points, last = self.found["chances"], max(1, len(self.match.log))
        row, i = "", 0
        for column in range(BAR):
            while i + 1 < len(points) and points[i + 1][0] <= (column + 1) * last / BAR:
                i += 1
            row += BARS[min(len(BARS) - 1, int(points[i][1][party] * len(BARS)))]
        ends = [_percent(points[i][1][party]) for i in (0, -1)]
        swing = self.voice.text("cli-analysis-ends", first=ends[0], last=ends[1])
        style = f"civ{party}" if party < 6 else ""
        self.voice.draw([[(f"  {self._name(party)[:NAME]:{NAME}} ", ""), (row, style), (f"  {swing}", "")]])

    def _moment(self, header: Mapping[str, int], entry: int) -> str:
        words = [self.voice.text(f"header-{name}", **{name: value}) for name, value in header.items()][-1:]
        return ", ".join([*words, self.voice.text("analysis-entry", entry=entry)])

    def _played(self, action: list[Any]) -> str:
        return self.voice.texts.option(self.match, self.match.game.action_from_json(self.match.table, action))

    def _turns(self) -> None:
        voice = self.voice
        voice.say("analysis-turns", style="title")
        if not self.found["turns"]:
            voice.say("analysis-no-turns")
        for turn in self.found["turns"]:
            moment = self._moment(turn["header"], turn["entry"])
            facts = {"moment": moment, "name": self._name(turn["seat"]), "played": self._played(turn["played"])}
            swing = {"who": self._name(turn["who"]), "from": _percent(turn["from"]), "to": _percent(turn["to"])}
            better = "yes" if turn["to"] > turn["from"] else "no"
            why = voice.text(f"analysis-why-{turn['why']}", better=better) if turn["why"] else ""
            voice.print(voice.text("analysis-turn", **facts), indent="  ", hang="    ")
            voice.print(voice.text("analysis-swing", **swing) + (f" ({why})" if why else ""), indent="    ")

    def _decisions(self, seat: int) -> None:
        voice, name = self.voice, self._name(seat)
        voice.say("analysis-decisions", style="title", name=name)
        own = [d for d in self.found["decisions"] if d["seat"] == seat]
        worse = [d for d in own if d["cost"]]
        if not own:
            voice.say("analysis-none", name=name)
            return
        mean = _percent(sum(d["cost"] for d in worse) / max(1, len(worse)))
        voice.say("analysis-count", count=len(own), worse=len(worse), cost=mean, name=name)
        for d in worse:
            moment = self._moment(d["header"], d["entry"])
            played = voice.text("analysis-decision", moment=moment, played=self._played(d["played"]))
            voice.print(played, indent="  ", hang="    ")
            better = voice.text("analysis-better", best=self._played(d["best"]))
            more = voice.text("analysis-more", percent=_percent(d["cost"]))
            reason = hint_text(voice.texts, self.match, self.review.reason(d["entry"], d["best"]))
            voice.print(f"{better} ({more}). {reason}", indent="    ")

    def _luck(self) -> None:
        voice, luck = self.voice, self.found["luck"]
        voice.say("analysis-luck", style="title")
        if all(abs(each) < FAIR for each in luck):
            voice.say("analysis-luck-even")
            return
        for party, each in enumerate(luck):
            id = "analysis-fair" if abs(each) < FAIR else "analysis-lucky" if each > 0 else "analysis-unlucky"
            voice.print(voice.text(id, name=self._name(party), percent=_percent(abs(each))), indent="  ")


def _percent(chance: float) -> int:
    return round(100 * chance)
