"""Setting up: civilizations, order, tiles, wonders, goals, leaders, first cubes (H1-H11, H106-H109, H119, H127)."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import zone_of
from zeitalter.games.historia.data.components import BY_MAJORITY, LEVELS
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.advisors import ExcludeAdvisor, draw_advisor
from zeitalter.games.historia.rules.civbots import PlaceCivbots
from zeitalter.games.historia.rules.happenings import announce
from zeitalter.games.historia.rules.leaders import DraftAllLeaders, DraftLeaders
from zeitalter.games.historia.rules.round_end import StartRound, deal_row
from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    GOAL_BAG,
    LEADER_DECK,
    REMOVED_WONDERS,
    WONDER_DECK,
    State,
    advisor_deck,
)


def new_state(table: Table, source: Source) -> State:
    """The state before the first step."""
    s = State(table, source)
    s.stack.append(SetUpBoard())
    return s


class SetUpBoard(Step[State]):
    """Everything that needs no decision, then the decisions in the order of the rules."""

    def run(self, s: State) -> None:
        if s.table.options["start_order"] == "random":
            s.order = s.shuffled(range(s.players))
        s.emit("player-order", s.order)
        shuffle_decks(s)
        deal_row(s, 1)
        deal_tiles(s)
        start = s.components.data.setup
        cubes = start.cubes_start_expert if s.option("expert_start") else start.cubes_start
        for seat in range(s.players):
            s.hand[seat] = s.components.start_cards
            s.personal[seat] = cubes.personal
            s.used[seat] = cubes.used_pool
            s.general[seat] = s.components.cubes - cubes.total
        for bot in range(s.players, s.players + s.bots):
            s.personal[bot] = s.components.data.civbots.cubes.available_incl_start_territory
        s.push(*civilization_steps(s), DealAdvisors(), *decisions(s), StartRound())


def civilization_steps(s: State) -> list[Step]:
    """Choice in player order, or by lot."""
    if s.table.options["civilizations"] == "choice":
        return [ChooseCivilization(seat) for seat in s.order] + [LotCivilizations()]
    return [LotCivilizations()]


def decisions(s: State) -> list[Step]:
    """Goals (after the tiles), advisors, leaders, first cubes."""
    steps: list[Step] = []
    if s.option("goals"):
        n = s.components.goals_placed
        steps += [DrawGoal(s.order[i % s.players]) for i in range(n)] + [EndGoals()]
    if s.option("chosen_advisors"):
        steps.append(ExcludeAdvisor())
    advanced = s.option("advanced_leaders") and s.players > 1
    if advanced:
        steps.append(DraftAllLeaders())
    elif s.players > 1:
        steps.append(DraftLeaders(1, s.order[::-1]))
    steps += [PlaceFirstCube(seat) for seat in (s.order[::-1] if advanced else s.order)]
    return [*steps, PlaceCivbots()]


def shuffle_decks(s: State) -> None:
    """Wonders and leaders by epoch; solo without majority wonders and leaders (H3, H10, H107, H108)."""
    c = s.components
    for epoch in (1, 2, 3):
        cards = c.wonders_of_epoch[epoch]
        if s.players == 1:
            out = [w for w in cards if c.wonder_kind[w] == BY_MAJORITY]
            cards = [w for w in cards if w not in out]
            for wonder in out:
                s.zones[REMOVED_WONDERS] = s.zones[REMOVED_WONDERS].with_bottom(wonder, -1)
        s.zones[WONDER_DECK + epoch - 1] = zone_of(s.shuffled(cards), 0)
        if s.players > 1:
            s.zones[LEADER_DECK + epoch - 1] = zone_of(s.shuffled(c.leaders_of_epoch[epoch]), 0)
    if s.option("events"):
        s.zones[EVENT_PILE] = announce(zone_of(s.shuffled(range(len(c.event_effects))), 0))
    if s.option("goals"):
        s.zones[GOAL_BAG] = zone_of(s.shuffled(range(len(c.goal_effects))), 0)


def deal_tiles(s: State) -> None:
    """A random tile on each territory; spare tiles leave the game (H9)."""
    tiles = s.shuffled(range(len(s.components.tile_vp)))
    s.tiles = tiles[: len(s.components.ids["territory"])]
    s.emit("tiles", tuple(s.tiles))


class ChooseCivilization(Decision[State]):
    """Choose a civilization; of the two green ones only one is in the game (H1)."""

    seat: int
    rule = "H1"

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("civilization", c) for c in range(len(s.components.ids["civilization"]))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "civilization":
            return None
        if action[1] in s.civs:
            return Objection("civilization-taken", (action[1],), "H1")
        if color(s, action[1]) in {color(s, c) for c in s.civs if c >= 0}:
            return Objection("color-taken", (action[1],), "H1")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        chosen = list(s.civs or (-1,) * s.players)
        chosen[seat] = action[1]
        s.civs = tuple(chosen)
        s.emit("plays-civilization", seat, action[1])


def color(s: State, civilization: int) -> str:
    """The colour of a civilization."""
    return s.components.data.civilizations[civilization].color


class LotCivilizations(Step[State]):
    """Civilizations by lot for those who have none yet; the civbots take colours that are left."""

    def run(self, s: State) -> None:
        civs = list(s.civs or (-1,) * s.players) + [-1] * s.bots
        rest = list(s.shuffled(range(len(s.components.ids["civilization"]))))
        for civ in range(len(civs)):
            if civs[civ] < 0:
                taken = {color(s, c) for c in civs if c >= 0}
                civs[civ] = next(c for c in rest if c not in civs and color(s, c) not in taken)
                s.emit("plays-civilization", civ, civs[civ])
        s.civs = tuple(civs)
        s.barrier()


class DealAdvisors(Step[State]):
    """Five advisors for each player, shuffled; the top one to hand, unless advisors are chosen (H5, H128)."""

    def run(self, s: State) -> None:
        chosen = s.option("chosen_advisors")
        for seat in range(s.players):
            advisors = s.components.advisors_of[s.civs[seat]]
            zone = advisor_deck(seat)
            if chosen:
                s.zones[zone] = zone_of(advisors, 1 << seat)
            else:
                s.zones[zone] = zone_of(s.shuffled(advisors), 0)
                for _ in range(s.components.data.setup.start_advisors.value):
                    draw_advisor(s, seat, "starts-with-advisor")


class DrawGoal(Step[State]):
    """A player draws a goal and reveals it (H119)."""

    seat: int

    def run(self, s: State) -> None:
        bag = s.zones[GOAL_BAG]
        goal = bag.cards[0]
        s.zones[GOAL_BAG] = bag.below(1)
        s.barrier()
        s.emit("draws-goal", self.seat, goal)
        s.push(PlaceGoal(self.seat, goal))


class PlaceGoal(Decision[State]):
    """Put the goal on a cell: not Clan, not beside another goal (H119)."""

    seat: int
    goal: int
    rule = "H119"

    def candidates(self, s: State, seat: int) -> list[Action]:
        cells = s.components.cells
        return [
            ("place_goal", m * 32 + t) for m in range(1, LEVELS + 1) for t in range(1, LEVELS + 1) if cells[m][t] >= 0
        ]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "place_goal":
            return None
        m, t = divmod(action[1], 32)
        if not (1 <= m <= LEVELS and 1 <= t <= LEVELS) or s.components.cells[m][t] < 0:
            return Objection("cell-missing", (action[1],), "H119")
        if s.components.ids["government"][s.components.cells[m][t]] == "clan":
            return Objection("goal-on-clan", (), "H119")
        for cell, _ in s.goals:
            if max(abs(cell // 32 - m), abs(cell % 32 - t)) <= 1:
                return Objection("goal-beside-goal", (action[1],), "H119")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.goals = (*s.goals, (action[1], self.goal))
        s.emit("places-goal", seat, self.goal, action[1])


class EndGoals(Step[State]):
    """The goals that were not placed leave the game; they stay unseen in the bag."""

    def run(self, s: State) -> None:
        s.emit("goals-placed", len(s.goals))


class PlaceFirstCube(Decision[State]):
    """Put the first cube into an empty territory (H11)."""

    seat: int
    rule = "H11"

    def options(self, s: State, seat: int) -> list[Action]:
        taken = world.occupied(s)
        return [("settle", t) for t in range(len(s.tiles)) if not taken >> t & 1]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("settle", t) for t in range(len(s.tiles))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "settle" and world.occupied(s) >> action[1] & 1:
            return Objection("not-empty", (action[1],), "H11")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        world.settle(s, seat, action[1])
