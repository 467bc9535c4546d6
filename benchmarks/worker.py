"""One worker of a house to be measured: `python -m benchmarks.worker PORT FOLDER [DATABASE]`, without limits."""

from __future__ import annotations

import sys
from pathlib import Path

from zeitalter.server.config import Config
from zeitalter.server.run import serve

HOST = "127.0.0.1"

if __name__ == "__main__":
    port, folder, *database = sys.argv[1:]
    at = database[0] if database else None
    # people who are not asked see every position at once: what is measured is the way there, not the pause
    config = Config(Path(folder), at, bot_delay=(0, 0), bot_workers=1, limits=False, moment=0.0)
    serve(config, HOST, int(port))
