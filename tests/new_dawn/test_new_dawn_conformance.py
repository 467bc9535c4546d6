"""The conformance suite on A New Dawn: all options at random, maps that are built at random, every number of players.

Random players seldom conquer or build, so many laws are tried on `Settled`, too: the same game, begun a few rounds
before its end on a map full of cities, tokens, wonders and diplomacy cards.
"""

from random import Random
from types import SimpleNamespace

import pytest

from zeitalter import find_game
from zeitalter.engine import kernel
from zeitalter.engine.masks import bits
from zeitalter.games.new_dawn.data.components import LEVELS, PACTS, RESOURCES, SLOTS, WONDER_TYPES
from zeitalter.games.new_dawn.position import as_test, player, position
from zeitalter.games.new_dawn.rules.course import StartRound
from zeitalter.games.new_dawn.rules.focus_row import fit_caravans
from zeitalter.games.new_dawn.rules.industry import turn_up
from zeitalter.games.new_dawn.rules.pieces import lay_waiting_states, place_token
from zeitalter.games.new_dawn.rules.setup import FirstPlayer, Leaders, Populate, VictoryCards, Wonders
from zeitalter.games.new_dawn.rules.state import ON_MAP, State
from zeitalter.kit.declaration import Declaration
from zeitalter.testing import check_game, check_hash_seed, check_texts, random_table, seeds
from zeitalter.testing import conformance as suite
from zeitalter.testing.machine import machine_for
from zeitalter.testing.walk import walk

GAME = find_game("new_dawn")
ROUNDS = 4


class Settled(Declaration):
    """A New Dawn from the middle: pieces and cards at random, by the source of the match."""

    def __init__(self):
        super().__init__(**GAME.parts())

    def new_state(self, table, source):
        s = State(table, source)
        Leaders().run(s)
        for players, tile, rotation, q, r in s.components.first_map:
            if players <= s.players:
                s.tiles = (*s.tiles, (tile, 0, rotation, q, r))
        s.restored()
        stars = s.shuffled(sorted(s.board.capitals.values()))
        for seat in range(s.players):
            s.capital[seat], s.cities[seat] = stars[seat], 1 << stars[seat]
        for step in (Populate(), Wonders(), VictoryCards(), FirstPlayer()):
            step.run(s)
        s.round = int(s.option("round_limit")) - ROUNDS
        s.seat = s.first
        for seat in range(s.players):
            self.settle(s, seat)
        s.push(StartRound())
        return s

    def settle(self, s, seat):
        """Cities, tokens around them, wonders under them, better cards, trade tokens, resources and pacts."""
        c = s.components
        for i in range(SLOTS):
            card = s.row[seat * SLOTS + i]
            s.row[seat * SLOTS + i] = c.cards_of[c.type[card]][s.shuffled(range(LEVELS))[0]]
            s.trade[seat * SLOTS + i] = s.shuffled(range(4))[0]
        fit_caravans(s, seat)
        for _ in range(4):
            open_land = s.board.land & s.empty() & ~s.board.next_to(s.towns() | s.free_states)
            sites = list(bits(open_land))
            if sites:
                s.cities[seat] |= 1 << s.shuffled(sites)[0]
        if "america" not in c.ids["leader"][s.leaders[seat]]:
            for space in s.shuffled(list(bits(s.board.next_to(s.cities[seat]))))[:14]:
                if s.board.land >> space & 1 and not (s.tokens() | s.towns() | s.wild | s.free_states) >> space & 1:
                    place_token(s, seat, space)
                    s.strong[seat] |= s.shuffled((0, 1))[0] << space
        for city in s.shuffled(list(bits(s.cities[seat])))[:3]:
            deck = s.zones[s.shuffled(range(len(WONDER_TYPES)))[0]].cards
            if deck:
                s.wonders[deck[0]] = city
                turn_up(s, deck[0])
        for kind in range(len(RESOURCES)):
            s.resources[seat * len(RESOURCES) + kind] += s.shuffled((0, 1))[0]
        for state in s.shuffled([state for state, held in enumerate(s.states) if held == ON_MAP])[:1]:
            s.cities[seat] |= 1 << s.board.city_states[state]
            s.states[state] = seat
            lay_waiting_states(s, seat)
        giver = s.next_seat(seat)
        s.pacts[giver * len(PACTS) + s.shuffled(range(len(PACTS)))[0]] = seat
        s.restored()


SETTLED = Settled()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_laws_hold_from_the_start(seats):
    check_game(GAME, f"{seats}", seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(1, 8))
def test_all_laws_hold_in_the_middle(seats, seed):
    check_game(SETTLED, f"{seats}/{seed}", seats)


@pytest.mark.parametrize("seed", seeds(15, 100))
def test_random_games_from_the_middle_end_and_conserve_all_pieces(seed):
    suite.check_walk(SETTLED, Random(f"walk {seed}"))


@pytest.mark.parametrize("seed", seeds(6, 40))
def test_random_games_on_built_maps_end_and_conserve_all_pieces(seed):
    seats = 2 + seed % 3
    suite.check_walk(GAME, Random(f"built {seed}"), GAME.table(seats, {"map": "advanced", "round_limit": "40"}))


def test_every_question_is_asked_by_random_games():
    rare = {"ChooseStar", "LayTile", "DiscardTrade", "FreeToken", "GiveBackPacts", "PlaceState"}
    assert not suite.unasked(SETTLED, 400, rare)


@pytest.mark.parametrize("seats", [2, 4])
def test_matches_are_the_same_under_another_hash_seed(seats):
    r = Random(f"hash {seats}")
    check_hash_seed(GAME, r, random_table(GAME, r, seats))


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_everything_is_said_in_both_languages(seed):
    check_texts(GAME, Random(f"texts {seed}"))


def test_resolved_options_resolve_to_themselves():
    suite.check_tables(GAME, Random(5))


def test_listed_options_equal_candidates_without_objection():
    """Effects, placing, building and attacking list by masks what their objections would leave of all spaces."""
    compared = dict.fromkeys(("ChooseEffect", "PlaceTokens", "BuildCity", "BuildWonder", "Attack"), 0)
    for seed in range(12):
        for s in walk(SETTLED, Random(f"listed {seed}")):
            name = type(s.stack[-1]).__name__ if s.stack else ""
            if name not in compared:
                continue
            for seat in s.asked:
                top = s.stack[-1]
                allowed = [a for a in top.candidates(s, seat) if top.objection(s, seat, a) is None]
                verbs = {a[0] for a in top.candidates(s, seat)}
                assert sorted(a for a in kernel.options(s, seat) if a[0] in verbs) == sorted(allowed)
                compared[name] += 1
    assert all(n >= 5 for n in compared.values()), compared


def test_positions_come_back_from_the_calls_that_build_them():
    compared = 0
    for seed in range(8):
        r = Random(f"call {seed}")
        for s in walk(SETTLED, r):
            if not s.stack or r.random() > 0.3 or type(s.stack[-1]).__name__ != "BeginTurn":
                continue
            again = eval(as_test(SimpleNamespace(state=s)), {"position": position, "player": player})
            before, now = GAME.view(s, s.asked[0]), GAME.view(again.state, s.asked[0])
            assert {k: v for k, v in now.items() if before[k] != v} == {}
            compared += 1
    assert compared > 10


TestMatches = machine_for(GAME, examples=3, steps=25)
