"""Finding bots, and letting them answer in a match: always legal, never by what is hidden."""

from __future__ import annotations

import json
from random import Random

import pytest
from auction import AUCTION

from zeitalter import Match, find_game, redeal
from zeitalter.bots import Bot, bot_choice, bot_hint, bot_move, bot_names, find_bot, knowledge, play_out
from zeitalter.bots.random_bot import RandomBot
from zeitalter.bots.strategist import Strategist
from zeitalter.engine import BadInput, kernel
from zeitalter.engine.rng import SeedSource, seed_from_number

HISTORIA = find_game("historia")
ALL_OPTIONS = {
    "events": "on",
    "goals": "on",
    "dominion": "on",
    "advanced_leaders": "on",
    "chosen_advisors": "on",
    "civilizations": "choice",
    "civbots": "1",
}


def test_bots_are_found_by_name():
    assert bot_names() == ["random", "beginner", "casual", "strategist", "expert", "master"]
    assert isinstance(find_bot("strategist", HISTORIA), Strategist)
    assert isinstance(find_bot("random", HISTORIA), RandomBot)
    assert [find_bot(name, HISTORIA).name for name in bot_names()] == bot_names()


def test_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(BadInput) as refusal:
        find_bot("genius", HISTORIA)
    assert refusal.value.id == "unknown-bot"
    assert refusal.value.args_by_name == {"bot": "genius", "bots": ", ".join(bot_names())}


def test_game_without_a_judge_has_no_strategist_bot():
    with pytest.raises(BadInput) as refusal:
        find_bot("strategist", AUCTION)
    assert refusal.value.args_by_name == {"bot": "strategist", "bots": "random"}


def test_bot_move_plays_what_the_bot_chooses():
    match = Match.new(HISTORIA, 3, seed=4)
    seat = match.asked()[0]
    bot = find_bot("strategist", HISTORIA)
    expected = bot_choice(match, seat, bot)
    assert match.log == []
    assert bot_move(match, seat, bot) == expected
    assert [(entry.seat, entry.value) for entry in match.log] == [(seat, expected)]


@pytest.mark.parametrize("name", ["strategist", "random"])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, ALL_OPTIONS), (4, {"events": "on"})])
def test_bots_play_whole_matches_by_the_advertised_options_only(name, seats, options):
    match = Match.new(HISTORIA, seats, options, seed=seats)
    bot = find_bot(name, HISTORIA)
    while not match.over:
        bot_move(match, match.asked()[0], bot)  # `play` refuses everything else
    assert match.result["points"] == match.state.vp


class Spy(Bot):
    """Keeps the worlds it is shown."""

    def __init__(self) -> None:
        self.worlds = []

    def choose(self, game, world, seat, r):
        self.worlds.append(world)
        return kernel.options(world, seat)[0]


def test_bot_gets_a_world_without_the_truth():
    match = Match.new(HISTORIA, 4, {"advanced_leaders": "on"}, seed=11)
    spy = Spy()
    differs = 0
    for _ in range(30):
        seat = match.asked()[0]
        true = match.state
        bot_move(match, seat, spy)
        world = spy.worlds[-1]
        assert world is not true
        assert world.source is not true.source
        assert HISTORIA.view(world, seat) == HISTORIA.view(true, seat)
        differs += [zone.cards for zone in world.zones] != [zone.cards for zone in true.zones]
    assert differs == 30


def test_play_out_gives_looking_bots_a_redealt_world():
    table = HISTORIA.table(2)
    s = HISTORIA.start(table, SeedSource(seed_from_number(1)))
    spy = Spy()
    decisions = play_out(HISTORIA, s, [spy, spy], Random(1))
    assert decisions == len(spy.worlds)
    assert all(world is not s for world in spy.worlds)
    assert s.result is not None


def scrambled(match: Match, seat: int, n: int) -> Match:
    """The same match in another world that the seat cannot tell apart."""
    world = redeal(HISTORIA, match.state, seat, Random(n))
    other = Match.from_state(HISTORIA, world, match.seats)
    other.seed = match.seed  # its hash is public: everybody knows the same of it
    return other


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, ALL_OPTIONS), (5, {"advanced_leaders": "on"})])
def test_choices_do_not_depend_on_hidden_things(seats, options):
    match = Match.new(HISTORIA, seats, options, seed=20 + seats)
    strategist, lot = find_bot("strategist", HISTORIA), find_bot("random", HISTORIA)
    r = Random(seats)
    checked = changed = 0
    while not match.over and checked < 70:
        seat = match.asked()[0]
        if r.random() < 0.6:
            checked += 1
            other = scrambled(match, seat, checked)
            changed += [z.cards for z in other.state.zones] != [z.cards for z in match.state.zones]
            assert bot_choice(other, seat, strategist) == bot_choice(match, seat, strategist)
            assert bot_choice(other, seat, lot) == bot_choice(match, seat, lot)
            assert bot_hint(other, seat, strategist) == bot_hint(match, seat, strategist)
        bot_move(match, seat, lot)
    assert checked == 70
    assert changed > 60


def test_play_varies_with_the_seed_of_the_match():
    match = Match.new(HISTORIA, 3, seed=5)
    seat = match.asked()[0]
    drawn = {knowledge(HISTORIA, match.state, seat, commitment).random() for commitment in ("one", "two", "three")}
    assert len(drawn) == 3


def test_knowledge_of_a_seat_is_its_view_and_the_question():
    match = Match.new(HISTORIA, 3, seed=5)
    seat = match.asked()[0]
    same = knowledge(HISTORIA, match.state, seat).random()
    assert knowledge(HISTORIA, scrambled(match, seat, 1).state, seat).random() == same
    assert knowledge(HISTORIA, match.state, (seat + 1) % 3).random() != same
    bot_move(match, seat, find_bot("random", HISTORIA))
    assert knowledge(HISTORIA, match.state, seat).random() != same


def test_bots_do_not_change_the_match_they_look_at():
    match = Match.new(HISTORIA, 4, seed=8)
    lot, strategist = find_bot("random", HISTORIA), find_bot("strategist", HISTORIA)
    for _ in range(60):
        seat = match.asked()[0]
        before = json.dumps(HISTORIA.state_to_json(match.state))
        bot_choice(match, seat, strategist)
        bot_hint(match, seat, strategist)
        assert json.dumps(HISTORIA.state_to_json(match.state)) == before
        bot_move(match, seat, lot)
