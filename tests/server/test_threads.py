"""Reading component data in several threads at once, which crashes a process that has not read it before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys, threading
from pathlib import Path
from zeitalter.games.historia.data import schema
from zeitalter.games.historia.data.components import our_data
from zeitalter.server.app import create_app
from zeitalter.server.config import Config

data = our_data()
app = create_app(Config(Path(sys.argv[1])))
sys.setswitchinterval(1e-6)
together = threading.Barrier(4)

def read():
    together.wait()
    schema.read(data, "components")

threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
app.state.services.database.close()
"""


def test_a_server_reads_components_in_several_threads(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
