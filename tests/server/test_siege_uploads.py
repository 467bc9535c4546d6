"""Match files from outside cost nobody else time or memory; whatever is in them, the server has a sentence for it."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest
from attack_uploads import UPLOAD_ATTACKS, good_files, send_upload, upload
from siege import House, Stranger, besiege
from test_bot_limits import needs_proc, workers_of
from test_workers import alive
from visitors import Server


@pytest.mark.parametrize("name", UPLOAD_ATTACKS)
def test_match_files_harm_nobody(name: str, tmp_path: Path) -> None:
    attack, few, _ = UPLOAD_ATTACKS[name]
    outcome = besiege(name, attack, few, tmp_path)
    assert outcome.effects == []
    assert outcome.answers > 2


@needs_proc
def test_a_worker_that_hangs_is_killed_when_the_client_leaves_and_others_can_upload(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        mallory, good = Stranger("Mallory", House([server]), "198.51.100.7"), good_files()[0]
        before = set(workers_of(server))
        assert upload(mallory, good).status_code == 200
        (worker,) = set(workers_of(server)) - before
        os.kill(worker, signal.SIGSTOP)
        line = send_upload(mallory, json.dumps(good).encode())
        time.sleep(0.5)
        assert alive(worker)
        line.close()
        end = time.monotonic() + 15  # much less than a worker gets
        while alive(worker) and time.monotonic() < end:
            time.sleep(0.05)
        assert not alive(worker)
        assert upload(Stranger("Ada", House([server]), "203.0.113.1"), good).status_code == 200
    finally:
        server.kill()
