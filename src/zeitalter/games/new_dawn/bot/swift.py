"""A strategist in a hurry: what a search plays on with, for everybody.

Cards are chosen like the strategist does, by the position after the turn; but most questions within a turn are answered
by a direct rule instead of looking at what comes of every option. That costs a twentieth, and plays nearly as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random

from zeitalter.engine import kernel
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import HALT
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.bot.judge import (
    DONE,
    EXPOSED,
    MATURE,
    NATURE,
    NEARLY,
    RESOURCE,
    SPACE,
    WANTED,
    WAY,
    WONDER,
    focus,
    own_worth,
    shortlist,
    types_in_demand,
    wanted,
)
from zeitalter.games.new_dawn.bot.thumbs import CHANCE
from zeitalter.games.new_dawn.data.components import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    RESOURCES,
    SCIENCE,
    Components,
)
from zeitalter.games.new_dawn.rules.combat import defence_value
from zeitalter.games.new_dawn.rules.course import BeginTurn
from zeitalter.games.new_dawn.rules.culture import Chain, PlaceTokens
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.military import attack_effect
from zeitalter.games.new_dawn.rules.state import State

LONGEST = 40
"""Answers after which a turn is taken to be over."""
BETTER = {INDUSTRY: 0.4, CULTURE: 0.3, SCIENCE: 0.2, ECONOMY: 0.1, MILITARY: 0.0}
"""Which type of card is replaced first by a better one, other things being equal."""
WORTH_A_TOKEN = 1.3
"""What a space must be worth for a trade token to be spent on it."""
NO_LUCK = Random(0)
"""Answers are never drawn by lot."""
OTHER_LUCK = 1 << 20
"""How far the random numbers of a trial are from those of the game: nobody knows how dice will fall."""


def swift(s: State, seat: int, r: Random) -> Action:
    """A good answer, found quickly."""
    question = s.stack[-1]
    options: Sequence[Action] = kernel.options(s, seat)  # type: ignore[assignment]
    if len(options) == 1:
        return options[0]
    if isinstance(question, BeginTurn):
        return begin(s, seat, options)
    if isinstance(question, PlaceTokens | Chain):
        return place(s, seat, options, question.sites(s, seat))
    direct = DIRECT.get(type(question).__name__)
    if direct is not None:
        return direct(s, seat, options)
    few = shortlist(s, seat, options)
    return few[0] if len(few) == 1 else look(s, seat, few)


def look(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The option that looks best at once."""
    best, most = options[0], float("-inf")
    for option in options:
        c = s.copy()
        kernel.answer(c, seat, option)
        worth = own_worth(c, seat)
        if worth > most:
            best, most = option, worth
    return best


# -- the turn ---------------------------------------------------------------------------------------------------------


def outcomes(s: State, seat: int, r: Random) -> list[tuple[Action, State]]:
    """The cards that can be chosen and the positions at the end of the turn; none where something else comes first."""
    if not isinstance(s.stack[-1], BeginTurn):
        return []
    options: Sequence[Action] = kernel.options(s, seat)  # type: ignore[assignment]
    if free_ability(s, seat, options) is not None:
        return []
    return [(option, finished(s, seat, option)) for option in options if option[0] == "focus"]


def free_ability(s: State, seat: int, options: Sequence[Action]) -> Action | None:
    """The use of an ability that costs nothing, if there is one."""
    for option in options:
        if option[0] == "unload":
            return option
    claims = [option for option in options if option[0] == "claim"]
    return best_site(s, seat, claims) if claims else None


