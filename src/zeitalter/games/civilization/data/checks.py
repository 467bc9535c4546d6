"""What must be true of the component files beyond their types: names that are known, entries the rules count on."""

from __future__ import annotations

from zeitalter.games.civilization.data.schema import Data, Map
from zeitalter.kit.component_files import check_complete, check_known, check_unique

CARD_NAMES = (
    "mystizismus", "weben", "toepfern", "schauspiel", "musik", "architektur", "astronomie", "metallverarbeitung",
    "landwirtschaft", "muenzwesen", "literatur", "ingenieurwesen", "medizin", "gesetz", "demokratie", "philosophie",
)  # fmt: skip
GROUP_NAMES = ("kuenste", "handwerk", "wissenschaften", "gesellschaft")
GRAIN = "korn"
CALAMITIES = [str(stack) for stack in range(2, 10)]
EPOCHS = [str(epoch) for epoch in range(1, 6)]


def check(data: Data) -> Data:
    """The data, or a sentence about the first mistake in them."""
    _check_cards(data)
    _check_nations(data)
    _check_map(data.map, [nation.id for nation in data.nations])
    return data


def _check_cards(data: Data) -> None:
    check_unique("trade_goods.goods", [good.id for good in data.trade_goods.goods])
    check_known("trade_goods.goods", GRAIN, GRAIN, [good.id for good in data.trade_goods.goods])
    check_unique("calamities.list", [card.stack for card in data.calamities.cards])
    check_complete("calamities.list", [str(card.stack) for card in data.calamities.cards], CALAMITIES)
    part, cards = "civilization_cards", data.civilization_cards
    check_unique(f"{part}.cards", [card.id for card in cards.cards])
    check_complete(f"{part}.cards", [card.id for card in cards.cards], CARD_NAMES)
    check_complete(f"{part}.groups", cards.groups, GROUP_NAMES)
    for id, group in cards.groups.items():
        if group.extra_target is not None:
            check_known(f"{part}.groups", id, group.extra_target, CARD_NAMES)
    for card in cards.cards:
        for name in card.groups:
            check_known(f"{part}.cards", card.id, name, GROUP_NAMES)
        for name in (*card.special_credits, *((card.prerequisite,) if card.prerequisite else ())):
            check_known(f"{part}.cards", card.id, name, CARD_NAMES)


def _check_nations(data: Data) -> None:
    nations = [nation.id for nation in data.nations]
    check_unique("nations", nations)
    part, table = "succession_table", data.succession_table
    check_unique(f"{part}.order_top_to_bottom", table.order_top_to_bottom)
    check_complete(f"{part}.order_top_to_bottom", table.order_top_to_bottom, nations)
    check_complete(f"{part}.tracks", table.tracks, nations)
    for id, track in table.tracks.items():
        check_complete(f"{part}.tracks.{id}.epoch_start", [str(epoch) for epoch in track.epoch_start], EPOCHS)


def _check_map(board: Map, nations: list[str]) -> None:
    areas = [area.id for area in board.areas]
    check_unique("map.areas", areas)
    for area in board.areas:
        if area.kind != "open_sea":
            check_known("map.areas", area.id, area.region or "", board.regions)
        for coast in area.coasts:
            check_known("map.areas", area.id, coast.water, board.waters)
            if len(area.coasts) > 1:
                check_known("map.areas", area.id, coast.id, board.coast_names)
        reached = [name for coast in area.coasts for name in (*coast.sea_neighbours, *coast.open_sea_neighbours)]
        for name in (*area.land_neighbours, *area.sea_neighbours, *reached):
            check_known("map.areas", area.id, name, areas)
    for part, dangers in (("flood_plains", board.flood_plains), ("volcanoes", board.volcanoes)):
        for id, danger in dangers.items():
            for name in danger.areas:
                check_known(f"map.{part}", id, name, areas)
    for players, row in board.start_areas.items():
        for name in row.regions:
            check_known("map.start_areas", str(players), name, board.regions)
        for nation, name in row.nations.items():
            check_known("map.start_areas", str(players), nation, nations)
            check_known("map.start_areas", str(players), name, areas)
