"""Map and time in words: areas, grounds, regions, ages and lengths of the game."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import LAND, Components
from zeitalter.games.seven_ages.words.describe_powers import names_in
from zeitalter.kit.sentences import Texts, name_of


def area_text(texts: Texts, c: Components, area: int) -> str:
    """An area: ground, region, figures, the name of a city, and its arrows and rivers; borders are on the map."""
    ground = name_of(texts, c, "terrain", c.terrain[area])
    found = [name_of(texts, c, "region", r) for r, mask in enumerate(c.region_mask[:-1]) if mask >> area & 1]
    regions = texts.listing(found) if found else texts.message("describe-no-region")
    lines = [texts.message("describe-area", ground=ground, regions=regions, grid=c.grid[area])]
    lines.append(_ground_line(texts, c.area_income[area], c.area_cost[area], c.area_defence[area]))
    if c.area_kind[area] == LAND:
        lines.append(texts.message("describe-city", name=c.city_name[area][texts.lang]))
    for word, mask in (("arrow", c.arrow[area]), ("river", c.river[area])):
        if mask:
            lines.append(texts.message(f"describe-{word}", names=names_in(texts, c, "area", mask)))
    return "\n".join(lines)


def _ground_line(texts: Texts, income: int, cost: int, defence: int) -> str:
    return texts.message("describe-ground", income=income, cost=cost, defence=defence)


def area_kind_text(texts: Texts, c: Components, kind: int) -> str:
    """Land, sea or ocean: how many areas."""
    return texts.message("describe-area_kind", n=c.area_kind.count(kind))


def terrain_text(texts: Texts, c: Components, terrain: int) -> str:
    """A ground: its figures, and how many areas have it."""
    ground = c.data.map.terrain_types[c.ids["terrain"][terrain]]
    line = _ground_line(texts, ground.income, ground.move_cost, ground.defence)
    return f"{line}\n{texts.message('describe-area_kind', n=c.terrain.count(terrain))}"


def region_text(texts: Texts, c: Components, region: int) -> str:
    """A region: its land areas and the waters that touch it."""
    land, water = c.land_mask[region].bit_count(), (c.region_mask[region] & c.water).bit_count()
    fertile = (c.region_mask[region] & c.fertile).bit_count()
    return texts.message("describe-region", land=land, fertile=fertile, water=water)


# -- time --------------------------------------------------------------------------------------------------------------


def age_text(texts: Texts, c: Components, age: int) -> str:
    """An age: its levels, years and dark fields."""
    per = c.constants.levels_per_age
    levels = range(age * per + 1, (age + 1) * per + 1)
    lines = [texts.message("describe-age", first=levels[0], last=levels[-1], year=_year(texts, c.year[levels[0]]))]
    dark = [str(level) for level in levels if c.dark >> level & 1]
    if dark:
        lines.append(texts.message("describe-dark", n=len(dark), levels=texts.listing(dark)))
    return "\n".join(lines)


def _year(texts: Texts, year: int) -> str:
    return texts.message("describe-year-bc" if year < 0 else "describe-year", year=str(abs(year)))


def scenario_text(texts: Texts, c: Components, scenario: int) -> str:
    """A length of the game: first and last age, and the turn after which it ends at the latest."""
    found = c.scenarios[scenario]
    if not found.start_age or not found.end_age:
        return texts.message("describe-scenario-free")
    k = c.constants
    limit = k.turn_limit_base + k.turn_limit_per_age * (found.end_age - found.start_age + 1)
    return texts.message("describe-scenario", first=found.start_age, last=found.end_age, limit=limit)
