"""Writes the missing golden records: `python -m tests.match.make_records`.

One that is there is never written again. When a record no longer comes out as it says, the rules or their chance have
changed: raise REVISION in src/sabot/revision.py, say there what changed, and add a record of the new revision beside.
"""

from pathlib import Path
from typing import Any

from sabot.match import Match
from sabot.match.provable_deals import KEYED
from sabot.match.record import format_record
from sabot.revision import REVISION
from tests.support.match_bots import play

RECORDS = Path(__file__).parent / "records"


def golden_matches() -> dict[str, Match]:
    """Short matches by name: every edition and scoring, every way to choose a dealer, and difficult names."""
    return {
        "deluxe-winner": short("deluxe", "ana bo cy", seed=3, format={"target": 100}),
        "deluxe-elimination": short(
            "deluxe",
            "ana bo cy dan",
            turn_cap=16,
            format={"scoring": "elimination", "target": 150, "final_reset": True, "next_dealer": "winner"},
        ),
        "deluxe-rotation-of-eight": short(
            "deluxe",
            "ana bo cy dan eve fay gus hal",
            turn_cap=4,
            format={"scoring": "rotation", "hands_per_partner": 1},
        ),
        "potter-lowest": short(
            "potter",
            "Zoë 42 yes",
            seed="Sonntag: 3 Uhr",
            format={"scoring": "lowest", "target": 120, "low_tie": "play_on"},
            birthdays={"Zoë": "02-29", "42": "08-01", "yes": "07-30"},
        ),
        "potter-partners": short(
            "potter", "ana bo cy dan", format={"scoring": "partners", "target": 250, "next_dealer": "redraw"}
        ),
        "flip-winner": short("flip", "ana bo", format={"target": 150, "dealer": "random"}),
        "flip-rotation-of-four": short(
            "flip", "ana bo cy dan", turn_cap=16, format={"scoring": "rotation", "hands_per_partner": 1}
        ),
        "wizz-none": short("wizz", "ana bo cy dan eve", format={"scoring": "none", "dealer": "fixed"}),
        "wizz-lowest": short("wizz", "ana 😀", seed=2**64 - 1, format={"scoring": "lowest", "target": 250}),
    }


def short(edition: str, names: str, *, seed: int | str = 1, turn_cap: int = 40, **match: Any) -> Match:
    """A match of short rounds."""
    return Match(edition, names.split(), seed=seed, options={"turn_cap": turn_cap}, **match)


def main() -> None:
    """Write the records that do not exist."""
    for name, match in golden_matches().items():
        path = RECORDS / f"{name}-{REVISION}-{KEYED}.yaml"
        if not path.exists():
            path.write_text(format_record(play(match)), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
