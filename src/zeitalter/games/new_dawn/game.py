"""Civilization: A New Dawn: everything the game brings, part by part."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games.new_dawn import position
from zeitalter.games.new_dawn.bot import hints, judge
from zeitalter.games.new_dawn.bot.foresight import FORESIGHT
from zeitalter.games.new_dawn.data import schema
from zeitalter.games.new_dawn.data.components import FOLDER, load_components, our_data
from zeitalter.games.new_dawn.lab import observation
from zeitalter.games.new_dawn.rules import (
    abilities,
    agendas,
    barbarians,
    cities,
    combat,
    conquest,
    conversion,
    course,
    culture,
    diplomacy,
    economy,
    focus_row,
    hexes,
    industry,
    maturity,
    military,
    options,
    pieces,
    resetting,
    resolve,
    science,
    setup,
    spending,
    terrain,
    vocabulary,
)
from zeitalter.games.new_dawn.rules.invariants import invariants
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.games.new_dawn.terminal.pictures import Pictures
from zeitalter.games.new_dawn.view import backs, cautions, printed, seat_view
from zeitalter.games.new_dawn.words import describe, guide, labels
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import (
    Bot,
    Facts,
    Gets,
    Guide,
    Luck,
    Positions,
    Rules,
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
    terrain, setup, hexes, course, focus_row, spending, resolve, resetting, abilities,
    culture, conversion, science, economy, industry, cities, military, combat, conquest,
    barbarians, maturity, pieces, diplomacy, agendas,
)
# fmt: on

GAME = Declaration(
    facts=Facts(
        id="new_dawn",
        seats=(2, 4),
        quick_seats=4,
        rules_version=4,
        rule_numbers=r"[NA]\d+[a-z]?",
        minutes=(60, 120),
        weight=3,
    ),
    vocabulary=Vocabulary(
        verbs=vocabulary.VERBS,
        events=vocabulary.EVENTS,
        prompts=vocabulary.PROMPTS,
        objections=vocabulary.OBJECTIONS,
        closing=("done",),
        chapters=("round", "game-over"),
        luck={"roll": Luck(who=0, value=1, against=2)},
        deeds=("leads", "core", "lays-tile", "capital", "resolves", "uses-wonder", "uses-envoy", "event-dial"),
    ),
    rules=Rules(
        state=State,
        new_state=setup.new_state,
        invariants=invariants,
        chapters=CHAPTERS,
        switches=options.SWITCHES,
        components=lambda options, overlay: load_components(overlay),
        components_file=FOLDER / "components.yaml",
        our_components=our_data,
        schema=schema.Data,
    ),
    sight=Sight(
        view=seat_view.view,
        views=seat_view.views,
        points=lambda s: s.vp,
        header=lambda s: {"round": s.round},
        tie_breaks=course.tie_breaks,
        hidden_fields=("question", "active"),
        back=backs.back,
        caution=cautions.caution,
        label=labels.label,
    ),
    words=Words(
        folder=HERE / "words",
        descriptions=describe.DESCRIPTIONS,
        figures=("vp", "count"),
        guide=Guide(lesson=guide.lesson, areas=guide.AREAS, lessons=guide.LESSONS, asides=guide.ASIDES),
    ),
    bot=Bot(
        evaluate=judge.evaluate,
        focus=judge.focus,
        values=judge.values,
        shortlist=judge.shortlist,
        explain=hints.explain,
        foresight=FORESIGHT,
    ),
    study=Study(
        topics={
            "leader": {"leads": Gets(who=0, what=1)},
            "wonder": {"builds": Gets(who=0, what=1)},
            "card": {"replaces": Gets(who=0, what=2)},
            "state": {"conquers": Gets(who=0, what=1)},
        },
        opening={"resolves": Gets(who=0, what=1)},
        order={"first-player": 0},
    ),
    observation=observation.OBSERVATION,
    positions=Positions(build=position.position, as_test=position.as_test),
    terminal=Terminal(pictures=Pictures),
    web=Web(folder=HERE / "web", printed=printed.printed),
)
