"""Playing in the terminal: alone against bots, or several people who pass the device on.

A person's question stays open until it is answered; everything else that is typed is a command or is answered with one
sentence. When people share the screen it is cleared before it changes hands, so no hand or sealed choice is seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from zeitalter.bots import Bot, bot_hints, bot_move, find_bot, hint_bot, hint_text, hinter
from zeitalter.cli import rules
from zeitalter.cli.board import drawings, own_or_shared, pictures
from zeitalter.cli.complain import OUR_MISTAKE, complain, sentence
from zeitalter.cli.flags import Values
from zeitalter.cli.form_menu import menu_for
from zeitalter.cli.menu import Menu
from zeitalter.cli.news import show_log, show_news
from zeitalter.cli.seats import bot_name, is_person, loaded_match, new_match
from zeitalter.cli.serve import open_table
from zeitalter.cli.voice import Voice
from zeitalter.cli.why import explain
from zeitalter.cli.words import command_words
from zeitalter.engine import files
from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.steps import fields_of
from zeitalter.games import USUAL_GAME
from zeitalter.kit.drawing import Line, Pictures

# fmt: off
COMMANDS = (
    "help", "quit", "undo", "why", "rule", "hint", "log", "save", "more", "card",
    "table", "map", "hand", "mats", "cards",
)
# fmt: on
LOG_LINES = 20
MOST_CARDS = 6
"""Components with the same word that are shown in full; of more only the names."""


class Session:
    """One match at one terminal."""

    def __init__(self, match: Match, voice: Voice, save: Path | None) -> None:
        self.match = match
        self.voice = voice
        self.save_path = save
        self.bots: dict[int, Bot] = {
            i: find_bot(bot_name(seat), match.game) for i, seat in enumerate(match.seats) if not is_person(seat)
        }
        self.people = [i for i in range(len(match.seats)) if i not in self.bots]
        self.seen = [0] * len(match.seats)
        self.at: int | None = None
        self.words = command_words(COMMANDS, match.game)
        self.in_turns = drawings(match.game).in_turns
        self.last = -1
        """Who was asked last where all answer in turns."""

    # -- the match ----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the match is over or the person leaves."""
        self.open()
        while not self.match.over:
            seat = self.next_seat()
            if seat in self.bots:
                bot_move(self.match, seat, self.bots[seat])
                continue
            if not self.sit_down(seat) or not self.decide(seat):
                return 0
            self.autosave()
        self.close()
        return 0

    def next_seat(self) -> int:
        """Who answers next: bots first, then whoever has the device; where all bargain, each in turn."""
        asked = self.match.asked()
        if type(self.match.question()).__name__ in self.in_turns:
            resting = set(self.match.state.question().resting(self.match.state))
            people = [seat for seat in asked if seat not in self.bots]
            talking = [seat for seat in asked if seat not in resting] or people or asked
            self.last = min(talking, key=lambda seat: (seat <= self.last, seat))
            return self.last
        self.last = -1
        bot = next((seat for seat in asked if seat in self.bots), None)
        return bot if bot is not None else next((seat for seat in asked if seat == self.at), asked[0])

    def open(self) -> None:
        """Who plays what, and the hash of the seed."""
        match, voice = self.match, self.voice
        names = [
            voice.text("cli-seat-person" if is_person(seat) else "cli-seat-bot", name=seat.name, bot=bot_name(seat))
            for seat in match.seats
        ]
        voice.say("cli-opening", style="title", game=voice.text("game-name"), seats=voice.texts.listing(names))
        usual = match.game.table(len(match.seats)).options
        for switch in match.game.switches:
            value = match.table.options[switch.id]
            if value != usual[switch.id]:
                said = voice.texts.switch_value(switch.id, value)
                voice.print(f"{voice.texts.switch(match.game, switch.id)[0]}: {said}", indent="  ")
        voice.say("cli-commitment")
        voice.print(match.commitment, indent="  ", style="dim")
        if match.crash is not None:
            show_crash(voice, match)
        voice.say(own_or_shared(voice, "cli-how-to"))
        voice.print()

    def close(self) -> None:
        """The final account, the result, and the seed for whoever wants to check the shuffles."""
        match, voice = self.match, self.voice
        seat = self.at
        show_news(voice, match, seat, self.seen[seat] if seat is not None else 0)
        voice.print()
        show_result(voice, match)
        voice.say("cli-seed")
        voice.print(match.seed.hex(), indent="  ", style="dim")
        self.autosave()

    def autosave(self) -> None:
        """Keep the file of `--save` up to date."""
        if self.save_path is not None:
            self.save(self.save_path, quiet=True)

    def save(self, path: Path, quiet: bool = False) -> None:
        """Write the match; a failure is a sentence, no reason to stop."""
        try:
            files.save(self.match, path)
        except ZeitalterError as error:
            self.voice.print(sentence(error, self.voice.texts))
        else:
            if not quiet:
                self.voice.say("cli-saved", path=str(path))

    # -- people -------------------------------------------------------------------------------------------------------

    def sit_down(self, seat: int) -> bool:
        """Let the next person take the device; False at the end of the input."""
        before, self.at = self.at, seat
        if before == seat or len(self.people) == 1:
            return True
        if before is not None:
            self.voice.clear()
        if self.voice.ask(self.voice.text("cli-pass-device", name=self.match.seats[seat].name) + " ") is None:
            self.end_of_input()
            return False
        return True

    def end_of_input(self) -> None:
        """Nobody types any more."""
        self.autosave()
        self.voice.say("cli-end-of-input")

    def leave(self) -> None:
        """Say goodbye; at a terminal, offer to save first."""
        if self.save_path is not None:
            self.save(self.save_path)
        elif self.voice.interactive:
            name = self.voice.ask(self.voice.text("cli-save-as") + " ")
            if name:
                self.save(Path(name))
        self.voice.say("cli-goodbye")

    def decide(self, seat: int) -> bool:
        """Ask a person until the question is answered or taken back; False if the person leaves."""
        match, voice = self.match, self.voice
        show_news(voice, match, seat, self.seen[seat])
        self.seen[seat] = len(match.log) + 1
        seen = pictures(match, seat, voice)
        menu = menu_for(match, seat, voice, seen)
        voice.print()
        question = match.state.question()
        values = [getattr(question, name) for name in fields_of(question)]
        voice.draw(seen.scene(type(question).__name__, values))
        voice.print()
        voice.print(voice.texts.prompt(match, seat), style="title")
        menu.show()
        while True:
            line = voice.ask()
            if line is None:
                self.end_of_input()
                return False
            word, _, rest = line.partition(" ")
            command = self.words.get(word.lower())
            if command == "quit":
                self.leave()
                return False
            if command == "undo":
                if self.undo(seat):
                    return True
            elif command is not None:
                self.obey(command, rest.strip(), seat, menu, seen)
            else:
                action = menu.read(line)
                if action is not None:
                    match.play(seat, action)
                    return True

    def undo(self, seat: int) -> bool:
        """Take back the person's last answer, or say why that is not possible."""
        try:
            self.match.undo(seat)
        except Refused as error:
            self.voice.print(self.voice.texts.objection(self.match, error.objection))
            return False
        return True

    # -- commands -----------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int, menu: Menu, seen: Pictures) -> None:
        """Do what a command says; the question stays open."""
        match, voice = self.match, self.voice
        does: dict[str, Callable[[], None]] = {
            "help": lambda: voice.say(own_or_shared(voice, "cli-play-help")),
            "why": lambda: explain(voice, match, seat, menu, rest),
            "rule": lambda: self.rule(rest),
            "hint": lambda: self.hint(seat, menu),
            "log": lambda: show_log(voice, match, seat, int(rest) if rest.isdecimal() else LOG_LINES),
            "save": lambda: self.save(Path(rest)) if rest else voice.say("cli-save-usage"),
            "more": menu.more,
            "card": lambda: self.card(rest, seen),
        }
        if command in does:
            does[command]()
        elif command in seen.pictures:
            voice.draw(seen.pictures[command]())
        elif command in seen.named:
            self.named(*seen.named[command], rest, seen)
        else:
            voice.say("cli-no-picture", picture=command)

    def rule(self, words: str) -> None:
        """A rule by number or word; without, the rule of the present question."""
        try:
            rules.show_found(self.voice, self.match.game, words or self.match.state.question().rule)
        except ZeitalterError as error:
            self.voice.print(sentence(error, self.voice.texts))

    def hint(self, seat: int, menu: Menu) -> None:
        """What the best bot would do in this seat and why, and what else could be done."""
        game, voice = self.match.game, self.voice
        try:
            best, *others = bot_hints(self.match, seat, hint_bot(hinter(game), game))
        except ZeitalterError as error:
            voice.print(sentence(error, voice.texts))
            return
        answer, reason = menu.named(best.hint.action), hint_text(voice.texts, self.match, best.hint)
        if best.chance is None:
            voice.say("cli-hint", answer=answer, reason=reason)
        else:
            voice.say("cli-hint-chance", answer=answer, reason=reason, percent=round(100 * best.chance))
        for other in others:
            answer, reason = menu.named(other.hint.action), hint_text(voice.texts, self.match, other.hint)
            voice.say("cli-hint-other", answer=answer, reason=reason, percent=round(100 * other.behind))

    def card(self, words: str, seen: Pictures) -> None:
        """A component in full words, or what the words may mean."""
        found = seen.look_up(words) if words else []
        if not found:
            self.voice.say(own_or_shared(self.voice, "cli-no-card" if words else "cli-card-usage"), words=words)
        if len(found) > MOST_CARDS:
            self.voice.say("cli-which", text=words, names=", ".join(name for name, _ in found))
            return
        for name, text in found:
            self.voice.print(name, style="title")
            self.voice.print(text, indent="  ")

    def named(self, kind: str, draw: Callable[[str], list[Line]], words: str, seen: Pictures) -> None:
        """The picture of the one thing of a kind that words name, or what they may mean."""
        names, lang = seen.w.c.names, self.voice.lang
        whole, part = seen.matching(kind, words) if words else ([], [])
        begins = [i for i in part if any(name.lower().startswith(words.lower()) for name in names[kind][i].values())]
        found = whole or begins or part
        if len(found) == 1:
            self.voice.draw(draw(seen.w.c.ids[kind][found[0]]))
        elif found:
            self.voice.say("cli-which", text=words, names=", ".join(names[kind][i][lang] for i in found))
        else:
            self.voice.say(own_or_shared(self.voice, "cli-no-card" if words else "cli-card-usage"), words=words)


