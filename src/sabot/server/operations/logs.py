"""Structured logs, one JSON object per line. Table keys, cookies, seeds and cards must never be logged."""

import logging
import sys
from asyncio import CancelledError
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import Processor

SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False)),
)


class LossyStream:
    """A stream for logs. A line that cannot be written, to a full disk for example, is lost; nothing else fails."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write a text if that is possible."""
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush the stream if that is possible."""
        with suppress(OSError):
            self._stream.flush()


def configure(level: str) -> None:
    """Log to standard error from this level on, for the server and for libraries."""
    lowest = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, LossyStream(sys.stderr))),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(lowest, logging.WARNING), force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a record is worth logging: a client's own mistake is not, nor a task that ends with the server."""
    is_cancelled = record.exc_info is not None and record.exc_info[0] is CancelledError
    return not is_cancelled and not record.getMessage().startswith("Invalid UTF-8")
