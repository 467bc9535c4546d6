"""Rules of thumb of the bot: which of many options are worth looking at, for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import (
    CULTURE,
    DEFENSIVE_PACT,
    EMBASSY,
    INDUSTRY,
    JOINT_WAR,
    MILITARY,
    OPEN_BORDERS,
    SCIENCE,
)
from zeitalter.games.new_dawn.rules.combat import defence_value, kind_of
from zeitalter.games.new_dawn.rules.diplomacy import take_card
from zeitalter.games.new_dawn.rules.economy import markets, reach
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.military import attack_effect
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD, ON_MAP, State

MOST = 8
"""Options of a kind that are compared."""
LIKED = {CULTURE: 3, INDUSTRY: 4, SCIENCE: 2, MILITARY: 1}
"""Where trade tokens are wanted, beside the number already there."""
PACT = {JOINT_WAR: 1.6, DEFENSIVE_PACT: 2.0, EMBASSY: 2.4, OPEN_BORDERS: 1.3}
MATURED = 4.0
"""What a diplomacy card of a player is worth, each something else, and a city that becomes mature by it."""
FAR = 12
CHANCE = -1.0
"""How much weaker than the defender on average an attack may be to be tried."""


def caravans(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Send a caravan to trade, best where a diplomacy card can be had; else nearer to a market."""
    market = markets(s, seat)
    best: tuple[float, Action] | None = None
    for caravan in s.caravans_of(seat):
        here = s.caravans[caravan]
        now = FAR if here < 0 else _distance(s, here, market)
        for steps, spaces in enumerate(reach(s, seat, caravan), 1):
            for space in bits(spaces):
                if ("send", caravan, space) not in options:
                    continue
                trades = market >> space & 1
                worth = _worth_of_trade(s, seat, space) if trades else (now - _distance(s, space, market)) / 10
                if worth > 0 and (best is None or worth - steps / 1000 > best[0]):
                    best = worth - steps / 1000, ("send", caravan, space)
    return [best[1] if best else ("done",)]


def _distance(s: State, space: int, goals: int) -> int:
    """Steps to the nearest of some spaces, whatever lies between."""
    return s.board.steps(space, goals, FAR - 1) or FAR


def _worth_of_trade(s: State, seat: int, space: int) -> float:
    state = s.state_at(space)
    if state >= 0 and s.states[state] == ON_MAP:
        return 3.0 if not s.envoys[state] >> seat & 1 and s.envoys[state].bit_count() < 2 else 2.0
    return 2.5


def trade(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Trade tokens go where they help most and there is room."""
    row, types = s.cards(seat), s.components.type

    def wish(action: Action) -> float:
        if action[0] != "put":
            return 0.5
        held = s.on_card(seat, row.index(action[1]))
        return -10.0 if held == MOST_ON_CARD else LIKED.get(types[action[1]], 0) - 1.5 * held

    return [max(options, key=wish)]


def attacker_spends(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Spend as much as is needed to win, if it can be won, allowing for what a defender can spend."""
    step = s.stack[-1]
    short = step.theirs - step.mine + 1  # type: ignore[attr-defined]
    if short <= 0:
        return [("done",)]
    able = s.on_card(seat, s.chosen) + sum(option[0] != "spend" for option in options[:-1])
    return [options[0]] if short <= able else [("done",)]


def defender_spends(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Spend as much as is needed to hold, if that is possible."""
    step = s.stack[-1]
    short = step.mine - step.theirs  # type: ignore[attr-defined]
    places = s.places_of(seat, MILITARY)
    able = sum(s.on_card(seat, place) for place in places) + sum(option[0] != "spend" for option in options[:-1])
    return [options[0]] if 0 < short <= able else [("done",)]


def attacks(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Attack only what can be beaten with average luck and the tokens at hand."""
    effect = attack_effect(s, seat)
    tokens = s.on_card(seat, s.chosen)

    def lead(action: Action) -> float:
        bonus = effect["bonus_vs_barbarian" if kind_of(s, action[1]) == "barbarian" else "bonus"]
        return s.slot + int(bonus) + tokens - defence_value(s, seat, action[1], 0)

    good = sorted((o for o in options if o[0] == "attack" and lead(o) >= CHANCE), key=lead, reverse=True)
    return [*good[:MOST], ("done",)]


def reinforced(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Reinforce first where barbarians or rivals are near, and always as much as possible."""
    danger = s.board.around(s.board.around(s.wild)) | s.board.around(s.rival(seat))
    spaces = [o for o in options if o[0] == "reinforce"]
    near = [o for o in spaces if danger >> o[1] & 1]
    return [(near or spaces or [("done",)])[0]]


def cities(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """City sites with few spaces around them mature soon; those far from barbarians live longer."""
    wild = s.board.around(s.wild)

    def wish(action: Action) -> float:
        near = s.board.near_mask[action[1]]
        hard = sum(s.board.difficulty[space] for space in bits(near & s.board.land & ~s.control[seat]))
        return -hard - (4 if wild >> action[1] & 1 else 0)

    sites = sorted((o for o in options if o[0] == "city"), key=wish, reverse=True)
    return [*sites[:MOST], ("done",)]


def pacts(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """The best diplomacy card; one that is held is only exchanged for a better one, or both would go to and fro."""
    taken = [option for option in options if option[0] == "take_pact"]
    best = [max(taken, key=lambda option: _gain(s, seat, option))] if taken else []
    better = [option for option in options if option[0] == "change_pact" and _gain(s, seat, option) > 0]
    return [*best, *better, *(option for option in options if option[0] not in ("take_pact", "change_pact"))]


def _gain(s: State, seat: int, action: Action) -> float:
    """What a new diplomacy card is worth more than the one given back, with cities that become mature by it."""
    gain = PACT[action[-1]] - (PACT[action[2]] if action[0] == "change_pact" else 0.0)
    if OPEN_BORDERS in action[2:]:
        then = s.copy()
        take_card(then, seat, action)
        gain += MATURED * (mature(then, seat).bit_count() - mature(s, seat).bit_count())
    return gain


def few(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Some of very many options."""
    step = max(1, len(options) // MOST)
    return [*options[::step], options[-1]]


def begin(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Every card, and of the abilities some ways to use each; the cards first, so that nothing is done for nothing."""
    found: dict[str, list[Action]] = {"focus": []}
    for option in pacts(s, seat, options):
        found.setdefault(option[0], []).append(option)
    return [
        option
        for verb, ways in found.items()
        for option in (ways if verb == "focus" or len(ways) <= MOST else few(s, seat, ways))
    ]


THUMBS: Mapping[str, Callable[[State, int, Sequence[Action]], Sequence[Action]]] = {
    "BeginTurn": begin,
    "TakePact": pacts,
    "TakePacts": pacts,
    "MoveCaravans": caravans,
    "PutTrade": trade,
    "AttackerSpends": attacker_spends,
    "DefenderSpends": defender_spends,
    "Attack": attacks,
    "Reinforce": reinforced,
    "BuildCity": cities,
    "LayTile": few,
    "MoveToken": few,
    "Strike": few,
}
