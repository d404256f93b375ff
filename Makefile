# `make` lists the targets; python3 (with its venv module), git and make are all they need.

PYTHON ?= python3
WORKERS ?= auto
UV_HTTP_TIMEOUT ?= 180
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_VENV := .venv-bench
BENCH_READY := $(BENCH_VENV)/.ready

# The code that carries the rules, and how much of it the tests must reach, in percent.
RULES := src/sabot/kernel/*,src/sabot/editions/*,src/sabot/views.py,src/sabot/notation/*
RULES_COVERED := 97

PYTEST := $(BIN)/pytest --numprocesses=$(WORKERS) --dist=loadgroup
SVELTE_CHECK := $(BIN)/python hatch_build.py svelte-check --fail-on-warnings
COMPILED := .compiled

CODE := $(wildcard src tests benchmarks examples hatch_build.py)

# The page in the browser, and what it is made of.
PAGE := src/sabot/server/page/made-from
WEB := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print)

export UV_HTTP_TIMEOUT
export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := $(VENV)
unexport VIRTUAL_ENV
# Or every process of a run would compile all tests anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play quick quick-tests test coverage soak check types page-types format bench clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(PAGE)  ## make .venv, with the command .venv/bin/sabot in it, and the page

play: setup  ## set up and open the table in the browser
	$(BIN)/sabot

quick: setup  ## run what a change most likely breaks: a minute, no compiler, no browser, no server
	$(PYTEST) --part=rules --part=quick
	$(SVELTE_CHECK)

test: setup  ## run every test, the quick ones first, and see that they reach the rules
	rm -rf $(COMPILED)
	$(MAKE) --jobs=2 quick-tests $(COMPILED)
	NUMBA_CACHE_DIR=$(CURDIR)/$(COMPILED) $(PYTEST) --part=rest

# The quick tests, and how much of the code that carries the rules their tests reach.
quick-tests:
	$(PYTEST) --part=rules --cov --cov-report=
	$(BIN)/coverage report --include='$(RULES)' --fail-under=$(RULES_COVERED)
	$(PYTEST) --part=quick

# What the tests of one run play by, compiled once for all of them. The quick tests beside it come first.
$(COMPILED):
	nice $(BIN)/python -m tests.support.compiling $@

coverage: setup  ## run every test and write what they reached to htmlcov/
	$(PYTEST) --cov --cov-report=html

soak: setup  ## run the long sweeps that `make test` leaves out
	$(PYTEST) -m soak

check: setup  ## format, lint, types, layers: look, change nothing
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/lint-imports
	$(MAKE) --jobs=2 --output-sync=target types page-types

types:
	$(BIN)/mypy $(CODE)

page-types:
	$(SVELTE_CHECK)

format: setup  ## format the code and mend what the linter can mend
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

bench: $(BENCH_READY)  ## measure, beside other engines, in an environment of its own
	$(BENCH_VENV)/bin/python -m benchmarks

clean:  ## remove everything that the other targets make
	rm -rf $(VENV) $(BENCH_VENV) $(COMPILED) dist htmlcov test-results .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache $(dir $(PAGE)) web/node_modules
	find src tests $(wildcard benchmarks examples) -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)

$(READY): pyproject.toml uv.lock | $(BIN)/uv
	$(BIN)/uv sync --locked --compile-bytecode --extra fast --extra cluster --extra lab --extra envs --group dev --group spiel
	$(BIN)/python -m compileall -q src  # so that commands start quickly where Python itself may not write bytecode
	@touch $@

$(PAGE): $(WEB) | $(READY)
	$(BIN)/python hatch_build.py

$(BENCH_READY): $(READY)
	UV_PROJECT_ENVIRONMENT=$(BENCH_VENV) $(BIN)/uv sync --locked --compile-bytecode --python $(BIN)/python --extra fast --extra envs --no-default-groups --group bench
	@touch $@
