"""The kernel every game runs on.

It knows steps, decisions, options, hidden zones, random numbers, events, undo and match files. It knows no game, no
text and no screen, and imports nothing else of the project.
"""

from zeitalter.engine.errors import BadInput, Objection, Refused, Runaway, ZeitalterError
from zeitalter.engine.events import Event
from zeitalter.engine.forms import Count, Each, Form, Number, Pick, Row, Some
from zeitalter.engine.game import Game
from zeitalter.engine.kernel import answer, asked, options, why_not
from zeitalter.engine.match import Entry, Match, Seat
from zeitalter.engine.redeal import redeal, reopen
from zeitalter.engine.state import State
from zeitalter.engine.steps import Decision, Live, Sealed, Step, Window
from zeitalter.engine.switches import Switch
from zeitalter.engine.table import Table
from zeitalter.engine.values import NUMBER, SEAT, Action, Kind, many, secret
from zeitalter.engine.zones import EMPTY, Zone

__all__ = [
    "EMPTY",
    "NUMBER",
    "SEAT",
    "Action",
    "BadInput",
    "Count",
    "Decision",
    "Each",
    "Entry",
    "Event",
    "Form",
    "Game",
    "Kind",
    "Live",
    "Match",
    "Number",
    "Objection",
    "Pick",
    "Refused",
    "Row",
    "Runaway",
    "Sealed",
    "Seat",
    "Some",
    "State",
    "Step",
    "Switch",
    "Table",
    "Window",
    "ZeitalterError",
    "Zone",
    "answer",
    "asked",
    "many",
    "options",
    "redeal",
    "reopen",
    "secret",
    "why_not",
]
