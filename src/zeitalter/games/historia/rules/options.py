"""The table options, and which of them go together (H89, H90, H92, H106)."""

from __future__ import annotations

from zeitalter.engine.errors import BadInput
from zeitalter.engine.switches import Switch
from zeitalter.games.historia.data.components import our_data

SWITCHES = tuple(Switch(d["id"], tuple(d["values"]), d["rule"], d.get("many", False)) for d in our_data()["switches"])


def check_options(seats: int, options: dict[str, str]) -> dict[str, str]:
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
