"""How a good player judges a position of Historia, in points at the end of the game.

`evaluate` adds up the `PARTS` of a position; `values` judges the choices that looking ahead cannot, above all which
cards to select. All figures are estimates of ours, no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeitalter.engine import kernel
from zeitalter.engine.steps import HALT
from zeitalter.engine.values import Action
from zeitalter.games.historia.bot.outlook import Outlook, outlook, worth_of
from zeitalter.games.historia.data.components import (
    ADVISOR,
    REVOLUTION,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    STAT_WONDERS,
    TOURISM,
)
from zeitalter.games.historia.rules import dominion
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.round_end import LAST_ROUND
from zeitalter.games.historia.rules.state import State, advisor_hand
from zeitalter.games.historia.rules.turns import ROW_FOR_REVOLUTION, Turn, is_revolution
from zeitalter.games.historia.rules.wonders import sole_majority

PARTS = (
    "points",
    "government",
    "leader",
    "territories",
    "wonders",
    "cubes",
    "cards",
    "contacts",
    "goals",
    "rivals",
)

FADE = (0.0, 0.0, 0.45, 0.72, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
"""By rounds left: how much tools for later rounds still count."""
CUBE_WORTH = (0.0, 1.1, 2.0, 2.7, 3.2, 3.6, 3.9, 4.2, 4.4, 4.6, 4.8, 5.0)
"""By number of cubes in the personal supply."""
MOST_CUBES = len(CUBE_WORTH) - 1
USED_CUBE = 0.2
ADVISOR_WORTH = 0.7
"""The part of an advisor's effects that counts while he is in hand."""
STAT_PER_ROUND = (1.0, 1.0, 0.8, 0.5)
"""By stat: how fast a leader's condition comes nearer."""
ALONE, NEXT_SCORING, SHARED = 0.35, 0.1, 0.1
"""The chance to score a territory held alone each time, more if it is soon, less of it if others are there too."""
RECOVERY = 0.1
"""A territory at every later measure `recover_cubes`."""
READY, MAJORITY, NO_MAJORITY, DESTROYING = 0.6, 0.55, 0.15, 0.5
"""Uses of a wonder: upright in this round; by majority in a round, held or not; by destroying in the game."""
TOURISTS = 0.08
"""A wonder in a round when tourists are near."""
PARTNER, PREY, ENEMY = 0.2, 0.2, 0.4
"""Somebody to trade with and to raid, in a round; somebody to beat."""
UNUSED_DOMINION = 1.5
BEST_RIVAL, OTHER_RIVALS = 0.2, 0.1
# Alone against civbots:
POINTS_OF_A_BOT = 8.0
"""In a round."""
LEAD, NEAR, FAR = 2, 1.3, 0.35
"""The lead in military to strive for; each missing level against civbots that can reach the player, or cannot yet."""
BORDER = 0.15
"""A foreign territory on the same land, for each level of technology until the civbots can navigate."""
LAST_STAND, SAFER = 4.5, 0.35
"""The fear to lose the last territory, and what each safe territory leaves of it."""
HUNT = 0.3
"""A weak civbot at hand that has few territories left, in a round."""
# Choosing cards:
STARTS, SECONDS = 2, 5
"""How many first cards are continued, and with how many others."""
FOLLOWING = 0.75
"""The part of what other cards gain now that they still gain later in the round."""
NEVER = float("-inf")


# -- the parts of a position ------------------------------------------------------------------------------------------


def evaluate(s: State, seat: int) -> float:
    """The worth of a position for a player, in points at the end."""
    return sum(parts(s, seat))


