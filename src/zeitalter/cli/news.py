"""The log in sentences: what happened since a person last looked, and the log with its entry numbers."""

from __future__ import annotations

from zeitalter.cli.board import drawings
from zeitalter.cli.voice import Voice
from zeitalter.engine.events import Event
from zeitalter.engine.match import Match


def _actor(match: Match, event: Event) -> int | None:
    """The civilization a log line is about."""
    kinds = match.game.events[event.id]
    if kinds and kinds[0].name in ("seat", "civ") and not kinds[0].many:
        who: int = event.args[0]  # type: ignore[assignment]
        return who
    return None


def log_line(voice: Voice, match: Match, event: Event) -> str:
    """A line of the log; a name that ends with a full stop ("Ramses II.") needs no second one."""
    text = voice.texts.event(match, event)
    return text[:-1] if text.endswith("..") else text


def show_news(voice: Voice, match: Match, seat: int | None, since: int) -> None:
    """What happened from an entry on, one paragraph for each stretch of one civilization's doings."""
    drawn = drawings(match.game)
    paragraph: list[str] = []
    last: int | None = None
    news = [event for _, event in match.events(seat, since) if event.id not in drawn.minor]
    most = drawn.most_news
    if most is not None and len(news) > most:
        voice.say("cli-older-news", style="dim", count=len(news) - most)
        news = news[-most:]
    for event in news:
        actor = _actor(match, event)
        if paragraph and (actor is None or actor != last):
            voice.print(" ".join(paragraph), hang="  ")
            paragraph = []
        last = actor
        paragraph.append(log_line(voice, match, event))
    if paragraph:
        voice.print(" ".join(paragraph), hang="  ")


def show_log(voice: Voice, match: Match, seat: int | None, count: int | None = None) -> None:
    """The log, or its last lines, each with the number of its entry."""
    events = match.events(seat)
    if not events:
        voice.say("cli-log-empty")
    for n, event in events[-count:] if count else events:
        voice.print(log_line(voice, match, event), indent=f"{n:>4}  ", hang=" " * 6)
