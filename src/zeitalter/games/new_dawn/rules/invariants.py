"""What must hold in every position of A New Dawn: pieces, tokens and cards are conserved, nobody shares a space."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import RESOURCES, SLOTS
from zeitalter.games.new_dawn.rules.agendas import complete
from zeitalter.games.new_dawn.rules.pieces import pact_limit, supply
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD, NOBODY, ON_MAP, OUT, State


def invariants(s: State) -> list[str]:
    """Every breach, in words for the person who mends the rules."""
    if s.seat == NOBODY:
        return []  # still setting up
    return [*_pieces(s), *_spaces(s), *_cards(s), *_laid(s), *_tokens(s), *_derived(s)]


def _derived(s: State) -> list[str]:
    """What is kept although it follows from the rest is what follows from the rest."""
    found = []
    again = s.copy()
    again.restored()
    for name in ("wild", "free_states", "powers"):
        if getattr(s, name) != getattr(again, name):
            found.append(f"{name} is {getattr(s, name)}, not {getattr(again, name)}")
    complete(again)
    if not s.stale and again.agendas != s.agendas:
        found.append("an agenda was completed and nobody has looked")
    return found


def _pieces(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        if s.strength(seat) < 0:
            found.append(f"seat {seat} has too many control tokens on the map")
        if s.cities_left(seat) < 0:
            found.append(f"seat {seat} has too many cities on the map")
        if s.strong[seat] & ~s.control[seat]:
            found.append(f"seat {seat} has a reinforced token where it has none")
        if not s.cities[seat] >> s.capital[seat] & 1:
            found.append(f"seat {seat} has lost its capital")
    return found


def _spaces(s: State) -> list[str]:
    found = []
    seen = 0
    for seat in range(s.players):
        for spaces in (s.control[seat], s.cities[seat]):
            if spaces & seen:
                found.append(f"two pieces stand on one space: {spaces & seen:x}")
            seen |= spaces
    if seen & ~s.board.land:
        found.append("a piece stands on water or nowhere")
    if seen & (s.wild | s.free_states | s.stock | s.free_natures()):
        found.append("a piece shares its space with a barbarian, a city-state, a resource or a natural wonder")
    if (s.wild | s.built()) & ~s.board.land:
        found.append("a barbarian or wonder is in the water")
    if s.wild & s.wagons():
        found.append("a caravan shares its space with a barbarian")
    standing = [space for space in s.barbarians if space >= 0]
    if len(set(standing)) < len(standing):
        found.append("two barbarians stand on one space")
    wonders = [space for space in s.wonders if space >= 0]
    if len(set(wonders)) < len(wonders):
        found.append("two wonders lie on one space")
    for state, held in enumerate(s.states):
        kept = s.option("barbarian_frees_city_state") == "off"
        if held >= 0 and not kept and s.owner(s.board.city_states[state]) != held:
            found.append(f"city-state {state} belongs to {held}, who does not hold its space")
    for nature, held in enumerate(s.natures):
        if held >= 0 and s.owner(s.board.natures[nature]) != held:
            found.append(f"natural wonder {nature} belongs to {held}, who does not hold its space")
    return found


def _cards(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        row = s.cards(seat)
        if len(set(row)) < SLOTS or NOBODY in row:
            found.append(f"seat {seat} has the row {row}")
        for giver in range(s.players):
            held = sum(giver != seat and holder == seat for holder in s.pacts[giver * 4 : giver * 4 + 4])
            waiting = any(type(step).__name__ == "GiveBackPacts" for step in s.stack)
            if held > pact_limit(s, seat) and not waiting:
                found.append(f"seat {seat} holds {held} cards of seat {giver}")
    decks = [card for zone in s.zones for card in zone.cards]
    out = [wonder for wonder, space in enumerate(s.wonders) if space >= 0]
    if s.stack and type(s.stack[-1]).__name__ != "Wonders" and sorted([*decks, *out]) != list(range(len(s.wonders))):
        found.append(f"wonders in decks {decks}, on the map {out}")
    return found


def _laid(s: State) -> list[str]:
    """City-states and natural wonders lie on cards that their holders have in the row."""
    found = []
    waiting = any(type(step).__name__ in ("PlaceState", "PlaceNature") for step in s.stack)
    for state, (held, card) in enumerate(zip(s.states, s.state_card, strict=True)):
        fitting = held >= 0 and s.places_of(held, s.components.city_state_type[state])
        if card != NOBODY and (held < 0 or card not in s.cards(held)):
            found.append(f"the token of city-state {state} lies on card {card} of {held}")
        if card == NOBODY and fitting and not waiting:
            found.append(f"the token of city-state {state} lies on no card of {held}")
    for nature, (held, card) in enumerate(zip(s.natures, s.nature_card, strict=True)):
        on_cards = held >= 0 and any(s.effects(held, "natural_wonder_as_trade"))
        if card != NOBODY and not (on_cards and card in s.cards(held)):
            found.append(f"natural wonder {nature} lies on card {card} of {held}")
        if card == NOBODY and on_cards and not waiting:
            found.append(f"natural wonder {nature} lies on no card of {held}")
    return found


def _tokens(s: State) -> list[str]:
    found = []
    if any(not 0 <= n <= MOST_ON_CARD for n in s.trade):
        found.append(f"trade tokens on cards: {s.trade}")
    for kind in range(len(RESOURCES)):
        if supply(s, kind) < 0:
            found.append(f"more of resource {kind} than there are")
    if min(s.resources) < 0:
        found.append("somebody has less than no resources")
    for state, holders in enumerate(s.envoys):
        if holders.bit_count() > 2 or (holders and s.states[state] != ON_MAP) or (s.states[state] == OUT and holders):
            found.append(f"diplomacy cards of city-state {state}: {holders:b}")
    usable = [s.usable_caravans(seat) for seat in range(s.players)]
    for seat in range(s.players):
        on_card = sum(s.caravans[i] == -1 for i in s.caravans_of(seat))
        if on_card > usable[seat]:
            found.append(f"seat {seat} has {on_card} caravans on its card")
    return found
