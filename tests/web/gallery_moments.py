"""The pictures of the gallery: every moment of the table, in the editions in which it occurs."""

from dataclasses import dataclass
from typing import Any, Literal

from tests.web.moments import FLIP_PILE, PILE, SCENES, WHIRL_PILE, Scene

FOUR = ("ana", "bo", "cy", "dan")


@dataclass(frozen=True, eq=False)
class Picture:
    """A moment that is drawn: which update is shown, and when its motion is stopped."""

    edition: str
    moment: str
    scene: Scene
    at: float | None = None
    """How many milliseconds after the update was shown, at the usual speed; None: when everything rests."""
    follows: int = 1
    """How many of the last actions of the scene are shown as updates. The others have happened before."""
    wheel: Literal["", "turns", "rests"] = ""
    """Of an update that begins with the wheel, or with the table turning over: whether that is shown, or the rest."""

    @property
    def title(self) -> str:
        """When the picture is taken."""
        return "at rest" if self.at is None else f"after {self.at:.0f} ms"

    @property
    def is_deal(self) -> bool:
        """Whether the snapshot itself is what moves."""
        return not self.scene.discard


def pictures(edition: str, moment: str, scene: Scene, *times: float | None, **how: Any) -> list[Picture]:
    """A moment at some times."""
    return [Picture(edition, moment, scene, time, **how) for time in times]


HANDS = {
    "deluxe": {
        "ana": "R3 R7 Y5 G8 Brev wild wild+4",
        "bo": "R1 Rskip Rrev G9",
        "cy": "R+2 G7 B7 wild B9",
        "dan": "Y1 Y2 G3",
    },
    "potter": {
        "ana": "R3 R7 Y5 G8 howler cloak",
        "bo": "R1 Rskip Rrev G9",
        "cy": "R+3 G7 B7 wild B9",
        "dan": "Y1 Y2 G3",
    },
    "flip": {
        "ana": "R3/P4 R7/V5 Y5/T6 G8/Orev hero/P7 wild+2/O8",
        "bo": "R1/Pflip Rskip/villain Rrev/T+5 G9/V1",
        "cy": "R+1/Oskipall G7/V6 B7/T4 wild+2/P9 B9/T1",
        "dan": "Y1/P1 Y2/T2 G3/V3",
    },
    "wizz": {
        "ana": "R3 R7 Y5 G8 Brev wild",
        "bo": "R1 Rskip Rrev G9",
        "cy": "R6 G7 B7 wild B9",
        "dan": "Y8 Y9 G5",
    },
}
"""The hands in which the common moments of an edition happen."""
WILDS = {"flip": "wild+2"}
PILES = {"flip": FLIP_PILE, "wizz": WHIRL_PILE}
TWO_SIDED = {"R3": "R3/P4", "R7": "R7/V5", "R1": "R1/Pflip", "G9": "G9/V1"}


def cards(edition: str, hand: str) -> str:
    """A hand in the notation of an edition."""
    return " ".join(TWO_SIDED[card] if edition == "flip" else card for card in hand.split())


def common(edition: str) -> list[Picture]:
    """The moments that every edition has."""

    def scene(turn: str, *acts: str, **hands: str) -> Scene:
        changed = {name: cards(edition, hand) for name, hand in hands.items()}
        top = "R5/P8 R9/T9" if edition == "flip" else "R5 R9 Y0"
        draw = PILES.get(edition, PILE)
        return Scene("", HANDS[edition] | changed, top, acts, draw=draw, keys={"turn": turn})

    return [
        *pictures(edition, "deal", Scene("", dict.fromkeys(FOUR, ""), ""), 500, 1200, None, follows=0),
        *pictures(edition, "my turn", scene("ana"), None, follows=0),
        *pictures(edition, "I play", scene("ana", "ana: play R3"), 90, None),
        *pictures(edition, "another plays", scene("bo", "bo: play R1"), 100, None),
        *pictures(edition, "I draw", scene("ana", "ana: draw"), 60, 140, None),
        *pictures(edition, "another draws", scene("bo", "bo: draw"), 100, None),
        *pictures(edition, "reverse", scene("bo", "bo: play Rrev"), 250, None),
        *pictures(edition, "skip", scene("bo", "bo: play Rskip"), 400, None),
        *pictures(edition, "colour call", scene("cy", f"cy: play {WILDS.get(edition, 'wild')} blue"), 250, None),
        *pictures(edition, "UNO is said", scene("bo", "bo: uno", bo="R1 G9"), 250, None),
        *pictures(edition, "I say UNO", scene("ana", "ana: uno", ana="R3 R7"), 250, None),
        *pictures(edition, "a missed call", scene("bo", "bo: play R1", bo="R1 G9"), None),
        *pictures(edition, "my missed call", scene("ana", "ana: play R3", ana="R3 R7"), None),
        *pictures(edition, "caught", scene("bo", "bo: play R1", "ana: catch bo", bo="R1 G9"), 150, None),
        *pictures(edition, "the last card of another", scene("bo", "bo: play R1", bo="R1"), 120, 1000, None),
        *pictures(edition, "my last card", scene("ana", "ana: play R3", ana="R3"), 120, 1000, None),
    ]


