"""Prints the decks as TypeScript, with which the page deals again: `python -m sabot.server.protocol.decks`."""

import json
from collections.abc import Mapping
from typing import Any

from sabot.cards import Face, format_face
from sabot.editions import EDITIONS, Edition
from sabot.editions.edition import Copies
from sabot.options import settings
from sabot.options.sheets import sheets_of

HEAD = """\
// Made by `python -m sabot.server.protocol.decks`: the cards of each edition, in the order in which they are shuffled.

/** A face and how many there are, or the option that says how many. */
export type Copies = readonly [face: string, copies: number | string];

export interface Deck {
  fronts: readonly Copies[];
  /** The other sides, in a two-sided deck. */
  backs: readonly Copies[];
  /** The options that the deck depends on, with their defaults. */
  options: Readonly<Record<string, number>>;
  /** What printed sheets set otherwise. */
  sheets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
"""
PAIRING = "pairing"
"""The option that says which back belongs to which front."""


def decks() -> str:
    """All decks, as TypeScript."""
    lines = [HEAD, "export const DECKS: Readonly<Record<string, Deck>> = {"]
    for edition in EDITIONS.values():
        lines.append(f"  {edition.name}: {{")
        lines += [f"    {key}: {json.dumps(value)}," for key, value in _deck(edition).items()]
        lines.append("  },")
    return "\n".join([*lines, "};"]) + "\n"


def _deck(edition: Edition) -> dict[str, Any]:
    defaults = settings(edition.name, {})
    options = {name: defaults[name] for name in _options(edition)}
    sheets = {
        sheet.name: {name: sheet.sets[name] for name in options if name in sheet.sets}
        for sheet in sheets_of(edition.name)
    }
    return {
        "fronts": _faces(edition.fronts),
        "backs": _faces(edition.backs),
        "options": options,
        "sheets": {name: sets for name, sets in sheets.items() if sets},
    }


def _options(edition: Edition) -> list[str]:
    named = [copies for copies in (*edition.fronts.values(), *edition.backs.values()) if isinstance(copies, str)]
    return named + [PAIRING] * edition.is_two_sided


def _faces(faces: Mapping[Face, Copies]) -> list[tuple[str, Copies]]:
    return [(format_face(face), faces[face]) for face in sorted(faces)]


if __name__ == "__main__":
    print(decks(), end="")
