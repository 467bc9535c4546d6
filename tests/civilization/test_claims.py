"""What bots claim in trade betrays no calamity; the observer that looks for it finds a tell where there is one.

`python tools/claims_observer.py --games 200` is the long form of this.
"""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from claims_observer import BOUND, Package, observe, packages_of, scores

from zeitalter.games.civilization.bot.ordinary import speaks_for_itself
from zeitalter.testing import rule


def heard(betrays, n=4000, rate=0.1):
    """Packages of which a share holds a calamity; `betrays` says how a claim is made from that and chance."""
    r = Random(5)
    found = []
    for i in range(n):
        calamity = r.random() < rate
        said = (*(f"trait {k}" for k in range(6)), betrays(calamity, r))
        found.append(Package(i % 40, said, said, (3, 9, 4), () if calamity else (4, 5, 6)))
    return found


def silence(calamity, r):
    return "silent" if calamity or r.random() < 0.02 else "whole"


def chance(calamity, r):
    return r.choice(("silent", "whole"))


@pytest.mark.parametrize(("betrays", "found"), [(silence, True), (chance, False)])
def test_the_observer_finds_a_tell_where_there_is_one(betrays, found):
    assert (observe(heard(betrays), lambda p: p.claim).better > BOUND) == found


def is_silent(package):
    return "size 0" in package.claim


@pytest.fixture(scope="module")
def games():
    """The packages of a few games between bots."""
    return [p for number in range(10) for p in packages_of(number, 3, seed=300)]


@rule("43.9")
def test_claims_of_bots_have_the_named_good_and_could_be_true(games):
    assert sum(p.calamity for p in games) > 20
    said = [p for p in games if not is_silent(p)]
    assert all({"named True", "whole True", "possible True", "calamity False"} <= set(p.claim) for p in said)


def share(packages, is_so):
    return 100 * sum(is_so(p) for p in packages) / len(packages)


def test_of_packages_announced_alike_bots_are_silent_as_often_with_a_calamity_as_without(games):
    """What is announced of some packages speaks for itself: nothing more is said of these, whatever they hold."""
    open_to_claims = [p for p in games if not speaks_for_itself(*p.facts)]
    silent = {bad: share([p for p in open_to_claims if p.calamity == bad], is_silent) for bad in (True, False)}
    assert silent[False] > 5
    assert abs(silent[True] - silent[False]) < 15, silent
    assert all(is_silent(p) for p in games if speaks_for_itself(*p.facts))


def test_silence_means_a_calamity_hardly_more_often_than_chance(games):
    silent = [p for p in games if is_silent(p)]
    assert share(silent, lambda p: p.calamity) - share(games, lambda p: p.calamity) <= BOUND


def test_nobody_guesses_better_from_claims_than_blindly(games):
    claims = scores(games)["claims alone"]
    assert claims.accuracy - claims.blind <= BOUND
