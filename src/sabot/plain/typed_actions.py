"""Parses what a person types into an action, and explains refusals."""

from sabot.cards import parse_colour, parse_face
from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.notation.actions import WORDS, card_verb
from sabot.rulebook import quoted
from sabot.words.language import Language


def read_answer(text: str, actions: list[str], phase: str) -> str:
    """The action that an answer means: by number, in full, or by its card or colour alone; else Unreadable.

    >>> read_answer("2", ["play R7", "draw"], "turn"), read_answer("r7", ["play R7", "draw"], "turn")
    ('draw', 'play r7')
    """
    if text.isdecimal() and text.isascii():
        if text not in map(str, range(1, len(actions) + 1)):  # `int` refuses thousands of digits
            raise Unreadable("not-in-list", number=text)
        return actions[int(text) - 1]
    word = text.split(maxsplit=1)[0].lower()
    if word in WORDS or word == "color":
        return text
    if parse_colour(text) is not None:
        return f"colour {text}"
    if parse_face(word.split("/")[0]) is not None:
        return f"{card_verb(phase)} {text}"
    meant = [action for action in actions if action.lower().startswith(text.lower())]
    if len(meant) == 1:
        return meant[0]
    raise Unreadable("no-action-here", typed=repr(text))


def why(game: Game, player: str, card: str, language: Language) -> str:
    """Why a card cannot be played now, with the rule quoted; raises Unreadable if it is not a card.

    The card is tried on a copy of the game.
    """
    try:
        game.copy().act(player, f"{card_verb(game.phase)} {card}")
    except Refused as error:
        return f"{error.say(language, player)} {quoted(error.rule, language)}"
    return language.say("why-not")
