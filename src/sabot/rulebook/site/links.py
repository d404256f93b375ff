"""Links rule ids to their rules."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from sabot.rulebook.book import FOLDERS, find_rule
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.page import edition_file

_ID = re.compile(rf"\b([{''.join(FOLDERS)}]-\d{{2,3}})\b")


class Links(NamedTuple):
    """The links of a page; they prefer the rules on the page of its edition."""

    file: str
    edition: str

    def to(self, id_: str) -> Html:
        """An id linked to its rule; an unknown one is plain text."""
        rule = find_rule(id_)
        if rule is None:
            return join(id_)
        file = edition_file(self.edition if self.edition in rule.editions else rule.editions[0])
        return tag("a", id_, href=f"{'' if file == self.file else file}#{id_}", class_="id")

    def to_each(self, ids: Iterable[str]) -> Html:
        """Several linked ids."""
        return spaced(map(self.to, ids))

    def text(self, text: str) -> Html:
        """A text in which every id is a link."""
        return join(*(self.to(part) if number % 2 else part for number, part in enumerate(_ID.split(text))))


def spaced(parts: Iterable[Html]) -> Html:
    """Pieces with a space between them."""
    return Html(" ".join(parts))
