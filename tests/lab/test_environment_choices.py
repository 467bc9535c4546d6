"""Answers spelt by tokens: every way ends at a legal answer, every answer has one spelling, tokens mean the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import zeitalter.games
from zeitalter import find_game, game_ids
from zeitalter.bots import find_bot
from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.forms import Bag, Count, Each, Form, Number, Pick, Row, Some
from zeitalter.lab.environments import Alphabet, Play, Setting
from zeitalter.lab.environments import forms as listing
from zeitalter.lab.environments.extras import needs_extra

SEATS = 3
MOST = 400


def answers_below(play: Play) -> list[object]:
    """Every answer that the tokens of the running decision can lead to."""
    found: list[object] = []
    waiting = [play.choice]
    while waiting and len(found) < MOST:
        choice = waiting.pop()
        for token in sorted(choice.tokens):
            further = choice.copy()
            answer = further.choose(play.s, token)
            if answer is None:
                waiting.append(further)
            else:
                found.append(answer)
    return found


@pytest.mark.parametrize("id", game_ids())
def test_every_way_ends_at_another_legal_answer(id: str) -> None:
    setting, r, checked = Setting(id, SEATS), Random(1), 0
    for seed in range(2):
        play = setting.start(seed)
        while not play.over and play.tokens < 700:
            if play.tokens % 20 == 0 and not play.choice.chosen:
                found = answers_below(play)
                assert len(set(found)) == len(found) > 1
                assert all(kernel.why_not(play.s, play.seat, action) is None for action in found)  # type: ignore[arg-type]
                checked += len(found)
            play.choose(r.choice(sorted(play.legal)))
    assert checked > 100


@pytest.mark.parametrize("id", game_ids())
def test_every_answer_of_a_played_match_has_its_own_spelling(id: str) -> None:
    setting, r = Setting(id, SEATS), Random(2)
    play, spellings, tokens = setting.start(3), {}, len(setting.alphabet)
    while not play.over and play.decisions < 500:
        seat = play.seat
        action = kernel.random_answer(play.s, seat, r)
        spelling = setting.alphabet.spell(action, seat)
        assert all(0 <= token < tokens for token in spelling)
        assert spellings.setdefault((seat, spelling), action) == action
        play.answer(action)


@pytest.mark.parametrize("id", game_ids())
def test_a_token_means_the_same_at_every_table_of_its_kind(id: str) -> None:
    game = find_game(id)
    names = Alphabet(game, game.table(SEATS)).names
    assert names == Alphabet(game, game.table(SEATS)).names
    assert len(set(names)) == len(names) < 1200
    assert names[0] == "end"


def test_others_are_named_from_the_own_seat_on() -> None:
    setting = Setting("historia", 4)
    trade = [setting.alphabet.spell(("trade", 0, civ), seat)[-1] for civ, seat in ((1, 0), (2, 1), (0, 3))]
    assert {setting.alphabet.names[token] for token in trade} == {"civ:+1"}


def test_large_numbers_are_spelt_by_several_tokens() -> None:
    alphabet = Setting("civilization", 2).alphabet
    names = [alphabet.names[token] for token in alphabet.spell(("accept", 1, 130), 0)]
    assert names == ["verb:accept", "seat:+1", "number:+64", "number:+64", "number:2"]


def test_what_is_drawn_for_a_form_is_the_same_whenever_it_is_asked() -> None:
    setting, r = Setting("seven_ages", SEATS), Random(1)
    play, seen = setting.start(1), 0
    while not play.over and seen < 10:
        forms = [option for option in kernel.options(play.s, play.seat) if isinstance(option, Form)]
        for form in forms:
            assert listing.answers(play.s, play.seat, form) == listing.answers(play.s.copy(), play.seat, form)
            seen += 1
        play.choose(play.choice.draw(r))
    assert seen


@pytest.mark.parametrize(
    ("field", "count"),
    [
        (Pick((3, 5)), 2),
        (Number(1, 4), 4),
        (Some((1, 2, 3), 0, 3), 8),
        (Row((1, 2, 3), 2, 2), 6),
        (Count((1, 2), 1, 2), 4),
        (Bag((4, 7), (1, 2), 1, 2), 4),
        (Each(2, (0, 1)), 4),
    ],
)
def test_small_forms_are_listed_completely(field: object, count: int) -> None:
    form = Form("fill", (field,))  # type: ignore[arg-type]
    listed = listing._listed(form)
    assert listed is not None
    assert len(set(listed)) == len(listed) == count
    assert all(form.accepts(action) for action in listed)


def test_a_copy_is_played_on_by_itself() -> None:
    play = Setting("historia", 2).start(1)
    copy = play.copy()
    legal, position = set(play.legal), play.setting.game.state_to_json(play.s)
    for _ in range(20):
        copy.choose(min(copy.legal))
    assert play.legal == legal
    assert play.setting.game.state_to_json(play.s) == position


def test_bots_of_every_kind_can_answer_as_a_whole() -> None:
    setting, r = Setting("new_dawn", 2), Random(1)
    play, bot = setting.start(2), find_bot("strategist", setting.game)
    for _ in range(15):
        play.answer(bot.choose(setting.game, play.s, play.seat, r))
    assert play.decisions >= 15


@pytest.mark.parametrize("id", game_ids())
def test_just_the_legal_tokens_lead_on(id: str) -> None:
    setting, r = Setting(id, SEATS), Random(4)
    play, tokens = setting.start(4), range(-3, len(setting.alphabet) + 3)
    while not play.over and play.tokens < 60:
        assert {token for token in tokens if play.choice.leads_on(token)} == play.legal
        play.choose(r.choice(sorted(play.legal)))


def test_a_missing_extra_is_named_with_how_to_get_it() -> None:
    with pytest.raises(BadInput) as refused, needs_extra("pettingzoo"):
        import no_such_module_anywhere  # type: ignore[import-not-found]  # noqa: F401
    assert refused.value.args_by_name == {"module": "no_such_module_anywhere", "extra": "pettingzoo"}


def test_a_game_that_declares_no_observation_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.setattr(zeitalter.games, "__path__", [*zeitalter.games.__path__, str(examples)])
    with pytest.raises(BadInput, match="no-observation"):
        Setting("pebbles", 2)
