"""Components in words: what a card costs, gives or does, what an area feeds and borders, where a nation stands.

All words are in the text files (`describe-...`); this module chooses messages and hands over names and figures of the
rules. It reads compiled components, so an owner's file is respected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.games.civilization.data.components import (
    ARCHITECTURE,
    DRAMA,
    GROUPS,
    LITERACY,
    MUSIC,
    MYSTICISM,
    SITES,
    Components,
    our_data,
)
from zeitalter.games.civilization.rules import civil_war, disasters, losses, movement, taxes, unrest
from zeitalter.games.civilization.rules.conflict import ATTACKERS, ATTACKERS_AGAINST_ENGINEERING
from zeitalter.games.civilization.rules.trade_cards import LAST_RED
from zeitalter.kit.game_parts import Describe
from zeitalter.kit.sentences import Texts, name_of

LAST_EPOCH = 5
SURE = {"rules": "high", "public": "high", "recalled": "low", "reconstructed": "low"}
"""How sure we are of a source that does not say."""
WITHOUT_ADVANTAGE = (MYSTICISM, DRAMA, MUSIC, ARCHITECTURE, LITERACY)
"""Civilization cards that only make others cheaper."""
FIGURES: dict[str, Any] = {
    "range": movement.RANGE_WITH_CLOTH_MAKING,
    "usual_range": movement.RANGE,
    "attackers": ATTACKERS_AGAINST_ENGINEERING,
    "usual_attackers": ATTACKERS,
    "lowest_tax": min(taxes.RATES_WITH_COINAGE),
    "highest_tax": max(taxes.RATES_WITH_COINAGE),
    "tax": taxes.RATE,
    "flood": disasters.FLOOD_LOSS,
    "flood_shared": disasters.FLOOD_SHARED,
    "flood_least": disasters.FLOOD_WITH_ENGINEERING,
    "famine": disasters.FAMINE_LOSS,
    "famine_shared": disasters.FAMINE_SHARED,
    "famine_each": disasters.FAMINE_EACH,
    "grain": disasters.SAVED_BY_GRAIN,
    "war": civil_war.THRESHOLD,
    "war_own": civil_war.OWN_CHOICE,
    "war_other": civil_war.OTHERS_CHOICE,
    "war_democracy": civil_war.OTHERS_CHOICE_WITH_DEMOCRACY,
    "war_philosophy": civil_war.WITH_PHILOSOPHY,
    "epidemic": disasters.EPIDEMIC_LOSS,
    "epidemic_shared": disasters.EPIDEMIC_SHARED,
    "epidemic_each": disasters.EPIDEMIC_EACH,
    "epidemic_city": losses.UNITS_OF_SICK_CITY,
    "epidemic_medicine": disasters.EPIDEMIC_LOSS_WITH_MEDICINE,
    "epidemic_each_medicine": disasters.EPIDEMIC_EACH_WITH_MEDICINE,
    "kept": unrest.KEPT,
    "kept_law": unrest.KEPT_WITH_LAW,
    "kept_democracy": unrest.KEPT_WITH_DEMOCRACY,
    "heresy": unrest.DISSOLVED,
    "heresy_law": unrest.DISSOLVED_WITH_LAW,
    "heresy_philosophy": unrest.DISSOLVED_WITH_PHILOSOPHY,
    "heresy_shared": unrest.DEMANDED,
    "heresy_shared_law": unrest.DEMANDED_WITH_LAW,
}
"""The figures of the rules that descriptions name."""


# -- cards -------------------------------------------------------------------------------------------------------------


def card_text(texts: Texts, components: Components, card: int) -> str:
    """A trade card: what one and several equal goods are worth, or what a calamity does."""
    number = components.stack_of[card]
    if card >= components.goods:
        back = texts.message("describe-calamity-red" if number <= LAST_RED else "describe-calamity-black", stack=number)
        return f"{calamity_effect(texts, components, card)}\n{back}"
    value, count = components.value[card], components.good_count[card]
    sets = ", ".join(texts.message("describe-set", n=n, value=n * n * value) for n in range(2, count + 1))
    return texts.message("describe-good", stack=number, value=value, count=count, sets=sets)


def calamity_effect(texts: Texts, components: Components, card: int) -> str:
    """What a calamity does."""
    return texts.message(f"describe-calamity-{components.ids['card'][card]}", **FIGURES)


def civilization_text(texts: Texts, components: Components, card: int) -> str:
    """A civilization card: price, groups, advantage, what it needs and what it makes cheaper."""
    groups = [
        name_of(texts, components, "group", i) for i in range(len(GROUPS)) if components.card_groups[card] >> i & 1
    ]
    lines = [texts.message("describe-civilization", cost=components.cost[card], groups=texts.listing(groups))]
    lines += [text for text in (advantage(texts, components, card), _needs(texts, components, card)) if text]
    credit = components.credit[card]
    for n in sorted({n for n in credit if n}, reverse=True):
        names = [name_of(texts, components, "civilization", other) for other, m in enumerate(credit) if m == n]
        lines.append(texts.message("describe-credit", n=n, names=texts.listing(names)))
    lines.append(texts.message("describe-copies", n=components.card_count[card]))
    return "\n".join(lines)


def advantage(texts: Texts, components: Components, card: int) -> str:
    """What a civilization card does beside making others cheaper; nothing for some."""
    if card in WITHOUT_ADVANTAGE:
        return ""
    return texts.message(f"describe-civilization-{components.ids['civilization'][card]}", **FIGURES)


def _needs(texts: Texts, components: Components, card: int) -> str:
    needs = components.prerequisite[card]
    return texts.message("describe-needs", name=name_of(texts, components, "civilization", needs)) if needs >= 0 else ""


def group_text(texts: Texts, components: Components, group: int) -> str:
    """A group of civilization cards: which belong to it."""
    cards = [i for i, mask in enumerate(components.card_groups) if mask >> group & 1]
    names = [name_of(texts, components, "civilization", card) for card in cards]
    return texts.message("describe-group", names=texts.listing(names))


# -- the board ---------------------------------------------------------------------------------------------------------


def area_text(texts: Texts, components: Components, area: int) -> str:
    """An area: what it feeds, its city site, region, dangers, neighbours over land and over water; or an open sea."""
    if area >= components.areas:
        coast = components.coasts + area - components.areas
        return f"{texts.message('describe-open-sea')}\n{_coasts(texts, components, coast)}"
    lines = [
        texts.message(
            "describe-area",
            limit=components.limit[area],
            site=SITES[components.site[area]],
            region=name_of(texts, components, "region", components.region[area]),
        )
    ]
    plain = components.flood_plain[area]
    if plain >= 0:
        lines.append(texts.message("describe-area-plain", name=name_of(texts, components, "plain", plain)))
    for i, areas in enumerate(components.volcano_areas):
        if area in areas:
            lines.append(texts.message("describe-area-volcano", name=name_of(texts, components, "volcano", i)))
    if components.land_links[area]:
        lines.append(texts.message("describe-land", names=_areas(texts, components, components.land_links[area])))
    coasts = components.coasts_of[area]
    for coast in coasts:
        reached = _coasts(texts, components, coast)
        lines.append(f"{name_of(texts, components, 'coast', coast)}: {reached}" if len(coasts) > 1 else reached)
    if not coasts:
        lines.append(texts.message("describe-inland"))
    return "\n".join(lines)


def coast_text(texts: Texts, components: Components, coast: int) -> str:
    """A coast or open sea: its water, and where a ship can sail from here."""
    if coast >= components.coasts:
        return area_text(texts, components, components.areas + coast - components.coasts)
    return _coasts(texts, components, coast)


def _coasts(texts: Texts, components: Components, coast: int) -> str:
    """What lies one voyage away, on which water."""
    links = components.coast_links[coast]
    names = ", ".join(name_of(texts, components, "coast", other) for other in links)
    if coast >= components.coasts:
        return texts.message("describe-sea-coasts", names=names)
    water = name_of(texts, components, "water", components.coast_water[coast])
    if not links:
        return texts.message("describe-water-alone", water=water)
    return texts.message("describe-water", water=water, names=names)


def plain_text(texts: Texts, components: Components, plain: int) -> str:
    """A flood plain: its areas."""
    return texts.message("describe-plain", names=_areas(texts, components, components.flood_areas[plain]))


def volcano_text(texts: Texts, components: Components, volcano: int) -> str:
    """A volcano: the areas it destroys."""
    return texts.message("describe-volcano", names=_areas(texts, components, components.volcano_areas[volcano]))


def region_text(texts: Texts, components: Components, region: int) -> str:
    """A region: how large it is, and with how many players it is in play."""
    areas = components.region.count(region)
    players = [str(n) for n, regions in sorted(components.regions_in_play.items()) if region in regions]
    return texts.message("describe-region", areas=areas, players=texts.listing(players))


def nation_text(texts: Texts, components: Components, nation: int) -> str:
    """A nation: its place in the order, where it starts, where its epochs begin and what points the last one asks."""
    by_area: dict[int, list[str]] = {}
    for players, starts in sorted(components.starts.items()):
        if nation in starts:
            by_area.setdefault(starts[nation], []).append(str(players))
    lines = [texts.message("describe-nation", place=components.order[nation] + 1)]
    for area, numbers in by_area.items():
        name = name_of(texts, components, "area", area)
        lines.append(texts.message("describe-start", area=name, players=texts.listing(numbers)))
    fields = [str(field) for field in components.epoch_start[nation][1:]]
    lines.append(texts.message("describe-epochs", fields=texts.listing(fields), last=LAST_EPOCH))
    points = [str(n) for _, n in sorted(components.points[nation].items())]
    lines.append(texts.message("describe-points", points=texts.listing(points), last=LAST_EPOCH))
    return "\n".join(lines)


def _areas(texts: Texts, components: Components, areas: Sequence[int]) -> str:
    return texts.listing([name_of(texts, components, "area", area) for area in areas])


# -- where the board comes from ----------------------------------------------------------------------------------------


def about() -> dict[str, dict[str, dict[str, Any]]]:
    """Source and confidence of what is not listed beside the cards: the board, and the tracks of the nations."""
    board = our_data()["map"]
    table, defaults = our_data()["succession_table"], our_data()["provenance_defaults"]["nations"]
    track = {"epochs": _sure(table["epoch_start_source"]), "points": _sure(table["late_iron_points_source"])}
    found = {
        "nation": {nation["id"]: {**_sure(defaults), "parts": track} for nation in our_data()["nations"]},
        "area": {area["id"]: _about_area(area) for area in board["areas"]},
    }
    for kind, entries in (("region", "regions"), ("plain", "flood_plains"), ("volcano", "volcanoes")):
        found[kind] = {id: _sure(entry) for id, entry in board[entries].items()}
    return found


def _about_area(area: Mapping[str, Any]) -> dict[str, Any]:
    """An area: population, site and borders together; name and region where they come from elsewhere."""
    source, sure = area["source"], area["confidence"]
    main = {"source": source["population"], "confidence": sure["data"]}
    parts = {
        "name": {"source": source["name"], "confidence": SURE[source["name"]]},
        "region": {"source": source["region"], "confidence": sure["region"]},
    }
    return {**main, "parts": {part: of for part, of in parts.items() if of != main}}


def _sure(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {"source": entry["source"], "confidence": entry.get("confidence", SURE[entry["source"]])}


DESCRIPTIONS: Mapping[str, Describe] = {
    "card": card_text,
    "civilization": civilization_text,
    "group": group_text,
    "area": area_text,
    "coast": coast_text,
    "plain": plain_text,
    "volcano": volcano_text,
    "region": region_text,
    "nation": nation_text,
}
"""For each kind of component what one of them does."""
