"""Simulates many rounds or matches, and compares bots."""

from sabot.lab.python_api import arena, compare, simulate

__all__ = ["arena", "compare", "simulate"]
