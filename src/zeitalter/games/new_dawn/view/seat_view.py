"""What a seat may know. Nearly everything lies open: only the order of the wonder decks is hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games.new_dawn.data.components import ICONS, PACTS, RESOURCES, SIDES, SLOTS, TERRAINS, WONDER_TYPES
from zeitalter.games.new_dawn.rules.agendas import fulfilled, progress
from zeitalter.games.new_dawn.rules.industry import cost
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.pieces import supply
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_CARD, ON_MAP, OUT, UNUSED, State
from zeitalter.games.new_dawn.view.prospects import combat, prospects
from zeitalter.kit.view_parts import Memo, ViewPart, reused


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat may know, as JSON; it is the same for all but for whose it is."""
    return views(s, [seat], {})[seat]


def views(s: State, seats: Iterable[int | None], memo: Memo) -> dict[int | None, dict[str, Any]]:
    """What several seats may know."""
    common = _common(s, memo)
    return {seat: {"seat": seat, **common} for seat in seats}


def _common(s: State, memo: Memo) -> dict[str, Any]:
    c, names = s.components, s.components.ids["space"]
    return {
        "round": s.round,
        "turn": None if s.seat == NOBODY else s.seat,
        "first": s.first,
        "event": {"section": s.event, "icons": [ICONS[icon] for icon in c.dial_icons]},
        "question": _question(s),
        "tiles": [[c.ids["tile"][tile], SIDES[side], rotation, q, r] for tile, side, rotation, q, r in s.tiles],
        "core": s.core,
        "hands": [[c.ids["tile"][tile] for tile in hand] for hand in s.hands],
        "spaces": _spaces(s, memo),
        "players": [_player(s, who) for who in range(s.players)],
        "states": {c.ids["city_state"][i]: _state(s, i) for i, held in enumerate(s.states) if held != OUT},
        "natures": {c.ids["nature"][i]: _nature(s, i) for i, held in enumerate(s.natures) if held != OUT},
        "wonders": {c.ids["wonder"][i]: names[space] for i, space in enumerate(s.wonders) if space >= 0},
        "decks": [_deck(s, deck) for deck in range(len(WONDER_TYPES))],
        "victory": [_victory(s, card) for card in s.victory],
        "supply": {RESOURCES[kind]: supply(s, kind) for kind in range(len(RESOURCES))},
        "resolving": None
        if s.chosen == NOBODY
        else {"place": s.chosen, "slot": s.slot, "extra": s.extra, "steps": list(s.steps)},
        "prospects": prospects(s),
        "combat": combat(s),
        "result": s.result,
    }


def _question(s: State) -> dict[str, Any] | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    return {"step": type(top).__name__, "rule": top.rule, "asked": list(s.asked)}


def _spaces(s: State, memo: Memo) -> ViewPart:
    """All spaces as they are now; those from before where nothing on the map has changed."""
    depends = (
        s.tiles, s.stock, tuple(s.control), tuple(s.cities), tuple(s.strong), tuple(s.capital), tuple(s.states),
        tuple(s.natures), tuple(s.wonders), tuple(s.barbarians), tuple(s.caravans),
    )  # fmt: skip
    found: ViewPart = reused(memo, "spaces", depends, lambda: _make_spaces(s))
    return found


def _make_spaces(s: State) -> ViewPart:
    names, board = s.components.ids["space"], s.board
    marked = s.tokens() | s.towns() | s.wild | s.stock | s.wagons() | s.built()
    for printed in (*board.city_states.values(), *board.natures.values()):
        marked |= 1 << printed
    return ViewPart(
        (names[space], _space(s, space) if marked >> space & 1 else _ground(s, space)) for space in board.spaces
    )


def _ground(s: State, space: int) -> dict[str, Any]:
    """Where a space lies, and its terrain."""
    return {"at": list(s.board.place[space] or ()), "terrain": TERRAINS[s.board.terrain[space]]}


