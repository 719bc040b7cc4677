# Two commands for everyone: `make play` and `make test`. Each makes .venv and installs what is missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 100000
PORT ?= 8000
WEB := $(shell find web/src web/public web/index.html web/package-lock.json src/pasch/text -type f 2>/dev/null)

.PHONY: play test check bench soak format clean

play: $(VENV)/.play
	@$(BIN)/pasch serve --open --port $(PORT) $(ARGS)

test: $(VENV)/.dev
	@sh tests/server/install_postgres.sh
	@sh tests/server/install_proxies.sh
	@sh tests/browser/install_chromium.sh
	@$(BIN)/python web/node.py npm test --silent
	@$(BIN)/pytest -n auto

check: $(VENV)/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright
	@$(BIN)/python web/node.py npm run check --silent
	@$(BIN)/python web/node.py npm run lint --silent

bench: $(VENV)/.dev
	@$(BIN)/python -m benchmarks

soak: $(VENV)/.dev
	@$(BIN)/python -m benchmarks.soak --games $(GAMES)

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis dist web/node_modules src/pasch/web

$(BIN)/python:
	@echo "Making $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml hatch_build.py $(WEB) | $(BIN)/python
	@echo "Installing Pasch …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml hatch_build.py $(WEB) | $(BIN)/python
	@echo "Installing Pasch and what its tests need …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[all]" --group dev
	@$(BIN)/python web/node.py npm ci --silent || { echo "npm ci failed: the tests of the web app need a network the first time"; exit 1; }
	@touch $@ $(VENV)/.play
