"""Every command of the program with its flags."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from zeitalter.cli.analyse import run_analyse
from zeitalter.cli.backup import run_backup, run_restore
from zeitalter.cli.doctor import run_doctor
from zeitalter.cli.experiments import run_fuzz, run_simulate
from zeitalter.cli.flags import Command, Flag, Values
from zeitalter.cli.move_data import run_move_data
from zeitalter.cli.play import run_play
from zeitalter.cli.rules import run_rules
from zeitalter.cli.serve import run_serve
from zeitalter.cli.toolbox import run_options, run_replay, run_show, run_verify
from zeitalter.cli.voice import Voice
from zeitalter.engine.game import Game


def in_lab(name: str) -> Callable[[Voice, Game, Values], int]:
    """A command of the lab, in a module of its own that is loaded when it is called: players never need it."""

    def run(voice: Voice, game: Game, values: Values) -> int:
        code: int = import_module(f"zeitalter.cli.lab.{name}").run(voice, game, values)
        return code

    return run


FILE = Flag("file", shown="FILE")
AT = Flag("at", shown="N")
SEAT = Flag("seat", shown="NAME")
SEED = Flag("seed", shown="N")
JOBS = Flag("jobs", shown="N")
GAMES = Flag("games", shown="N")
PLAYERS = Flag("players", shown="2,3,4")
OPTION = Flag("option", "words", "NAME=VALUE")

BOTS = Flag("bots", shown="strategist,random")
EXPERIMENT = (
    Flag("games", shown="N", about="games_of_cell"),
    SEED,
    JOBS,
    Flag("ray", shown="ADDRESS", instead="local"),
    Flag("store", shown="FILE"),
    Flag("json", shown="FILE", about="json_file"),
)
"""What all experiments understand."""
REPORT = Flag("report", shown="FILE.html")
VARY = Flag("vary", "words", "NAME=A,B")

PLACE = (Flag("data", shown="FOLDER"), Flag("database", shown="URL"))
"""Where the data of a server lies."""
SERVE = (
    Flag("host", shown="127.0.0.1"),
    Flag("port", shown="8000"),
    *PLACE,
    Flag("bot_delay", shown="SECONDS"),
    Flag("metrics", shown="[HOST:]PORT"),
    Flag("metrics_token", shown="FILE"),
    Flag("drain", shown="SECONDS"),
    Flag("plain_log", "yes"),
    Flag("url", shown="URL"),
    Flag("smtp", shown="smtps://USER@HOST"),
    Flag("smtp_password", shown="FILE"),
    Flag("mail_from", shown="ADDRESS"),
    Flag("workers", shown="N"),
)

DOCTOR = (
    *PLACE,
    Flag("url", shown="https://..."),
    Flag("rescue", shown="FOLDER"),
    Flag("mend", "yes"),
)

COMMANDS = (
    Command(
        "play",
        run_play,
        (
            Flag("terminal", "yes"),
            Flag("seats", shown="me,bot:strategist"),
            SEED,
            Flag("save", shown="FILE"),
            Flag("load", shown="FILE"),
            Flag("components", "words", "GAME=FILE"),
            OPTION,
        ),
        switches=True,
    ),
    Command("serve", run_serve, SERVE, games=False),
    Command("backup", run_backup, PLACE, (FILE,), games=False),
    Command("restore", run_restore, PLACE, (FILE,), games=False),
    Command("doctor", run_doctor, DOCTOR, games=False),
    Command("move-data", run_move_data, (), (Flag("source", shown="FROM"), Flag("target", shown="TO")), games=False),
    Command("rules", run_rules, (Flag("quick", "yes"),), (Flag("words", "words", "NUMBER"),)),
    Command("options", run_options),
    Command("replay", run_replay, (AT, SEAT), (FILE,), games=False),
    Command("show", run_show, (AT, SEAT, Flag("as_test", "yes")), (FILE,), games=False),
    Command("verify", run_verify, (), (FILE,), games=False),
    Command("analyse", run_analyse, (SEAT, Flag("playouts", shown="N"), Flag("json", "yes")), (FILE,), games=False),
    Command(
        "simulate",
        run_simulate,
        (BOTS, GAMES, SEED, JOBS, Flag("json", "yes"), OPTION),
        switches=True,
    ),
    Command("fuzz", run_fuzz, (GAMES, SEED, JOBS, Flag("out", shown="FOLDER"))),
    Command(
        "lab tournament",
        in_lab("tournament"),
        (
            BOTS,
            Flag("players", shown="3,4", about="tables"),
            Flag("swiss", shown="ROUNDS"),
            VARY,
            *EXPERIMENT,
            REPORT,
            OPTION,
        ),
        switches=True,
    ),
    Command("lab balance", in_lab("balance"), (BOTS, *EXPERIMENT, REPORT, OPTION), switches=True),
    Command(
        "lab sweep",
        in_lab("sweep"),
        (BOTS, VARY, Flag("change", "words", "PATH=A,B"), *EXPERIMENT, REPORT, OPTION),
        switches=True,
    ),
    Command(
        "lab train", in_lab("train"), (*EXPERIMENT[:-1], PLAYERS, Flag("out", shown="FOLDER", about="trained"), OPTION)
    ),
    Command("lab calibrate", in_lab("calibrate"), (*EXPERIMENT, REPORT, PLAYERS, OPTION)),
    Command(
        "lab ladder",
        in_lab("ladder"),
        (GAMES, SEED, JOBS, Flag("bots", shown="expert,master"), Flag("out", shown="FILE")),
    ),
)
