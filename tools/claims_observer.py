"""What bots' claims in the trade of Civilization betray: an observer learns in half of the games, guesses in the rest.

    python tools/claims_observer.py --games 200
    python tools/claims_observer.py --games 60 --seed 5000 --learn

It hears what is said of every package and never sees one. Twice it says of each whether a calamity is inside: once from
the claim alone (what is claimed, whether it is silent, whole, possible, has the good that is truly named), once from
all that is announced with it too. It learns how often each way to talk meant a calamity, and how much each single trait
weighs (logistic regression); then it accuses as many packages as there are calamities, those that look worst. Claims
tell nothing if it is right hardly more often than somebody who accuses blindly.

The second command prints the tables of the bot's `ordinary.py`: how packages without a calamity look. What is made up
is drawn from them, so that it looks like the truth.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from zeitalter.bots import find_bot
from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games import find_game
from zeitalter.games.civilization.bot import ordinary
from zeitalter.games.civilization.bot.packages import MOST_OF_A_KIND
from zeitalter.games.civilization.rules.offers import CARDS, CLAIMED, NAMED, PACKAGES, WISHED
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

Traits = tuple[str, ...]
BOUND = 10.0
"""Percentage points that the observer may be better than the base rate."""
SEEN = 8
"""How often a way to talk must have been heard before its own frequency counts for more than that of all."""
NAMELESS = 0.15
"""The share of calamities up to which an announcement is not in the table of suspect ones."""
LESSONS, PACE, WEIGHT_DECAY = 12, 0.05, 1e-4


class Package(NamedTuple):
    """A package as it was announced, and whether a calamity was inside."""

    game: int
    claim: Traits
    public: Traits
    facts: tuple[int, int, int]
    """Count, value and named good."""
    goods: tuple[int, ...]
    """What was inside, if no calamity was."""

    @property
    def calamity(self) -> bool:
        """Whether a calamity was inside."""
        return not self.goods


class Score(NamedTuple):
    """How an observer did, in percentage points."""

    packages: int
    base_rate: float
    """Packages with a calamity."""
    hits: float
    """Accused packages with a calamity."""
    accuracy: float
    blind: float
    """Right guesses, and those of somebody who always guesses what is more frequent."""

    @property
    def better(self) -> float:
        """How much better than the base rate the observer guesses, by whatever shows it more."""
        return max(self.hits - self.base_rate, self.accuracy - self.blind)


def packages_of(number: int, seats: int, seed: int) -> list[Package]:
    """Every package that bots lay on the table in one game."""
    game = find_game("civilization")
    s = game.start(game.table(seats, {}), SeedSource(seed_from_number(seed + number)))
    bot, r, found = find_bot("strategist", game), Random(seed + number), []
    while s.result is None:
        seat = s.asked[0]
        action = bot.choose(game, s, seat, r)  # it reads nothing hidden, so there is no need to redeal
        if action[0] in PACKAGES:
            cards = action[CARDS]
            facts = (len(cards), set_value(s, cards), action[NAMED])
            traits = _traits(s.components, *facts, action[CLAIMED], action[WISHED], action[0])
            goods = () if any(is_calamity(s, card) for card in cards) else cards
            found.append(Package(number, *traits, facts, goods))
        kernel.answer(s, seat, action)
    return found


def _traits(c, count, value, good, claim, wish, verb) -> tuple[Traits, Traits]:
    """What can be noticed of a claim, and of all that is announced."""
    counted = Counter(claim)
    worth = sum(n * n * c.value[card] for card, n in counted.items())
    claims = (
        f"size {len(claim)}",
        f"whole {len(claim) == count}",
        f"named {good in claim}",
        f"possible {worth == value}",
        f"kinds {len(counted)}",
        f"most {max(counted.values(), default=0)}",
        f"calamity {any(card >= c.goods for card in claim)}",
        *(f"{n} of {card}" for card, n in sorted(counted.items())),
    )
    public = (f"count {count}", f"good {good}", f"value {min(value // 4, 30)}", f"each {min(value // count, 20)}", verb)
    return claims, (*claims, *public, f"wishes {len(wish)}", *(f"wish {card}" for card in wish))


# -- the observer -----------------------------------------------------------------------------------------------------


def observe(packages: Sequence[Package], traits: Callable[[Package], Traits]) -> Score:
    """Learn from the games with even numbers, guess in the others."""
    known = [p for p in packages if p.game % 2 == 0]
    tested = [p for p in packages if p.game % 2]
    rate = sum(p.calamity for p in known) / len(known)
    frequency = _frequencies(known, traits, rate)
    weights = _weights(known, traits)
    base = sum(p.calamity for p in tested) / len(tested)
    best: Score | None = None
    for suspicion in (lambda p: frequency.get(traits(p)[:7], rate), lambda p: _chance(weights, traits(p))):
        ranked = sorted(tested, key=suspicion, reverse=True)
        accused = ranked[: max(1, round(base * len(tested)))]
        right = sum((suspicion(p) > 0.5) == p.calamity for p in tested) / len(tested)
        score = Score(
            len(tested),
            100 * base,
            100 * sum(p.calamity for p in accused) / len(accused),
            100 * right,
            100 * max(base, 1 - base),
        )
        if best is None or score.better > best.better:
            best = score
    assert best is not None
    return best


def _frequencies(known: Iterable[Package], traits: Callable[[Package], Traits], rate: float) -> dict[Traits, float]:
    """How often each way to talk meant a calamity; rare ones are drawn to the rate of all."""
    heard, bad = Counter[Traits](), Counter[Traits]()
    for p in known:
        heard[traits(p)[:7]] += 1
        bad[traits(p)[:7]] += p.calamity
    return {way: (bad[way] + SEEN * rate) / (n + SEEN) for way, n in heard.items()}


def _weights(known: Sequence[Package], traits: Callable[[Package], Traits]) -> dict[str, float]:
    """Logistic regression on single traits."""
    weights: dict[str, float] = {}
    r, order = Random(1), list(known)
    for _ in range(LESSONS):
        r.shuffle(order)
        for p in order:
            error = p.calamity - _chance(weights, traits(p))
            for trait in ("", *traits(p)):
                weight = weights.get(trait, 0.0)
                weights[trait] = weight + PACE * (error - WEIGHT_DECAY * weight)
    return weights


def _chance(weights: dict[str, float], traits: Traits) -> float:
    return 1 / (1 + exp(-sum(weights.get(trait, 0.0) for trait in ("", *traits))))


def scores(packages: Sequence[Package]) -> dict[str, Score]:
    """What the observer makes of claims alone, and of all that is announced."""
    return {
        "claims alone": observe(packages, lambda p: p.claim),
        "all that is announced": observe(packages, lambda p: p.public),
    }


# -- what the truth looks like ----------------------------------------------------------------------------------------


def learn(packages: Sequence[Package]) -> str:
    """The tables of `ordinary.py`."""
    clean = [(Counter(p.goods), p.facts[2]) for p in packages if p.goods]
    clean = [(held, good) for held, good in clean if max(held.values()) <= MOST_OF_A_KIND]
    shapes = Counter((held[good], *sorted(n for kind, n in held.items() if kind != good)) for held, good in clean)
    named = Counter(good for _, good in clean)
    beside = Counter((kind, n) for held, good in clean for kind, n in held.items() if kind != good)
    numbers = range(1, MOST_OF_A_KIND + 1)
    every = [sum(times for (_, m), times in beside.items() if m == n) + 5 for n in numbers]
    lines = ["SHAPES = {"]
    lines += [f"    {shape}: {times / len(clean):.4f}," for shape, times in sorted(shapes.items())]
    lines += ["}", "NAMED = (" + ", ".join(f"{named[good] / len(clean):.4f}" for good in range(max(named) + 1)) + ")"]
    lines.append("BESIDE = (")
    for good in range(max(named) + 1):
        row = [(beside[good, n] + 0.5) / all_of_it for n, all_of_it in zip(numbers, every, strict=True)]
        lines.append(f"    ({', '.join(f'{share:.4f}' for share in row)}),")
    return "\n".join([*lines, ")", *_suspects(packages)])


def _suspects(packages: Sequence[Package]) -> list[str]:
    """Announcements that often mean a calamity."""
    heard = Counter(p.facts for p in packages)
    bad = Counter(p.facts for p in packages if p.calamity)
    shares = {facts: bad[facts] / heard[facts] for facts in sorted(bad)}
    return ["SUSPECT = {", *(f"    {facts}: {share:.2f}," for facts, share in shares.items() if share > NAMELESS), "}"]


def main() -> int:
    """Play, observe, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0, help="0: from three to seven, in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learn", action="store_true", help="print how likely cards are in clean packages")
    options = parser.parse_args()
    if options.learn:
        ordinary.SUSPECT.clear()  # what bots shun is not learned from those who shun it
    packages: list[Package] = []
    for number in range(options.games):
        packages += packages_of(number, options.seats or 3 + number // 2 % 5, options.seed)
        print(f"\r{number + 1} games, {len(packages)} packages", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if options.learn:
        print(learn(packages))
        return 0
    failed = False
    for bad in (True, False):
        ways = Counter(p.claim[:4] for p in packages if p.calamity == bad)
        said = ", ".join(f"{100 * n / sum(ways.values()):.0f} % {' '.join(way)}" for way, n in ways.most_common(4))
        print(f"{'with' if bad else 'without'} a calamity: {said}")
    for name, score in scores(packages).items():
        print(
            f"{name}: {score.packages} packages judged, {score.base_rate:.1f} % hold a calamity, of those accused"
            f" {score.hits:.1f} %; right {score.accuracy:.1f} %, blindly {score.blind:.1f} %;"
            f" better by {score.better:.1f}"
        )
        failed = failed or (name == "claims alone" and score.better > BOUND)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