def parts(s: State, seat: int) -> list[float]:
    """The worth of a position by `PARTS`."""
    look = outlook(s.components)
    left = LAST_ROUND + 1 - s.round
    fade = FADE[left]
    land = s.land[seat]
    others = 0
    for civ, theirs in enumerate(s.land):
        if civ != seat:
            others |= theirs
    return [
        s.vp[seat],
        _government(s, seat, look, left),
        _leader(s, seat, s.leader[seat]) if s.leader[seat] >= 0 else 0.0,
        _territories(s, seat, look, land, others, fade),
        _wonders(s, seat, look, left) if s.built[seat] else 0.0,
        (CUBE_WORTH[min(s.personal[seat], MOST_CUBES)] + USED_CUBE * s.used[seat]) * fade,
        _cards(s, seat, look, fade),
        _contacts(s, seat, land, left, fade),
        _goals(s, seat) if s.goals else 0.0,
        _rivals(s, seat, left),
    ]


def _government(s: State, seat: int, look: Outlook, left: int) -> float:
    m, t = s.military[seat], s.technology[seat]
    tile = s.dominion[seat]
    if len(tile) != 3:
        return look.cells[left][m][t] + (UNUSED_DOMINION if not tile and left > 2 and dominion.in_use(s) else 0.0)
    ability, _, n = tile
    if ability not in (dominion.TECHNOLOGY_BOOST, dominion.MILITARY_BOOST):
        return look.cells[left][m][t]
    now = 5 - s.round_of_epoch
    here = worth_of(s.components.government_effects[s.components.cells[m][t]]) * now
    if ability == dominion.TECHNOLOGY_BOOST:
        return here + look.cells[left - now][m][t - n]
    return here + look.cells[left - now][m - n][t]


def _leader(s: State, seat: int, leader: int) -> float:
    """Points of the two conditions, by the chance to meet them until the end of their epoch."""
    rounds = 5 - s.round_of_epoch + 4 * (s.components.leader_epoch[leader] - s.epoch)
    worth = 0.0
    for which, value, vp in s.components.leader_terms[leader]:
        if which == STAT_TECHNOLOGY:
            missing = value - s.technology[seat]
        elif which == STAT_MILITARY:
            missing = value - s.military[seat]
        elif which == STAT_WONDERS:
            missing = value - s.built[seat].bit_count()
        else:
            missing = value - s.land[seat].bit_count()
        if missing <= 0:
            worth += vp
        else:
            worth += vp * max(0.0, 0.9 - 0.7 * missing / (STAT_PER_ROUND[which] * rounds))
    return worth


def _territories(s: State, seat: int, look: Outlook, land: int, others: int, fade: float) -> float:
    vp, tiles = s.components.tile_vp, s.tiles
    scored = land & ~others
    if s.dominion[seat][:1] == (dominion.SHARED_TERRITORIES,):
        scored = land
    worth = 0.0
    scorings = look.scorings[s.round] * ALONE + (NEXT_SCORING if s.round_of_epoch in (2, 4) else 0.0)
    rest = land
    while rest:
        low = rest & -rest
        rest ^= low
        worth += vp[tiles[low.bit_length() - 1]] * (scorings if low & scored else scorings * SHARED)
    worth += look.recoveries[s.round] * RECOVERY * land.bit_count() * fade
    return worth if s.players > 1 else worth - _danger(s, look, land)


def _danger(s: State, look: Outlook, land: int) -> float:
    """Alone against civbots: stronger ones that can reach the player, and the risk to lose the last territory."""
    own = s.military[0]
    danger = 0.0
    stronger = 0
    for bot in range(1, len(s.land)):
        theirs = s.land[bot]
        if not theirs:
            continue
        if s.military[bot] > own:
            stronger |= theirs
        behind = s.military[bot] + LEAD - own
        if behind > 0:
            near = s.technology[bot] >= s.components.navigation_at or land & (theirs | world.around(s, bot))
            danger += (NEAR if near else FAR) * behind
    until_navigation = s.components.navigation_at - max(s.technology[1:])
    if until_navigation > 0:
        foreign = sum((region & ~land).bit_count() for region in look.regions if land & region)
        danger += BORDER * until_navigation * foreign
    return danger + LAST_STAND * SAFER ** (land & ~stronger).bit_count()


