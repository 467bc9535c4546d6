"""Every command of the program with its flags."""

from __future__ import annotations

from zeitalter.cli.doctor import run_doctor
from zeitalter.cli.experiments import run_fuzz, run_simulate
from zeitalter.cli.flags import Command, Flag
from zeitalter.cli.play import run_play
from zeitalter.cli.rules import run_rules
from zeitalter.cli.serve import run_serve
from zeitalter.cli.toolbox import run_options, run_replay, run_show, run_verify

FILE = Flag("file", shown="FILE")
AT = Flag("at", shown="N")
SEAT = Flag("seat", shown="NAME")
SEED = Flag("seed", shown="N")
JOBS = Flag("jobs", shown="N")
GAMES = Flag("games", shown="N")
OPTION = Flag("option", "words", "NAME=VALUE")

SERVE = (
    Flag("host", shown="127.0.0.1"),
    Flag("port", shown="8000"),
    Flag("data", shown="FOLDER"),
    Flag("database", shown="URL"),
    Flag("bot_delay", shown="SECONDS"),
)

DOCTOR = (
    Flag("data", shown="FOLDER"),
    Flag("database", shown="URL"),
    Flag("rescue", shown="FOLDER"),
    Flag("mend", "yes"),
)

COMMANDS = (
    Command(
        "play",
        run_play,
        (
            Flag("terminal", "yes"),
            Flag("seats", shown="me,bot:greedy"),
            SEED,
            Flag("save", shown="FILE"),
            Flag("load", shown="FILE"),
            Flag("components", "words", "GAME=FILE"),
            OPTION,
        ),
        switches=True,
    ),
    Command("serve", run_serve, SERVE, games=False),
    Command("doctor", run_doctor, DOCTOR, games=False),
    Command("rules", run_rules, (Flag("quick", "yes"),), (Flag("words", "words", "NUMBER"),)),
    Command("options", run_options),
    Command("replay", run_replay, (AT, SEAT), (FILE,), games=False),
    Command("show", run_show, (AT, SEAT, Flag("as_test", "yes")), (FILE,), games=False),
    Command("verify", run_verify, (), (FILE,), games=False),
    Command(
        "simulate",
        run_simulate,
        (Flag("bots", shown="greedy,random"), GAMES, SEED, JOBS, Flag("json", "yes"), OPTION),
        switches=True,
    ),
    Command("fuzz", run_fuzz, (GAMES, SEED, JOBS, Flag("out", shown="FOLDER"))),
)
