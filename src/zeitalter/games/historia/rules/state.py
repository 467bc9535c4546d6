"""The position of a game of Historia.

Glossary (one word per thing; the German words are in the texts):

    civ            a civilization: players first (civ == seat), then civbots
    personal/used/general   cubes in the personal supply, the used pool, the general supply (never in play yet)
    land           mask of territories that hold a cube of the civ (bit n: territory n)
    hand           mask of action cards in hand (advisors in hand are a hidden zone)
    row            discard row, oldest first
    played         revealed cards not yet started in this action round
    executing      the card being executed (in neither hand nor row), -1: none
    action         the action by-action wonders may answer to now, -1: none
    built/turned/locked     masks of wonders owned, used, and too new to be used (H34)
    ending         a Revolution was played: this action round is the last of the round
    cell           a place of the matrix: military * 32 + technology
"""

from __future__ import annotations

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.historia.data.components import ADVISOR, Components

WONDER_DECK, LEADER_DECK, PACKET, REMOVED_LEADERS, REMOVED_WONDERS, EVENT_PILE, GOAL_BAG = 0, 3, 6, 7, 8, 9, 10
PER_SEAT = 11
"""Zones 0-2 wonder decks, 3-5 leader decks, then one each; from here three per seat."""

# fmt: off
SOURCES = (
    "government", "territories", "leader", "wonder", "advisor", "level", "trade", "raid", "war", "tourism",
    "exploitation", "event", "goal", "civbot",
)
(
    FROM_GOVERNMENT, FROM_TERRITORIES, FROM_LEADER, FROM_WONDER, FROM_ADVISOR, FROM_LEVEL, FROM_TRADE, FROM_RAID,
    FROM_WAR, FROM_TOURISM, FROM_EXPLOITATION, FROM_EVENT, FROM_GOAL, FROM_CIVBOT,
) = range(len(SOURCES))
HINDRANCES = (
    "technology", "cubes", "cell", "row", "reach", "partner", "weaker", "rival", "used", "wonders", "even", "beatable",
    "event", "discards", "upright", "general", "advisors",
)
# fmt: on
"""Why an action has no effect."""

NO_DOMINION: tuple[int, ...] = ()
SPENT_DOMINION = (-1,)


def advisor_deck(seat: int) -> int:
    """The zone of a player's advisor deck (face-down part)."""
    return PER_SEAT + 3 * seat


def advisor_hand(seat: int) -> int:
    """The zone of the advisors in a player's hand."""
    return PER_SEAT + 3 * seat + 1


def kept_leaders(seat: int) -> int:
    """The zone of the leaders a player has kept and not revealed."""
    return PER_SEAT + 3 * seat + 2


class State(KernelState):
    """A position; the glossary above says what its fields hold."""

    components: Components
    players: int
    bots: int
    round: int
    order: tuple[int, ...]
    civs: tuple[int, ...]
    tiles: tuple[int, ...]
    wonder_row: tuple[int, ...]
    event: int
    goals: tuple[tuple[int, int], ...]
    active: int
    action: int
    executing: int
    ending: bool
    vp: list[int]
    technology: list[int]
    military: list[int]
    personal: list[int]
    used: list[int]
    general: list[int]
    land: list[int]
    hand: list[int]
    row: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    built: list[int]
    turned: list[int]
    locked: list[int]
    leader: list[int]
    advisors_up: list[tuple[int, ...]]
    dominion: list[tuple[int, ...]]
    __slots__ = tuple(__annotations__)

    def __init__(self, table: Table, source: Source) -> None:
        KernelState.__init__(self, table, source)
        self.components = table.components
        self.players = players = table.seats
        self.bots = bots = int(table.options["civbots"])
        civs = players + bots
        self.round = 1
        self.order = tuple(range(players))
        self.civs = ()
        self.tiles = ()
        self.wonder_row = ()
        self.event = -1
        self.goals = ()
        self.active = -1
        self.action = -1
        self.executing = -1
        self.ending = False
        self.vp = [0] * civs
        self.technology = [1] * civs
        self.military = [1] * civs
        self.personal = [0] * civs
        self.used = [0] * civs
        self.general = [0] * civs
        self.land = [0] * civs
        self.hand = [0] * players
        self.row = [()] * players
        self.played = [()] * players
        self.built = [0] * players
        self.turned = [0] * players
        self.locked = [0] * players
        self.leader = [-1] * players
        self.advisors_up = [()] * players
        self.dominion = [NO_DOMINION] * players
        self.zones = [EMPTY] * (PER_SEAT + 3 * players)

    # -- facts --------------------------------------------------------------------------------------------------------

    @property
    def epoch(self) -> int:
        """The epoch of the present round, 1 to 3."""
        return (self.round + 3) // 4

    @property
    def round_of_epoch(self) -> int:
        """1 to 4."""
        return (self.round - 1) % 4 + 1

    def option(self, name: str) -> bool:
        """Whether an on/off option of the table is on."""
        return bool(self.table.options[name] == "on")

    def advisors_in_hand(self, seat: int) -> tuple[int, ...]:
        """The advisors in a player's hand, as cards."""
        return tuple(sorted(ADVISOR + a for a in self.zones[advisor_hand(seat)].cards))

    def is_player(self, civ: int) -> bool:
        """Whether a civilization is a player (not a civbot)."""
        return civ < self.players

    # -- points and cubes ---------------------------------------------------------------------------------------------
    # What happens all the time asks first whether anybody listens: a call for nothing costs more than the deed.

    def gain_vp(self, civ: int, n: int, source: int) -> None:
        """Add points."""
        if n:
            self.vp[civ] += n
            if self.out is not None:
                self.emit("gains-vp", civ, n, source)

    def lose_vp(self, civ: int, n: int, source: int) -> None:
        """Subtract points; below 0 unless the table plays otherwise (A17)."""
        if self.vp[civ] < n and self.table.options["score_may_be_negative"] == "off":
            n = max(self.vp[civ], 0)
        if n:
            self.vp[civ] -= n
            self.emit("loses-vp", civ, n, source)

    def pay(self, civ: int, n: int) -> None:
        """Cubes from the personal supply to the used pool (H22)."""
        if n:
            self.personal[civ] -= n
            self.used[civ] += n
            if self.out is not None:
                self.emit("pays", civ, n)

    def recover(self, civ: int, n: int) -> None:
        """Up to n cubes from the used pool to the personal supply."""
        if n > self.used[civ]:
            n = self.used[civ]
        if n:
            self.used[civ] -= n
            self.personal[civ] += n
            if self.out is not None:
                self.emit("recovers-cubes", civ, n)

    def take_back_oldest(self, seat: int, n: int, event: str = "takes-back") -> None:
        """Up to n oldest cards of the row to hand; what everybody does at the end of a round is another event."""
        row = self.row[seat]
        if row and n:
            self._take_back(seat, row[:n], event)
            self.row[seat] = row[n:]

    def take_back(self, seat: int, cards: tuple[int, ...]) -> None:
        """These cards of the row to hand."""
        if cards:
            self.row[seat] = tuple([c for c in self.row[seat] if c not in cards])
            self._take_back(seat, cards)

    def _take_back(self, seat: int, cards: tuple[int, ...], event: str = "takes-back") -> None:
        hand = self.hand[seat]
        for card in cards:
            hand |= 1 << card
        self.hand[seat] = hand
        if self.out is not None:
            self.emit(event, seat, cards)