def _wonders(s: State, seat: int, look: Outlook, left: int) -> float:
    """Every wonder by its uses to come: once a round, and at once if it stands upright; more for tourists."""
    c = s.components
    built = s.built[seat]
    ready = built & ~s.turned[seat]
    worth = look.uses[built] * (left - 1) + look.uses[ready] * READY
    for which, wonders in enumerate(c.by_majority):
        if built & wonders:
            rounds = MAJORITY if sole_majority(s, seat, which) else NO_MAJORITY
            worth += rounds * (look.majority[built & wonders] * (left - 1) + look.majority[ready & wonders] * READY)
    worth += DESTROYING * look.majority[built & c.by_destroying]
    if s.technology[seat] >= c.requires[TOURISM] - 3:
        worth += built.bit_count() * TOURISTS * (left - 1)
    return worth


def _cards(s: State, seat: int, look: Outlook, fade: float) -> float:
    if not fade:
        return 0.0
    worth = look.hands[s.hand[seat]] + look.row(s.row[seat])
    for advisor in s.zones[advisor_hand(seat)].cards:
        worth += look.advisor[advisor] * ADVISOR_WORTH
    return worth * fade


def _contacts(s: State, seat: int, land: int, left: int, fade: float) -> float:
    """Neighbours to trade with, to raid and to beat."""
    near = land | world.around(s, seat)
    everywhere = s.technology[seat] >= s.components.navigation_at
    own_m, own_t = s.military[seat], s.technology[seat]
    trade = raid = beat = 0
    hunt = 0.0
    for civ, theirs in enumerate(s.land):
        if civ == seat or not theirs or not (everywhere or theirs & near):
            continue
        if s.technology[civ] > own_t:
            trade = 1
        if s.military[civ] < own_m:
            raid = 1
            if theirs & land:
                beat += 1
                if s.players == 1:
                    hunt += SAFER ** (theirs.bit_count() - 1)
    worth = (PARTNER * trade + PREY * raid) * (left - 1) + ENEMY * min(beat, 2) * fade
    return worth + HUNT * hunt * left


def _goals(s: State, seat: int) -> float:
    worth = 0.0
    for cell, goal in s.goals:
        m, t = divmod(cell, 32)
        steps = [
            (m - s.military[civ]) + (t - s.technology[civ]) if m >= s.military[civ] and t >= s.technology[civ] else 99
            for civ in range(len(s.land))
        ]
        own = steps[seat]
        if own < 99:
            ahead = min((n for civ, n in enumerate(steps) if civ != seat), default=99) - own
            chance = 0.6 if ahead > 0 else 0.3 if not ahead else 0.1
            worth += worth_of(s.components.goal_effects[goal]) * 0.9**own * chance
    return worth


def _rivals(s: State, seat: int, left: int) -> float:
    """What the others have; alone, the civbots and what they will still gain."""
    if s.players > 1:
        theirs = [s.vp[civ] for civ in range(s.players) if civ != seat]
        return -BEST_RIVAL * max(theirs) - OTHER_RIVALS * sum(theirs) / len(theirs)
    coming = [s.vp[bot] + (POINTS_OF_A_BOT * left if s.land[bot] else 0.0) for bot in range(1, len(s.land))]
    return -BEST_RIVAL * max(coming) - OTHER_RIVALS * sum(coming)


# -- choices that looking ahead cannot judge --------------------------------------------------------------------------

PlayOn = Callable[[State], State]


def focus(s: State, seat: int) -> State:
    """A copy that stops when the seat's own steps on top of the stack are done."""
    c = s.copy()
    top = len(c.stack) - 1
    while top > 0 and _owner(c.stack[top - 1]) == seat:
        top -= 1
    c.stack[:top] = [HALT]
    return c


def _owner(step: object) -> int:
    return int(getattr(step, "seat", getattr(step, "civ", -1)))


