"""The end of a round: civbots, grey and brown measures of the time circle, markers (H12, H14, H76-H86)."""

from __future__ import annotations

from collections.abc import Callable

from zeitalter.engine.steps import Step
from zeitalter.engine.zones import EMPTY, Zone
from zeitalter.games.historia.rules import dominion, scoring
from zeitalter.games.historia.rules.civbots import CivbotTurn
from zeitalter.games.historia.rules.effects import receive_cubes, run_effects
from zeitalter.games.historia.rules.happenings import TurnEvent
from zeitalter.games.historia.rules.leaders import DraftLeaders, RevealLeaders, leader_bonus
from zeitalter.games.historia.rules.matrix import government
from zeitalter.games.historia.rules.state import FROM_GOVERNMENT, FROM_TERRITORIES, REMOVED_WONDERS, WONDER_DECK, State
from zeitalter.games.historia.rules.turns import SELECT_CARDS

LAST_ROUND = 12
OF_LEADERS = ("leader_bonus", "new_leaders")


class StartRound(Step[State]):
    """A new round begins; with events the next one comes up (H113)."""

    def run(self, s: State) -> None:
        s.ending = False
        s.emit("round", s.round, s.epoch)
        if s.option("events"):
            s.push(TurnEvent(), SELECT_CARDS, ROUND_END)
        else:
            s.push(SELECT_CARDS, ROUND_END)


class RoundEnd(Step[State]):
    """Civbots, then the measures of this round, then the markers (H14)."""

    def run(self, s: State) -> None:
        s.emit("round-ends", s.round)
        numbers = s.components.measure_numbers
        s.push(*[MEASURE[numbers[m]] for m in measures(s)], END_EPOCH, ADVANCE_MARKERS)
        if s.bots:
            s.push(*[CivbotTurn(bot) for bot in range(s.players, s.players + s.bots)])


def measures(s: State) -> tuple[str, ...]:
    """The measures at the end of this round; after the last one only some, alone none of the leaders (H14, H107)."""
    last, alone = s.round == LAST_ROUND, s.players == 1
    if not last and not alone:
        return s.components.measures[s.round_of_epoch]
    return tuple(
        m
        for m in s.components.measures[s.round_of_epoch]
        if not (last and m not in s.components.after_last_round) and not (alone and m in OF_LEADERS)
    )


class Measure(Step[State]):
    """One measure of the time circle, for everybody."""

    measure: int

    def run(self, s: State) -> None:
        if s.out is not None:
            s.emit("measure", self.measure)
        MEASURES[s.components.ids["measure"][self.measure]](s)


class EndEpoch(Step[State]):
    """After all measures of the fourth round active dominion tiles end (H125a)."""

    def run(self, s: State) -> None:
        if s.round_of_epoch == 4:
            dominion.end_of_epoch(s)


class AdvanceMarkers(Step[State]):
    """The markers advance; after round 12 the game is over (H12)."""

    def run(self, s: State) -> None:
        if s.round == LAST_ROUND:
            scoring.finish(s)
            return
        s.round += 1
        s.stack.append(START_ROUND)


def receive_cube(s: State) -> None:
    """One new cube for every player, into the used pool (H76)."""
    for seat in s.order:
        receive_cubes(s, seat, "measure", 1)


def territory_bonus(s: State) -> None:
    """Points of the tiles where a civilization is alone, civbots too (H77, H100)."""
    tiles, tile_vp = s.tiles, s.components.tile_vp
    for civ in [*s.order, *range(s.players, len(s.land))]:
        scored = dominion.scored_territories(s, civ)
        if scored:
            s.emit("scores-territories", civ, scored)
            s.gain_vp(civ, sum([tile_vp[tiles[t]] for t in scored]), FROM_TERRITORIES)


def take_back_cards(s: State) -> None:
    """The two oldest cards of every row (H78)."""
    for seat in s.order:
        s.take_back_oldest(seat, 2, "takes-oldest")


def refresh_wonders(s: State) -> None:
    """All wonders upright (H79)."""
    for seat in s.order:
        s.turned[seat] = 0


def recover_cubes(s: State) -> None:
    """A cube back for every territory (H80)."""
    for seat in s.order:
        s.recover(seat, dominion.counted_territories(s, seat).bit_count())


def government_bonus(s: State) -> None:
    """The bonus of the government; civbots only its points (H81, H100)."""
    for seat in s.order:
        own = government(s, seat)
        if s.out is not None:
            s.emit("government", seat, own)
        run_effects(s, seat, "government", own)
    for bot in range(s.players, len(s.land)):
        if s.land[bot]:
            own = government(s, bot)
            s.emit("government", bot, own)
            for name, *values in s.components.government_effects[own]:
                if name == "gain_vp":
                    s.gain_vp(bot, values[0], FROM_GOVERNMENT)


def player_order(s: State) -> None:
    """Fewest points first; ties: who was later plays earlier (H82)."""
    latest_first = s.order[::-1]
    s.order = tuple(sorted(latest_first, key=s.vp.__getitem__))
    s.emit("new-order", s.order)


def row_size(s: State) -> int:
    """Cards in the wonder row: players + 2, civbots not counted (H3, H109)."""
    return s.players + 2


def new_wonders(s: State) -> None:
    """A new row from the deck of the next round's epoch; old row and old deck leave the game (H83)."""
    epoch = s.round // 4 + 1
    if s.round_of_epoch == 4:
        rest = s.zones[WONDER_DECK + epoch - 2]
        removed = s.zones[REMOVED_WONDERS]
        s.zones[REMOVED_WONDERS] = Zone(removed.cards + rest.cards, removed.known + rest.known)
        s.zones[WONDER_DECK + epoch - 2] = EMPTY
    deal_row(s, epoch)


def deal_row(s: State, epoch: int) -> None:
    """Reveal the wonder row from an epoch's deck."""
    deck = s.zones[WONDER_DECK + epoch - 1]
    n = row_size(s)
    s.wonder_row = deck.cards[:n]
    s.zones[WONDER_DECK + epoch - 1] = deck.below(n)
    s.barrier()
    s.emit("new-wonders", s.wonder_row)


def new_leaders(s: State) -> None:
    """The draft for the next epoch; leaders drafted at the start are only revealed (H85, H126)."""
    epoch = s.epoch + 1
    if s.option("advanced_leaders"):
        s.push(RevealLeaders(epoch))
    else:
        s.push(DraftLeaders(epoch, s.order))


MEASURES: dict[str, Callable[[State], None]] = {
    "receive_cube": receive_cube,
    "territory_bonus": territory_bonus,
    "take_back_cards": take_back_cards,
    "refresh_wonders": refresh_wonders,
    "recover_cubes": recover_cubes,
    "government_bonus": government_bonus,
    "player_order": player_order,
    "new_wonders": new_wonders,
    "leader_bonus": leader_bonus,
    "new_leaders": new_leaders,
}

# Steps never change, so those of every round are made once.
START_ROUND = StartRound()
ROUND_END = RoundEnd()
MEASURE = tuple(Measure(number) for number in range(len(MEASURES)))
END_EPOCH = EndEpoch()
ADVANCE_MARKERS = AdvanceMarkers()
