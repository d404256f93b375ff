"""The positions that the components of the page are tested with; ana is the viewer unless a scene says otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sabot.options import Icon

PILE = "Y1 Y2 G1 G2 B1 B2 Y3 G3 B3 Y4 G4 B4 Y6 G6 B6"
FLIP_PILE = "Y1/P1 Y2/T1 G1/O1 G2/V1 B1/P2 B2/T2 Y3/O2 G3/V2 B3/P3 Y4/T3"
LONG_HAND = "R0 R1 R2 R3 R4 R6 R7 R8 R9 R+2 Rskip Rrev Y5 Y7 Y8 Y9 G5 G7 G8 B0 B5 B7 B8 Brev wild wild wild+4"


@dataclass(frozen=True)
class Scene:
    """A position, and the actions that follow: lines such as `ana: play R7`."""

    name: str
    hands: Mapping[str, str]
    discard: str
    """Empty: the cards stay as they were dealt."""
    acts: tuple[str, ...] = ()
    viewer: str | None = "ana"
    """None is a spectator."""
    draw: str = PILE
    options: Mapping[str, Any] = field(default_factory=dict)
    format: Mapping[str, Any] = field(default_factory=dict)
    keys: Mapping[str, Any] = field(default_factory=dict)
    """Further keys of the position."""

    def called(self, name: str) -> "Scene":
        """The same scene under another name."""
        return replace(self, name=name)


HANDS = {"ana": "R3 R7 Y5 G8 Brev wild wild+4", "bo": "R1 R2 Y8 G9", "cy": "Y9 G7 B7 B8 B9"}
ONE_LEFT = {"ana": "R3 R7", "bo": "R1 R2 Y8", "cy": "Y9 G7"}

DELUXE = (
    Scene("turn", HANDS, "R5 R9 Y0"),
    Scene("waiting", HANDS, "R5 R9 Y0", ("ana: play R3",)),
    Scene("drawn", HANDS, "R5 R9 Y0", ("ana: draw",), draw="R+2 " + PILE),
    Scene("colour", HANDS, "R5 R9 Y0", ("ana: play wild",)),
    Scene("answer", HANDS | {"cy": "Y9 wild+4 B8"}, "R5 R9", ("cy: play wild+4 blue",), keys={"turn": "cy"}),
    Scene("call before laying", ONE_LEFT, "R5 R9"),
    Scene("call after laying", ONE_LEFT, "R5 R9", ("ana: play R3",)),
    Scene("catch", ONE_LEFT, "G5 R9", ("cy: play G7",), keys={"turn": "cy"}),
    Scene("catch out of turn", ONE_LEFT | {"bo": "R1 R2"}, "R5 R9", ("bo: play R1",), keys={"turn": "bo"}),
    Scene("draw two", {**HANDS, "cy": "R+2 B8"}, "R5 R9", ("cy: uno", "cy: play R+2"), keys={"turn": "cy"}),
    Scene("notice", HANDS, "R5 R9", ("cy: play G7",), options={"wrong_card": "penalty"}, keys={"turn": "cy"}),
    Scene(
        "notice by another", HANDS, "R5 R9", ("bo: play Y8",), options={"wrong_card": "penalty"}, keys={"turn": "bo"}
    ),
    Scene("jump in", {**HANDS, "cy": "R1 B7 B8"}, "R3 R9", options={"jump_in": True}, keys={"turn": "bo"}),
    Scene(
        "stacking",
        {**HANDS, "ana": "R3 R+2 Y+2 wild+4", "cy": "B+2 B8 B9"},
        "B5",
        ("cy: play B+2",),
        options={"stacking": "any"},
        keys={"turn": "cy"},
    ),
    Scene("seven", HANDS, "R5 R9", ("ana: play R7",), options={"seven_zero": True}),
    Scene("zero", {**HANDS, "ana": "R0 R7 Y5"}, "R5 R9", ("ana: play R0",), options={"seven_zero": True}),
    Scene("long hand", {**HANDS, "ana": LONG_HAND, "bo": "R1 Y2"}, "G4", draw="Y1 Y4 G1 G2"),
    Scene("spectator", HANDS, "R5 R9", ("ana: play wild green",), viewer=None),
    Scene(
        "ten seats",
        {name: f"Y{n}" for n, name in enumerate(("bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "joe"), 1)}
        | {"ana": "R3 R7 B8"},
        "R5",
        draw="G1 G2",
    ),
    Scene("round over", {**ONE_LEFT, "ana": "R3"}, "R5 R9", ("ana: play R3",)),
    Scene("match over", {**ONE_LEFT, "ana": "R3"}, "R5 R9", ("ana: play R3",), format={"target": 10}),
)

SPELLS = {"ana": "R3 R7 Y5 howler cloak", "bo": "R1 R2 Y8 G9", "cy": "Rskip G+3 B7 Y9"}

POTTER = (
    Scene("howler", SPELLS, "R5 R9"),
    Scene("target", SPELLS, "R5 R9", ("ana: play howler",)),
    Scene("told", SPELLS, "R5 R9", ("ana: play howler", "ana: target bo", "bo: accept")),
    Scene(
        "named",
        {**SPELLS, "ana": "R3 R7 Y5 cloak", "bo": "howler Y8 G9"},
        "R5",
        ("bo: play howler", "bo: target ana"),
        keys={"turn": "bo"},
    ),
    Scene("skip", SPELLS, "R5 R9", ("cy: play Rskip",), keys={"turn": "cy"}),
    Scene("answer", {**SPELLS, "cy": "wild+4 B7 Y9"}, "R5 R9", ("cy: play wild+4 red",), keys={"turn": "cy"}),
    Scene(
        "cloak for another",
        {**SPELLS, "bo": "G+3 Y8"},
        "G5",
        ("bo: play G+3",),
        options={"cloak_scope": "anyone"},
        keys={"turn": "bo"},
    ),
    Scene(
        "reverse between two", {"ana": "R3 cloak", "bo": "Rrev Y8 G9"}, "R5", ("bo: play Rrev",), keys={"turn": "bo"}
    ),
)

TWO_SIDED = {
    "ana": "R3/P4 R7/V5 Y5/T6 Gflip/wild+colour hero/P7 wild+2/O8",
    "bo": "R1/Pflip R2/villain Y8/T+5",
    "cy": "Y9/Oskipall G7/V6 B7/T4 B8/P9",
}
TIED = {"ana": "hero/P7 R3/P4", "bo": "R1/Pflip Y8/T+5", "cy": "Y9/Oskipall B7/T4"}

FLIP = (
    Scene("turn", TWO_SIDED, "G5/P8 R9/T9", draw=FLIP_PILE),
    Scene("flip", TWO_SIDED, "G5/P8 R9/T9", ("ana: play Gflip",), draw=FLIP_PILE),
    Scene("villain side", TWO_SIDED, "G5/P8 R9/T9", draw=FLIP_PILE, keys={"side": "villain"}),
    Scene("hero", {**TWO_SIDED, "cy": "Y9/Oskipall"}, "G5/P8 R9/T9", ("ana: play hero",), draw=FLIP_PILE),
    Scene(
        "hero of a tie",
        TIED,
        "G5/P8",
        ("ana: play hero",),
        draw=FLIP_PILE,
        options={"hero_tie": "layer"},
    ),
    Scene(
        "answer",
        {**TWO_SIDED, "cy": "wild+2/O4 Y9/Oskipall"},
        "G5/P8",
        ("cy: uno", "cy: play wild+2 red"),
        draw=FLIP_PILE,
        keys={"turn": "cy"},
    ),
    Scene(
        "draw until",
        {**TWO_SIDED, "cy": "Y9/wild+colour G7/V6"},
        "G5/P8",
        ("cy: uno", "cy: play wild+colour orange"),
        draw=FLIP_PILE,
        keys={"turn": "cy", "side": "villain"},
    ),
)

WHIRLS = {"ana": "R3 R7 Y5 Y7 G8 B7 wild", "bo": "R1 R2 Y8 G9", "cy": "R2* B8 B9 B9"}
WHIRL_PILE = "Y1 Y2 G1 G2 B1 R4 B2 Y6 G3"
SPIN = ("cy: play R2*",)


def spun(icon: str, *more: str, **hands: str) -> Scene:
    """A scene in which ana spins an icon."""
    weights = {name: int(name == icon) for name in Icon.names()}
    acts = (*SPIN, "ana: spin", *more)
    return Scene(icon, WHIRLS | hands, "R5 R9", acts, draw=WHIRL_PILE, options={"wheel": weights}, keys={"turn": "cy"})


WIZZ = (
    Scene("spin", WHIRLS, "R5 R9", SPIN, draw=WHIRL_PILE, keys={"turn": "cy"}),
    spun("almost"),
    spun("number"),
    spun("colour", "ana: discard R3"),
    spun("red"),
    spun("trade"),
    spun("show"),
    spun("war", ana="R9 Y9 Y5 G8", cy="R2* B8 G9"),
    spun("race"),
    spun("race", "ana: wizz").called("race won"),
)

SCENES = {"deluxe": DELUXE, "potter": POTTER, "flip": FLIP, "wizz": WIZZ}
