"""Names for numbers.

A rule compares numbers, many times in every move. The members of an IntEnum would say what they mean as well, but on
Python 3.11 each look at one costs six times as much, and Numba compiles a function anew for each kind of enum it is
handed. So a family of codes is a class whose attributes are plain numbers; native.py tells Numba that they are
constants.
"""


class Codes(type):
    """The metaclass of a family of codes."""

    def codes(cls) -> dict[str, int]:
        """The codes by their names in lower case, in order."""
        return {name.lower(): code for name, code in vars(cls).items() if name.isupper()}

    def names(cls) -> tuple[str, ...]:
        """The names in lower case, in order."""
        return tuple(cls.codes())

    def name_of(cls, code: int) -> str:
        """The name of a code in lower case."""
        for name, other in cls.codes().items():
            if other == code:
                return name
        raise KeyError(code)
