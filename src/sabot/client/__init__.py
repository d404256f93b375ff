"""A client of the table server for programs: it never gives a table up, and nothing it says is done twice."""

from sabot.client.api import Api, Turned
from sabot.client.connection import Line, Refusal

__all__ = ["Api", "Line", "Refusal", "Turned"]
