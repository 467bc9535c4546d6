"""Leaders: the drafts, the bonus at the end of an epoch (H10, H75, H84, H85, H101, H126)."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, EMPTY, Zone
from zeitalter.games.historia.data.components import STAT_TERRITORIES
from zeitalter.games.historia.rules import dominion
from zeitalter.games.historia.rules.state import (
    FROM_CIVBOT,
    FROM_LEADER,
    LEADER_DECK,
    PACKET,
    REMOVED_LEADERS,
    State,
    kept_leaders,
)
from zeitalter.games.historia.rules.wonders import stat


def packet_size(s: State) -> int:
    """Cards drawn for a draft: one more than players, at most 6 (H10)."""
    return min(s.players + 1, 6)


def draw_packet(s: State, epoch: int) -> None:
    """Draw the cards of an epoch's deck that are drafted; the rest of the deck stays out."""
    zone = LEADER_DECK + epoch - 1
    deck = s.zones[zone]
    n = packet_size(s)
    packet = s.zones[PACKET]
    s.zones[PACKET] = Zone(packet.cards + deck.cards[:n], packet.known + deck.known[:n])
    s.zones[zone] = deck.below(n)


class DraftLeaders(Step[State]):
    """A draft of one epoch in this order: keep one, pass the rest (H10, H85)."""

    epoch: int
    order: tuple[int, ...]

    def run(self, s: State) -> None:
        draw_packet(s, self.epoch)
        s.push(*[PassPacket(seat) for seat in self.order], EndDraft(self.epoch))


class DraftAllLeaders(Step[State]):
    """Leaders for all epochs: three picks, forth, back and forth (H126)."""

    def run(self, s: State) -> None:
        for epoch in (1, 2, 3):
            draw_packet(s, epoch)
        order = s.order + s.order[::-1] + s.order
        s.push(*[PassPacket(seat) for seat in order], EndDraft(1))


class PassPacket(Step[State]):
    """The cards are passed on to the next player, who looks at them."""

    seat: int

    def run(self, s: State) -> None:
        s.show(PACKET, 1 << self.seat)
        s.stack.append(KeepLeader(self.seat))


class KeepLeader(Decision[State]):
    """Keep one leader of the cards passed on, at most one of an epoch (H10, H126)."""

    seat: int
    rule = "H10"

    def options(self, s: State, seat: int) -> list[Action]:
        epoch_of = s.components.leader_epoch
        epochs = [epoch_of[k] for k in s.zones[kept_leaders(seat)].cards]
        return [("keep", leader) for leader in sorted(s.zones[PACKET].cards) if epoch_of[leader] not in epochs]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "keep" or action[1] not in s.zones[PACKET].cards:
            return None
        epoch = s.components.leader_epoch[action[1]]
        if any(s.components.leader_epoch[k] == epoch for k in s.zones[kept_leaders(seat)].cards):
            return Objection("leader-of-epoch", (epoch,), "H126")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        leader = action[1]
        owner = 1 << seat
        s.zones[PACKET] = s.zones[PACKET].without(leader).known_only_to(owner)
        s.zones[kept_leaders(seat)] = s.zones[kept_leaders(seat)].with_bottom(leader, owner)
        s.emit_to(owner, "keeps-leader", seat, leader)


class EndDraft(Step[State]):
    """The left-over cards leave the game; the leaders of the epoch are revealed."""

    epoch: int

    def run(self, s: State) -> None:
        packet, removed = s.zones[PACKET], s.zones[REMOVED_LEADERS]
        s.zones[REMOVED_LEADERS] = Zone(removed.cards + packet.cards, removed.known + packet.known)
        s.zones[PACKET] = EMPTY
        s.stack.append(RevealLeaders(self.epoch))


class RevealLeaders(Step[State]):
    """All kept leaders of an epoch are revealed."""

    epoch: int

    def run(self, s: State) -> None:
        for seat in s.order:
            zone = kept_leaders(seat)
            for leader in s.zones[zone].cards:
                if s.components.leader_epoch[leader] == self.epoch:
                    s.leader[seat] = leader
                    s.zones[zone] = s.zones[zone].without(leader)
                    s.emit("reveals-leader", seat, leader)
        s.barrier()


def own(s: State, seat: int, which: int) -> int:
    """A player's value in a stat as the conditions of leaders count it (H75)."""
    return dominion.counted_territories(s, seat).bit_count() if which == STAT_TERRITORIES else stat(s, seat, which)


def reached(s: State, seat: int, leader: int) -> list[int]:
    """How far a player has come with each of the two conditions of a leader (H75)."""
    return [own(s, seat, which) for which, _, _ in s.components.leader_terms[leader]]


def terms_met(s: State, seat: int, leader: int) -> list[bool]:
    """Which of the two conditions of a leader a player meets, each for itself (H75)."""
    return [own(s, seat, which) >= value for which, value, _ in s.components.leader_terms[leader]]


def leader_bonus(s: State) -> None:
    """Score all leaders; what the players failed is shared by the civbots (H84, H101). Leaders leave the game."""
    missed = 0
    for seat in s.order:
        leader = s.leader[seat]
        if leader < 0:
            continue
        vp = 0
        for which, value, points in s.components.leader_terms[leader]:
            if own(s, seat, which) >= value:
                vp += points
            else:
                missed += points
        s.emit("leader-scores", seat, leader, vp)
        s.gain_vp(seat, vp, FROM_LEADER)
        s.leader[seat] = -1
        s.zones[REMOVED_LEADERS] = s.zones[REMOVED_LEADERS].with_bottom(leader, ALL)
    bots = [bot for bot in range(s.players, len(s.land)) if s.land[bot]]
    for bot in bots:
        share = min(missed // len(bots), s.components.leader_cap[s.epoch])
        if share:
            s.emit("bot-shares", bot)
            s.gain_vp(bot, share, FROM_CIVBOT)