def show_result(voice: Voice, match: Match) -> None:
    """The final ranking with points by source, and who has won."""
    if match.result is None:
        return
    voice.draw(pictures(match, None, voice).account([(event.id, event.args) for _, event in match.events(None)]))
    voice.print()
    winners = match.result["winners"]
    points = match.result["points"][winners[0]] if winners else 0
    id = f"result-{match.result['how'].replace(' ', '-')}"
    names = voice.texts.listing([match.seats[seat].name for seat in winners])
    voice.say(id, style="title", winners=names, points=points)


def show_crash(voice: Voice, match: Match) -> None:
    """What broke a match that was stored by a mistake of ours."""
    crash = match.crash
    assert crash is not None
    if crash.action is None:
        voice.say("cli-crash", error=crash.error)
    else:
        answer = voice.texts.option(match, crash.action)
        voice.say("cli-crash-answer", name=match.seats[crash.seat].name, answer=answer, error=crash.error)


def run_play(voice: Voice, game: Game, values: Values) -> int:
    """`zeitalter play`: the table in the browser; in the terminal if asked for or if the flags describe a match."""
    if not any(values.values()):
        return open_table(voice, None if game.id == USUAL_GAME else game.id)
    load, save = values["load"], values["save"]
    match = loaded_match(load, values, voice.texts) if load else new_match(game, values, voice.texts)
    voice = voice.of_game(match.game.id)
    session = Session(match, voice, Path(save) if save else None)
    try:
        return session.run()
    except (ZeitalterError, OSError, KeyboardInterrupt):
        raise
    except Exception as error:
        path = Path(f"crash-{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.json")
        files.save(match, path)
        complain(voice.text("cli-crashed", path=str(path), error=f"{type(error).__name__}: {error}"))
        return OUR_MISTAKE
