"""What a search needs to know of A New Dawn: what the chances to win depend on, and what is worth comparing.

A stage is a turn; all stages of a round add up to `ROUND`, whatever the number of players.
"""

from __future__ import annotations

from pathlib import Path

from zeitalter.engine import kernel
from zeitalter.games.new_dawn.bot.judge import production, victory_cards, wanted, way_gone
from zeitalter.games.new_dawn.bot.plans import lines
from zeitalter.games.new_dawn.bot.swift import outcomes, swift
from zeitalter.games.new_dawn.data.components import CULTURE, INDUSTRY, MILITARY, PACTS, RESOURCES, SLOTS
from zeitalter.games.new_dawn.rules.course import BeginTurn, CheckVictory
from zeitalter.games.new_dawn.rules.industry import free_cities
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.kit.game_parts import Foresight

TRAINED = Path(__file__).parent / "trained"
ROUND = 12
"""What the stages of a round add up to."""
USUAL_END = 30
"""Rounds after which nearly every game is over."""
# fmt: off
OF_SPACES = (
    "PlaceTokens", "Chain", "MoveCaravans", "MoveToken", "Reinforce", "BuildCity", "Attack", "Strike", "LayTile",
    "ConvertToken", "ChooseCity", "FreeToken",
)
# fmt: on
"""Questions whose answers name spaces."""
OF_A_CARD = ("done", "best", "second")
"""For every victory card: whether it is fulfilled, else how near each of its agendas is."""
CARDS = 5
OF_THE_REST = (
    "all_done", "one_left", "least", "cities", "mature", "spaces", "strong", "shore", "wonders", "natures", "states",
    "resources", "wanted", "free_city", "production", "trade", "dial", "levels", "culture_level", "industry_level",
    "culture_place", "industry_place", "military_place", "pacts", "envoys", "exposed", "to_move",
)  # fmt: skip
FEATURES = (*(f"card_{card}_{what}" for card in range(CARDS) for what in OF_A_CARD), *OF_THE_REST)


def features(s: State) -> list[list[float]]:
    """For every player what the chance to win depends on."""
    kinds = wanted(s)
    return [_nearness(s, seat) + _rest(s, seat, kinds) for seat in range(s.players)]


def _nearness(s: State, seat: int) -> list[float]:
    """How near the player is to an agenda on every victory card, and on the one furthest away."""
    found = [0.0] * (CARDS * len(OF_A_CARD))
    done, left, least = s.agendas[seat], 0, 1.0
    for card, (completing, agendas) in zip(s.victory, victory_cards(s.components, s.victory), strict=True):
        at = card * len(OF_A_CARD)
        if done & completing:
            found[at] = 1.0
            continue
        left += 1
        one, other = way_gone(s, seat, agendas[0]), way_gone(s, seat, agendas[1])
        found[at + 1], found[at + 2] = max(one, other), min(one, other)
        least = min(least, max(one, other))
    return [*found, float(left == 0), float(left == 1), least]


def _rest(s: State, seat: int, kinds: set[int]) -> list[float]:
    """What helps to get there."""
    c, board, own = s.components, s.board, s.friendly(seat)
    resources, asked = 0, 0
    for kind in range(len(RESOURCES)):
        count = s.resources[seat * len(RESOURCES) + kind]
        resources += count
        if kind in kinds:
            asked += count
    levels, places, best = 0, [0] * SLOTS, [0] * SLOTS
    for place, card in enumerate(s.cards(seat)):
        levels += c.level[card]
        type = c.type[card]
        places[type] = max(places[type], place)
        best[type] = max(best[type], c.level[card])
    danger = board.next_to(s.wild) & (s.control[seat] | s.cities[seat]) & ~s.strong[seat]
    envoys = 0
    for holders in s.envoys:
        envoys += holders >> seat & 1
    pacts = sum([s.pacts[i] == seat for i in range(s.players * len(PACTS))])
    return [
        float(s.cities[seat].bit_count()),
        float(mature(s, seat).bit_count()),
        s.control[seat].bit_count() / 5,
        s.strong[seat].bit_count() / 5,
        (own & (board.coast | board.edge)).bit_count() / 5,
        float(len(s.wonders_of(seat))),
        float(s.natures.count(seat)),
        float(s.states.count(seat)),
        float(resources),
        float(asked),
        float(min(2, free_cities(s, seat).bit_count())),
        production(s, seat) / 4,
        sum(s.trade[seat * SLOTS : (seat + 1) * SLOTS]) / 4,
        s.dial_reached(seat) / 6,
        levels / 4,
        float(best[CULTURE]),
        float(best[INDUSTRY]),
        places[CULTURE] / 4,
        places[INDUSTRY] / 4,
        places[MILITARY] / 4,
        float(pacts),
        float(envoys),
        danger.bit_count() / 2,
        float(_to_move(s, seat)),
    ]


def _to_move(s: State, seat: int) -> bool:
    """Whether the player has still a turn in this round."""
    return (seat - s.first) % s.players >= _turn(s)


def _turn(s: State) -> int:
    """How many turns of the round are over; the end of the round belongs to the last."""
    if s.seat < 0:
        return 0
    if s.stack and isinstance(s.stack[0], CheckVictory):
        return s.players - 1
    return (s.seat - s.first) % s.players


def progress(s: State) -> float:
    """How much of the game is over, by rounds."""
    return min(1.0, (s.round - 1) / USUAL_END)


def stage(s: State) -> int:
    """The turn."""
    return ROUND * s.round + ROUND * _turn(s) // s.players


def context(s: State, seat: int) -> int:
    """Habits by part of the game; where spaces are named there are too many answers for that."""
    question = s.stack[-1]
    if type(question).__name__ in OF_SPACES:
        return 0
    if isinstance(question, BeginTurn) and len(kernel.options(s, seat)) > SLOTS:
        return 0
    return min(3, 1 + (s.round - 1) // 8)


FORESIGHT: Foresight[State] = Foresight(
    features=features,
    feature_names=FEATURES,
    progress=progress,
    stage=stage,
    context=context,
    trained=TRAINED,
    horizon=3 * ROUND,
    policy=swift,
    outcomes=outcomes,
    lines=lines,
)
