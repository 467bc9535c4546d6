#!/bin/sh
# Debian's Chromium for the browser tests: installs it where it is missing and the machine allows it.
# Never fails; without Chromium the browser tests say themselves what they need.
set -u
test -x /usr/bin/chromium && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests ..."
  apt-get update -qq >/dev/null 2>&1
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1
fi
test -x /usr/bin/chromium || echo "The browser tests need Chromium and it could not be installed; as root on Debian: apt-get install chromium"
exit 0
