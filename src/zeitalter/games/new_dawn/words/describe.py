"""Components in words: what a focus card, wonder, leader, city-state or diplomacy card does, what an agenda asks for.

All words are in the text files (`describe-...`); this module chooses messages and hands over names and figures. It
reads compiled components, so an owner's file is respected.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zeitalter.games.new_dawn.data.components import ERAS, FOCUS, TERRAINS, TYPES, WONDER_TYPES, Components
from zeitalter.games.new_dawn.rules.industry import PER_RESOURCE
from zeitalter.kit.game_parts import Describe
from zeitalter.kit.sentences import Texts

Effect = Mapping[str, Any]
SIDE_NAMES = ("A", "B")


# -- focus cards -------------------------------------------------------------------------------------------------------


def focus_text(texts: Texts, components: Components, card: int) -> str:
    """A focus card: type and level, its effects in order, and what a trade token on it is worth."""
    kind = TYPES[components.type[card]]
    lines = [texts.message("describe-focus", type=texts.message(f"type-{kind}"), level=components.level[card])]
    if components.caravans_of[card]:
        lines.append(texts.message("describe-caravans", n=components.caravans_of[card]))
    for effect in components.effects_of[FOCUS][card]:
        lines += _effect_lines(texts, effect)
    lines.append(texts.message(f"describe-trade-{kind}"))
    return "\n".join(lines)


def _effect_lines(texts: Texts, effect: Effect) -> Iterator[str]:
    """The sentences of an effect: what can be chosen, or what comes one after the other."""
    if "choose_one" in effect:
        for word, choice in zip(("either", "or"), effect["choose_one"], strict=True):
            yield texts.message(f"describe-{word}", text=" ".join(_effect_lines(texts, choice)))
        return
    for part in effect.get("sequence", [effect]):
        yield _operation(texts, part)


def _operation(texts: Texts, effect: Effect) -> str:
    """One word of the vocabulary as a sentence."""
    op = effect["op"]
    if op == "place_control":
        return texts.message(f"describe-place-{effect['adjacent_to']}", count=effect["count"])
    if op == "move_caravans":
        lines = [texts.message("describe-move_caravans", steps=effect["steps"])]
        lines += [texts.message("describe-caravans-water")] if effect["water"] else []
        lines += [texts.message("describe-caravans-clear")] if effect["barbarian"] != "blocked" else []
        return " ".join(lines)
    if op == "build_wonder":
        table = effect["production"]["table"] if isinstance(effect["production"], Mapping) else {}
        more = [texts.message("describe-production", slot=slot, n=n) for slot, n in sorted(table.items())]
        return " ".join([texts.message("describe-build_wonder", n=PER_RESOURCE), *more])
    if op == "build_city":
        lines = [texts.message("describe-build_city", range=effect["range"])]
        lines += [texts.message("describe-city-caravan")] if "friendly_caravan" in effect["count_from"] else []
        lines += [texts.message("describe-city-water")] if effect["through_water"] else []
        return " ".join(lines)
    if op == "attack":
        return _attack(texts, effect)
    if op == "reinforce" and effect["count"] != "slot":
        return texts.message("describe-reinforce-rest")
    return texts.message(f"describe-{op}", **figures([effect]))


def _attack(texts: Texts, effect: Effect) -> str:
    """Attacks: how many, how far, with which bonus, and what may be counted through."""
    lines = [texts.message("describe-attack", count=effect["max_attacks"], range=effect["range"])]
    bonus, wild = effect["bonus"], effect["bonus_vs_barbarian"]
    if bonus:
        lines.append(texts.message("describe-attack-bonus", bonus=bonus))
    if wild != bonus:
        lines.append(texts.message("describe-attack-barbarian", bonus=wild))
    if effect["through"]:
        names = [texts.message(f"describe-through-{what}") for what in effect["through"]]
        lines.append(texts.message("describe-attack-through", names=texts.listing(names)))
    return " ".join(lines)


def figures(effects: Sequence[Effect]) -> dict[str, Any]:
    """All figures of effects by their names, without a sign; those of conditions and tables too."""
    found: dict[str, Any] = {}
    for effect in effects:
        for key, value in effect.items():
            if isinstance(value, Mapping):
                found |= figures([value])
            elif key == "sequence":
                found |= figures(value)
            elif isinstance(value, int) and not isinstance(value, bool):
                found[str(key)] = abs(value)
    return found


# -- wonders, leaders, diplomacy ---------------------------------------------------------------------------------------


def wonder_text(texts: Texts, components: Components, wonder: int) -> str:
    """A world wonder: type, era, cost and resources, and what it does."""
    data = components.data.world_wonders.cards[wonder]
    names = [_name(texts, components, "resource", kind) for kind in components.wonder_resources[wonder]]
    head = texts.message(
        "describe-wonder",
        type=WONDER_TYPES[components.wonder_type[wonder]],
        era=ERAS[components.wonder_era[wonder]],
        cost=data.cost,
        resources=texts.listing(names),
    )
    return f"{head}\n{texts.message(f'describe-wonder-{data.id}', **figures(data.effects))}"


def leader_text(texts: Texts, components: Components, leader: int) -> str:
    """A leader: people, starting row, ability."""
    data = components.data.leaders.cards[leader]
    row = ", ".join(texts.message(f"type-{kind}") for kind in data.start_row)
    head = texts.message("describe-leader", people=data.civ[texts.lang], row=row)
    return f"{head}\n{texts.message(f'describe-leader-{data.id}', **figures(data.effects))}"


people_text = leader_text


def city_state_text(texts: Texts, components: Components, state: int) -> str:
    """A city-state: its type and defence, and what its diplomacy card does."""
    data = components.data.city_states.cards[state]
    states = components.data.city_states
    head = texts.message(
        "describe-city_state",
        type=texts.message(f"type-{data.type}"),
        trade=states.trade_tokens_per_visit,
        defence=states.defence_bonus,
    )
    return f"{head}\n{texts.message(f'describe-city_state-{data.id}', **figures(data.effects))}"


def pact_text(texts: Texts, components: Components, pact: int) -> str:
    """A diplomacy card of a player."""
    id = components.ids["pact"][pact]
    data = next(card for card in components.data.player_diplomacy.cards if card.id == id)
    return texts.message(f"describe-pact-{id}", **figures(data.effects))


def nature_text(texts: Texts, components: Components, nature: int) -> str:
    """A natural wonder: the resource it stands for."""
    resource = _name(texts, components, "resource", components.natural_resource[nature])
    return texts.message("describe-nature", resource=resource)


# -- victory -----------------------------------------------------------------------------------------------------------


def agenda_text(texts: Texts, components: Components, agenda: int) -> str:
    """An agenda: what it asks for."""
    condition = components.agenda_condition[agenda]
    ways = [_condition(texts, way) for way in condition.get("options", [condition])]
    return texts.message("describe-agenda", text=texts.message("describe-agenda-or").join(ways))


def _condition(texts: Texts, condition: Effect) -> str:
    kind = condition["kind"]
    of = condition.get("type", "")
    return texts.message(f"describe-agenda-{kind}", type=of, n=condition.get("count", condition.get("value", 0)))


def victory_text(texts: Texts, components: Components, card: int) -> str:
    """A victory card: its two agendas."""
    return "\n".join(
        f"{_name(texts, components, 'agenda', agenda)}: {agenda_text(texts, components, agenda)}"
        for agenda in components.victory[card]
    )


# -- the map -----------------------------------------------------------------------------------------------------------


def resource_text(texts: Texts, components: Components, resource: int) -> str:
    """A resource: how many there are, and which wonders it pays for."""
    wonders = [w for w, kinds in enumerate(components.wonder_resources) if resource in kinds]
    names = [_name(texts, components, "wonder", wonder) for wonder in wonders]
    n = components.resource_tokens[resource]
    return texts.message("describe-resource", n=n, worth=PER_RESOURCE, names=texts.listing(names))


def terrain_text(texts: Texts, components: Components, terrain: int) -> str:
    """A terrain: its difficulty."""
    kind = TERRAINS[terrain] if TERRAINS[terrain] in ("water", "natural_wonder") else "land"
    return texts.message(f"describe-terrain-{kind}", n=components.difficulty[terrain])


def tile_text(texts: Texts, components: Components, tile: int) -> str:
    """A tile: what is special about it, then how often each terrain is on each of its sides."""
    lines = [texts.message(f"describe-tile-{components.tile_kind[tile]}")]
    for name, side in zip(SIDE_NAMES, components.tiles[tile], strict=True):
        parts = [
            texts.message("describe-terrains", n=side.terrain.count(t), name=_name(texts, components, "terrain", t))
            for t in range(len(TERRAINS))
            if t in side.terrain
        ]
        lines.append(texts.message("describe-tile-side", side=name, terrains=", ".join(parts)))
    return "\n".join(lines)


def _name(texts: Texts, components: Components, kind: str, index: int) -> str:
    return components.names[kind][index][texts.lang]


DESCRIPTIONS: Mapping[str, Describe] = {
    "focus": focus_text,
    "wonder": wonder_text,
    "leader": leader_text,
    "city_state": city_state_text,
    "pact": pact_text,
    "nature": nature_text,
    "agenda": agenda_text,
    "victory": victory_text,
    "resource": resource_text,
    "terrain": terrain_text,
    "tile": tile_text,
}
"""For each kind of component what one of them does."""
