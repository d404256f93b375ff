"""Marks the rules. Numba is not imported here: the interpreted side starts without it."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule, in the order of definition; compiled/native.py offers them to Numba."""
INLINED: set[Callable[..., Any]] = set()
"""Rules that are merged into what calls them when they are compiled."""


def rule(function: Function) -> Function:
    """Mark a function as part of the kernel. In Python it stays what it is."""
    RULES.append(function)
    return function


def inlined(function: Function) -> Function:
    """Mark a rule on the way of every move."""
    INLINED.add(function)
    return rule(function)
