#!/bin/sh
# Debian's PostgreSQL for the server tests: installs it where it is missing and the machine allows it.
# Says nothing when it is there. Never fails; without PostgreSQL the tests run on SQLite alone and say why.
set -u
have() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
have && exit 0
if [ "$(id -u)" = 0 ]; then root=""; else root="sudo -n"; fi
if command -v apt-get >/dev/null 2>&1 && $root true 2>/dev/null; then
  echo "Installing PostgreSQL for the server tests ..."
  (
    flock 9
    have && exit 0
    $root mkdir -p /etc/postgresql-common
    test -e /etc/postgresql-common/createcluster.conf || # the tests make a cluster of their own
      echo "create_main_cluster = false" | $root tee /etc/postgresql-common/createcluster.conf
    $root apt-get update -qq
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql
  ) 9>"${TMPDIR:-/tmp}/zeitalter-postgres.lock" >/dev/null 2>&1 </dev/null
fi
have || echo "PostgreSQL is missing and could not be installed, so the server is tested with SQLite alone; on Debian: apt-get install postgresql"
exit 0
