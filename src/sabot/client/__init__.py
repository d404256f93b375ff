"""A client of the table server for programs: it reconnects by itself, and retries change nothing twice."""

from sabot.client.api import Api, Turned
from sabot.client.connection import Line, Refusal

__all__ = ["Api", "Line", "Refusal", "Turned"]