def values(s: State, seat: int, options: Sequence[Action], play_on: PlayOn) -> list[float] | None:
    """The worth of options in sealed choices and drafts; None: look ahead."""
    verb = options[0][0]
    if verb == "select":
        return _selections(s, seat, options, play_on)
    look = outlook(s.components)
    if verb == "keep":
        return [_leader(s, seat, action[1]) for action in options]
    if verb == "exclude":
        return [-look.advisor[action[1] - ADVISOR] for action in options]
    if verb == "choose_advisor":
        return [look.advisor[action[1] - ADVISOR] for action in options]
    if verb == "civilization":
        return [sum(look.advisor[a] for a in s.components.advisors_of[action[1]]) for action in options]
    return None


def shortlist(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Exploitation with as many used cubes as possible and at most one territory given up; everything else."""
    if options[0][0] != "exploitation":
        return options
    found: dict[Action, Action] = {}
    for action in options:  # the largest number comes first
        if action[0] != "exploitation":
            found[action] = action
        elif len(action[3]) < 2:
            found.setdefault((action[1], action[3]), action)
    return list(found.values())


def lay(s: State, seat: int, card: int) -> State:
    """A copy in which the seat has revealed this one card and is about to start it; nobody else acts."""
    c = s.copy()
    c.sealed = {}
    c.stack = [HALT, Turn(seat)]
    if card < ADVISOR:
        c.hand[seat] &= ~(1 << card)
    else:
        c.zones[advisor_hand(seat)] = c.zones[advisor_hand(seat)].without(card - ADVISOR)
    c.played[seat] = (card,)
    kernel.advance(c)
    return c


def _selections(s: State, seat: int, options: Sequence[Action], play_on: PlayOn) -> list[float]:
    """Each card alone; then the best with a second and a third. Without Revolution more cards can follow."""
    base = evaluate(s, seat)
    limit = s.components.card_limit[s.technology[seat]]
    after: dict[tuple[int, ...], State] = {}
    for _, (card, *others) in options:
        if not others:
            after[card,] = play_on(lay(s, seat, card))
    worth = {cards: evaluate(state, seat) for cards, state in after.items()}
    ranked = sorted(after, key=lambda cards: -worth[cards])
    gains = [(cards[0], worth[cards] - base) for cards in ranked]
    starts = [cards for cards in ranked if not _ends(s, cards)][:STARTS]
    for _ in range(limit - 1):
        longer: list[tuple[int, ...]] = []
        for start in starts:
            for card in [card for card, _ in gains if card not in start][:SECONDS]:
                cards = tuple(sorted((*start, card)))
                if cards not in after:
                    after[cards] = play_on(lay(after[start], seat, card))
                    worth[cards] = evaluate(after[cards], seat)
                    longer.append(cards)
        starts = sorted((c for c in longer if not _ends(s, c)), key=lambda cards: -worth[cards])[:STARTS]
    more = _going_on(s, seat) * FOLLOWING
    for cards in worth:
        if not _ends(s, cards):
            rest = [gain for card, gain in gains if gain > 0 and card not in cards and not _ends(s, (card,))]
            worth[cards] += more * sum(rest[:limit])
    return [worth.get(cards, NEVER) for _, cards in options]


def _ends(s: State, cards: tuple[int, ...]) -> bool:
    """Whether these cards end the round."""
    return any(is_revolution(s, card) for card in cards)


def _going_on(s: State, seat: int) -> float:
    """The chance that no other player ends the round now."""
    chance = 1.0
    for other in range(s.players):
        if other != seat and s.hand[other] >> REVOLUTION & 1 and len(s.row[other]) >= ROW_FOR_REVOLUTION:
            hand = s.hand[other].bit_count() + len(s.zones[advisor_hand(other)])
            chance *= 1 - min(0.9, 0.1 + 1.0 / hand)
    return chance
