"""What to say when only a word is asked for: a colour, a player, UNO WIZZ."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.colours import called_colours
from sabot.bots.careful.explaining import why
from sabot.bots.careful.outlook import Assessment


def call_colour(outlook: Assessment) -> Advice:
    """The colour that seems best."""
    best, other, *_ = called_colours(outlook, outlook.hand, outlook.top)
    return Advice(best.action, why(outlook, best, other))


def name_target(outlook: Assessment) -> Advice:
    """Whoever holds the fewest cards, the next one first; for the hero, oneself or whoever plays last."""
    named = outlook.legal("target")
    others = [player for player in outlook.others if player in named]
    if outlook.pending["effect"] != "hero":
        fewest = min(others, key=outlook.size)
        return Advice(f"target {fewest}", Reason("advice-fewest", {"to": fewest}))
    if outlook.me in named:
        return Advice(f"target {outlook.me}", Reason("advice-hero"))
    return Advice(f"target {others[-1]}", Reason("advice-last", {"to": others[-1]}))


def spin(_: Assessment) -> Advice:
    """There is no choice."""
    return Advice("spin", Reason("advice-only"))


def shout(_: Assessment) -> Advice:
    """The first who does it puts down a card."""
    return Advice("wizz", Reason("advice-race"))
