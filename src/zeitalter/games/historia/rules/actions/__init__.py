"""The ten actions, one module each (chapter 4 of the rules).

Each says what can be done (`options`), what a player might ask for (`candidates`), why something cannot be done
(`objection`) and does it (`do`).
"""

from __future__ import annotations

from zeitalter.games.historia.rules.actions.art import Art
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.actions.expansion import Expansion
from zeitalter.games.historia.rules.actions.exploitation import Exploitation
from zeitalter.games.historia.rules.actions.levels import Military, Technology
from zeitalter.games.historia.rules.actions.raid import Raid
from zeitalter.games.historia.rules.actions.revolution import Revolution
from zeitalter.games.historia.rules.actions.tourism import Tourism
from zeitalter.games.historia.rules.actions.trade import Trade
from zeitalter.games.historia.rules.actions.war import War

RULES: tuple[ActionRule, ...] = (
    Military(),
    Technology(),
    Art(),
    Exploitation(),
    Expansion(),
    Trade(),
    Raid(),
    War(),
    Tourism(),
    Revolution(),
)
"""By action number, in the order of `components.ACTIONS`."""

__all__ = ["ADVANCED", "BASIC", "RULES", "ActionRule"]
