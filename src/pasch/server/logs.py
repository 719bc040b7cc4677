"""The log: one JSON object a line. Never in it: secrets, seeds, words for the dice, chat, names, addresses."""

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

log: Final = logging.getLogger("pasch.server")


def note(what: str, *, level: int = logging.INFO, **data: Any) -> None:
    """Write down what happened, with figures and names of tables."""
    if log.isEnabledFor(level):
        log.log(level, what, extra={"data": data})


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "data", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_lines(level: str) -> None:
    """Everything that is logged goes to stderr, one object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for noisy in ("uvicorn.error", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # a lost database is told once, by us