def named(edition: str, name: str, moment: str = "", *times: float | None, **how: Any) -> list[Picture]:
    """A scene of the tests of the page."""
    scene = next(scene for scene in SCENES[edition] if scene.name == name)
    return pictures(edition, moment or name, scene, *(times or (None,)), **how)


BLUFF = {"ana": "R3 R7 Y5 G8", "bo": "R1 wild+4 B7", "cy": "Y9 G7 B7 B8 B9", "dan": "Y1 Y2 G3"}
HONEST = BLUFF | {"bo": "G1 wild+4 Y7"}


def challenged(moment: str, hands: dict[str, str], viewer: str | None = "cy") -> list[Picture]:
    """A wild+4 of bo that cy challenges."""
    scene = Scene("", hands, "R5 R9", ("bo: play wild+4 blue", "cy: challenge"), viewer, keys={"turn": "bo"})
    return pictures("deluxe", moment, scene, 300, None)


DELUXE = [
    *challenged("challenge, guilty", BLUFF),
    *challenged("challenge, innocent", HONEST),
    *challenged("challenge, seen by others", BLUFF, "ana"),
    *named("deluxe", "answer", "four cards for me"),
    *named("deluxe", "draw two", "I draw two", 120, None),
    *named("deluxe", "colour", "I choose a colour"),
    *named("deluxe", "stacking"),
    *named("deluxe", "zero", "hands move on", 100, None),
    *named("deluxe", "seven", "I choose whose hand"),
    *named("deluxe", "long hand", follows=0),
    *named("deluxe", "ten seats", follows=0),
    *named("deluxe", "spectator", "spectator", 120, None),
    *named("deluxe", "match over", "the match is won", 120, 1200, None),
]
POTTER = [
    *named("potter", "target", "I choose a target"),
    *named("potter", "told", "howler, hand told", 300, None),
    *named("potter", "named", "howler at me"),
    *named("potter", "answer", "attack"),
]
FLIP = [
    *named("flip", "flip", "the table turns over", 250, wheel="turns"),
    *named("flip", "flip", "the other side comes up", 150, None, wheel="rests"),
    *named("flip", "villain side", follows=0),
    *named("flip", "hero"),
    *named("flip", "answer", "attack"),
    *named("flip", "draw until"),
]
WIZZ = [
    *named("wizz", "spin", "I may spin"),
    *named("wizz", "war", "the wheel turns", 300, 1200, wheel="turns"),
    *named("wizz", "war", "war", 150, 450, None, wheel="rests"),
    *named("wizz", "race", "race", None, wheel="rests"),
    *named("wizz", "race won", "race won", 150, None),
    *named("wizz", "trade", "hands are traded", 150, None, wheel="rests"),
    *named("wizz", "show", "a hand is shown", 250, None, wheel="rests"),
    *named("wizz", "almost", "all but two", None, wheel="rests"),
    *named("wizz", "red", "draw until red", 150, None, wheel="rests"),
]
MOMENTS = [*(picture for edition in HANDS for picture in common(edition)), *DELUXE, *POTTER, *FLIP, *WIZZ]
