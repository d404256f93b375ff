"""Remembers the deals that this computer saw at a server's table, and finds where the server contradicts them.

A server could write a different record that is right in itself. Only with what was seen does a record prove anything
about the server that made it. The page does the same (`web/src/proof/`).
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from sabot.client.cookies import PRIVATE
from sabot.client.updates import Shown
from sabot.directories import data_directory
from sabot.match.proof import Proof
from sabot.match.provable_deals import commitment_to

MOST_TABLES = 40
"""For how many tables deals are remembered; the oldest are forgotten first."""
LATEST_TURN, FIRST_CARD = 1, 1
"""After more turns, or with more discards, hands are no longer what was dealt."""
COMMITMENT, SECRET, SALT, HAND = "commitment", "secret", "salt", "hand"


@dataclass(frozen=True, slots=True)
class SeenDeal:
    """A deal as it was seen here. A part that was not seen is empty."""

    commitment: str = ""
    """The commitment, as it was first shown before the deal."""
    salt: str = ""
    """The salt that the server has taken from here."""
    player: str = ""
    """The name of the guest who plays here."""
    hands: dict[str, list[str]] | None = None
    """The hands as they were shown right after the deal; hidden sides are `??`."""


class Fault(NamedTuple):
    """A part of a deal that is not as it was seen here."""

    round: int
    part: str


class SeenDeals:
    """The deals of a table, kept in a file, so that they are known when the guest comes back."""

    def __init__(self, url: str, table: str) -> None:
        server = re.sub(r"\W+", "-", url.partition("://")[2])
        self._file = data_directory() / "deals" / f"{server} {table}.json"
        self._deals = _read(self._file)

    def __getitem__(self, number: int) -> SeenDeal:
        """The deal of a round, as far as it was seen."""
        return self._deals.get(number, SeenDeal())

    def __len__(self) -> int:
        return len(self._deals)

    def note_table(self, shown: Shown) -> None:
        """Remember the commitment that a table shows before a deal, and the hands after it. The first sight counts."""
        match, view, you = shown["match"], shown.get("view"), shown.get("you")
        if shown["status"] == "over":
            return
        number = round_of(shown)
        seen = self[number]
        player = "" if you is None else str(shown["seats"][you]["name"])
        if player:
            seen = replace(seen, player=player)
        if not match["dealt"] and not seen.commitment:
            seen = replace(seen, commitment=match["commitment"])
        if match["dealt"] and seen.hands is None and view and player and _is_fresh(view, player):
            seen = replace(seen, hands=view["hands"])
        self._note(number, seen)

    def note_salt(self, number: int, salt: str) -> None:
        """Remember the salt that the server has taken for the deal of a round; empty if it is not known."""
        self._note(number, replace(self[number], salt=salt))

    def faults_of(self, shown: Shown) -> list[Fault]:
        """The parts of deals that the table now shows differently."""
        return list(dict.fromkeys(self._faults_of(shown)))

    def _faults_of(self, shown: Shown) -> Iterator[Fault]:
        match = shown["match"]
        for played in match["rounds"]:
            if self[played["number"]].commitment not in ("", played["commitment"]):
                yield Fault(played["number"], COMMITMENT)
            if commitment_to(played["secret"]) != played["commitment"]:
                yield Fault(played["number"], SECRET)
        if shown["status"] == "over":
            return
        number = round_of(shown)
        seen = self[number]
        if seen.commitment not in ("", match["commitment"]):
            yield Fault(number, COMMITMENT)
        if match["dealt"] and seen.salt and match["salts"].get(seen.player) != [seen.salt]:
            yield Fault(number, SALT)

    def faults_in(self, proof: Proof) -> list[Fault]:
        """The parts of deals that a consistent record tells differently."""
        return [fault for number in sorted(self._deals) for fault in self._faults_in(proof, number)]

    def _faults_in(self, proof: Proof, number: int) -> Iterator[Fault]:
        seen = self[number]
        if number > len(proof.rounds):
            return
        played = proof.rounds[number - 1]
        if seen.commitment not in ("", played.commitment):
            yield Fault(number, COMMITMENT)
        if seen.salt and [salt for player, salt in played.salts if player == seen.player] != [seen.salt]:
            yield Fault(number, SALT)
        if seen.hands is not None and number <= len(proof.dealt):
            dealt = proof.dealt[number - 1].game_of(seen.player).view(seen.player).hands
            # The first card on the table may have made somebody draw more.
            if not all(Counter(hand) <= Counter(seen.hands.get(player, ())) for player, hand in dealt.items()):
                yield Fault(number, HAND)

    def _note(self, number: int, seen: SeenDeal) -> None:
        if self._deals.get(number) != seen:
            self._deals[number] = seen
            self._keep()

    def _keep(self) -> None:
        """Write the file, and delete those of the oldest tables. Errors are ignored."""
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch(PRIVATE)
            text = json.dumps({number: asdict(seen) for number, seen in self._deals.items()}, ensure_ascii=False)
            self._file.write_text(text, encoding="utf-8")
            files = sorted(self._file.parent.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
            for file in files[MOST_TABLES:]:
                file.unlink(missing_ok=True)


def round_of(shown: Shown) -> int:
    """The number of the round that is dealt next, or being played."""
    return max(1, int(shown["match"]["round"]))


def _is_fresh(view: dict[str, Any], player: str) -> bool:
    """Whether a view is the player's own, right after the deal."""
    return view["viewer"] == player and view["turns"] <= LATEST_TURN and len(view["discard"]) <= FIRST_CARD


def _read(file: Path) -> dict[int, SeenDeal]:
    """The deals in a file; none if there is no such file, or if it is broken."""
    try:
        stored: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
        return {int(number): SeenDeal(**seen) for number, seen in stored.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
