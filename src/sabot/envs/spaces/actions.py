"""Numbers the actions of an edition: one space for any number of players, derived from the deck."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from sabot.cards import Face, format_colour, format_face
from sabot.editions import Edition
from sabot.editions.tiny import TINY
from sabot.errors import Refused
from sabot.kernel.codes import NO_ICON, Verb
from sabot.kernel.table import NOTHING, SEATS
from sabot.notation.actions import WORDS
from sabot.round import find_edition as find_printed_edition

PASS = "pass"
"""The action of a player who is asked out of turn and does nothing. It is not part of the notation."""
EVERYWHERE = (Verb.DRAW, Verb.KEEP, Verb.ACCEPT, Verb.CHALLENGE, Verb.UNO)
"""Plain verbs of all editions, in the order of their numbers."""


class Meaning(NamedTuple):
    """The meaning of an action: a verb of the kernel, and its argument."""

    text: str
    """As in the notation; a seat is written `+2`, counted to the left from the player who acts."""
    verb: int
    argument: int
    """The index of a face among the edition's faces, a colour, or the distance of a seat to the left."""


@dataclass(frozen=True)
class Actions:
    """All actions of an edition; the index of each is its number."""

    edition: Edition

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """Every face of the deck in printed order, front faces first."""
        return (*sorted(self.edition.fronts), *sorted(self.edition.backs))

    @cached_property
    def colours(self) -> int:
        """The number of colours, on both sides."""
        return len({face.colour for face in self.faces if not face.is_wild})

    @cached_property
    def all(self) -> tuple[Meaning, ...]:
        """Every action, in order."""
        meanings = self._cards(Verb.PLAY)
        if self.edition.has_wheel or self.edition.is_two_sided:
            meanings += self._cards(Verb.DISCARD)
        meanings += [Meaning(f"colour {format_colour(colour)}", Verb.COLOUR, colour) for colour in range(self.colours)]
        meanings += [Meaning(f"target +{places}", Verb.TARGET, places) for places in range(SEATS)]
        meanings += [Meaning(f"catch +{places}", Verb.CATCH, places) for places in range(1, SEATS)]
        meanings += [Meaning(WORDS[verb], verb, 0) for verb in EVERYWHERE]
        if self.edition.has_wheel:
            meanings += [Meaning("spin", Verb.SPIN, NO_ICON), Meaning("wizz", Verb.WIZZ, 0)]
        if self.edition.has_wheel or self.edition.is_two_sided:
            meanings.append(Meaning("done", Verb.DONE, 0))
        meanings.append(Meaning("object", Verb.OBJECT, 0))
        return (*meanings, Meaning(PASS, NOTHING, 0))

    def _cards(self, verb: int) -> list[Meaning]:
        return [Meaning(f"{WORDS[verb]} {format_face(face)}", verb, place) for place, face in enumerate(self.faces)]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action by its text."""
        return {meaning.text: number for number, meaning in enumerate(self.all)}

    @property
    def pass_action(self) -> int:
        """The number of the action `pass`, the last one."""
        return len(self.all) - 1

    def number(self, action: str, seat: int, players: list[str]) -> int:
        """The number of a legal action, for the player at a seat.

        >>> actions_of("deluxe").number("catch bo", 2, ["ana", "bo", "cy"])
        69
        """
        verb, _, whom = action.partition(" ")
        if verb in ("target", "catch"):
            action = f"{verb} +{(players.index(whom) - seat) % len(players)}"
        return self.numbers[action]

    def text(self, number: int, seat: int, players: list[str]) -> str:
        """The text of an action, for the player at a seat; raise Refused if nobody sits that far to the left.

        >>> actions_of("deluxe").text(69, 2, ["ana", "bo", "cy"])
        'catch bo'
        """
        meaning = self.all[number]
        if meaning.verb in (Verb.TARGET, Verb.CATCH):
            if meaning.argument >= len(players):
                raise Refused("seat/none", "X-07", number=f"+{meaning.argument}")
            return f"{WORDS[meaning.verb]} {players[(seat + meaning.argument) % len(players)]}"
        return meaning.text


def find_edition(name: str) -> Edition:
    """The edition of a name, or a game for research; raise Unreadable if there is none."""
    return TINY if name == TINY.name else find_printed_edition(name)


@cache
def actions_of(edition: str) -> Actions:
    """The actions of an edition."""
    return Actions(find_edition(edition))
