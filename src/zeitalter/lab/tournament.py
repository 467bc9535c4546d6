"""Tournaments of bots: everybody against everybody, or Swiss, at tables of several sizes and options, seats rotated.

Ratings are OpenSkill's (Plackett-Luce): a strength and how unsure it is. They are found from the games in the order of
their numbers, never of their arrival. Bots do not get better by playing, so a rating only gains in certainty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from typing import Any, NamedTuple

from zeitalter.engine.errors import BadInput
from zeitalter.lab.balance import wins_of
from zeitalter.lab.experiment import Cell, Progress, play_missing
from zeitalter.lab.intervals import Mean, Share, Z
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.runner import Where
from zeitalter.lab.store import Game, Store


class Place(NamedTuple):
    """A table of a tournament: how many sit there, and its options."""

    seats: int
    options: Mapping[str, str]


class Tournament(NamedTuple):
    """Who plays at which tables; Swiss if it has rounds."""

    game: str
    bots: tuple[str, ...]
    places: tuple[Place, ...]
    seed: int
    games: int
    """Of every group of bots at every table; in a Swiss tournament in every round."""
    rounds: int = 0

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadInput("lab-two-bots")
        for cell in self.cells():
            cell.check()

    def cells(self) -> list[Cell]:
        """The groups of everybody against everybody."""
        return [
            Cell(self.game, _seated(group, place.seats), self.seed, place.options)
            for place in self.places
            for group in combinations(self.bots, min(place.seats, len(self.bots)))
        ]

    def swiss_cells(self, order: Sequence[str]) -> list[Cell]:
        """The groups of a round: neighbours in strength sit together; who is left over joins the last ones."""
        found = []
        for place in self.places:
            size = min(place.seats, len(order))
            firsts = sorted({min(first, len(order) - size) for first in range(0, len(order), size)})
            groups = [tuple(order[first : first + size]) for first in firsts]
            found += [Cell(self.game, _seated(g, place.seats), self.seed, place.options) for g in groups]
        return found


def _seated(group: Sequence[str], seats: int) -> tuple[str, ...]:
    """Fewer bots than seats take several seats each, in turn."""
    return tuple(islice(cycle(group), seats))


def play_tournament(
    tournament: Tournament, store: Store, where: Where, progress: Progress | None = None
) -> dict[str, Any]:
    """Play what is missing of a tournament; its summary."""
    if not tournament.rounds:
        cells = [cell.as_json() for cell in tournament.cells()]
        ids = play_missing(store, cells, tournament.games, play_recorded, where, progress)
        return summary(tournament.bots, store.games(ids, tournament.games))
    games, order, seen = tournament.games, list(tournament.bots), []
    for round in range(tournament.rounds):
        cells = [cell.as_json() for cell in tournament.swiss_cells(order)]
        share = _of_round(progress, round, tournament.rounds)
        last = (round + 1) * games
        seen += [(id, round) for id in play_missing(store, cells, last, play_recorded, where, share, round * games)]
        found = summary(tournament.bots, _of_rounds(store, seen, games))
        order = [row["bot"] for row in found["ratings"]]
    return found


def _of_round(progress: Progress | None, round: int, rounds: int) -> Progress | None:
    """Progress of the whole, told by one round."""
    if progress is None:
        return None
    return lambda done, total: progress(round * total + done, rounds * total)


def _of_rounds(store: Store, seen: Sequence[tuple[int, int]], games: int) -> Iterator[Game]:
    """The games of the rounds so far: of a group only those of the rounds in which it met."""
    met = set(seen)
    cells = list(dict.fromkeys(cell for cell, _ in seen))
    most = (max(round for _, round in seen) + 1) * games
    return (game for game in store.games(cells, most) if (game.cell, game.number // games) in met)


# -- what came out -----------------------------------------------------------------------------------------------------


@dataclass
class _Standing:
    share: Share = field(default_factory=Share)
    points: Mean = field(default_factory=Mean)
    expected: float = 0.0
    ahead: dict[str, Share] = field(default_factory=dict)


def summary(bots: Sequence[str], games: Iterable[Game]) -> dict[str, Any]:
    """Ratings, shares of wins, and who ends ahead of whom."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        raise BadInput("needs-extra", module=error.name or "openskill", extra="lab") from None
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    standings = {bot: _Standing() for bot in bots}
    count = 0
    for game in games:
        count += 1
        _rate(model, ratings, game.record)
        _count(standings, game.record)
    rows: list[dict[str, Any]] = []
    for bot in bots:
        rating, standing = ratings[bot], standings[bot]
        low, high = standing.share.interval
        rows.append(
            {
                "bot": bot,
                "mu": round(rating.mu, 3),
                "sigma": round(rating.sigma, 3),
                "low": round(rating.mu - Z * rating.sigma, 3),
                "high": round(rating.mu + Z * rating.sigma, 3),
                "games": standing.share.games,
                "share": round(standing.share.share, 5),
                "share_low": round(low, 5),
                "share_high": round(high, 5),
                "expected": round(standing.expected / max(1, standing.share.cases), 5),
                "points": round(standing.points.mean, 2),
            }
        )
    rows.sort(key=lambda row: -row["mu"])  # equals stay in the order in which they were named
    return {"games": count, "ratings": rows, "ahead": _ahead(standings, [row["bot"] for row in rows])}


def _rate(model: Any, ratings: dict[str, Any], record: Mapping[str, Any]) -> None:
    """A bot that has several seats takes the mean of what they gain."""
    seats, place = record["bots"], places_of(record)
    rated = model.rate([[ratings[bot]] for bot in seats], ranks=place)
    for bot in dict.fromkeys(seats):
        own = [rated[seat][0] for seat, sits in enumerate(seats) if sits == bot]
        mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
        ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def places_of(record: Mapping[str, Any]) -> list[int]:
    """The place of each seat: all winners are first, then the ranking counts."""
    found = [0] * len(record["points"])
    for place, seat in enumerate(record["ranking"]):
        found[seat] = 0 if seat in record["winners"] else place
    return found


def _count(standings: Mapping[str, _Standing], record: Mapping[str, Any]) -> None:
    seats, won, place = record["bots"], wins_of(record), places_of(record)
    for bot in dict.fromkeys(seats):
        own = [seat for seat, sits in enumerate(seats) if sits == bot]
        standing = standings[bot]
        standing.share.add(len(own), sum(won[seat] for seat in own))
        standing.expected += len(own) / len(seats)
        for seat in own:
            standing.points.add(record["points"][seat])
        for other in dict.fromkeys(seats):
            pairs = [(a, b) for a in own for b in range(len(seats)) if seats[b] == other != bot]
            if pairs:
                ahead = sum(1.0 if place[a] < place[b] else 0.5 if place[a] == place[b] else 0.0 for a, b in pairs)
                standing.ahead.setdefault(other, Share()).add(1, ahead / len(pairs))


def _ahead(standings: Mapping[str, _Standing], order: Sequence[str]) -> list[dict[str, Any]]:
    """For each pair of bots how often the first ends ahead of the second."""
    found = []
    for bot in order:
        for other in order:
            share = standings[bot].ahead.get(other)
            if share is not None:
                low, high = share.interval
                row = {"bot": bot, "other": other, "games": share.games, "share": round(share.share, 5)}
                found.append({**row, "low": round(low, 5), "high": round(high, 5)})
    return found
