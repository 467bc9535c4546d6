"""Civilization: everything the game brings, part by part."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games.civilization import position
from zeitalter.games.civilization.bot import hints, judge
from zeitalter.games.civilization.bot.foresight import FORESIGHT
from zeitalter.games.civilization.data import schema
from zeitalter.games.civilization.data.components import FOLDER, load_components, our_data
from zeitalter.games.civilization.lab import observation
from zeitalter.games.civilization.rules import (
    calamities,
    cities,
    civil_war,
    conflict,
    course,
    disasters,
    discard,
    growth,
    losses,
    movement,
    options,
    purchase,
    rounds,
    setup,
    shares,
    ships,
    succession,
    taxes,
    trade,
    trade_cards,
    unrest,
    vocabulary,
    vocabulary_calamities,
    vocabulary_trade,
)
from zeitalter.games.civilization.rules.invariants import invariants
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.terminal.pictures import Pictures
from zeitalter.games.civilization.view import backs, cautions, printed, redeal, seat_view
from zeitalter.games.civilization.words import describe, guide, labels
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
    setup, course, rounds,
    taxes, growth, ships, movement, conflict, cities, trade_cards, trade, purchase,
    calamities, disasters, unrest, civil_war, losses, shares,
    discard, succession,
)
# fmt: on

GAME = Declaration(
    facts=Facts(
        id="civilization",
        seats=(2, 7),
        quick_seats=4,
        rules_version=4,
        rule_numbers=r"\d\d(?:\.\d{1,2})?|A-\d+[a-z]?",
        minutes=(300, 720),
        weight=4,
    ),
    vocabulary=Vocabulary(
        verbs={**vocabulary.VERBS, **vocabulary_trade.VERBS, **vocabulary_calamities.VERBS},
        events={**vocabulary.EVENTS, **vocabulary_trade.EVENTS, **vocabulary_calamities.EVENTS},
        prompts={**vocabulary.PROMPTS, **vocabulary_trade.PROMPTS, **vocabulary_calamities.PROMPTS},
        objections={**vocabulary.OBJECTIONS, **vocabulary_trade.OBJECTIONS, **vocabulary_calamities.OBJECTIONS},
        turn_ends=("end_moves", "end_trade", "pass"),
        closing=("end_ships", "end_moves", "end_building", "end_trade", "pass"),
        chapters=("round", "game-over"),
        deeds=vocabulary.DEEDS + vocabulary_trade.DEEDS + vocabulary_calamities.DEEDS,
        runs=vocabulary.RUNS,
        luck={"calamity": Luck(who=1, sign=-1)},
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
        points=lambda s: s.vp,
        header=lambda s: {"round": s.round},
        tie_breaks=succession.tie_breaks,
        hidden_fields=("question", "active"),
        back=backs.back,
        redeal=redeal.redeal_zones,
        label=labels.label,
        caution=cautions.caution,
    ),
    words=Words(
        folder=HERE / "words",
        descriptions=describe.DESCRIPTIONS,
        sources=describe.about,
        figures=("vp", "count"),
        guide=Guide(lesson=guide.lesson, areas=guide.AREAS, lessons=guide.LESSONS, asides=guide.ASIDES),
    ),
    bot=Bot(
        evaluate=judge.evaluate, choose=judge.choose, explain=hints.explain, reads_hidden=False, foresight=FORESIGHT
    ),
    study=Study(
        topics={
            "nation": {"chooses-nation": Gets(who=0, what=1)},
            "card": {"buys": Gets(who=0, what=1)},
        },
        opening={"buys": Gets(who=0, what=1)},
    ),
    observation=observation.OBSERVATION,
    positions=Positions(build=position.position, as_test=position.as_test),
    terminal=Terminal(pictures=Pictures),
    web=Web(folder=HERE / "web", printed=printed.printed),
)
