"""The two errors that a user can cause.

Exception
├── Unreadable   the text says nothing that the notation knows
└── Refused      the rules do not allow it now; nothing has changed
"""


class Unreadable(Exception):
    """A text that can not be read, with the place where."""

    def __init__(self, message: str, place: str = "") -> None:
        self.message = message
        self.place = place
        super().__init__(f"{place}: {message}" if place else message)


class Refused(Exception):
    """An action that the rules do not allow now: a stable code, the rule, and a sentence."""

    def __init__(self, code: str, rule: str, message: str) -> None:
        self.code = code
        self.rule = rule
        self.message = message
        super().__init__(f"{message} ({rule})")

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, str]]:
        return Refused, (self.code, self.rule, self.message)
