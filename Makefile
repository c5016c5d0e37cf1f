# Two commands do everything: `make play` and `make test`. Each sets up what is missing.

PYTHON ?= python3
VENV := .venv
FAST := .venv-fast
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check
JOBS ?= 2
MATCHES ?= 2000
RACES ?= 200
TURNS ?= 1000
MAPS ?= 1000
KILLS ?= 1000
PEEKS ?= 10000
# As pyproject.toml has it for whoever builds a compiled wheel with pip.
COMPILER := 'hatch-mypyc>=0.16' 'mypy==2.4.1'

NPM := $(BIN)/python web/npm.py
PAGES := src/aegean/server/pages/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print; find src -name '*.ftl')

.PHONY: play terminal test lint web web-dev web-test screenshots types fuzz soak peek fast test-fast bench clean help

help:
	@echo "make play         start a server here and play in the browser"
	@echo "make terminal     play Cyclades in the terminal against bots"
	@echo "make test         lint, types, import layers and all tests"
	@echo "make web          build the browser client"
	@echo "make web-dev      the client as you edit it, beside a running \`aegean serve\`"
	@echo "make screenshots  the pictures of docs/screenshots"
	@echo "make types        write the client's types from the server's"
	@echo "make fuzz         $(MATCHES) random matches of each game ($(TURNS) of Civilization), races and maps, every promise checked"
	@echo "make soak         kill a server under load $(KILLS) times and look for lost or doubled moves"
	@echo "make peek         $(PEEKS) decisions of every bot with another truth behind the same view"
	@echo "make fast         compile the engine into $(FAST)"
	@echo "make test-fast    all tests but the browser's on the compiled engine"
	@echo "make bench        speed, interpreted and compiled, beside Catanatron"
	@echo "make clean        remove what the others set up"

play: $(VENV)/.play
	@$(BIN)/aegean serve --open $(ARGS)

terminal: $(VENV)/.play
	@$(BIN)/aegean play cyclades $(ARGS)

test: $(VENV)/.dev lint web-test
	$(BIN)/python -m pytest -n $(JOBS)

web: $(PAGES)

web-dev: $(VENV)/.dev
	@$(NPM) run dev

web-test: $(PAGES)
	@$(NPM) run check
	@$(NPM) run test
	@$(NPM) run size
	@$(BIN)/python -m tests.browser.chromium

screenshots: $(PAGES)
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

types: $(VENV)/.dev
	@$(BIN)/python -m aegean.server.types

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

fuzz: $(VENV)/.dev
	$(BIN)/aegean fuzz cyclades --matches $(MATCHES) --jobs $(JOBS)
	$(BIN)/aegean fuzz delphi --matches $(MATCHES) --jobs $(JOBS) --bound 20 --own-end 0
	$(BIN)/aegean fuzz civilization --matches $(TURNS) --jobs $(JOBS) --bound 12 --own-end 10 --every 50
	AEGEAN_RACES=$(RACES) AEGEAN_MAPS=$(MAPS) $(BIN)/python -m pytest -n $(JOBS) \
		tests/delphi/test_conformance.py tests/delphi/test_map.py tests/civilization/test_conformance.py

soak: $(VENV)/.dev
	AEGEAN_KILLS=$(KILLS) $(BIN)/python -m pytest -n $(JOBS) tests/server/test_kills.py
	AEGEAN_SECRECY_STATES=10000 $(BIN)/python -m pytest -n $(JOBS) tests/server/test_secrecy.py

peek: $(FAST)/.ready
	AEGEAN_PEEKS=$(PEEKS) $(FAST)/bin/python -m pytest -n $(JOBS) tests/bots/test_peeking.py

fast: $(FAST)/.ready

test-fast: $(FAST)/.ready
	$(FAST)/bin/python -m pytest -n $(JOBS) --ignore tests/browser

bench: $(VENV)/.bench $(FAST)/.ready
	$(BIN)/aegean bench

clean:
	rm -rf $(VENV) $(FAST) build dist web/node_modules $(dir $(PAGES)) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Aegean needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (on Debian: apt install python3-venv)"; rm -rf $(VENV); exit 1; }

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install $(PIP_FLAGS) -e .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install $(PIP_FLAGS) -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install $(PIP_FLAGS) -e '.[bench]'
	@touch $@ $(VENV)/.play

# Installing has built the client already; this is for whoever changes it.
$(PAGES): $(WEB) | $(VENV)/.dev
	@$(NPM) run build

# The compiled engine is built from a copy and lives in a place of its own: it never shadows the sources one edits.
# The wheel is built here and not by pip, which would compile everything twice: once to read its name.
$(FAST)/.ready: pyproject.toml $(shell find src -name '*.py') | $(VENV)/bin/python
	@echo "Compiling the engine into $(FAST) (a few minutes) ..."
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@rm -rf build/fast && mkdir -p build/fast && cp -r src pyproject.toml hatch_build.py README.md LICENSE build/fast
	@$(FAST)/bin/python -m pip install $(PIP_FLAGS) hatchling $(COMPILER)
	@cd build/fast && HATCH_BUILD_HOOKS_ENABLE=true ../../$(FAST)/bin/python -m hatchling build -t wheel -d wheel
	@$(FAST)/bin/python -m pip install $(PIP_FLAGS) "$$(ls build/fast/wheel/*.whl)[dev]"
	@$(FAST)/bin/python -m pip install $(PIP_FLAGS) --force-reinstall --no-deps build/fast/wheel/*.whl
	@touch $@
