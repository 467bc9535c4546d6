"""The balance of a game: what wins more than its share, how long games last, how points grow.

Whoever has something is compared with whoever has something of the same kind: a wonder with an average wonder, since
winners have more wonders than others; and bots with their like, where several kinds of bots sit at a table. Two equal
chances would still differ by luck, so everything has an interval, and what stands out is held against the number of
comparisons (after Holm).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from zeitalter.lab.intervals import Mean, Share, holm
from zeitalter.lab.recorded_game import ORDER
from zeitalter.lab.store import Game

SEAT, OPENING = "seat", "opening"
"""Topics that every game may have, beside who began (`ORDER`): where one sits, and first deeds."""
LEAST_CASES = 20
"""What fewer seats had is not listed."""
CLEAR = 0.05
Key = tuple[str, str]
"""A topic and the id of a thing."""


@dataclass
class Balance:
    """Takes the records of games one by one; what they say comes out at the end."""

    games: int = 0
    shares: dict[Key, Share] = field(default_factory=dict)
    _by_bot: dict[tuple[str, str, str], float] = field(default_factory=dict)
    _average: dict[tuple[str, str], Share] = field(default_factory=dict)
    _growth: dict[tuple[int, str], Mean] = field(default_factory=dict)
    _lengths: Counter[int] = field(default_factory=Counter)
    _stages: Counter[int] = field(default_factory=Counter)
    _ways: Counter[str] = field(default_factory=Counter)
    _points: Mean = field(default_factory=Mean)
    _winning: Mean = field(default_factory=Mean)
    _margin: Mean = field(default_factory=Mean)

    def add(self, record: Mapping[str, Any]) -> None:
        """One more game."""
        self.games += 1
        won = wins_of(record)
        in_game: dict[Key, list[float]] = {}
        by_topic: dict[tuple[str, str], list[float]] = {}
        for topic, thing, seat in things_of(record):
            bot = record["bots"][seat]
            for cases, key in ((in_game, (topic, thing)), (by_topic, (topic, bot))):
                found = cases.setdefault(key, [0.0, 0.0])
                found[0] += 1
                found[1] += won[seat]
            with_bot = topic, thing, bot
            self._by_bot[with_bot] = self._by_bot.get(with_bot, 0.0) + 1
        for target, source in ((self.shares, in_game), (self._average, by_topic)):
            for key, (n, wins) in source.items():
                target.setdefault(key, Share()).add(n, wins)
        self._length(record)

    def _length(self, record: Mapping[str, Any]) -> None:
        points, growth = record["points"], record["growth"]
        self._lengths[record["decisions"]] += 1
        self._stages[len(growth)] += 1
        self._ways[record["how"]] += 1
        for stage, then in enumerate(growth, 1):
            for seat, value in enumerate(then):
                who = "winners" if seat in record["winners"] else "others"
                self._growth.setdefault((stage, who), Mean()).add(value)
        for value in points:
            self._points.add(value)
        for seat in record["winners"]:
            self._winning.add(points[seat])
        if len(points) > 1:
            first, second = sorted(points, reverse=True)[:2]
            self._margin.add(first - second)

    # -- what came out ------------------------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        """Everything as JSON."""
        expected = self._expected()
        listed = (key for key, share in self.shares.items() if share.cases >= LEAST_CASES)
        rows = [self._row(key, expected[key]) for key in listed]
        for row, doubt in zip(rows, holm([row["doubt"] for row in rows]), strict=True):
            row["doubt"] = round(doubt, 6)
            row["stands_out"] = doubt < CLEAR
        topics: dict[str, list[dict[str, Any]]] = {}
        for row in sorted(rows, key=lambda row: (row["expected"] - row["share"], row["id"])):
            topics.setdefault(row.pop("topic"), []).append(row)
        for topic in (SEAT, ORDER):
            topics.get(topic, []).sort(key=lambda row: int(row["id"]))
        return {
            "games": self.games,
            "comparisons": len(rows),
            "topics": topics,
            "length": {
                "decisions": _spread(self._lengths),
                "stages": _spread(self._stages),
                "stage_counts": [[stage, n] for stage, n in sorted(self._stages.items())],
                "decision_counts": [[decisions, n] for decisions, n in sorted(self._lengths.items())],
            },
            "points": {"all": _mean(self._points), "winners": _mean(self._winning), "margin": _mean(self._margin)},
            "growth": list(self._growth_rows()),
            "ways": dict(sorted(self._ways.items(), key=lambda way: (-way[1], way[0]))),
        }

    def _row(self, key: Key, expected: float) -> dict[str, Any]:
        share = self.shares[key]
        low, high = share.interval
        return {
            "topic": key[0],
            "id": key[1],
            "cases": int(share.cases),
            "wins": round(share.wins, 3),
            "share": round(share.share, 5),
            "low": round(low, 5),
            "high": round(high, 5),
            "expected": round(expected, 5),
            "doubt": share.doubt(expected),
        }

    def _expected(self) -> dict[Key, float]:
        """What whoever has something of the same kind wins on average, with the same bots."""
        found: dict[Key, float] = {}
        for (topic, thing, bot), n in self._by_bot.items():
            part = n / self.shares[topic, thing].cases * self._average[topic, bot].share
            found[topic, thing] = found.get((topic, thing), 0.0) + part
        return found

    def _growth_rows(self) -> Iterator[dict[str, Any]]:
        """Points after each stage that at least half of the games reached: the longest games alone are no average."""
        reached = self.games
        for stage in sorted({stage for stage, _ in self._growth}):
            if reached * 2 < self.games:
                return
            row: dict[str, Any] = {"stage": stage, "games": reached}
            for who in ("winners", "others"):
                if (stage, who) in self._growth:
                    row[who] = _mean(self._growth[stage, who])
            yield row
            reached -= self._stages[stage]


def wins_of(record: Mapping[str, Any]) -> list[float]:
    """What part of the victory each seat has."""
    winners = record["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(record["points"]))]


def things_of(record: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """Topic, thing and seat of everything somebody had."""
    for seat in range(len(record["points"])):
        yield SEAT, str(seat + 1), seat
    for topic, seats in record.get("gets", {}).items():
        for seat, things in enumerate(seats):
            for thing in things:
                yield topic, thing, seat
    for seat, deeds in enumerate(record.get("opening", ())):
        if deeds:
            yield OPENING, " > ".join(deeds), seat


def balance_of(games: Iterable[Game]) -> dict[str, Any]:
    """The summary of these games."""
    found = Balance()
    for game in games:
        found.add(game.record)
    return found.summary()


def _mean(found: Mean) -> dict[str, float]:
    return {"mean": round(found.mean, 3), "half": round(found.half, 3), "deviation": round(found.deviation, 3)}


def _spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, and the tenths and quarters of counted numbers."""
    total = sum(counts.values())
    if not total:
        return {"mean": 0.0, "low": 0, "quarter": 0, "median": 0, "three_quarters": 0, "high": 0}
    found: dict[str, float] = {"mean": round(sum(value * n for value, n in counts.items()) / total, 2)}
    for name, part in (("low", 0.1), ("quarter", 0.25), ("median", 0.5), ("three_quarters", 0.75), ("high", 0.9)):
        passed = 0
        for value in sorted(counts):
            passed += counts[value]
            if passed >= part * total:
                found[name] = value
                break
    return found
