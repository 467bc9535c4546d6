"""Civbots: civilizations played by the game itself (H89-H105)."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Step
from zeitalter.games.historia.data.components import (
    ART,
    EXPANSION,
    MILITARY,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    TECHNOLOGY,
    WAR,
)
from zeitalter.games.historia.rules import happenings
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC
from zeitalter.games.historia.rules.actions.war import fight
from zeitalter.games.historia.rules.matrix import can_rise, gain_levels
from zeitalter.games.historia.rules.state import FROM_CIVBOT, HINDRANCES, State


def levels(s: State) -> list[str]:
    """The difficulty of each civbot, in their order: the highest first (H92)."""
    return str(s.table.options["civbot_levels"]).split(",")[: s.bots] if s.bots else []


def number(s: State, territory: int) -> int:
    """The number on a territory's tile."""
    return s.components.tile_number[s.tiles[territory]]


class PlaceCivbots(Step[State]):
    """Each civbot starts in the empty territory with the highest number (H91)."""

    def run(self, s: State) -> None:
        for bot in range(s.players, s.players + s.bots):
            taken = world.occupied(s)
            free = [t for t in range(len(s.tiles)) if not taken >> t & 1]
            world.settle(s, bot, max(free, key=lambda t: number(s, t)))


class CivbotTurn(Step[State]):
    """Shuffle the seven cards, draw as many as the difficulty says, execute them (H93)."""

    bot: int

    def run(self, s: State) -> None:
        bot = self.bot
        if not s.land[bot]:
            return
        n = s.components.bot_levels[levels(s)[bot - s.players]]
        cards = s.shuffled(range(len(s.components.actions_of_bot_card)))[:n]
        s.barrier()
        s.emit("bot-turn", bot, n)
        for card in cards:
            for action in s.components.actions_of_bot_card[card]:
                s.emit("bot-acts", bot, action)
                act(s, bot, action)
                if s.result is not None:  # the solo player is eliminated (H112)
                    return


def act(s: State, bot: int, action: int) -> None:
    """One action of a civbot card, the event first; what does not take place triggers none (H114a, H117)."""
    if happenings.triggered_by_bot(s, action):
        if not happenings.can_meet(s, bot, s.event):
            idle(s, bot, action, "event")
            return
        if not takes_place(happenings.afterwards(s, bot), bot, action):
            idle(s, bot, action, "event" if takes_place(s, bot, action) else lack(s, bot, action))
            return
        happenings.happen(s, bot)
    execute(s, bot, action)


def idle(s: State, bot: int, action: int, hindrance: str) -> None:
    """Tell that an action does not take place."""
    s.emit("bot-idle", bot, action, HINDRANCES.index(hindrance))


def lack(s: State, bot: int, action: int) -> str:
    """What an action that does not take place lacks."""
    if action == WAR:
        return "beatable"
    return "reach" if s.personal[bot] else "cubes"


def takes_place(s: State, bot: int, action: int) -> bool:
    """Whether the action does anything; Technology, Military and Art always give their point (H94-H96)."""
    if action == WAR:
        return bool(beatable(s, bot))
    if action == EXPANSION:
        return bool(s.personal[bot] and world.reach(s, bot))
    return True


def execute(s: State, bot: int, action: int) -> None:
    """Do what the action says, as far as it takes place."""
    if not takes_place(s, bot, action):
        idle(s, bot, action, lack(s, bot, action))
    elif action == TECHNOLOGY:
        develop(s, bot, STAT_TECHNOLOGY, STAT_MILITARY)
    elif action == MILITARY:
        develop(s, bot, STAT_MILITARY, STAT_TECHNOLOGY)
    elif action == ART:
        if s.wonder_row:
            s.emit("wonder-removed", s.wonder_row[-1])
            s.wonder_row = s.wonder_row[:-1]
        s.gain_vp(bot, 1, FROM_CIVBOT)
    elif action == WAR:
        make_war(s, bot)
    elif action == EXPANSION:
        expand(s, bot)


def develop(s: State, bot: int, stat: int, instead: int) -> None:
    """A level and a point; blocked below 16: a level of the other stat (H94, H95, A20)."""
    gain_levels(s, bot, stat if can_rise(s, bot, stat) else instead, 1)
    s.gain_vp(bot, 1, FROM_CIVBOT)


def beatable(s: State, bot: int) -> list[int]:
    """The weaker civilizations that share a territory with a civbot."""
    own, strength = s.land[bot], s.military[bot]
    return [civ for civ in range(len(s.land)) if civ != bot and s.land[civ] & own and s.military[civ] < strength]


def make_war(s: State, bot: int) -> None:
    """Against the beatable civilization with most points, in its territory with the highest number (H97)."""

    def rank(civ: int) -> tuple[int, int]:
        return (-s.vp[civ], s.order.index(civ) if s.is_player(civ) else civ)

    enemy = min(beatable(s, bot), key=rank)
    territory = max(bits(s.land[enemy] & s.land[bot]), key=lambda t: number(s, t))
    advanced = s.components.advanced[WAR]
    version = ADVANCED if advanced and s.technology[bot] >= advanced.technology else BASIC
    printed = advanced if version == ADVANCED and advanced else s.components.basic[WAR]
    fight(s, bot, enemy, territory, printed.data.winner_vp)


def expand(s: State, bot: int) -> None:
    """Into the suitable territory in reach with the highest number; none suitable: the highest (H98)."""
    reach = bits(world.reach(s, bot))

    def suitable(territory: int) -> bool:
        return all(s.military[civ] < s.military[bot] for civ in world.others_in(s, territory, bot))

    targets = [t for t in reach if suitable(t)] or reach
    world.place(s, bot, max(targets, key=lambda t: number(s, t)))
