"""When the characters of the cast say something: about what everybody has just seen, and nothing else.

What a character says depends on its temper, on the kinds and numbers of the events, which are public, and on chance
that has nothing to do with the cards. So nobody learns anything from it.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple

from sabot.bots.characters.cast import Character, character_of
from sabot.notation.events import Event
from sabot.words.language import Language

START, HIT, UNO, WON, BEATEN = "start", "hit", "uno", "won", "beaten"
MOMENTS = (START, HIT, UNO, WON, BEATEN)
"""The moments for which every character has a line: a deal, several cards to draw, its UNO, a win, another's win."""
FEWEST_HIT = 2
"""From so many drawn cards on, it hurts."""


class Remark(NamedTuple):
    """Something that a character says."""

    character: Character
    moment: str

    def say(self, language: Language) -> str:
        """The words."""
        return language.say(f"remark-{self.character.face}-{self.moment}")


def remark_on(events: Sequence[Event], bots: Collection[str], chance: Random) -> Remark | None:
    """A remark of one of the bots about the events of an action; None if none of them speaks."""
    for player, moment in _occasions(events, bots, chance):
        character = character_of(player)
        if character is not None and chance.random() < character.talk:
            return Remark(character, moment)
    return None


def _occasions(events: Sequence[Event], bots: Collection[str], chance: Random) -> Iterator[tuple[str, str]]:
    """The bots who may have something to say, the one with the best reason first."""
    kinds = {event.kind for event in events}
    winners = {event.seat for event in events if event.kind == "won"}
    if winners:
        yield from ((bot, WON) for bot in bots if bot in winners)
        yield from ((bot, BEATEN) for bot in _shuffled(bots, chance) if bot not in winners)
    elif "turned_up" in kinds:
        yield from ((bot, START) for bot in _shuffled(bots, chance))
    else:
        callers = {event.seat for event in events if event.kind == "called_uno"}
        yield from ((bot, UNO) for bot in bots if bot in callers)
        drawn = [event.seat for event in events if event.kind == "drew"]
        yield from ((bot, HIT) for bot in bots if drawn.count(bot) >= FEWEST_HIT)


def _shuffled(bots: Collection[str], chance: Random) -> list[str]:
    return chance.sample(list(bots), len(bots))
