"""Abilities of the start of a turn (N29, 18): each once, in any order, before a card is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import SLOTS, WORLD_WONDER, Source
from zeitalter.games.new_dawn.rules.board import NOWHERE
from zeitalter.games.new_dawn.rules.culture import CITY, against_site, beside, claim, extra_sites, free_sites
from zeitalter.games.new_dawn.rules.diplomacy import held, offered, take_card
from zeitalter.games.new_dawn.rules.focus_row import put, swap
from zeitalter.games.new_dawn.rules.pieces import (
    against_taking_back,
    destroy,
    returnable,
    take_back,
    take_over,
    tell_cause,
)
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD, State
from zeitalter.games.new_dawn.rules.terrain import PLACING, difficulty, passable

VERBS: tuple[str, ...] = ("claim", "take_back", "raze", "name_tokens", "swap", "unload", "drive", "change_pact")


def options(s: State, seat: int) -> list[Action]:
    """Everything the start of the turn allows beside choosing a card."""
    found = [action for _, action in _offers(s, seat)]
    if s.store and s.effects(seat, "trade_store"):
        found += [("unload", card) for i, card in enumerate(s.cards(seat)) if s.on_card(seat, i) < MOST_ON_CARD]
    return found


def _offers(s: State, seat: int) -> list[tuple[Source, Action]]:
    """The abilities not used this turn: where each comes from, and what can be done with it."""
    found: list[tuple[Source, Action]] = []
    for source in s.effects(seat, "turn_start"):
        if not s.used & _bit(s, source):
            found += [(source, action) for action in _OFFERS[source.effect["op"]](s, seat, source)]
    return found


def _bit(s: State, source: Source) -> int:
    return 1 << source.card if source.kind == WORLD_WONDER else 1 << len(s.wonders) + source.card


def objection(s: State, seat: int, action: Action) -> Objection | None:
    """Why an ability cannot be used so; nothing special to say to those who do not have it."""
    verb = action[0]
    sources = [x for x in s.effects(seat, _OPS[verb]) if x.effect["trigger"] in ("turn_start", "passive")]
    if action in options(s, seat) or not sources:
        return None
    if verb == "take_back" and (against := against_taking_back(s, seat, action[1])):
        return against
    if verb != "unload" and s.used & _bit(s, sources[0]):
        return Objection("used-this-turn", (), "N29")
    return _WHY[verb](s, seat, action) if verb in _WHY else None


def use(s: State, seat: int, action: Action) -> None:
    """Use an ability."""
    if action[0] == "unload":
        tell_cause(s, seat, s.effects(seat, "trade_store")[0])
        s.store -= 1
        put(s, seat, s.cards(seat).index(action[1]), 1)
        return
    source = next(source for source, offered_action in _offers(s, seat) if offered_action == action)
    tell_cause(s, seat, source)
    if action[0] == "take_back":  # to have a token for the Hanging Gardens
        take_back(s, seat, action[1])
        return
    s.used |= _bit(s, source)
    _USES[action[0]](s, seat, action)


# -- what can be done -------------------------------------------------------------------------------------------------


def _gardens(s: State, seat: int, source: Source) -> list[Action]:
    """Hanging Gardens: a token next to a city (N172)."""
    near = beside(s, seat, CITY) | extra_sites(s, seat)
    sites = free_sites(s) & near & passable(s, seat, source.effect["terrain_max"], PLACING)
    if s.strength(seat):
        return [("claim", space) for space in bits(sites)]
    return [("take_back", space) for space in bits(returnable(s, seat))] if sites else []


def _forbidden(s: State, seat: int, source: Source) -> list[Action]:
    """Forbidden City: destroy a rival's token next to a friendly space (N173)."""
    near = s.board.next_to(s.friendly(seat))
    return [("raze", space) for space in bits(near & s.tokens() & ~s.control[seat])]


def _eiffel(s: State, seat: int, source: Source) -> list[Action]:
    """Eiffel Tower: name two tokens of a rival, who gives up one (N176)."""
    if not s.strength(seat):
        return []
    found: list[Action] = []
    for other in range(s.players):
        if other != seat:
            spaces = list(bits(s.control[other]))
            found += [("name_tokens", a, b) for i, a in enumerate(spaces) for b in spaces[i + 1 :]]
    return found


def _oracle(s: State, seat: int, source: Source) -> list[Action]:
    """Oracle: swap two cards that lie side by side (N183)."""
    row = s.cards(seat)
    return [("swap", row[i], row[i + 1]) for i in range(SLOTS - 1)]


