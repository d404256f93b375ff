"""Builds HTML from nested calls; plain text is escaped."""

from html import escape


class Html(str):
    """Text that is HTML."""

    __slots__ = ()


VOID = frozenset({"input", "link", "meta"})
"""Elements without content."""


def tag(name: str, /, *content: str, **attributes: str) -> Html:
    """An element. Attributes that are Python keywords end with an underscore.

    >>> tag("a", "R < B", tag("b", "!"), href="#x", class_="id")
    '<a href="#x" class="id">R &lt; B<b>!</b></a>'
    """
    written = "".join(
        f' {attribute.rstrip("_").replace("_", "-")}="{escape(value)}"' for attribute, value in attributes.items()
    )
    return Html(f"<{name}{written}>" + ("" if name in VOID else f"{join(*content)}</{name}>"))


def join(*content: str) -> Html:
    """Several pieces in a row."""
    return Html("".join(part if isinstance(part, Html) else escape(part, quote=False) for part in content))
