"""Formats a view as text, in the words of the notation."""

from collections.abc import Mapping
from typing import Any

from sabot.notation.options import format_value
from sabot.views import View


def write_view(view: View) -> str:
    """A few lines: the state of play, the piles, and every hand as the viewer sees it."""
    facts = {
        "phase": view.phase,
        "turn": view.turn,
        "colour": view.colour,
        "direction": view.direction,
        "side": view.side,
        "top": view.discard[0],
        "draw": view.draw,
        "waiting": view.waiting,
        "owes_uno": view.owes_uno,
        "winner": view.winner,
    }
    lines = [f"{view.edition}, turn {view.turns}", _write(facts)]
    if view.pending:
        lines.append(_write(view.pending))
    width = max(map(len, view.players))
    for player in view.players:
        mark = ">" if player == view.viewer else " "
        row = f"{mark} {player:<{width}}  {len(view.hands[player]):>3}  {' '.join(view.hands[player])}"
        lines.append(row.rstrip())
    return "\n".join(lines)


def _write(facts: Mapping[str, Any]) -> str:
    """Each fact after its name; empty facts are left out."""
    present = {name: fact for name, fact in facts.items() if fact not in (None, [])}
    return " · ".join(
        f"{name} {', '.join(fact) if isinstance(fact, list) else format_value(fact)}" for name, fact in present.items()
    )
