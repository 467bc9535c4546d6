"""The fields of a position of 7 Ages. `state.py` has the glossary and what can be asked of them."""

from __future__ import annotations

from typing import TypeVar

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.seven_ages.data.components import Components

COLOURS = 15
MOST_SEATS = 7
NOBODY = -1
"""No empire, no seat, no area: the same number everywhere."""

DECK, DISCARD, ATTACKER_CARD, DEFENDER_CARD = range(4)
"""Zones that are there once: the two piles, and what the two sides of a conflict have drawn."""
HANDS = 4
MARKERS = HANDS + MOST_SEATS
"""Face-down action markers that lie on empires, in the order of `slots`."""
SPARE = MARKERS + MOST_SEATS
"""Action markers a player has not placed: nobody else knows which these are."""
ZONES = SPARE + MOST_SEATS


T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A row with another value in one place."""
    return row[:place] + (value,) + row[place + 1 :]  # noqa: RUF005 (the fastest way)


class Fields(KernelState):
    """What a position holds. Rows by empire have an entry for each of the 15 colours, rows by area for each area.

    Rows that seldom change are tuples, which copies share; `put` gives such a row with another value in one place.
    """

    components: Components
    players: int
    # -- the course of the game
    turn: int
    start_player: int
    round: int
    """The action of the present round (START_EMPIRE to DISCARD_EMPIRE), or NOBODY outside of rounds."""
    active: int
    """The empire that performs an action, or NOBODY."""
    acting: int
    """The seat that performs an action, or NOBODY."""
    action: int
    """The action that is performed; PASS or VOTE after a conversion; NOBODY between actions."""
    start_age: int
    """The age of the first empires; 0 as long as it is open (S27)."""
    end_age: int
    last_age: int
    """The age of the last empire that was the most advanced (S27b)."""
    finished_by: tuple[int, ...]
    """The cards of the empires that passed the last level, in this order (S28b)."""
    # -- by seat
    glory: list[int]
    pairs: tuple[int, ...]
    """The light colour of the pair reserved for each seat, or NOBODY."""
    slots: list[tuple[int, ...]]
    """On what the face-down markers of a seat lie, in the order of its zone: an empire, or NOBODY (empty slot)."""
    # -- by empire
    owner: tuple[int, ...]
    card: tuple[int, ...]
    level: tuple[int, ...]
    born: tuple[int, ...]
    """The age an empire started in."""
    money: list[int]
    elite: tuple[int, ...]
    go: tuple[int, ...]
    """Markers "+1 go" that are kept by a Forum."""
    go_now: tuple[int, ...]
    """Markers "+1 go" that are lost at the end of the turn (A41)."""
    religion: tuple[int, ...]
    government: tuple[int, ...]
    """The artefacts that stand for them, or NOBODY."""
    marks: tuple[int, ...]
    """The artefacts on the card of an empire, as bits; religion and government are not among them."""
    capital: tuple[int, ...]
    leaders: list[tuple[tuple[int, int], ...]]
    """Pairs of leader and area, sorted."""
    held: list[int]
    """The areas an empire controls, as bits."""
    done: tuple[int, ...]
    """The actions an empire has performed this turn, as bits; WILD, PASS and VOTE among them."""
    went_on: int
    """The empires that have used a "+1 go" marker this turn, as bits."""
    started_now: int
    """The empires started this turn, as bits."""
    settled: int
    """The barbarian empires that are barbarian no longer, as bits."""
    lost: tuple[int, ...]
    """The last turn in which an empire lost an area to another one; 0: never."""
    entered: tuple[int, ...]
    """The last turn in which the empire of the row (15 x 15) moved a unit into an area of that of the column."""
    reached: tuple[int, ...]
    """What an empire has scored once and for all: bits of its immediate glory; powers used up once per game."""
    # -- by area
    holder: tuple[int, ...]
    units: list[tuple[int, ...]]
    """The units of the holder, sorted; see `units.py` for units that have moved."""
    raid: tuple[tuple[int, ...], ...]
    """The units of the active empire in an area of somebody else, sorted."""
    city: tuple[int, ...]
    lies: tuple[int, ...]
    """The artefacts in an area, as bits; they belong to its holder."""
    disorder: int
    forts: int
    # -- counters that are not on the map
    free: bytearray
    """Unit counters by colour and type (15 x types)."""
    cup: tuple[int, ...]
    """Unnamed leaders by kind, and the "no leader" markers."""
    gone: int
    """Named leaders that are out of the game, as bits of leader numbers."""
    # -- markers of the world
    jihad: int
    """The area with the Jihad marker, or NOBODY."""
    crusade: int
    """1 while the marker lies in Palestine."""
    treaty: tuple[int, ...]
    """Empire, area, empire, area of the Peace treaty; empty if there is none."""
    world_war: int
    """The level where the marker lies; 0: none."""
    heresy: tuple[int, ...]
    """By religion, which is an artefact: the empire whose card has the marker, or NOBODY (A49)."""
    # -- what lasts for an action or a turn
    struck: tuple[tuple[int, int], ...]
    """Pairs of card and hostile event played on it this turn."""
    effects: tuple[tuple[int, int, int], ...]
    """Events that last: triples of event, empire it works for or against, and how long (0 action, 1 turn, 2 round)."""
    aside: tuple[int, ...]
    """Cards that lie open beside the piles: shown in a trade or a vote, announced as an event."""
    aside_of: tuple[int, ...]
    """Whose these are: 0 the active side, 1 the other one."""
    aboard: tuple[int, ...]
    """Units of the active empire on board of the ship that sails."""
    deal: tuple[int, ...]
    """The trade in progress, see `deal.py`; empty if there is none."""
    ways: int
    """Empires whose player lets the active one count its range through them, as bits (S20)."""
    asked_ways: int
    """Empires that were asked for it in this action, as bits."""
    looked: int
    """Powers before the action that were used this turn: bits of empires, Oracle first, then Satellites."""
    # -- the conflict in progress (`fight.py`); lists have an entry for the attacker and one for the defender
    fight_area: int
    """Where it is, or NOBODY."""
    fight_round: int
    fight_sides: tuple[int, ...]
    """The two empires; empty if there is no conflict."""
    fight_crossing: int
    """What the defender adds because all attackers came over a river or an arrow, or from the water (S82)."""
    fight_chief: int
    """1 if the defender had a leader there when it began (S92)."""
    fight_marks: list[int]
    """Conflict disorder markers (S86)."""
    fight_used: tuple[tuple[int, ...], ...]
    """Units that are used."""
    fight_used_leaders: tuple[tuple[int, ...], ...]
    fight_front: tuple[tuple[int, ...], ...]
    """Units committed to the front line of this round, once that is known."""
    fight_support: tuple[tuple[int, ...], ...]
    fight_leaders: tuple[tuple[int, ...], ...]
    """Leaders committed in this round."""
    fight_bonus: tuple[int, ...]
    """What events add to the totals of this round."""
    fight_ignored: tuple[int, ...]
    """A committed unit that does not count in this round because of an event, or NOBODY."""
    fight_glory: tuple[int, ...]
    """What winning this conflict is worth to each side by its card."""
    built: tuple[int, ...]
    """The areas where the active empire has put new units in this Production or at its start, one entry per unit."""
    built_sum: int
    """What these units cost together, before the sum is halved (S55)."""
    resolved: int
    """Areas about which the United Nations were asked in this movement, as bits (S135)."""
    annulled: int
    """1 if the player of the announced event has given in to the United Nations (S135)."""
    ship: int
    """The ship that sails, as it lies in its area, or NOBODY."""
    ship_area: int
    crew: tuple[int, ...]
    """The leaders on board of this ship."""
    marched: tuple[tuple[int, int, int], ...]
    """Leaders of the active empire that have moved: each with the area where he is and where his move began."""
    trodden: int
    """Areas nobody held before the active empire came there in this movement, as bits (S71)."""
    robbed: tuple[tuple[int, int], ...]
    """Buddhist empires that have lost an area to the active one in this action: player and card of each (S78)."""
    civil_done: int
    """What was done in this Civilise that is done only once, see `civilise.py`."""
    civil_cities: tuple[int, ...]
    """The cities that were built or raised in this Civilise."""
    chosen: tuple[int, ...]
    """The actions whose markers were turned over for an empire this turn, as bits, whatever they were turned into."""
    becalmed: tuple[tuple[int, int], ...]
    """Ships of the active empire that a storm holds for the rest of this Manoeuvre: area and type of each."""
    uncalled: int
    """Which of Jihad (bit 0) and Crusade (bit 1) was not on the map before the second of two actions (S127)."""
    spent: tuple[tuple[int, int], ...]
    """Powers that work once per game and were used: the card and the number of the power on it."""
    # -- what follows from the rest, kept because it is asked for all the time
    playing: tuple[int, ...]
    """The empires in play, by colour."""
    colour_of: tuple[int, ...]
    """By card the empire that is in play with it, or NOBODY; the last entry stands for no card."""
    plays_any_card: bool
    """Whether an empire is in play that may use any card as some event."""
    owned: tuple[int, ...]
    """All artefacts of an empire, as bits: on its card, religion and government, and in its areas."""
    adorned: int
    """The areas with artefacts, as bits."""
    in_hands: int
    """The cards in the hands of all players, as bits."""
    __slots__ = tuple(__annotations__)

    derived = ("playing", "colour_of", "plays_any_card", "owned", "adorned", "in_hands")

    def __init__(self, table: Table, source: Source) -> None:
        super().__init__(table, source)
        c = self.components = table.components
        self.players = table.seats
        self.turn = self.start_player = 0
        self.round = self.active = self.acting = self.action = NOBODY
        self.start_age = self.end_age = self.last_age = 0
        self.finished_by = ()
        self.glory = [0] * table.seats
        self.pairs = (NOBODY,) * table.seats
        self.slots = [()] * table.seats
        self.owner = (NOBODY,) * COLOURS
        self.card = (NOBODY,) * COLOURS
        self.level = (0,) * COLOURS
        self.born = (0,) * COLOURS
        self.money = [0] * COLOURS
        self.elite = (0,) * COLOURS
        self.go = (0,) * COLOURS
        self.go_now = (0,) * COLOURS
        self.religion = (NOBODY,) * COLOURS
        self.government = (NOBODY,) * COLOURS
        self.marks = (0,) * COLOURS
        self.capital = (NOBODY,) * COLOURS
        self.leaders = [()] * COLOURS
        self.held = [0] * COLOURS
        self.done = (0,) * COLOURS
        self.went_on = self.started_now = self.settled = 0
        self.lost = (0,) * COLOURS
        self.entered = (0,) * (COLOURS * COLOURS)
        self.reached = (0,) * COLOURS
        self.holder = (NOBODY,) * c.n_areas
        self.units = [()] * c.n_areas
        self.raid = ((),) * c.n_areas
        self.city = (0,) * c.n_areas
        self.lies = (0,) * c.n_areas
        self.disorder = self.forts = 0
        self.free = bytearray([n for mix in c.mix for n in mix])
        self.cup = tuple(c.cup)
        self.gone = 0
        self.jihad = NOBODY
        self.crusade = 0
        self.treaty = ()
        self.world_war = 0
        self.heresy = (NOBODY,) * len(c.ids["artefact"])
        self.struck = ()
        self.effects = ()
        self.aside = self.aside_of = self.aboard = self.deal = ()
        self.ways = self.asked_ways = self.looked = 0
        self.built = ()
        self.built_sum = 0
        self.fight_area = NOBODY
        self.fight_round = self.fight_crossing = self.fight_chief = 0
        self.fight_sides = ()
        self.fight_marks, self.fight_bonus, self.fight_glory = [0, 0], (0, 0), (0, 0)
        self.fight_used = self.fight_used_leaders = ((), ())
        self.fight_front = self.fight_support = self.fight_leaders = ((), ())
        self.fight_ignored = (NOBODY, NOBODY)
        self.resolved = self.annulled = self.trodden = 0
        self.ship = self.ship_area = NOBODY
        self.crew = self.marched = self.robbed = ()
        self.civil_done = 0
        self.civil_cities = ()
        self.chosen = (0,) * COLOURS
        self.becalmed = self.spent = ()
        self.uncalled = 0
        self.playing = ()
        self.colour_of = (NOBODY,) * (len(c.value) + 1)
        self.plays_any_card = False
        self.owned = (0,) * COLOURS
        self.adorned = self.in_hands = 0
        self.zones = [EMPTY] * ZONES
