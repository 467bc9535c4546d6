"""Historia for the kernel: its options, the words of its actions and events, what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS, Game
from zeitalter.engine.rng import Source
from zeitalter.engine.switches import Switch
from zeitalter.engine.table import Table
from zeitalter.engine.values import NUMBER, SEAT, Kind, many, secret
from zeitalter.games.historia.data.components import STATS, load_components, our_data
from zeitalter.games.historia.rules import choices, setup  # noqa: F401 (choices: its effects register themselves)
from zeitalter.games.historia.rules.invariants import invariants
from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    GOAL_BAG,
    LEADER_DECK,
    PACKET,
    PER_SEAT,
    REMOVED_LEADERS,
    REMOVED_WONDERS,
    SOURCES,
    State,
)
from zeitalter.games.historia.view.seat_view import view, views

_CELLS = [f"m{cell // 32}t{cell % 32}" for cell in range(17 * 32)]


def _ids(kind: str) -> Kind:
    return Kind(kind, lambda table: table.components.ids[kind])


CIV = Kind("civ", most=lambda table: table.seats + int(table.options["civbots"]))
CARD, ACTION, WONDER, TERRITORY, LEADER = (_ids(k) for k in ("card", "action", "wonder", "territory", "leader"))
EVENT, GOAL, GOVERNMENT, ABILITY, CIVILIZATION = (
    _ids(k) for k in ("event", "goal", "government", "ability", "civilization")
)
STAT = Kind("stat", lambda table: STATS)
VERSION = Kind("version", lambda table: ("basic", "advanced"))
PLACE = Kind("place", lambda table: ("general", "used", "personal"))
SOURCE = Kind("source", lambda table: SOURCES)
CELL = Kind("cell", lambda table: _CELLS)
TILE = _ids("tile")
TECHNOLOGY_LEVEL = Kind("technology")


class Historia(Game):
    """The game of Historia, 1 to 6 players."""

    id = "historia"
    package = "zeitalter.games.historia"
    RULES = 2
    min_seats = 1
    max_seats = 6
    state_type = State
    switches: ClassVar[Sequence[Switch]] = tuple(
        Switch(d["id"], tuple(d["values"]), d["rule"], d.get("many", False)) for d in our_data()["switches"]
    )
    verbs = {
        "civilization": (CIVILIZATION,),
        "place_goal": (CELL,),
        "exclude": (CARD,),
        "choose_advisor": (secret(CARD),),
        "keep": (LEADER,),
        "settle": (TERRITORY,),
        "select": (many(CARD),),
        "pass": (),
        "start": (CARD,),
        "end_turn": (),
        "no_effect": (),
        "military": (VERSION,),
        "technology": (VERSION,),
        "art": (VERSION, many(WONDER)),
        "exploitation": (VERSION, NUMBER, many(TERRITORY)),
        "expansion": (VERSION, NUMBER, TERRITORY),
        "trade": (VERSION, CIV),
        "raid": (VERSION, CIV),
        "war": (VERSION, TERRITORY, CIV),
        "tourism": (VERSION,),
        "revolution": (VERSION, many(CARD)),
        "wonder": (WONDER, many(WONDER)),
        "build": (many(WONDER),),
        "refresh": (many(WONDER),),
        "give_up": (many(WONDER),),
        "take_back": (many(CARD),),
        "cube": (TERRITORY,),
        "no_cube": (),
        "dominion": (ABILITY, PLACE, NUMBER),
        "leave": (TERRITORY,),
    }
    events = {
        **KERNEL_EVENTS,
        "player-order": (many(SEAT),),
        "plays-civilization": (CIV, CIVILIZATION),
        "tiles": (many(TILE),),
        "draws-goal": (SEAT, GOAL),
        "places-goal": (SEAT, GOAL, CELL),
        "goals-placed": (NUMBER,),
        "excludes-advisor": (SEAT, CARD),
        "draws-advisor": (SEAT, secret(CARD)),
        "turns-advisor-deck": (SEAT,),
        "keeps-leader": (SEAT, secret(LEADER)),
        "reveals-leader": (SEAT, LEADER),
        "leader-scores": (SEAT, LEADER, NUMBER),
        "round": (NUMBER, NUMBER),
        "round-ends": (NUMBER,),
        "event": (EVENT,),
        "next-event": (EVENT,),
        "event-happens": (CIV, EVENT),
        "blocked-by-event": (SEAT, CARD, EVENT),
        "reveals": (SEAT, many(CARD)),
        "passes": (SEAT,),
        "starts-card": (SEAT, CARD),
        "executes": (SEAT, ACTION, VERSION),
        "no-effect": (SEAT, ACTION),
        "pays": (CIV, NUMBER),
        "recovers-cubes": (CIV, NUMBER),
        "receives-cubes": (CIV, NUMBER),
        "destroys-cubes": (CIV, NUMBER),
        "gains-vp": (CIV, NUMBER, SOURCE),
        "loses-vp": (CIV, NUMBER, SOURCE),
        "level-up": (CIV, STAT, NUMBER),
        "level-down": (CIV, STAT, NUMBER),
        "overflow": (CIV, STAT),
        "takes-back": (SEAT, many(CARD)),
        "gets-card": (SEAT, CARD),
        "builds": (SEAT, WONDER),
        "uses-wonder": (SEAT, WONDER),
        "loses-wonder": (SEAT, WONDER),
        "refreshes": (SEAT, many(WONDER)),
        "wonder-removed": (WONDER,),
        "expands": (CIV, TERRITORY),
        "leaves": (CIV, TERRITORY),
        "trades": (SEAT, CIV),
        "raids": (SEAT, CIV),
        "attacks": (CIV, CIV, TERRITORY),
        "war-even": (),
        "wins-war": (CIV,),
        "loses-territory": (CIV, TERRITORY),
        "keeps-last-cube": (CIV, TERRITORY),
        "eliminated": (CIV,),
        "tourists": (SEAT, NUMBER),
        "bot-acts": (CIV, ACTION),
        "government": (CIV, GOVERNMENT),
        "new-order": (many(SEAT),),
        "new-wonders": (many(WONDER),),
        "reaches-goal": (CIV, GOAL),
        "activates-dominion": (SEAT, ABILITY),
        "dominion-ends": (SEAT, ABILITY),
        "game-over": (many(SEAT), NUMBER),
        "solo-won": (),
        "solo-lost": (),
        "solo-eliminated": (),
    }
    prompts = {
        "ChooseCivilization": (SEAT,),
        "PlaceGoal": (SEAT, GOAL),
        "ExcludeAdvisor": (),
        "FirstAdvisor": (),
        "ChooseAdvisor": (SEAT,),
        "KeepLeader": (SEAT,),
        "PlaceFirstCube": (SEAT,),
        "SelectCards": (),
        "ChooseNext": (SEAT,),
        "Execute": (SEAT, ACTION),
        "BuildWonders": (SEAT, NUMBER),
        "RefreshWonders": (SEAT, NUMBER),
        "LoseWonders": (SEAT, NUMBER),
        "TakeBackCards": (SEAT, NUMBER),
        "PlaceCube": (SEAT,),
        "LeaveTerritory": (SEAT,),
    }
    objections = {
        **KERNEL_OBJECTIONS,
        "civilization-taken": (CIVILIZATION,),
        "color-taken": (CIVILIZATION,),
        "cell-missing": (CELL,),
        "goal-on-clan": (),
        "goal-beside-goal": (CELL,),
        "leader-of-epoch": (NUMBER,),
        "not-empty": (TERRITORY,),
        "must-play": (),
        "card-limit": (NUMBER,),
        "not-in-hand": (CARD,),
        "row-too-short": (NUMBER,),
        "not-revealed": (CARD,),
        "revolution-last": (),
        "cards-left": (),
        "must-execute": (ACTION,),
        "event-leaves-nothing": (EVENT, ACTION),
        "card-needs-technology": (ACTION, TECHNOLOGY_LEVEL),
        "advanced-needs-technology": (ACTION, TECHNOLOGY_LEVEL),
        "only-basic": (ACTION,),
        "needs-cubes": (NUMBER, NUMBER),
        "needs-vp": (NUMBER,),
        "no-cell": (STAT,),
        "no-wonders": (),
        "wonder-not-in-row": (WONDER,),
        "other-number-of-wonders": (NUMBER,),
        "no-own-cube-there": (TERRITORY,),
        "last-map-cube": (TERRITORY,),
        "too-many-cubes": (NUMBER,),
        "not-in-used-pool": (NUMBER,),
        "own-cube-there": (TERRITORY,),
        "out-of-reach": (TERRITORY,),
        "no-cube": (),
        "not-yourself": (),
        "not-a-neighbour": (CIV,),
        "partner-not-higher": (CIV,),
        "not-weaker": (CIV,),
        "rival-not-there": (CIV, TERRITORY),
        "choose-a-card": (),
        "card-not-in-row": (CARD,),
        "not-your-wonder": (WONDER,),
        "wonder-turned": (WONDER,),
        "wonder-too-new": (WONDER,),
        "wonder-other-action": (WONDER, ACTION),
        "wonder-no-majority": (WONDER, STAT),
        "wonder-itself": (WONDER,),
        "wonder-price": (WONDER, NUMBER),
        "wonder-nothing-to-destroy": (WONDER,),
        "wonder-upright": (WONDER,),
        "wonder-refreshes-itself": (WONDER,),
        "no-dominion": (),
        "dominion-used": (),
        "dominion-condition": (STAT, STAT),
        "dominion-no-cube": (),
    }

    def check_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Civbots: how many and how strong (H89, H90, H106); the strongest first (H92)."""
        most = 6 - seats
        recommended = {"auto": most if seats <= 2 else 0, "full": most}
        given = options["civbots"]
        bots = recommended[given] if given in recommended else int(given)
        if bots > most:
            raise BadInput("too-many-civbots", bots=bots, seats=seats, most=most)
        if seats == 1 and not bots:
            raise BadInput("solo-needs-civbots")
        named = options["civbot_levels"].split(",")
        levels = (named + [named[-1]] * bots)[: max(bots, 1)]
        rank = {d["id"]: d["rank"] for d in our_data()["civbots"]["difficulty"]}
        levels.sort(key=lambda level: -rank[level])
        return {**options, "civbots": str(bots), "civbot_levels": ",".join(levels)}

    def load_components(self, options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Any:
        return load_components(options, overlay)

    def new_state(self, table: Table, source: Source) -> State:
        return setup.new_state(table, source)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def views(self, s: State, seats: Iterable[int | None], memo: dict[Any, Any]) -> dict[int | None, dict[str, Any]]:
        return views(s, seats, memo)

    def back(self, s: State, zone: int, card: int) -> object:
        c = s.components
        if zone < LEADER_DECK or zone == REMOVED_WONDERS:
            return ("wonder", c.wonder_epoch[card])
        if zone in (PACKET, REMOVED_LEADERS) or zone < PACKET:
            return ("leader", c.leader_epoch[card])
        if zone == EVENT_PILE:
            return ("event",)
        if zone == GOAL_BAG:
            return ("goal",)
        seat, which = divmod(zone - PER_SEAT, 3)
        return ("leader", c.leader_epoch[card]) if which == 2 else ("advisor", seat)

    def label(self, s: State, kind: str, value: int, lang: str) -> str | tuple[str, dict[str, int]] | None:
        c = s.components
        if kind == "civ":
            return None if s.is_player(value) else ("civbot-name", {"color": s.civs[value]})
        if kind == "color":
            ids = c.ids["color"]
            return c.names["color"][ids.index(setup.color(s, value))][lang]
        if kind == "technology":
            return c.names["technology"][value - 1][lang]
        if kind == "tile":
            return str(c.tile_number[value])
        if kind == "goal":
            return ("goal-name", {"number": value + 1})
        if kind == "cell":
            return f"M{value // 32} T{value % 32}"
        if kind in c.names:
            return c.names[kind][value][lang]
        return None

    def invariants(self, s: State) -> list[str]:
        return invariants(s)


GAME = Historia()