def _space(s: State, space: int) -> dict[str, Any]:
    """A space with what is on it; keys only for what is there."""
    board, c = s.board, s.components
    data = _ground(s, space)
    owner = s.owner(space)
    if owner != NOBODY:
        kind = "token" if s.control[owner] >> space & 1 else "city"
        data[kind] = owner
        if s.strong[owner] >> space & 1:
            data["strong"] = True
        if space in s.capital:
            data["capital"] = True
    if s.stock >> space & 1:
        data["resource"] = RESOURCES[board.resource[space]]
    nature, state, wonder = s.nature_at(space), s.state_at(space), s.wonder_at(space)
    if nature != NOBODY:
        data["nature"] = c.ids["nature"][nature]
        data["nature_here"] = s.natures[nature] == ON_MAP
    if state != NOBODY:
        data["state"] = c.ids["city_state"][state]
        data["state_here"] = s.states[state] == ON_MAP
    if wonder != NOBODY:
        data["wonder"] = c.ids["wonder"][wonder]
    wild = [c.ids["letter"][letter] for letter, where in enumerate(s.barbarians) if where == space]
    if wild:
        data["barbarian"] = wild[0]
    caravans = [i // c.caravans for i, where in enumerate(s.caravans) if where == space]
    if caravans:
        data["caravans"] = caravans
    return data


def _player(s: State, who: int) -> dict[str, Any]:
    c, n = s.components, len(RESOURCES)
    letters = {ON_CARD: "card", UNUSED: "unused"}
    names = c.ids["space"]
    return {
        "seat": who,
        "leader": None if s.leaders[who] == NOBODY else c.ids["leader"][s.leaders[who]],
        "row": [_card(s, who, place) for place in range(SLOTS)] if s.row[who * SLOTS] != NOBODY else [],
        "dial": s.dial[who],
        "resources": {RESOURCES[kind]: s.resources[who * n + kind] for kind in range(n)},
        "tokens_left": s.strength(who),
        "cities_left": s.cities_left(who),
        "caravans": [letters.get(where) or names[where] for where in (s.caravans[i] for i in s.caravans_of(who))],
        "mature": [names[space] for space in bits(mature(s, who))],
        "wonders": [c.ids["wonder"][wonder] for wonder in s.wonders_of(who)],
        "store": s.store if any(s.effects(who, "trade_store")) else None,
        "envoys": [c.ids["city_state"][i] for i, holders in enumerate(s.envoys) if holders >> who & 1],
        "pacts": [
            [giver, pact]
            for giver in range(s.players)
            for i, pact in enumerate(PACTS)
            if giver != who and s.pacts[giver * len(PACTS) + i] == who
        ],
        "agendas": [c.ids["agenda"][i] for i in range(len(c.ids["agenda"])) if s.agendas[who] >> i & 1],
        "fulfilled": fulfilled(s, who),
        "spaces": s.friendly(who).bit_count(),
    }


def _card(s: State, who: int, place: int) -> dict[str, Any]:
    c = s.components
    card = s.cards(who)[place]
    return {
        "card": c.ids["focus"][card],
        "trade": s.on_card(who, place),
        "states": [
            c.ids["city_state"][i] for i, held in enumerate(s.states) if held == who and s.state_card[i] == card
        ],
        "natures": [c.ids["nature"][i] for i, held in enumerate(s.natures) if held == who and s.nature_card[i] == card],
    }


def _state(s: State, state: int) -> dict[str, Any]:
    held = s.states[state]
    holders = [seat for seat in range(s.players) if s.envoys[state] >> seat & 1]
    return {"conquered": None if held == ON_MAP else held, "envoys": holders}


def _nature(s: State, nature: int) -> int | None:
    return None if s.natures[nature] == ON_MAP else s.natures[nature]


def _deck(s: State, deck: int) -> dict[str, Any]:
    cards = s.zones[deck].cards
    shown = s.components.ids["wonder"][cards[0]] if cards else None
    prices = [cost(s, seat, cards[0]) for seat in range(s.players)] if cards else []
    return {"type": WONDER_TYPES[deck], "open": shown, "left": len(cards), "prices": prices}


def _victory(s: State, card: int) -> dict[str, Any]:
    c = s.components
    return {
        "card": c.ids["victory"][card],
        "agendas": [
            {"agenda": c.ids["agenda"][agenda], "progress": [_far(s, seat, agenda) for seat in range(s.players)]}
            for agenda in c.victory[card]
        ],
    }


def _far(s: State, seat: int, agenda: int) -> list[list[int]]:
    """How far a seat is: what it has and needs, for each way to complete the agenda."""
    condition = s.components.agenda_condition[agenda]
    ways = condition.get("options", [condition])
    return [list(progress(s, seat, way)) for way in ways]
