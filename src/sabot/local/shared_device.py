"""The calls that are offered to people who share one device while no hand is shown."""

from collections.abc import Sequence

from sabot.game import Game
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of
from sabot.notation.events import Event
from sabot.options import settings


def asked_person(game: Game, people: Sequence[str]) -> str | None:
    """The one of these people who must decide; None if there is none, or if several may."""
    waiting = [player for player in game.waiting if player in people]
    return waiting[0] if len(waiting) == 1 else None


def open_calls(game: Game, people: Sequence[str]) -> list[tuple[str, str]]:
    """The calls that these people may make out of turn, as far as everybody knows of them: they reveal no hand.

    The call of UNO by the person who must decide is not among them: it is offered together with the hand.
    """
    asked = asked_person(game, people)
    return [
        (person, action)
        for person in people
        if person in game.players
        for action in game.legal(person)
        if verb_of(action) in OUT_OF_TURN_VERBS and (person, action) != (asked, "uno")
    ]


def may_surprise(game: Game, people: Sequence[str]) -> bool:
    """Whether cards may be played out of turn now by these people. It depends on the options alone, on no hand."""
    if not people or asked_person(game, people) is not None:
        return False
    chosen = settings(game.edition, game.view(None).options)
    may_jump_in = game.phase == "turn" and bool(chosen["jump_in"])
    return may_jump_in or (game.phase == "answer" and chosen.get("cloak_scope") == "anyone")


def may_speak(game: Game, people: Sequence[str]) -> bool:
    """Whether any of these people may act out of turn, as far as everybody may know."""
    asked = asked_person(game, people)
    return any(person != asked for person, _ in open_calls(game, people)) or may_surprise(game, people)


def shows_cards(events: Sequence[Event], person: str) -> bool:
    """Whether events showed a person cards that others do not see, which must be read before they are hidden."""
    return any(event.kind in ("drew", "showed", "gave_hand") and person in (event.seat, event.to) for event in events)
