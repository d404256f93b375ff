"""Records what `sabot verify` finds in the golden records, and in changed ones, for the verifier of the page.

`python -m tests.web.proofs` writes it to the fixtures of the page.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.proof import Proof
from tests.match.make_records import RECORDS
from tests.support.paths import WEB

FIXTURE = WEB / "tests" / "answers" / "proofs.json"
FILES = sorted(RECORDS.glob("*.yaml"))
CHANGED = [file for file in FILES if "hmac" in file.stem or "salted" in file.stem]
"""The records that are also verified with a change: those of today's chance, and one of the chance before."""
CHANGES = {
    "seed": (r"^(seed: ).*", r"\1another"),
    "chance": (r"^chance: .*\n", ""),
    "commitment": (r"^(- commitment: .{10}).{4}", r"\g<1>0000"),
    "secret": (r"^(  secret: .{10}).{4}", r"\g<1>0000"),
    "salts": (r"^(  salts:\n  - \w+: )", r"\1another "),
    "no salt": (r"^  salts:\n(  - .*\n)+?  tables", "  tables"),
    "dealer": (r"(players: \[(\w+), (\w+).*?dealer: )\w+", r"\1\2"),
    "action": (r"^(  actions:\n  - \w+: ).*", r"\1pass"),
    "points": (r"^(  points: \{\w+: )\d+", r"\g<1>9999"),
    "events": (r"^(  events: .{10}).{4}", r"\g<1>0000"),
}
"""By the name of a change, what is replaced in a record, and by what; the first time that it is found."""


class DealsOfProof(Proof):
    """A proof that keeps the hands of each deal, also of a round that differs later."""

    def __init__(self, text: str) -> None:
        self.hands: list[list[dict[str, str]]] = []
        super().__init__(text)

    def _deal(self, played: Any, entry: Any) -> None:
        """Deal, and keep the hands."""
        super()._deal(played, entry)
        self.hands.append(hands(self.match))


def hands(match: Match) -> list[dict[str, str]]:
    """The hands at each table after a deal. The first card may have made somebody draw."""
    return [{player: " ".join(cards) for player, cards in game.describe()["hands"].items()} for game in match.games]


def cases() -> Iterator[dict[str, Any]]:
    """Every record, as it is and with each change that applies to it."""
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        yield _case(file, None, text)
        for change in CHANGES if file in CHANGED else ():
            changed = re.sub(*CHANGES[change], text, count=1, flags=re.MULTILINE)
            if changed != text:
                yield {**_case(file, change, changed), "edit": _edit(text, changed)}


def _edit(text: str, changed: str) -> list[Any]:
    """What differs: how many characters are before it, how many are replaced, and by what."""
    start = next(at for at, (one, two) in enumerate(zip(text, changed, strict=False)) if one != two)
    most = min(len(text), len(changed)) - start
    end = next((at for at in range(most) if text[-1 - at] != changed[-1 - at]), most)
    return [start, len(text) - end - start, changed[start : len(changed) - end]]


def _case(file: Path, change: str | None, text: str) -> dict[str, Any]:
    case: dict[str, Any] = {"file": file.name, "change": change}
    try:
        proof = DealsOfProof(text)
    except Unreadable:
        return {**case, "ok": False}
    case["ok"] = proof.ok
    return case if change else {**case, "hands": proof.hands}


def fixture() -> str:
    """All cases, one per line."""
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(fixture(), encoding="utf-8")