def begin(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Use what costs nothing, then the card after which the position is best."""
    free = free_ability(s, seat, options)
    if free is not None:
        return free
    cards = [option for option in options if option[0] == "focus"]
    best, most = cards[0], float("-inf")
    for card in cards:
        worth = own_worth(finished(s, seat, card), seat)
        if worth > most:
            best, most = card, worth
    return best


def finished(s: State, seat: int, action: Action) -> State:
    """The position at the end of the turn after an answer, with dice that fall anyhow."""
    c = focus(s, seat)
    c.rng += OTHER_LUCK
    kernel.answer(c, seat, action)
    finish(c, seat)
    return c


def finish(c: State, seat: int) -> None:
    """Play a turn on to its end."""
    for _ in range(LONGEST):
        if c.result is not None or c.stack[-1] is HALT or not c.asked:
            return
        who = c.asked[0]
        kernel.answer(c, who, swift(c, who, NO_LUCK))


def effect(s: State, seat: int, options: Sequence[Action]) -> Action:
    """What is best once the turn is over."""
    best, most = options[0], float("-inf")
    for option in options:
        if option[0] == "done" and most > float("-inf"):
            continue
        worth = own_worth(finished(s, seat, option), seat)
        if worth > most:
            best, most = option, worth
    return best


# -- tokens -----------------------------------------------------------------------------------------------------------


def place(s: State, seat: int, options: Sequence[Action], sites: int) -> Action:
    """A token on the best site; tokens on the card are spent as long as there are good ones."""
    claims = [option for option in options if option[0] == "claim"]
    if claims:
        return best_site(s, seat, claims)
    if options[0][0] == "take_back":
        return ("done",)
    spending = [option for option in options if option[0] != "done"]
    if spending and sites:
        worth = worth_of_sites(s, seat, bits(sites))
        if max(worth) > WORTH_A_TOKEN:
            return spending[-1]
    return ("done",)


def best_site(s: State, seat: int, claims: Sequence[Action]) -> Action:
    """The claim that brings most."""
    worth = worth_of_sites(s, seat, [claim[1] for claim in claims])
    return claims[worth.index(max(worth))]


def worth_of_sites(s: State, seat: int, spaces: Sequence[int]) -> list[float]:
    """What a control token on each of these spaces brings."""
    board, own = s.board, s.control[seat]
    coast, nature, city = marginal(s, seat)
    closed = own | board.water
    growing: list[tuple[int, float, float]] = []
    for town in bits(s.cities[seat] & ~mature(s, seat)):
        near = board.near_mask[town]
        n = near.bit_count()
        held = (near & closed).bit_count()
        more = NEARLY / n + city * 0.9 * (2 * held + 1) / (n * n)
        if held == n - 1:
            more += MATURE + 0.3 * city
        growing.append((near, more, 0.0))
    shore, danger, stock = board.coast | board.edge, board.next_to(s.wild), s.stock
    kinds = wanted(s)
    natures, strays = s.free_natures(), s.built()
    found = []
    for space in spaces:
        bit = 1 << space
        worth = SPACE
        if shore & bit:
            worth += coast
        if stock & bit:
            worth += RESOURCE + (WANTED if board.resource[space] in kinds else 0.0)
        if natures & bit:
            worth += NATURE + nature
        if strays & bit:
            worth += WONDER
        if danger & bit:
            worth -= EXPOSED
        for near, more, _ in growing:
            if near & bit:
                worth += more
        found.append(worth)
    return found


def marginal(s: State, seat: int) -> tuple[float, float, float]:
    """What one more brings on the way to an agenda: a space on the shore, a natural wonder, a mature city."""
    coast = nature = city = 0.0
    done = s.agendas[seat]
    for completing, kind, need in _counting(s.components, s.victory):
        if done & completing:
            continue
        if kind == "friendly_spaces":
            have = (s.friendly(seat) & (s.board.coast | s.board.edge)).bit_count()
            coast = _step(have, need)
        elif kind == "natural_wonders":
            nature = _step(s.natures.count(seat), need)
        else:
            city = _step(mature(s, seat).bit_count(), need)
    return coast, nature, city


def _step(have: int, need: int) -> float:
    """What the next one is worth on a way of so many."""
    if have + 1 >= need:
        return DONE - WAY / 2
    return WAY * (0.5 + have / need) / need


@lru_cache(maxsize=256)
def _counting(c: Components, victory: tuple[int, ...]) -> tuple[tuple[int, str, int], ...]:
    """The agendas in play that tokens bring nearer: the mask of their victory card, kind and need."""
    found = []
    for card in victory:
        for agenda in c.victory[card]:
            condition = c.agenda_condition[agenda]
            if condition["kind"] in ("friendly_spaces", "natural_wonders", "mature_cities"):
                found.append((c.victory_mask[card], str(condition["kind"]), int(condition["count"])))
    return tuple(found)


# -- direct answers ---------------------------------------------------------------------------------------------------


def advance(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Spend everything as long as the dial still counts."""
    spending = [option for option in options if option[0] not in ("advance", "done")]
    return spending[-1] if spending and not s.topped >> seat & 1 else ("advance",)


def replace(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The card that gains most levels."""
    c = s.components

    def gain(action: Action) -> float:
        if action[0] == "done":
            return 0.0
        return c.level[action[2]] - c.level[action[1]] + BETTER[c.type[action[2]]]

    return max(options, key=gain)


def gain(s: State, seat: int, options: Sequence[Action]) -> Action:
    """A resource that a wonder takes whose type is in demand."""
    kinds = wanted(s)

    def wish(action: Action) -> int:
        if action[0] == "done":
            return -1
        return int(4 * (action[1] in kinds) - s.resources[seat * len(RESOURCES) + action[1]])

    return max(options, key=wish)


def stay(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Nothing: it hardly ever matters."""
    return options[-1]


def under(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The capital, which cannot be lost, or any city."""
    capital = ("under", s.capital[seat])
    return capital if capital in options else options[0]


def city(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The site whose surroundings are held soonest, with a look at the shore where an agenda counts it."""
    sites = [option for option in options if option[0] == "city"]
    if not sites:
        return ("done",)
    board, own, wild = s.board, s.control[seat], s.board.around(s.wild)
    coast, shore = marginal(s, seat)[0], s.board.coast | s.board.edge

    def wish(action: Action) -> float:
        space = action[1]
        hard = 0
        for near in bits(board.near_mask[space] & board.land & ~own):
            hard += board.difficulty[near]
        worth = -float(hard) - (4.0 if wild >> space & 1 else 0.0) - (2.0 if own >> space & 1 else 0.0)
        return worth + (coast if shore >> space & 1 else 0.0)

    return max(sites, key=wish)


def wonder(s: State, seat: int, options: Sequence[Action]) -> Action:
    """A wonder of a type that an agenda asks for, and of these the dearest."""
    c = s.components
    asked = types_in_demand(c, s.victory)

    def wish(action: Action) -> int:
        if action[0] == "done":
            return -1
        return 100 * (c.wonder_type[action[1]] in asked) + int(c.wonder_cost[action[1]])

    return max(options, key=wish)


def pay(s: State, seat: int, options: Sequence[Action]) -> Action:
    """First what comes back, then what there is most of."""

    def wish(action: Action) -> int:
        if action[0] in ("pay_nature", "spend_state"):
            return 50
        return s.resources[seat * len(RESOURCES) + action[1]] if action[0] == "pay" else 1

    return max(options, key=wish)


def attack(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The weakest target, if average luck and the tokens at hand are enough."""
    effect = attack_effect(s, seat)
    strength, on_card = s.slot, s.on_card(seat, s.chosen)
    best: Action = ("done",)
    most = CHANCE
    for option in options:
        if option[0] == "attack":
            bonus = int(effect["bonus_vs_barbarian" if s.wild >> option[1] & 1 else "bonus"])
            lead = strength + bonus + on_card - defence_value(s, seat, option[1], 0)
            if lead > most or (lead == most and best[0] == "done"):
                best, most = option, float(lead)
    return best


DIRECT: Mapping[str, Callable[[State, int, Sequence[Action]], Action]] = {
    "ChooseEffect": effect,
    "ResolveMore": effect,
    "ResolveOther": effect,
    "BuildWonder": wonder,
    "Pay": pay,
    "BuildCity": city,
    "MoveToken": stay,
    "ExchangeResource": stay,
    "Advance": advance,
    "ReplaceCard": replace,
    "UpgradeCards": replace,
    "GainResource": gain,
    "ChooseCity": under,
    "Attack": attack,
}
"""Questions with a direct answer, or for which the whole turn is looked at."""
