"""Historia: everything the game brings, part by part."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games.historia import position
from zeitalter.games.historia.bot import foresight, hints, judge
from zeitalter.games.historia.data import schema
from zeitalter.games.historia.data.components import ACTIONS, FILE, LEVELS, load_components, our_data
from zeitalter.games.historia.lab import observation
from zeitalter.games.historia.rules import (
    advisors,
    choices,
    civbots,
    dominion,
    effects,
    execution,
    happenings,
    leaders,
    map,
    matrix,
    options,
    round_end,
    scoring,
    setup,
    turns,
    vocabulary,
    wonders,
)
from zeitalter.games.historia.rules.actions import (
    art,
    expansion,
    exploitation,
    levels,
    raid,
    revolution,
    tourism,
    trade,
    war,
)
from zeitalter.games.historia.rules.invariants import invariants
from zeitalter.games.historia.rules.state import State
from zeitalter.games.historia.terminal.pictures import Pictures
from zeitalter.games.historia.view import backs, cautions, printed, seat_view
from zeitalter.games.historia.words import describe, guide, labels
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import (
    Bot,
    Facts,
    Gets,
    Guide,
    Positions,
    Rules,
    Score,
    Sight,
    Study,
    Terminal,
    Vocabulary,
    Web,
    Words,
)

HERE = Path(__file__).parent

# fmt: off
CHAPTERS = (
    setup, turns, execution,
    levels, art, exploitation, expansion, trade, raid, war, tourism, revolution,
    map, matrix, advisors, wonders, effects, choices, leaders, round_end, scoring,
    civbots, happenings, dominion,
)
# fmt: on

GAME = Declaration(
    facts=Facts(
        id="historia",
        seats=(1, 6),
        quick_seats=4,
        rules_version=3,
        rule_numbers=r"[HA]\d+[a-z]?",
        minutes=(90, 180),
        weight=3,
    ),
    vocabulary=Vocabulary(
        verbs=vocabulary.VERBS,
        events=vocabulary.EVENTS,
        prompts=vocabulary.PROMPTS,
        objections=vocabulary.OBJECTIONS,
        turn_ends=("end_turn", "pass"),
        closing=("end_turn",),
        chapters=("round", "game-over", "solo-won", "solo-lost", "solo-eliminated"),
        deeds=vocabulary.DEEDS,
        carries_out=vocabulary.CARRIES_OUT,
        scores={
            "gains-vp": Score(who=0, points=1, source=2),
            "loses-vp": Score(who=0, points=1, source=2, sign=-1),
        },
        parties=("civ",),
    ),
    rules=Rules(
        state=State,
        new_state=setup.new_state,
        invariants=invariants,
        chapters=CHAPTERS,
        switches=options.SWITCHES,
        check_options=options.check_options,
        components=load_components,
        components_file=FILE,
        our_components=our_data,
        schema=schema.Components,
    ),
    sight=Sight(
        view=seat_view.view,
        views=seat_view.views,
        points=lambda s: s.vp,
        header=lambda s: {"epoch": s.epoch, "round": s.round},
        tie_breaks=scoring.tie_breaks,
        mats="civs",
        hidden_fields=("civ", "question", "active"),
        back=backs.back,
        label=labels.label,
        caution=cautions.caution,
    ),
    words=Words(
        folder=HERE / "words",
        descriptions=describe.DESCRIPTIONS,
        keys={
            "technology": lambda components: {str(level): level for level in range(1, LEVELS + 1)},
            "military": lambda components: {str(level): level for level in range(1, LEVELS + 1)},
            "action": lambda components: {id: i for i, id in enumerate(ACTIONS)},
        },
        names=describe.level_names,
        figures=("vp", "count"),
        guide=Guide(lesson=guide.lesson, areas=guide.AREAS, lessons=guide.LESSONS, asides=guide.ASIDES),
    ),
    bot=Bot(
        evaluate=judge.evaluate,
        focus=judge.focus,
        values=judge.values,
        shortlist=judge.shortlist,
        explain=hints.explain,
        foresight=foresight.FORESIGHT,
    ),
    study=Study(
        topics={
            "civilization": {"plays-civilization": Gets(who=0, what=1)},
            "leader": {"keeps-leader": Gets(who=0, what=1)},
            "wonder": {"builds": Gets(who=0, what=1)},
            "card": {"calls-advisor": Gets(who=0, what=1)},
            "government": {"government": Gets(who=0, what=1)},
        },
        opening={"executes": Gets(who=0, what=1)},
        order={"player-order": 0},
    ),
    observation=observation.OBSERVATION,
    positions=Positions(build=position.position, as_test=position.as_test),
    terminal=Terminal(pictures=Pictures),
    web=Web(folder=HERE / "web", printed=printed.printed),
)
