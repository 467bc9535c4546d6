#!/bin/sh
# Debian's Chromium for the browser tests: installs it where it is missing and the machine allows it.
# Says nothing when it is there. Never fails; without Chromium the browser tests are skipped and say why.
set -u
have() { command -v chromium >/dev/null 2>&1; }
have && exit 0
if [ "$(id -u)" = 0 ]; then root=""; else root="sudo -n"; fi
if command -v apt-get >/dev/null 2>&1 && $root true 2>/dev/null; then
  echo "Installing Chromium for the browser tests ..."
  (
    flock 9
    have && exit 0
    $root apt-get update -qq
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
  ) 9>"${TMPDIR:-/tmp}/zeitalter-chromium.lock" >/dev/null 2>&1 </dev/null
fi
have || echo "Chromium is missing and could not be installed, so the browser tests are skipped; on Debian: apt-get install chromium"
exit 0
