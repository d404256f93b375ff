"""What the YAML parser objects to, which it says in English only, as faults with messages in every language."""

import re

FAULTS = (
    ("list", re.compile(r"expected ',' or '\]'")),
    ("mapping", re.compile(r"expected ',' or '\}'")),
    ("quote", re.compile(r"found unexpected (end of stream|document separator)")),
    ("escape", re.compile(r"escape|hexa?decimal")),
    ("colon", re.compile(r"mapping values are not allowed")),
    ("key", re.compile(r"could not find expected ':'")),
    ("indentation", re.compile(r"expected ('-' indicator|key|<block end>)|sequence entries are not allowed")),
    ("character", re.compile(r"cannot start any token|found a tab")),
    ("document", re.compile(r"found another document")),
)
"""The error messages of PyYAML and of its C library, by fault."""


def parser_fault(problem: str) -> str:
    """The fault behind an error message of the parser; `other` if it is a rare one.

    >>> parser_fault("did not find expected ',' or ']'")
    'list'
    """
    return next((fault for fault, form in FAULTS if form.search(problem)), "other")
