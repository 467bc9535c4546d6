#!/bin/sh
# Which Pythons are here, from 3.11 on.
#   tools/pythons.sh choose   the one that sets up .venv: the first that was built with profiling (distributions do that;
#                             it plays a tenth to a fifth faster), or else plain python3; says on stderr which and why
#   tools/pythons.sh all      one of each version from 3.11 to 3.14, for make pythons
set -u
usable='import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'
profiled='
import sys, sysconfig
asked_for = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
sys.exit(not asked_for and not {"deb_system", "rpm_prefix"} & set(sysconfig.get_scheme_names()))
'
found() { command -v "$1" >/dev/null && "$1" -c "$usable" >/dev/null 2>&1; }

choose() {
    for python in python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11; do
        if found "$python" && "$python" -c "$profiled" 2>/dev/null; then
            [ "$python" = python3 ] || echo "$python was built with profiling and is faster than python3 here: taken." >&2
            echo "$python"
            return
        fi
    done
    echo python3
}

all() {
    for minor in 11 12 13 14; do
        for python in "python3.$minor" "/usr/bin/python3.$minor" "${PYENV_ROOT:-$HOME/.pyenv}/versions/3.$minor".*/bin/python3; do
            if found "$python"; then
                echo "$python"
                break
            fi
        done
    done
}

"$1"
