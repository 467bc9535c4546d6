"""The conformance suite on Civilization: all options at random, every number of players.

Random players rarely found a city, so most laws are tried on `Settled`: the same game, begun a few rounds before its
end on a board full of cities, with trade and civilization cards dealt out.
"""

from random import Random
from types import SimpleNamespace

import pytest

from zeitalter import find_game
from zeitalter.engine import kernel
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.zones import Zone
from zeitalter.games.civilization.data.components import MYSTICISM, STACKS
from zeitalter.games.civilization.position import as_test, player, position
from zeitalter.games.civilization.rules import setup
from zeitalter.games.civilization.rules.course import StartRound
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import draw, is_red, mask_in_stack
from zeitalter.kit.declaration import Declaration
from zeitalter.testing import amount, check_game, check_hash_seed, check_texts, random_table, seeds
from zeitalter.testing import conformance as suite
from zeitalter.testing.machine import machine_for
from zeitalter.testing.walk import walk

GAME = find_game("civilization")
ROUNDS = 3


class Settled(Declaration):
    """Civilization from the middle: everything dealt and placed at random by the source of the match."""

    def __init__(self):
        super().__init__(**GAME.parts())

    def new_state(self, table, source):
        s = State(table, source)
        components = s.components
        nations = list(components.starts[s.row])
        s.nations = s.shuffled(nations)[: s.players]
        setup.settle_order(s)
        s.open_areas = setup.open_areas(s)
        s.supply[MYSTICISM] = setup.mysticism_in_play(s)
        s.round, s.phase = int(s.option("round_limit")) - ROUNDS, 1
        for number in range(1, STACKS + 1):
            setup.build_stack(s, number)
            cards = s.shuffled(s.zones[number - 1].cards)
            s.zones[number - 1] = Zone(cards, tuple(mask_in_stack(s, card) for card in cards))
        areas = iter(s.shuffled([a for a in range(components.areas) if s.open_areas[a]]))
        cities = s.option("variant") != "nomads"
        for seat in range(s.players):
            self.settle(s, seat, areas, cities)
        if s.option("variant") == "full":
            self.lay_open(s)
        s.push(StartRound())
        return s

    def lay_open(self, s):
        """Two calamities of the black stacks are open already, as if they had been traded."""
        for number in s.shuffled(range(6, STACKS + 1))[:2]:
            card, zone = s.components.by_number[number], s.zones[number - 1]
            if card in zone.cards:
                cards = tuple(other for other in zone.cards if other != card)
                s.zones[number - 1] = Zone(cards, tuple(mask_in_stack(s, other) for other in cards))
                victim, seller = s.shuffled(range(s.players))[:2]
                s.calamities += ((number, victim, seller),)

    def settle(self, s, seat, areas, cities):
        """A few cities, tokens to support them, and in the full game treasury, ships and cards."""
        c = s.components
        most = min(7, 3 + 9 // s.players)
        found = 0
        while s.on_board(seat) < 2 * most:
            area = next(areas, None)
            if area is None:
                break
            if cities and found < most and c.site[area]:
                s.cities[area] = seat
                found += 1
            else:
                s.place(seat, area, c.limit[area])
        s.field[seat] = c.epoch_start[s.nations[seat]][2] if cities else 0
        if s.option("variant") != "full":
            return
        s.treasury[seat] = s.shuffled(range(30))[0]
        s.stock[seat] -= s.treasury[seat]
        for card in s.shuffled(range(len(c.cost)))[:6]:
            if s.supply[card] and c.prerequisite[card] < 0:
                s.supply[card] -= 1
                s.cards[seat] |= 1 << card
        for number in s.shuffled(range(1, STACKS + 1))[:5]:
            top = s.zones[number - 1].cards[:1]
            if top and not is_red(s, top[0]):
                draw(s, seat, number)


SETTLED = Settled()


@pytest.mark.parametrize("seats", [2, 3][: amount(1, 2)])
def test_all_laws_hold_from_the_start(seats):
    check_game(GAME, f"{seats}", seats)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_all_laws_hold_on_a_settled_board(seats, seed):
    check_game(SETTLED, f"{seats}/{seed}", seats)


@pytest.mark.parametrize("seed", seeds(12, 60))
def test_random_games_on_a_settled_board_end_and_conserve_all_pieces(seed):
    suite.check_walk(SETTLED, Random(f"walk {seed}"))


def test_every_question_is_asked_by_random_games():
    assert not suite.unasked(SETTLED, 400, {"ChooseNation", "ClaimTokens", "LoseToNobody", "OrderConflicts"})


@pytest.mark.parametrize("seed", seeds(4, 24))
def test_random_games_end_and_conserve_all_pieces(seed):
    suite.check_walk(GAME, Random(f"walk {seed}"))


@pytest.mark.parametrize("variant", ["full", "nomads", "farmers"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_variant_ends(variant, seats):
    suite.check_walk(GAME, Random(f"variant {variant} {seats}"), GAME.table(seats, {"variant": variant}))


@pytest.mark.parametrize("seats", [2, 5][: amount(1, 2)])
def test_matches_are_the_same_under_another_hash_seed(seats):
    r = Random(f"hash {seats}")
    check_hash_seed(GAME, r, random_table(GAME, r, seats))


@pytest.mark.parametrize("seed", seeds(1, 4))
def test_everything_is_said_in_both_languages(seed):
    check_texts(GAME, Random(f"texts {seed}"))


def test_resolved_options_resolve_to_themselves():
    suite.check_tables(GAME, Random(5))


def test_listed_options_equal_candidates_without_objection():
    """Movement, ships and building list by hand what their objections would leave of all candidates."""
    compared = {"Move": 0, "PayShips": 0, "BuildCities": 0}
    for seed in seeds(10, 50):
        r = Random(f"listed {seed}")
        for s in walk(SETTLED, r):
            name = type(s.stack[-1]).__name__ if s.stack else ""
            if name not in compared or (name != "BuildCities" and r.random() > 0.05):
                continue
            for seat in s.asked:
                top = s.stack[-1]
                allowed = [a for a in top.candidates(s, seat) if top.objection(s, seat, a) is None]
                assert sorted(kernel.options(s, seat)) == sorted(allowed)
                compared[name] += 1
    assert all(n >= 5 for n in compared.values()), compared


def test_positions_come_back_from_the_calls_that_build_them():
    compared = 0
    for seed in seeds(9, 30):
        r = Random(f"call {seed}")
        for s in walk(SETTLED, r):
            if not s.stack or s.sealed or r.random() > 0.05:
                continue
            again = eval(as_test(SimpleNamespace(state=s)), {"position": position, "player": player})
            assert GAME.view(again.state, s.asked[0]) == GAME.view(s, s.asked[0])
            compared += 1
    assert compared > 50


def test_every_filled_form_is_legal():
    tried = 0
    for seed in range(6):
        r = Random(f"forms {seed}")
        for s in walk(SETTLED, r):
            for seat in s.asked if s.stack else ():
                for option in kernel.options(s, seat):
                    if isinstance(option, Form):
                        action = sample(s, seat, option, r)
                        assert option.accepts(action)
                        assert kernel.why_not(s, seat, action) is None
                        tried += 1
    assert tried > 100


TestMatches = machine_for(GAME, examples=3, steps=25)
