# `make` lists the targets. They need only python3 (with its venv module), git and make.

PYTHON ?= python3
WORKERS ?= auto
UV_HTTP_TIMEOUT ?= 180
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
EXE :=
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
EXE := .exe
endif
UV := $(BIN)/uv$(EXE)
READY := $(VENV)/.ready
BENCH_VENV := .venv-bench
BENCH_READY := $(BENCH_VENV)/.ready

# The code of the rules, and the least test coverage of it, in percent.
RULES := src/sabot/kernel/*,src/sabot/editions/*,src/sabot/views.py,src/sabot/notation/*
RULES_COVERED := 97

PYTEST := $(BIN)/pytest --numprocesses=$(WORKERS)
# A worker takes whole files, in their order: what the tests of a file share is created once.
BY_FILE := --dist=loadfile --no-loadscope-reorder
SVELTE_CHECK := $(BIN)/python hatch_build.py svelte-check --fail-on-warnings
COMPILED := .compiled

CODE := $(wildcard src tests benchmarks examples engine docs/conf.py docs/reference_pages.py hatch_build.py)

# The built page, and its sources.
PAGE := src/sabot/server/page/made-from
WEB := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print)

# The release that a tag announces, the image, and the program that builds it.
TAG ?=
IMAGE ?= sabot
CONTAINERS ?= docker

export UV_HTTP_TIMEOUT
export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := $(VENV)
unexport VIRTUAL_ENV
# Otherwise every test process would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play quick quick-tests test coverage soak security check types windows-types page-types format bench report arena gallery clean dist publish github-release image docs release-notes

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(PAGE)  ## make .venv with the command .venv/bin/sabot, and build the page

play: setup  ## set up and play in the browser
	$(BIN)/sabot || test $$? = 130  # Ctrl-C is how one leaves, no error

quick: setup  ## run the tests most likely to fail: a minute, no compiler, no browser, no server
	$(PYTEST) --part=rules --part=quick
	$(SVELTE_CHECK)

test: setup  ## run every test, the quick ones first, and check the coverage of the rules
	rm -rf $(COMPILED)
	$(MAKE) --jobs=2 quick-tests $(COMPILED)
	NUMBA_CACHE_DIR=$(CURDIR)/$(COMPILED) $(PYTEST) $(BY_FILE) --part=rest

# The quick tests, and the coverage of the rules.
quick-tests:
	$(PYTEST) --part=rules --cov --cov-report=
	$(BIN)/coverage report --include='$(RULES)' --fail-under=$(RULES_COVERED)
	$(PYTEST) --part=quick

# The compiled rules, compiled once for all tests of a run. The quick tests run in parallel and have priority.
$(COMPILED):
	nice $(BIN)/python -m tests.support.compiling $@

coverage: setup  ## run every test and write a coverage report to htmlcov/
	$(PYTEST) $(BY_FILE) --cov --cov-report=html

soak: setup  ## run the long sweeps that `make test` leaves out
	$(PYTEST) -m soak

check: setup  ## check format, lint, types and import layers; change nothing
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/lint-imports
	$(MAKE) --jobs=2 --output-sync=target types page-types windows-types

types:
	$(BIN)/mypy $(CODE)

# What Windows lacks must not be reached there.
windows-types:
	$(BIN)/mypy --platform=win32 --cache-dir=.mypy_cache/win32 src

page-types:
	$(SVELTE_CHECK)

security: setup  ## measure the figures of docs/security.md; half an hour
	$(BIN)/python -m tests.support.security

format: setup  ## format the code and fix what the linter can fix
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

bench: $(BENCH_READY)  ## run the benchmarks, with other engines, in a separate environment
	$(BENCH_VENV)/bin/python -m benchmarks

report: $(BENCH_READY)  ## run the benchmarks and write them to docs/benchmarks.md, with charts
	$(BENCH_VENV)/bin/python -m benchmarks --report

arena: setup  ## measure how strong the bot search is and write it to docs/arena.md; hours, and it can be stopped
	$(BIN)/python -m benchmarks --strength

gallery: setup  ## draw every moment of the table in three sizes and two themes into gallery/; ten minutes
	$(BIN)/python -m tests.web.gallery

docs: setup  ## build the documentation with search and the rulebook in site/; a broken link is an error
	$(BIN)/sphinx-build --fail-on-warning --keep-going --jobs auto --quiet --doctree-dir .doctrees docs site
	$(BIN)/sabot rules --html site/rulebook

dist: setup  ## build wheels and source distributions in dist/, with checksums and a bill of materials
	$(BIN)/python -m tests.support.release check $(TAG)
	rm -rf dist
	$(UV) build --all-packages --no-build-isolation --out-dir dist
	$(UV) export --quiet --locked --no-default-groups --all-extras --preview-features sbom-export --format cyclonedx1.5 --output-file dist/sbom.cdx.json
	$(BIN)/python -m tests.support.release checksums dist
	@cat dist/SHA256SUMS

# The engine first: the other distribution needs it. The index trusts the workflow that calls this.
publish: $(UV)
	$(UV) publish --trusted-publishing always dist/sabot_engine-*
	$(UV) publish --trusted-publishing always dist/sabot_cards-*

github-release:
	$(MAKE) --silent release-notes | gh release create "$(TAG)" --verify-tag --title "$(TAG)" --notes-file - dist/*

# The section of the changelog about the version of TAG.
release-notes:
	@awk -v section='## [$(TAG:v%=%)]' 'index($$0, "## [") == 1 { found = index($$0, section) == 1; next } found' CHANGELOG.md

image:  ## build the container image of the server
	$(CONTAINERS) build -f Containerfile -t $(IMAGE) .

clean:  ## remove everything that the other targets make
	rm -rf $(VENV) $(BENCH_VENV) $(COMPILED) .arena dist site gallery .doctrees docs/generated htmlcov test-results .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache $(dir $(PAGE)) web/node_modules
	find src tests $(wildcard benchmarks examples) -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)

$(READY): pyproject.toml engine/pyproject.toml uv.lock | $(UV)
	$(UV) sync --locked --compile-bytecode --extra fast --extra cluster --extra lab --extra envs --extra tables --extra mcp --group dev --group docs --group spiel
	$(BIN)/python -m compileall -q src  # commands start quickly even if Python may not write bytecode
	@touch $@

$(PAGE): $(WEB) | $(READY)
	$(BIN)/python hatch_build.py

$(BENCH_READY): $(READY)
	UV_PROJECT_ENVIRONMENT=$(BENCH_VENV) $(UV) sync --locked --compile-bytecode --python $(BIN)/python --extra fast --extra envs --extra lab --extra cluster --no-default-groups --group bench --group spiel
	@touch $@
