"""What an attack would meet (9), before it is declared: for the military cards of the player in turn everything they
can reach, and both combat values without dice. The view shows it; the rules do not need it.
"""

from __future__ import annotations

from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games.new_dawn.data.components import MILITARY
from zeitalter.games.new_dawn.rules.combat import attack_value, defence_value, kind_of
from zeitalter.games.new_dawn.rules.course import BeginTurn
from zeitalter.games.new_dawn.rules.diplomacy import return_cards, return_envoy
from zeitalter.games.new_dawn.rules.military import Attack, AttackerSpends, DefenderSpends, attack_effect, targets
from zeitalter.games.new_dawn.rules.resolve import ChooseEffect, slot_of
from zeitalter.games.new_dawn.rules.state import NOBODY, State


def prospects(s: State) -> dict[str, dict[str, list[int]]]:
    """By card and space: attack and defence without dice, and the tokens both could spend (N85-N89)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, BeginTurn | ChooseEffect | Attack):
        return {}
    seat, begins = top.seat, isinstance(top, BeginTurn)
    places = s.places_of(seat, MILITARY) if begins else [s.chosen]
    found = {}
    for place in places:
        card = s.cards(seat)[place]
        if s.components.type[card] != MILITARY:
            continue
        trial = s.copy()
        trial.chosen, trial.slot = place, slot_of(s, seat, place) if begins else s.slot
        names = s.components.ids["space"]
        found[s.components.ids["focus"][card]] = {
            names[space]: values_of(trial.copy(), seat, space) for space in bits(targets(trial, seat))
        }
    return found


def values_of(s: State, seat: int, space: int) -> list[int]:
    """What an attack on a space would be worth, once the cards that it costs have gone back (N84)."""
    kind, effect = kind_of(s, space), attack_effect(s, seat)
    owner = s.owner(space) if kind in ("rival_city", "rival_token") else NOBODY
    if kind == "city_state":
        return_envoy(s, seat, s.state_at(space))
    elif owner != NOBODY:
        return_cards(s, seat, owner)
    bonus = effect["bonus_vs_barbarian" if kind == "barbarian" else "bonus"]
    theirs = 0 if owner == NOBODY else sum(tokens_on(s, owner, place) for place in s.places_of(owner, MILITARY))
    return [
        attack_value(s, seat, space, 0, bonus),
        defence_value(s, seat, space, 0),
        tokens_on(s, seat, s.chosen),
        theirs,
    ]


def tokens_on(s: State, seat: int, place: int) -> int:
    """How often something on a card can be spent (N32, N35, N200)."""
    card = s.cards(seat)[place]
    states = sum(
        holder == seat and s.state_card[i] == card and not s.spent_states >> i & 1 for i, holder in enumerate(s.states)
    )
    natures = sum(
        holder == seat and s.nature_card[i] == card and not s.spent_natures >> i & 1
        for i, holder in enumerate(s.natures)
    )
    return s.on_card(seat, place) + states + natures


def combat(s: State) -> dict[str, Any] | None:
    """The combat in which tokens are being spent: who attacks what, and both values so far."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, AttackerSpends):
        attacker = top.seat
    elif isinstance(top, DefenderSpends):
        attacker = top.attacker
    else:
        return None
    return {"attacker": attacker, "space": s.components.ids["space"][top.space], "values": [top.mine, top.theirs]}
