"""7 Ages: everything the game brings, part by part."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games.seven_ages import position
from zeitalter.games.seven_ages.bot import hints, judge
from zeitalter.games.seven_ages.bot.foresight import FORESIGHT
from zeitalter.games.seven_ages.data import schema
from zeitalter.games.seven_ages.data.components import FOLDER, load_components, our_data
from zeitalter.games.seven_ages.lab import observation
from zeitalter.games.seven_ages.rules import (
    actions,
    adoption,
    aftermath,
    announced,
    artefacts,
    artists,
    before_action,
    building,
    cards,
    cities,
    civil_leaders,
    civilise,
    commitment,
    conflict,
    control,
    course,
    deal,
    destiny,
    discard,
    disorder,
    end_of_turn,
    event_choices,
    event_conflict,
    event_effects,
    event_targets,
    events,
    faith,
    fall,
    fight,
    first_units,
    flight,
    founding,
    gifts,
    glory,
    glory_counts,
    groups,
    harvest,
    income,
    journeys,
    lasting,
    leaders,
    manoeuvre,
    marching,
    markers,
    marriage,
    movement,
    neutral_trade,
    occasion,
    on_play,
    options,
    passage,
    permits,
    pool,
    prices,
    procedures,
    production,
    progress,
    reach,
    receiving,
    result,
    retreat,
    setup,
    start_empire,
    stats,
    taken_land,
    totals,
    trade,
    trade_cards,
    trade_result,
    united_nations,
    units,
    upgrades,
    vocabulary,
    vocabulary_civilise,
    vocabulary_conflict,
    vocabulary_course,
    vocabulary_events,
    vocabulary_manoeuvre,
    vocabulary_production,
    vocabulary_trade,
    votes,
    voyage,
    world,
)
from zeitalter.games.seven_ages.rules.invariants import invariants
from zeitalter.games.seven_ages.rules.kinds import TYPE, UNIT
from zeitalter.games.seven_ages.rules.result import tie_breaks
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.terminal.pictures import Pictures
from zeitalter.games.seven_ages.view import cautions, printed, redeal, seat_view
from zeitalter.games.seven_ages.words import describe, guide, labels, sources
from zeitalter.games.seven_ages.words.scores import SCORES
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_parts import (
    Bot,
    Facts,
    Gets,
    Guide,
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
    cards, glory, reach, passage, stats, units,
    setup, course, markers, actions, before_action,
    start_empire, founding, first_units, gifts, leaders,
    production, income, prices, pool, building,
    trade, trade_cards, trade_result, neutral_trade, deal, progress,
    manoeuvre, movement, marching, groups, journeys, permits, voyage, flight,
    conflict, fight, commitment, totals, retreat, aftermath, control, disorder, taken_land,
    destiny,
    civilise, cities, artefacts, receiving, on_play, artists, adoption, civil_leaders, upgrades, faith, votes, world,
    united_nations,
    events, occasion, announced, event_targets, event_effects, event_choices, event_conflict, lasting, procedures,
    marriage, discard, fall,
    end_of_turn, harvest, glory_counts, result,
)
WORDS = (
    vocabulary, vocabulary_course, vocabulary_production, vocabulary_trade, vocabulary_manoeuvre, vocabulary_conflict,
    vocabulary_civilise, vocabulary_events,
)
# fmt: on
DEEDS = (
    "shows-opening-card",
    "start-player",
    "takes-colours",
    "round",
    "turns-over",
    "turns-over-wild",
    "turns-over-slot",
    "turns-over-slot-wild",
    "plays-event",
    "resumes",
    "resumes-slot",
    "forfeits-wild",
    "turn-ends",
    "reaps-glory",
    "buys-glory",
)
"""With these somebody begins to act, or the turn goes on."""

GAME = Declaration(
    facts=Facts(
        id="seven_ages",
        seats=(2, 7),
        quick_seats=4,
        rules_version=2,
        rule_numbers=r"[SA]\d+[a-z]?",
        minutes=(180, 900),
        weight=5,
    ),
    vocabulary=Vocabulary(
        verbs={verb: kinds for words in WORDS for verb, kinds in words.VERBS.items()},
        events={id: kinds for words in WORDS for id, kinds in words.EVENTS.items()},
        prompts={step: kinds for words in WORDS for step, kinds in words.PROMPTS.items()},
        objections={id: kinds for words in WORDS for id, kinds in words.OBJECTIONS.items()},
        closing=("done", "pass", "end_voyage"),
        chapters=("turn", "game-over"),
        deeds=DEEDS,
        runs=("reaps-glory",),
        scores=SCORES,
    ),
    rules=Rules(
        state=State,
        new_state=setup.new_state,
        invariants=invariants,
        chapters=CHAPTERS,
        switches=options.SWITCHES,
        check_options=options.check_options,
        components=lambda options, overlay: load_components(overlay),
        components_file=FOLDER / "components.yaml",
        our_components=our_data,
        schema=schema.Data,
    ),
    sight=Sight(
        view=seat_view.view,
        views=seat_view.views,
        points=lambda s: s.glory,
        header=lambda s: {"turn": s.turn},
        tie_breaks=tie_breaks,
        hidden_fields=("question",),
        back=redeal.back,
        redeal=redeal.redeal_zones,
        caution=cautions.caution,
        label=labels.label,
    ),
    words=Words(
        folder=HERE / "words",
        descriptions=describe.DESCRIPTIONS,
        keys=describe.KEYS,
        called={UNIT.name: (TYPE.name, units.TYPES)},
        sources=sources.components,
        rule_sources=sources.rules,
        guide=Guide(lesson=guide.lesson, areas=guide.AREAS, lessons=guide.LESSONS, asides=guide.ASIDES),
    ),
    bot=Bot(
        evaluate=judge.evaluate,
        choose=judge.choose,
        explain=hints.explain,
        reads_hidden=False,
        foresight=FORESIGHT,
    ),
    study=Study(
        topics={
            "empire": {"starts-empire": Gets(who=0, what=1)},
            "artefact": {"plays-artefact": Gets(who=0, what=1)},
            "event": {"plays-event": Gets(who=0, what=2)},
        },
        opening={"starts-empire": Gets(who=0, what=1)},
        order={"start-player": 0},
        opening_length=1,
        stage="turn",
    ),
    observation=observation.OBSERVATION,
    positions=Positions(build=position.position, as_test=position.as_test),
    terminal=Terminal(pictures=Pictures),
    web=Web(folder=HERE / "web", printed=printed.printed),
)
