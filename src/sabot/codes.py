"""Names for numbers.

A rule compares numbers, many times in every move. The members of an IntEnum would say what they mean as well, but on
Python 3.11 each look at one costs six times as much, and Numba compiles a function again for each kind of enum it is
handed. So a family of codes is a class whose attributes are plain numbers; kernel/compiled/native.py tells Numba that
they are constants.
"""

from functools import cache


class Codes(type):
    """The metaclass of a family of codes."""

    @cache  # noqa: B019  # there are few families, and they live as long as the process
    def codes(cls) -> dict[str, int]:
        """The codes by their names in lower case, in order."""
        return {name.lower(): code for name, code in vars(cls).items() if name.isupper()}

    @cache  # noqa: B019
    def names(cls) -> tuple[str, ...]:
        """The names in lower case, in order."""
        return tuple(cls.codes())

    @cache  # noqa: B019
    def name_of(cls, code: int) -> str:
        """The name of a code in lower case."""
        for name, other in cls.codes().items():
            if other == code:
                return name
        raise KeyError(code)
