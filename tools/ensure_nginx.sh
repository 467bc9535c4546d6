#!/bin/sh
# Debian's nginx for the test of a house behind it: installs it where it is missing and the machine allows it.
# Says nothing when it is there. Never fails; without nginx that test is skipped and says why.
set -u
have() { command -v nginx >/dev/null 2>&1 || test -x /usr/sbin/nginx; }
have && exit 0
if [ "$(id -u)" = 0 ]; then root=""; else root="sudo -n"; fi
if command -v apt-get >/dev/null 2>&1 && $root true 2>/dev/null; then
  echo "Installing nginx for the test of a house behind it ..."
  (
    flock 9
    have && exit 0
    $root apt-get update -qq
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx
    $root service nginx stop # the test starts one of its own, at a port of its own
  ) 9>"${TMPDIR:-/tmp}/zeitalter-nginx.lock" >/dev/null 2>&1 </dev/null
fi
have || echo "nginx is missing and could not be installed, so the house is not tested behind it; on Debian: apt-get install nginx"
exit 0
