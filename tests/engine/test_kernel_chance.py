"""Random numbers: a function of seed and counter, fair, and bound by the published hash."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from toys import Dice, Shuffle, play

from zeitalter.engine.rng import (
    SEED_BYTES,
    SearchSource,
    SeedSource,
    commitment,
    new_seed,
    seed_from_number,
)

SOURCES = [SeedSource(seed_from_number(1)), SearchSource(12345)]
LIMIT_23 = 49.73
"""Chi-square with 23 degrees of freedom exceeds this once in a thousand."""
LIMIT_5 = 20.52


def state(source):
    match = play(Dice(0))
    match.state.source = source
    match.state.rng = 0
    return match.state


def test_numbers_are_blake2b_of_seed_and_counter():
    seed = bytes(range(32))
    wanted = blake2b((5).to_bytes(8, "little"), digest_size=64, key=seed).digest()
    assert SeedSource(seed).bits(5) == int.from_bytes(wanted, "little")


def test_same_seed_gives_the_same_game_and_another_one_does_not():
    one, same, other = (play(Shuffle(), Dice(0), seed=seed).state.zones[0] for seed in (7, 7, 8))
    assert one == same
    assert one != other


def test_copy_copies_the_future():
    s = state(SOURCES[0])
    s.below(6)
    c = s.copy()
    assert [s.below(1000) for _ in range(5)] == [c.below(1000) for _ in range(5)]
    assert s.shuffled(range(60)) == c.shuffled(range(60))


@pytest.mark.parametrize("source", SOURCES, ids=["seed", "search"])
def test_every_order_of_a_shuffle_is_equally_likely(source):
    s = state(source)
    seen = Counter(s.shuffled(range(4)) for _ in range(4800))
    assert set(seen) == set(permutations(range(4)))
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < LIMIT_23


@pytest.mark.parametrize("source", SOURCES, ids=["seed", "search"])
def test_every_face_of_a_die_is_equally_likely(source):
    s = state(source)
    seen = Counter(s.below(6) for _ in range(6000))
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < LIMIT_5


@pytest.mark.parametrize("n", [0, 1, 2, 60, 200, 500])
def test_shuffle_keeps_every_item(n):
    s = state(SOURCES[0])
    assert sorted(s.shuffled(range(n))) == list(range(n))


def test_every_place_of_a_long_shuffle_is_fair():
    s = state(SOURCES[0])
    last = Counter(s.shuffled(range(300))[-1] // 50 for _ in range(600))
    first = Counter(s.shuffled(range(300))[0] // 50 for _ in range(600))
    for seen in (first, last):
        assert sum((seen[k] - 100) ** 2 / 100 for k in range(6)) < LIMIT_5


def test_die_is_a_barrier_and_an_unseen_shuffle_is_not():
    s = state(SOURCES[0])
    s.shuffled(range(10))
    assert s.barriers == 0
    s.below(6)
    assert s.barriers == 1


def test_seed_is_secret_and_long():
    assert SEED_BYTES == 32
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_from_number(7) == seed_from_number(7)
    assert len({seed_from_number(n) for n in range(100)}) == 100


def test_published_hash_binds_the_seed():
    match = play(Dice(0))
    assert match.commitment == commitment(match.seed)
    assert commitment(match.seed) != commitment(seed_from_number(8))
    assert match.seed.hex() not in match.commitment


def test_random_source_of_copies_never_holds_the_seed_after_redeal():
    from random import Random

    from zeitalter.engine import redeal

    match = play(Shuffle(), Dice(0))
    world = redeal(match.game, match.state, 0, Random(1))
    assert isinstance(world.source, SearchSource)
    assert not hasattr(world.source, "seed")
