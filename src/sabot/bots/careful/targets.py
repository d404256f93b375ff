"""Whom to name: for the howler, for a seven, and among those tied at hero and villain."""

from sabot.bots.careful.outlook import Outlook


def name_target(outlook: Outlook) -> str:
    """Whoever holds the fewest cards, the next one first; for the hero, oneself or whoever plays last."""
    named = outlook.legal("target")
    others = [player for player in outlook.others if player in named]
    if outlook.pending["effect"] == "hero":
        return f"target {outlook.me if outlook.me in named else others[-1]}"
    return f"target {min(others, key=outlook.size)}"
