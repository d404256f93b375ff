"""Simulates many rounds or matches, compares bots, and counts what happened in records."""

from sabot.lab.python_api import arena, compare, records, simulate

__all__ = ["arena", "compare", "records", "simulate"]
