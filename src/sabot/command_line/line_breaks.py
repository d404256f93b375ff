"""Where a line may end. Rich, and Textual with it, breaks lines at no-break spaces as at any other space."""

import re

from rich import _wrap

_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
"""As Rich has it, but a no-break space is part of a word."""


def keep_no_break_spaces() -> None:
    """From now on Rich breaks no line at a no-break space: French puts one before `?`, `!`, `:` and `;`."""
    _wrap.re_word = _WORD
