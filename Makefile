# Two commands matter: `make play` and `make test`. Both set up everything they need.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py')
CLIENT := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
READY := .venv/ready
COMPILED := .venv/compiled

.DEFAULT_GOAL := help
.PHONY: help play test lint bench docs dist clean web types browsers screenshots

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(COMPILED) ## Play Puerto Rico in the terminal against bots
	@$(BIN)/ludoteca play puerto_rico

test: lint ## Run all checks and tests
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python -m pytest -n 2 --dist loadgroup

lint: $(COMPILED) ## Check style, types and import layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(COMPILED) ## Measure games, decisions and copies per second
	$(BIN)/ludoteca bench puerto_rico --seats 4 --seconds 5

docs: $(COMPILED) ## Build the documentation into site/
	$(BIN)/mkdocs build --strict --quiet --site-dir site
	@echo "docs: open site/index.html"

dist: $(COMPILED) ## Build a wheel into dist/
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@ls dist

web: web/dist/index.html ## Build the browser client into web/dist/

types: $(COMPILED) ## Write the client's types from the Python definitions
	$(BIN)/python tools/make_types.py

browsers: $(COMPILED) web/dist/index.html ## Check and test the client, with a real Chromium too
	cd web && npm run --silent check && npm test --silent && npm run --silent e2e

screenshots: $(COMPILED) web/dist/index.html ## Take pictures of every screen into artefacts/screens/
	cd web && npm run --silent screenshots

clean: ## Remove everything that was made
	rm -rf .venv build dist site artefacts web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.txt pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Ludoteca needs Python 3.11 or newer; $$($(PYTHON) --version) was found. Set PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv \
		|| { rm -rf .venv; echo "This Python cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "Installing what Ludoteca needs into .venv …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
	@touch $@

$(COMPILED): $(READY) $(SOURCES)
	@echo "Compiling the rules …"
	@mkdir -p build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . > build/install.log 2>&1 \
		|| { tail -n 30 build/install.log; exit 1; }
	@$(BIN)/python -m ludoteca.compiled
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --silent

web/dist/index.html: web/node_modules/.package-lock.json $(CLIENT)
	@cd web && npm run --silent build
