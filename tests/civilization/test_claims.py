"""What bots claim in trade betrays no calamity; the observer that looks for it finds a tell where there is one.

`python tools/claims_observer.py --games 200` is the long form of this.
"""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from claims_observer import BOUND, Package, observe, packages_of, scores

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


@pytest.fixture(scope="module")
def games():
    """The packages of a few games between bots."""
    return [p for number in range(6) for p in packages_of(number, 3, seed=300)]


@rule("43.9")
def test_claims_of_bots_have_the_named_good_and_could_be_true(games):
    assert sum(p.calamity for p in games) > 20
    said = [p for p in games if "size 0" not in p.claim]
    assert all({"named True", "whole True", "possible True", "calamity False"} <= set(p.claim) for p in said)


def test_bots_are_silent_as_often_with_a_calamity_as_without(games):
    silent = {}
    for calamity in (True, False):
        of_these = [p for p in games if p.calamity == calamity]
        silent[calamity] = 100 * sum("size 0" in p.claim for p in of_these) / len(of_these)
    assert silent[False] > 5
    assert abs(silent[True] - silent[False]) < 15, silent


def test_nobody_guesses_better_from_claims_than_blindly(games):
    claims = scores(games)["claims alone"]
    assert claims.accuracy - claims.blind <= BOUND