def _seoul(s: State, seat: int, source: Source) -> list[Action]:
    """Seoul: move a barbarian to an empty space of land next to it (N204)."""
    empty = s.empty() & s.board.land
    return [
        ("drive", letter, to)
        for letter, space in enumerate(s.barbarians)
        if space != NOWHERE
        for to in bits(s.board.near_mask[space] & empty)
    ]


def _geneva(s: State, seat: int, source: Source) -> list[Action]:
    """Geneva: exchange a diplomacy card for another of the same player (N207)."""
    return [
        ("change_pact", giver, old, new)
        for giver in range(s.players)
        if giver != seat
        for old in held(s, seat, giver)
        for new in offered(s, giver)
    ]


_OFFERS: Mapping[str, Callable[[State, int, Source], list[Action]]] = {
    "place_control": _gardens,
    "destroy_rival_control": _forbidden,
    "eiffel_choice": _eiffel,
    "swap_cards": _oracle,
    "move_barbarian": _seoul,
    "swap_diplomacy": _geneva,
}


_OPS = {
    "claim": "place_control",
    "take_back": "place_control",
    "raze": "destroy_rival_control",
    "name_tokens": "eiffel_choice",
    "swap": "swap_cards",
    "drive": "move_barbarian",
    "change_pact": "swap_diplomacy",
    "unload": "trade_store",
}
"""What each verb needs."""


# -- why not ----------------------------------------------------------------------------------------------------------


def _against_claim(s: State, seat: int, action: Action) -> Objection | None:
    space = action[1]
    if against := against_site(s, space):
        return against
    most = next(x.effect["terrain_max"] for x in s.effects(seat, "place_control") if "terrain_max" in x.effect)
    hard = difficulty(s, seat, space, PLACING)
    if hard > most:
        return Objection("too-difficult", (space, hard, most), "N172")
    if not (beside(s, seat, CITY) | extra_sites(s, seat)) >> space & 1:
        return Objection("no-city-next-to-it", (space,), "N172")
    return Objection("no-tokens-left", (), "N42")


def _against_raze(s: State, seat: int, action: Action) -> Objection | None:
    if not (s.tokens() & ~s.control[seat]) >> action[1] & 1:
        return Objection("not-a-rival-token", (action[1],), "N173")
    return Objection("nothing-friendly-near", (action[1],), "N173")


def _against_names(s: State, seat: int, action: Action) -> Objection | None:
    for space in action[1:]:
        if not (s.tokens() & ~s.control[seat]) >> space & 1:
            return Objection("not-a-rival-token", (space,), "N176")
    return None if s.strength(seat) else Objection("no-tokens-left", (), "N176")


def _against_drive(s: State, seat: int, action: Action) -> Objection | None:
    start, to = s.barbarians[action[1]], action[2]
    if start == NOWHERE:
        return None
    if not s.board.near_mask[start] >> to & 1:
        return Objection("out-of-range", (to, 1), "N204")
    return Objection("water" if s.board.water >> to & 1 else "occupied", (to,), "N204")


def _against_change(s: State, seat: int, action: Action) -> Objection | None:
    _, giver, old, new = action
    return Objection("pact-not-there", (giver, new if old in held(s, seat, giver) else old), "N207")


_WHY: Mapping[str, Callable[[State, int, Action], Objection | None]] = {
    "claim": _against_claim,
    "raze": _against_raze,
    "name_tokens": _against_names,
    "drive": _against_drive,
    "change_pact": _against_change,
}


# -- what it does -----------------------------------------------------------------------------------------------------


def _claim(s: State, seat: int, action: Action) -> None:
    claim(s, seat, action[1])


def _raze(s: State, seat: int, action: Action) -> None:
    destroy(s, action[1])


def _name(s: State, seat: int, action: Action) -> None:
    s.push(YieldToken(s.owner(action[1]), seat, action[1], action[2]))


def _swap(s: State, seat: int, action: Action) -> None:
    row = s.cards(seat)
    swap(s, seat, row.index(action[1]), row.index(action[2]))


def _drive(s: State, seat: int, action: Action) -> None:
    s.put_barbarian(action[1], action[2])
    s.emit("driven", seat, action[1], action[2])


def _change(s: State, seat: int, action: Action) -> None:
    take_card(s, seat, action)


_USES: Mapping[str, Callable[[State, int, Action], None]] = {
    "claim": _claim,
    "raze": _raze,
    "name_tokens": _name,
    "swap": _swap,
    "drive": _drive,
    "change_pact": _change,
}


class YieldToken(Decision[State]):
    """The rival chooses which of the two named tokens is replaced (N176, A49)."""

    seat: int
    taker: int
    one: int
    two: int
    rule = "N176"
    answers = ("yield_token",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("yield_token", self.one), ("yield_token", self.two)]

    def take(self, s: State, seat: int, action: Action) -> None:
        take_over(s, self.taker, action[1], city=False)
