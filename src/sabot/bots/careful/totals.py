"""Adds numbers the same way on every version of Python."""

from collections.abc import Iterable


def total(numbers: Iterable[float]) -> float:
    """The sum, added from left to right.

    Since Python 3.12, `sum` compensates rounding errors of floats. Then the last bit of a worth would depend on the
    version, and with it the choice between two cards that are worth the same.

    >>> total([0.1, 0.2, 0.3, 0.25]), total([])
    (0.8500000000000001, 0.0)
    """
    result = 0.0
    for number in numbers:
        result += number
    return result
