"""What a learner sees of a position of Historia: what lies open, and the face-down cards that its seat knows."""

from __future__ import annotations

from zeitalter.engine.table import Table
from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    LEADER_DECK,
    PACKET,
    PER_SEAT,
    REMOVED_LEADERS,
    State,
    advisor_deck,
    advisor_hand,
    kept_leaders,
)
from zeitalter.kit.game_parts import Observation
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    by_seat,
    fixed,
    from_seat,
    kinds,
    known_in,
    known_of_seats,
    one,
    only,
    seats,
    these,
    those,
)

MOST_POINTS = 100
ROUNDS = 12
DECKS = 3
PER_ZONES = 3
"""Zones of a seat: advisor deck, advisors in hand, leaders kept."""


def _civs(table: Table) -> int:
    return table.seats + int(table.options["civbots"])


def _goals(s: State) -> list[int]:
    """Military and technology of the cell of each goal."""
    found = [0] * (2 * len(s.components.ids["goal"]))
    for cell, goal in s.goals:
        found[2 * goal : 2 * goal + 2] = divmod(cell, 32)
    return found


def _tiles(s: State) -> list[int]:
    points = s.components.tile_vp
    return [points[tile] for tile in s.tiles] or [0] * len(s.components.ids["territory"])


def _order(s: State, seat: int) -> list[int]:
    """When each seat moves."""
    places = [0] * s.players
    for place, who in enumerate(s.order):
        places[who] = place
    return from_seat(places, seat, s.players)


def _sizes(s: State, seat: int) -> list[int]:
    """Hidden cards of each seat: advisors in hand, advisor deck, leaders kept."""
    sizes = [len(zone.cards) for zone in s.zones[PER_SEAT:]]
    own = PER_ZONES * seat
    return sizes[own:] + sizes[:own]


def _active(s: State, seat: int) -> tuple[int]:
    if s.active < 0:
        return (0,)
    return (1 << (s.active - seat) % s.players,) if s.active < s.players else (1 << s.active,)


def _next_event(s: State) -> tuple[int]:
    pile = s.zones[EVENT_PILE].cards
    return (1 << pile[0],) if pile else (0,)


def _dominion(s: State, seat: int) -> list[int]:
    """0 ready (or not in use), 1 spent, then the ability that is active."""
    return [0 if not tile else tile[0] + 2 for tile in from_seat(s.dominion, seat, s.players)]


GROUPS = (
    Group(
        (),
        (
            Numbers("points", "points of each civilization", _civs, by_seat("vp"), MOST_POINTS),
            Numbers("technology", "level of each civilization", _civs, by_seat("technology"), 16),
            Numbers("military", "level of each civilization", _civs, by_seat("military"), 16),
            Numbers("personal", "cubes in personal supplies", _civs, by_seat("personal"), 10),
            Numbers("used", "cubes in used pools", _civs, by_seat("used"), 10),
            Numbers("general", "cubes in general supplies", _civs, by_seat("general"), 10),
            Bits("land", "territories of each civilization", _civs, kinds("territory"), by_seat("land")),
            Bits("active", "whose turn it is, of all civilizations", one, _civs, _active),
            Bits("executing", "the card being executed", one, kinds("card"), these("executing", mask=only)),
            Bits(
                "action",
                "the action that wonders may answer to",
                one,
                kinds("action"),
                these("action", mask=only),
            ),
            Bits("last action round", "whether a Revolution was played", one, one, lambda s: (int(s.ending),)),
            Numbers("action cards", "how many each seat has in hand", seats, by_seat("hand", int.bit_count), 10),
            Bits("hand", "own action cards in hand", one, kinds("card"), lambda s, seat: (s.hand[seat],)),
            Bits("row", "discard row of each seat", seats, kinds("card"), by_seat("row", those)),
            Bits(
                "played",
                "cards of each seat that are revealed and not yet started",
                seats,
                kinds("card"),
                by_seat("played", those),
            ),
        ),
    ),
    Group(
        ("wonder_row", "built", "turned", "locked", "leader", "advisors_up"),
        (
            Bits("wonder row", "wonders that can be built", one, kinds("wonder"), these("wonder_row", mask=those)),
            Bits("built", "wonders of each seat", seats, kinds("wonder"), by_seat("built")),
            Bits("turned", "wonders that are used", seats, kinds("wonder"), by_seat("turned")),
            Bits("locked", "wonders too new to be used", seats, kinds("wonder"), by_seat("locked")),
            Bits("leader", "the open leader of each seat", seats, kinds("leader"), by_seat("leader", only)),
            Bits(
                "advisors face up",
                "of each seat",
                seats,
                kinds("advisor"),
                by_seat("advisors_up", those),
            ),
        ),
    ),
    Group(
        ("round", "order"),
        (
            Numbers("round", "the round, 1 to 12", one, these("round"), ROUNDS),
            Numbers("round of the epoch", "1 to 4", one, these("round_of_epoch"), 4),
            Numbers("order", "when each seat moves, from 0", seats, _order, 6),
        ),
    ),
    Group(
        ("tiles", "goals", "civs", "event", "dominion"),
        (
            Numbers("tiles", "points of the tile of each territory", kinds("territory"), _tiles, 4),
            Numbers(
                "goals",
                "military and technology of each goal; 0 if it is not placed",
                lambda t: 2 * len(t.components.ids["goal"]),
                _goals,
                16,
            ),
            Bits("event", "the event of the round", one, kinds("event"), these("event", mask=only)),
            Bits(
                "civilization",
                "who each one is",
                _civs,
                kinds("civilization"),
                lambda s, seat: [only(c) for c in from_seat(s.civs or (-1,) * len(s.vp), seat, s.players)],
            ),
            Numbers(
                "dominion",
                "for each seat: 0 ready or not in use, 1 spent, n + 2 ability n is active",
                seats,
                _dominion,
                4,
            ),
        ),
    ),
    Group(
        ("zones",),
        (
            Numbers(
                "hidden cards",
                "for each seat: cards of the advisor deck, advisors in hand, leaders kept",
                lambda table: PER_ZONES * table.seats,
                _sizes,
                10,
            ),
            Numbers(
                "wonder decks",
                "cards left, by epoch",
                fixed(DECKS),
                lambda s: [len(z) for z in s.zones[:DECKS]],
                16,
            ),
            Numbers(
                "leader decks",
                "cards left, by epoch",
                fixed(DECKS),
                lambda s: [len(z) for z in s.zones[LEADER_DECK : LEADER_DECK + DECKS]],
                6,
            ),
            Numbers("event pile", "cards left", one, lambda s: (len(s.zones[EVENT_PILE]),), 12),
            Bits("next event", "the event on top of the pile", one, kinds("event"), _next_event),
            Bits(
                "advisors in hand",
                "of each seat, as far as they are known",
                seats,
                kinds("advisor"),
                known_of_seats(advisor_hand),
            ),
            Bits(
                "advisor deck",
                "of each seat, as far as it is known",
                seats,
                kinds("advisor"),
                known_of_seats(advisor_deck),
            ),
            Bits(
                "kept leaders",
                "of each seat, as far as they are known",
                seats,
                kinds("leader"),
                known_of_seats(kept_leaders),
            ),
            Bits(
                "packet",
                "leaders to choose from, if known",
                one,
                kinds("leader"),
                known_in(PACKET),
            ),
            Bits(
                "removed leaders",
                "leaders out of the game, as far as they are known",
                one,
                kinds("leader"),
                known_in(REMOVED_LEADERS),
            ),
        ),
    ),
)

OBSERVATION: Observation[State] = Observation(groups=GROUPS, digits={"cell": (32, 17)})
