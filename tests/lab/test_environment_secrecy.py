"""What a learner sees: nothing that its seat may not know, always as long, every field within its bounds."""

from __future__ import annotations

from inspect import signature
from random import Random
from typing import Any

import pytest

from zeitalter import game_ids
from zeitalter.bots import find_bot
from zeitalter.engine.redeal import redeal
from zeitalter.kit.observing import Bits
from zeitalter.lab.environments import Play, Setting

np = pytest.importorskip("numpy")
SEATS = 3
MOST = 1500
"""Tokens after which a match is left."""
OPTIONS: dict[str, dict[str, Any]] = {
    "historia": {"events": "on", "goals": "on", "dominion": "on", "advanced_leaders": "on", "chosen_advisors": "on"},
    "new_dawn": {"map": "advanced"},
}


def setting_of(id: str, plain: bool = False) -> Setting:
    return Setting(id, SEATS, {} if plain else OPTIONS.get(id, {}))


def positions(setting: Setting, seed: int, every: int) -> Any:
    """Some positions of a match played by lot, also in the middle of decisions; with even seeds bots play most of
    Civilization, because nobody who answers by lot gets as far as to trade."""
    r, bot = Random(seed), find_bot("strategist", setting.game)
    play, with_bots = setting.start(seed), seed % 2 == 0 and setting.game.id == "civilization"
    while not play.over and play.tokens < MOST:
        if play.tokens % every == 0:
            yield play
        if with_bots and r.random() < 0.8 and not play.choice.chosen:
            play.answer(bot.choose(setting.game, play.s, play.seat, r))
        else:
            play.choose(play.choice.draw(r) if r.random() < 0.7 else r.choice(sorted(play.legal)))


def seen(play: Play, seat: int) -> tuple[list[float], list[int]]:
    observer = play.setting.observer
    return observer.observe(play, seat).tolist(), observer.mask(play, seat).tolist()


@pytest.mark.parametrize("id", game_ids())
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(id: str) -> None:
    setting, r, looked = setting_of(id), Random(3), 0
    names = [(field.first, field.name) for field in setting.observer.described]
    for seed in range(3):
        for play in positions(setting, seed, 23):
            for seat in range(SEATS):
                other = play.redealt(seat, r) if play.seat == seat else redealt_for(play, seat, r)
                truth, world = seen(play, seat)[0], seen(other, seat)[0]
                different = [i for i, (a, b) in enumerate(zip(truth, world, strict=True)) if a != b]
                assert not different, max(name for name in names if name[0] <= different[0])
                if play.seat == seat:
                    assert seen(play, seat)[1] == seen(other, seat)[1]
                looked += 1
    assert looked > 60


def redealt_for(play: Play, seat: int, r: Random) -> Play:
    """A world for a seat that is not asked, before anybody goes on there."""
    return Play(play.setting, redeal(play.setting.game, play.s, seat, r))


@pytest.mark.parametrize("id", game_ids())
def test_every_field_keeps_its_length_and_its_bounds(id: str) -> None:
    setting = setting_of(id)
    table, groups = setting.table, setting.game.observation.groups  # type: ignore[union-attr]
    fields = [field for group in groups for field in group.fields]
    for play in positions(setting, 6, 17):
        for seat in range(SEATS):
            assert setting.observer.observe(play, seat).shape == (setting.observer.size,)
            for field in fields:
                read: Any = field.read
                values = list(read(play.s) if len(signature(read).parameters) == 1 else read(play.s, seat))
                if isinstance(field, Bits):
                    assert len(values) == field.rows(table), field.name
                    assert all(0 <= mask < 1 << field.width(table) for mask in values), field.name
                else:
                    assert len(values) == field.size(table), field.name
                    assert all(-32768 <= n < 32768 for n in values), field.name


@pytest.mark.parametrize("id", game_ids())
def test_nothing_is_remembered_that_has_changed(id: str) -> None:
    setting = setting_of(id)
    for play in positions(setting, 4, 3):
        for seat in {0, play.seat}:
            remembered, anew = (setting.observer.position(play.s, seat, anew) for anew in (False, True))
            assert (remembered == anew).all(), [
                d.name for d in setting.observer.described if d.first <= int((remembered != anew).argmax())
            ][-1]


@pytest.mark.parametrize("id", game_ids())
def test_matches_at_one_table_are_seen_by_turns_and_belong_to_who_saw_them(id: str) -> None:
    setting, alone, other = setting_of(id), setting_of(id), setting_of(id).start(9)
    for mine, same in zip(positions(setting, 3, 25), positions(alone, 3, 25), strict=True):
        for play in (other, mine, mine):
            found = setting.observer.observe(play, mine.seat)
            if play is mine:
                assert found.tolist() == alone.observer.observe(same, mine.seat).tolist()
            found[:] = 7  # a learner may do with it what it likes


@pytest.mark.parametrize("id", game_ids())
def test_every_field_is_described_and_none_overlaps_another(id: str) -> None:
    observer = setting_of(id).observer
    names = [field.name for field in observer.described]
    assert len(set(names)) == len(names)
    assert all(field.about and field.size for field in observer.described)
    assert [field.first for field in observer.described] == [
        sum(f.size for f in observer.described[:i]) for i in range(len(names))
    ]
    assert observer.size == sum(field.size for field in observer.described)
