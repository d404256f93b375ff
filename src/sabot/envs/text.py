"""A table as text: what one viewer sees, in the words of the notation."""

from sabot.views import View


def write_view(view: View) -> str:
    """A few lines: what is waited for, the piles, and every hand as the viewer sees it."""
    facts = {
        "phase": view.phase,
        "turn": view.turn,
        "colour": view.colour,
        "direction": view.direction,
        "side": view.side,
        "top": view.discard[0],
        "draw": view.draw,
        "waiting": ", ".join(view.waiting),
        "owes_uno": ", ".join(view.owes_uno),
        "winner": view.winner,
    }
    lines = [f"{view.edition}, turn {view.turns}"]
    lines.append(" · ".join(f"{name} {fact}" for name, fact in facts.items() if fact not in (None, "")))
    width = max(map(len, view.players))
    for player in view.players:
        mark = ">" if player == view.viewer else " "
        lines.append(f"{mark} {player:<{width}}  {len(view.hands[player]):>3}  {' '.join(view.hands[player])}")
    return "\n".join(lines)
