"""What all rooms of a server process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from zeitalter.server.config import Config
from zeitalter.server.house.broker import broker_for
from zeitalter.server.house.channel import Channel
from zeitalter.server.house.leases import Leases
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.slices import Slices
from zeitalter.server.metrics import Metrics
from zeitalter.server.store.database import Database


@dataclass(slots=True)
class RoomServices:
    """Where rooms store their entries, who computes for their bots, and how they are to run."""

    config: Config
    database: Database
    bot_workers: BotWorkers
    slices: Slices = field(default_factory=Slices)
    """Where matches are rebuilt without holding anybody up."""
    metrics: Metrics = field(default_factory=Metrics)
    """Where it is counted what is played."""
    leaving: bool = False
    """Whether the server is about to stop: no bot begins to think any more, but what it has thought of counts."""
    closing: bool = False
    """Whether the server stops: no bot answers any more."""
    leases: Leases = field(init=False)
    """Which matches this worker keeps."""
    channel: Channel = field(init=False)
    """What workers of the house say to each other."""

    def __post_init__(self) -> None:
        broker = broker_for(self.config.url())
        self.leases = Leases(self.database, alone=broker is None)
        self.channel = Channel(self.leases.worker, broker)
