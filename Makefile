# Everything runs in .venv, which these targets set up by themselves.
# RUN is enough to play; DEV adds what tests and checks need.
PYTHON ?= $(shell tools/pythons.sh choose)
GAME ?= historia
GAMES := $(patsubst src/zeitalter/games/%/game.py,%,$(wildcard src/zeitalter/games/*/game.py))
VENV ?= .venv
BIN := $(VENV)/bin
RUN := $(VENV)/run.stamp
DEV := $(VENV)/dev.stamp
NODE := node_modules/.package-lock.json
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Tests start dozens of servers and workers: without compiled modules each of them would compile the whole tree again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play serve test postgres compiled pure nightly check page rules bench screens siege pythons fuzz golden lock clean

help:  ## show the targets
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(DEV)  ## set up .venv with everything, tests and checks included

$(RUN): requirements/run.lock pyproject.toml
	@test -x $(BIN)/python || { python="$(PYTHON)" && \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Zeitalter needs Python 3.11 or newer; run: make PYTHON=/path/to/python3 $(MAKECMDGOALS)")' && \
	echo "Setting up $(VENV) with $$($$python --version) ..." && $$python -m venv $(VENV); }
	@$(PIP) --require-hashes -r requirements/run.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUN) requirements/dev.lock
	@echo "Installing what tests and checks need ..."
	@$(PIP) --require-hashes -r requirements/dev.lock
	@touch $@

play: $(RUN)  ## open the table in the browser (GAME=civilization: another game, ARGS=--terminal: in the terminal)
	@$(BIN)/zeitalter play $(GAME) $(ARGS)

serve: $(RUN)  ## serve the table for others, see docs/hosting.md
	@$(BIN)/zeitalter serve $(ARGS)

test: $(DEV)  ## run all tests; Debian's Chromium, PostgreSQL and nginx are installed for them if the machine allows it
	@$(BIN)/python -m compiling.build --check
	@tools/ensure_chromium.sh
	@tools/ensure_postgres.sh
	@tools/ensure_nginx.sh
	@if command -v node >/dev/null; then node --test tests/web*/*.test.mjs; else echo "Without node the modules of the web page are tested in the browser alone."; fi
	$(BIN)/pytest -n 2 --dist worksteal --tb=short

postgres: $(DEV)  ## run only the tests of the server on PostgreSQL; several workers, nginx
	@tools/ensure_postgres.sh
	@tools/ensure_nginx.sh
	$(BIN)/pytest -n 2 --dist worksteal tests/server -k postgresql

compiled: $(DEV)  ## compile the rules (needs a C compiler, takes some minutes): the same games, faster
	@$(BIN)/python -m compiling.build

pure: $(DEV)  ## remove the compiled rules: pure Python again
	@$(BIN)/python -m compiling.build --remove

nightly: $(DEV)  ## all tests with many seeds, with the rules as they are written and compiled, and thousands of random games
	@$(MAKE) --no-print-directory pure
	ZEITALTER_NIGHTLY=1 $(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory compiled
	$(MAKE) --no-print-directory test
	for game in $(GAMES); do $(BIN)/zeitalter fuzz $$game --games 2000 --jobs 2 || exit 1; done

pythons:  ## all tests with every Python from 3.11 to 3.14 that is found here, each in a folder of its own
	@for python in $$(tools/pythons.sh all); do \
	  $(MAKE) --no-print-directory test PYTHON=$$python VENV=.venv-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])') || exit 1; \
	done

check: $(DEV)  ## lint, types, layers, the page, and every rule cited by a test
	$(BIN)/ruff check src tests benchmarks compiling
	$(BIN)/ruff format --check src tests benchmarks compiling
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory page; else echo "Without node the JavaScript of the page is not checked."; fi
	$(MAKE) --no-print-directory rules

page: $(NODE)  ## types and lint of the JavaScript of the page
	node_modules/.bin/tsc
	node_modules/.bin/eslint src tests

$(NODE): package.json package-lock.json
	@echo "Installing what checks the page ..."
	@npm ci --silent
	@touch $@

rules: $(DEV)  ## prove that every rule number is cited by a test
	for game in $(GAMES); do $(BIN)/python -m zeitalter.testing $$game tests/$$game || exit 1; done

screens: $(DEV)  ## write pictures of every main screen into docs/screens
	@tools/ensure_chromium.sh
	$(BIN)/python tools/screens.py

$(VENV)/peers.stamp: $(DEV) requirements/peers.lock
	@$(PIP) --require-hashes --no-deps --upgrade --target $(VENV)/peers -r requirements/peers.lock && touch $@ || \
	echo "catanatron's gym could not be installed: it is left out."

bench: $(DEV) $(VENV)/peers.stamp  ## measure against catanatron and a bare server in the same run (ARGS=--keep: as figures of a release)
	@tools/ensure_postgres.sh
	$(BIN)/python -m benchmarks $(ARGS)

siege: $(DEV)  ## attack the server in the long form, with a table of what had an effect (ARGS="slow kills": some of it, ARGS=--workers=2: of two workers)
	$(BIN)/python tools/siege.py $(ARGS)

fuzz: $(DEV)  ## 10,000 random games with random options
	$(BIN)/zeitalter fuzz $(GAME) --games 10000 --jobs 2

golden: $(DEV)  ## record the games anew that show every change (after a change of the rules; raise RULES too)
	for file in tests/*/record*.py; do $(BIN)/python $$file || exit 1; done

lock: $(DEV)  ## pin the newest dependencies
	$(PIP) pip-tools
	for f in run dev; do $(BIN)/pip-compile --quiet --upgrade --generate-hashes --no-emit-index-url \
	  --no-emit-trusted-host --no-emit-find-links --no-header --strip-extras --allow-unsafe --no-annotate \
	  -o requirements/$$f.lock requirements/$$f.in; done

clean:  ## remove .venv, node_modules and caches
	rm -rf .venv .venv-* node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .compiled build dist
