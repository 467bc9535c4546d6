"""Why an answer is good: one sentence, as a message of `hints.*.ftl`.

For a card it is what kind of thing the turn brings when it is played on (what exactly, the next hints say, when dice
and the other questions of the turn are known); for everything else it is what the answer does on this space or with
this card, whose name stands in the answer already. Nothing is read but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zeitalter.engine.values import NUMBER, SEAT, Action, Kind
from zeitalter.games.new_dawn.data.components import MILITARY, RESOURCES, SLOTS, WONDER_TYPES
from zeitalter.games.new_dawn.rules.combat import kind_of
from zeitalter.games.new_dawn.rules.economy import markets
from zeitalter.games.new_dawn.rules.kinds import AGENDA, EFFECTS, FOCUS, NATURE, PACT, RESOURCE, SPACE, WONDER
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_MAP, State

Reason = tuple[str, tuple[tuple[Kind, Any], ...]]
PlayOn = Callable[[State], State]


def explain(before: State, after: State, seat: int, action: Action, play_on: PlayOn) -> Reason:
    """The reason for an answer: message id and its variables as pairs of kind and value."""
    if action[0] in ("focus", "resolve", "effect"):
        return _turn(before, after, seat, action)
    reason = _REASONS.get(action[0])
    return ("hint-guess", ()) if reason is None else reason(before, seat, action)


def _plain(id: str) -> Callable[[State, int, Action], Reason]:
    """A sentence without variables."""
    return lambda s, seat, action: (id, ())


def _naming(id: str, kind: Kind, which: int = 1) -> Callable[[State, int, Action], Reason]:
    """A sentence that names a value of the answer."""
    return lambda s, seat, action: (id, ((kind, action[which]),))


# -- what a card brings ------------------------------------------------------------------------------------------------


def _turn(before: State, after: State, seat: int, action: Action) -> Reason:
    """The best thing that has changed when the turn was played on with this card."""
    if _fights(before, after, seat, action):
        return "hint-fight" if action[0] == "effect" else "hint-military", ()
    for gain in (_agenda, _wonder, _city, _spaces, _card, _dial, _diplomacy, _trade, _strong):
        reason = gain(before, after, seat)
        if reason is not None:
            return reason
    return "hint-rest", ()


def _fights(before: State, after: State, seat: int, action: Action) -> bool:
    """Whether the card is for attacks: how they end nobody knows."""
    if action[0] == "effect":
        return EFFECTS[action[1]] == "attack"
    return before.components.type[action[1]] == MILITARY and not _strong(before, after, seat)


def _agenda(before: State, after: State, seat: int) -> Reason | None:
    new = after.agendas[seat] & ~before.agendas[seat]
    return ("hint-agenda", ((AGENDA, new.bit_length() - 1),)) if new else None


def _wonder(before: State, after: State, seat: int) -> Reason | None:
    new = [wonder for wonder in after.wonders_of(seat) if wonder not in before.wonders_of(seat)]
    return ("hint-turn-wonder", ()) if new else None


def _city(before: State, after: State, seat: int) -> Reason | None:
    new = after.cities[seat] & ~before.cities[seat]
    return ("hint-turn-city", ()) if new else None


def _spaces(before: State, after: State, seat: int) -> Reason | None:
    more = after.friendly(seat).bit_count() - before.friendly(seat).bit_count()
    return ("hint-spaces", ()) if more > 0 else None


def _card(before: State, after: State, seat: int) -> Reason | None:
    new = [card for card in after.cards(seat) if card not in before.cards(seat)]
    return ("hint-turn-card", ()) if new else None


def _dial(before: State, after: State, seat: int) -> Reason | None:
    more = after.dial[seat] - before.dial[seat]
    return ("hint-dial", ((NUMBER, after.dial[seat]),)) if more else None


def _diplomacy(before: State, after: State, seat: int) -> Reason | None:
    more = any(new >> seat & 1 > old >> seat & 1 for new, old in zip(after.envoys, before.envoys, strict=True))
    return ("hint-diplomacy", ()) if more or after.pacts.count(seat) > before.pacts.count(seat) else None


def _trade(before: State, after: State, seat: int) -> Reason | None:
    own = slice(seat * SLOTS, (seat + 1) * SLOTS)
    return ("hint-trade", ()) if sum(after.trade[own]) > sum(before.trade[own]) else None


def _strong(before: State, after: State, seat: int) -> Reason | None:
    more = after.strong[seat].bit_count() - before.strong[seat].bit_count()
    return ("hint-strong", ((NUMBER, more),)) if more > 0 else None


# -- spaces ------------------------------------------------------------------------------------------------------------


def _claim(s: State, seat: int, action: Action) -> Reason:
    """What a token gets on its space: what lies there, a mature city, or just land."""
    space = action[1]
    if s.stock >> space & 1:
        return "hint-claim-resource", ((RESOURCE, s.board.resource[space]), (SPACE, space))
    nature = s.nature_at(space)
    if nature != NOBODY and s.natures[nature] == ON_MAP:
        return "hint-claim-nature", ((NATURE, nature),)
    wonder = s.wonder_at(space)
    if wonder != NOBODY:
        return "hint-claim-wonder", ((WONDER, wonder),)
    then = s.copy()
    then.control[seat] |= 1 << space
    if mature(then, seat).bit_count() > mature(s, seat).bit_count():
        return "hint-claim-mature", ((SPACE, space),)
    near = s.board.near_mask[space] & s.cities[seat]
    return ("hint-claim-city" if near else "hint-claim", ((SPACE, space),))


def _send(s: State, seat: int, action: Action) -> Reason:
    if markets(s, seat) >> action[2] & 1:
        return "hint-send-trade", ((SPACE, action[2]),)
    return "hint-send", ((SPACE, action[2]),)


def _attack(s: State, seat: int, action: Action) -> Reason:
    kind = kind_of(s, action[1]).replace("_", "-")
    return f"hint-attack-{kind}", ((SPACE, action[1]),)


def _build(s: State, seat: int, action: Action) -> Reason:
    """A wonder for an agenda that asks for its type, or for what it does."""
    c, wonder = s.components, action[1]
    kind = WONDER_TYPES[c.wonder_type[wonder]]
    for card in s.victory:
        for agenda in c.victory[card]:
            if c.agenda_condition[agenda].get("type") == kind and not s.agendas[seat] >> agenda & 1:
                return "hint-build-agenda", ((WONDER, wonder), (AGENDA, agenda))
    return "hint-build", ((WONDER, wonder),)


def _gain(s: State, seat: int, action: Action) -> Reason:
    """A resource that a wonder lying open takes, or one more of a kind."""
    kind = action[1]
    for deck in range(len(WONDER_TYPES)):
        cards = s.zones[deck].cards
        if cards and kind in s.components.wonder_resources[cards[0]]:
            return "hint-gain-wonder", ((RESOURCE, kind), (WONDER, cards[0]))
    own = s.resources[seat * len(RESOURCES) + kind]
    return ("hint-gain" if own else "hint-gain-new", ((RESOURCE, kind),))


def _pact(s: State, seat: int, action: Action) -> Reason:
    return "hint-pact", ((PACT, action[-1]), (SEAT, action[1]))


def _spend(s: State, seat: int, action: Action) -> Reason:
    """Tokens count in combat, or make the card being resolved stronger."""
    fighting = type(s.stack[-1]).__name__ in ("AttackerSpends", "DefenderSpends")
    if fighting or s.chosen == NOBODY:
        return "hint-spend-combat", ()
    return "hint-spend", ((FOCUS, s.cards(seat)[s.chosen]),)


def _done(s: State, seat: int, action: Action) -> Reason:
    """Why to stop: by what was asked."""
    return _STOPPING.get(type(s.stack[-1]).__name__, "hint-done"), ()


_STOPPING = {
    "AttackerSpends": "hint-save",
    "DefenderSpends": "hint-save",
    "PlaceTokens": "hint-save-later",
    "MoveCaravans": "hint-done-caravans",
    "Attack": "hint-done-attacks",
    "TakePact": "hint-keep-pact",
}


_REASONS: Mapping[str, Callable[[State, int, Action], Reason]] = {
    "star": _plain("hint-star"),
    "lay_tile": _plain("hint-tile"),
    "done": _done,
    "spend": _spend,
    "spend_state": _spend,
    "spend_nature": _spend,
    "swap": _naming("hint-swap", FOCUS),
    "put": _naming("hint-put", FOCUS),
    "put_store": _plain("hint-store"),
    "unload": _naming("hint-put", FOCUS),
    "place_nature": _naming("hint-put", FOCUS, 2),
    "place_state": _naming("hint-put", FOCUS, 2),
    "claim": _claim,
    "take_back": _naming("hint-least", SPACE),
    "shift": _naming("hint-shift", SPACE, 2),
    "convert": _naming("hint-convert", SPACE),
    "raze": _naming("hint-raze", SPACE),
    "name_tokens": _plain("hint-name"),
    "yield_token": _naming("hint-least", SPACE),
    "advance": _plain("hint-advance"),
    "replace": _naming("hint-card", FOCUS, 2),
    "strike": _naming("hint-strike", SPACE),
    "gain": _gain,
    "exchange": lambda s, seat, action: _gain(s, seat, (action[0], action[2])),
    "send": _send,
    "take_pact": _pact,
    "change_pact": _pact,
    "give_back": _plain("hint-give-back"),
    "city": _naming("hint-city", SPACE),
    "build": _build,
    "pay": _plain("hint-pay"),
    "pay_nature": _plain("hint-pay-nature"),
    "under": _naming("hint-under", SPACE),
    "reinforce": _naming("hint-reinforce", SPACE),
    "attack": _attack,
    "conquer": _plain("hint-conquer"),
    "liberate": _plain("hint-liberate"),
    "steal": _naming("hint-steal", FOCUS),
    "discard": _naming("hint-discard", FOCUS),
    "drive": _naming("hint-drive", SPACE, 2),
}
