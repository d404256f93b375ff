"""Wild draw cards: when they are legal, bluffing and the challenge (X-33 to X-40)."""

from typing import Any, NamedTuple

import pytest

from sabot.views import redact
from tests.support.positions import Table, table

PAIRS = {"hero": "villain", "wild+2": "wild+colour"}
COLOURS = {"red": "pink", "yellow": "turquoise", "green": "orange", "blue": "violet"}


def back(word: str) -> str:
    """The villain face that mirrors a hero face: R5 and P5, Rskip and Pskipall."""
    mirrored = word.translate(str.maketrans("RYGB", "PTOV")).replace("+1", "+5").replace("skip", "skipall")
    return PAIRS.get(word, mirrored)


class Kind(NamedTuple):
    """A wild draw card. Positions say WILD, PLAIN and R+ for the wilds and the draw card of its edition."""

    edition: str
    side: str
    costs: int
    """Cards it costs with the draw pile below, when red is called."""
    legal: str
    shown: str
    guilty: str
    innocent: str

    def words(self, text: str, *, active: bool = False) -> str:
        """The cards of the edition; with `active` only the face in play."""
        names = {"WILD": "wild+4", "PLAIN": "wild"}
        plus = {"deluxe": "+2", "potter": "+3", "flip": "+1", "wizz": "+2"}[self.edition]
        if self.edition == "flip":
            names = {"WILD": "wild+2", "PLAIN": "hero"}
        words = [names.get(word, word[:-1] + plus if word.endswith("+") else word) for word in text.split()]
        if self.edition != "flip":
            return " ".join(words)
        pairs = [(word, back(word)) for word in words]
        return " ".join(pair[self.side == "villain"] if active else "/".join(pair) for pair in pairs)

    def colour(self, name: str) -> str:
        return COLOURS[name] if self.side == "villain" else name

    def play(self, game: Table, *lines: str) -> Table:
        """Lines in the words of the hero side, such as `ana: play WILD red`."""
        for line in lines:
            said = [COLOURS.get(word, word) if self.side == "villain" else word for word in line.split()]
            game.play(" ".join(self.words(word, active=True) if word == "WILD" else word for word in said))
        return game

    def lay(self, ana: str, *, top: str = "R7", draw: str = "G1 G2 Y3 R4 Y8 Y9 B9", **keys: Any) -> Table:
        """Ana's turn with a hand; bo is the victim of what she lays, or with `direction` right cy is."""
        hands = {"ana": ana, "bo": "B1 B2 B3", "cy": "B4 B5 B6"}
        options = {"wild_draw": "bluff", **keys.pop("options", {})}
        if self.edition == "flip":
            keys["side"] = self.side
        return table(
            self.edition,
            {player: self.words(hand) for player, hand in hands.items()},
            draw=self.words(draw),
            discard=self.words(top),
            options=options,
            **keys,
        )


DELUXE = Kind("deluxe", "hero", 4, "D-042", "D-045", "D-046", "D-047")
POTTER = Kind("potter", "hero", 4, "P-048", "P-071", "P-073", "P-074")
WIZZ = Kind("wizz", "hero", 4, "W-031", "X-40", "X-35", "X-35")
HERO = Kind("flip", "hero", 2, "F-049", "F-050", "F-051", "F-051")
VILLAIN = Kind("flip", "villain", 4, "F-070", "F-071", "F-071", "F-072")

kinds = pytest.mark.parametrize(
    "kind", [DELUXE, POTTER, WIZZ, HERO, VILLAIN], ids=["deluxe", "potter", "wizz", "hero", "villain"]
)


@kinds
@pytest.mark.parametrize(("held", "caught"), [("R1", "ana"), ("Y1", "bo")])
def test_x33_on_a_wild_the_colour_that_was_called_is_tested(kind: Kind, held: str, caught: str) -> None:
    """A wild draw card on another, called red: a red card makes guilty, one of the colour called now does not."""
    game = kind.lay(f"WILD {held} G2", top="WILD R7", colour=kind.colour("red"), draw="G1 G3 R3 Y4 B8 B9")
    kind.play(game, "ana: play WILD yellow", "bo: challenge")
    assert game.size(caught) == {"ana": 2, "bo": 3}[caught] + kind.costs + (2 if caught == "bo" else 0)
    assert game.colour == kind.colour("yellow")


@kinds
@pytest.mark.parametrize(
    ("top", "held", "is_guilty"),
    [
        ("R7", "R3", True),
        ("R7", "Rskip", True),
        ("R7", "R+", True),
        ("R7", "G7", False),
        ("R7", "PLAIN WILD", False),
        ("Rskip", "Gskip Y5", False),
        ("R+", "G+ R5", True),
    ],
)
def test_x34_any_other_card_of_the_colour_in_force_makes_guilty(
    kind: Kind, top: str, held: str, is_guilty: bool
) -> None:
    """Numbers and actions of that colour do; the same number or symbol in another colour and wilds do not."""
    game = kind.lay(f"WILD {held} B7", top=top)
    kind.play(game, "ana: play WILD red", "bo: challenge")
    assert bool(game.rules("guilty")) == is_guilty
    assert bool(game.rules("innocent")) != is_guilty
    assert game.turn == ("bo" if is_guilty else "cy")


@kinds
def test_x35_strict_refuses_an_illegal_wild_draw_and_asks_for_no_challenge(kind: Kind) -> None:
    """With a red card on red it is refused; without one its effect comes at once (in potter a cloak may answer)."""
    card = kind.words("WILD", active=True)
    strict = {"wild_draw": "strict"}
    game = kind.lay("WILD R1 G5", options=strict)
    assert f"play {card}" not in game.legal("ana")
    game.refuses(f"ana: play {card}", kind.legal)
    game.refuses(f"ana: play {card} {kind.colour('red')}", kind.legal)
    game = kind.lay("WILD G5 G6", options=strict)
    assert f"play {card}" in game.legal("ana")
    kind.play(game, "ana: play WILD red")
    if kind.edition == "potter":
        assert (game.phase, game.waiting, game.legal("bo")) == ("answer", ["bo"], ["accept"])
        game.play("bo: accept")
    assert game.size("bo") == 3 + kind.costs
    assert (game.phase, game.turn) == ("turn", "cy")
    assert not game.rules("challenged")


def test_x35_wizz_is_strict_unless_told_otherwise() -> None:
    """In wizz nobody bluffs; the other editions let a player try."""
    hands = {"ana": "wild+4 R1 G2", "bo": "B1 B2", "cy": "B3 B4"}
    game = table("wizz", hands, draw="G1 G3 G4 G5", discard="R7")
    assert game.legal("ana") == ["draw", "play R1"]
    game.refuses("ana: play wild+4 red", "W-031")
    for edition in ("deluxe", "potter"):
        game = table(edition, hands, draw="G1 G3 G4 G5", discard="R7")
        assert "play wild+4" in game.legal("ana")


@kinds
@pytest.mark.parametrize(("direction", "victim", "other"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_x36_only_the_victim_may_challenge(kind: Kind, direction: str, victim: str, other: str) -> None:
    """Only the next player in the direction of play may answer."""
    game = kind.lay("WILD R1 G5", direction=direction)
    kind.play(game, "ana: play WILD red")
    assert (game.phase, game.turn, game.waiting) == ("answer", "ana", [victim])
    assert game.legal(victim) == ["accept", "challenge"]
    assert game.legal(other) == game.legal("ana") == []
    game.refuses(f"{other}: challenge")
    game.refuses("ana: challenge")
    game.play(f"{victim}: challenge")
    assert (game.size("ana"), game.turn) == (2 + kind.costs, victim)


@kinds
def test_x37_a_bluff_that_is_found_costs_the_layer_and_the_victim_plays(kind: Kind) -> None:
    """Ana takes the cards; bo draws nothing and has a normal turn on the wild with the colour that was called."""
    game = kind.lay("WILD R1 G5")
    kind.play(game, "ana: play WILD red", "bo: challenge")
    taken = {4: "R1 R4 Y3 G1 G2 G5", 2: "R1 G1 G2 G5"}[kind.costs]
    assert game.hand("ana") == kind.words(taken)
    assert game.hand("bo") == kind.words("B1 B2 B3")
    assert game.discard == kind.words("WILD R7")
    assert (game.phase, game.turn, game.colour) == ("turn", "bo", kind.colour("red"))
    assert game.rules("guilty") == [kind.guilty]
    assert game.rules("drew") == [kind.guilty] * kind.costs
    assert game.legal("bo") == ["draw"]


@kinds
def test_x37_after_guilty_skipped_the_victim_loses_the_turn_all_the_same(kind: Kind) -> None:
    """Ana takes the cards, bo none, and cy plays."""
    game = kind.lay("WILD R1 G5", options={"after_guilty": "skipped"})
    kind.play(game, "ana: play WILD red", "bo: challenge")
    assert (game.size("ana"), game.size("bo")) == (2 + kind.costs, 3)
    assert (game.turn, game.colour) == ("cy", kind.colour("red"))


@kinds
def test_x38_a_lost_challenge_costs_two_more_and_the_turn(kind: Kind) -> None:
    """Bo takes what the card says and two more; cy plays."""
    game = kind.lay("WILD Y1 G5")
    kind.play(game, "ana: play WILD red", "bo: challenge")
    taken = {4: "R4 Y3 Y8 Y9 G1 G2 B1 B2 B3", 2: "R4 Y3 G1 G2 B1 B2 B3"}[kind.costs]
    assert game.hand("bo") == kind.words(taken)
    assert game.hand("ana") == kind.words("Y1 G5")
    assert (game.phase, game.turn, game.colour) == ("turn", "cy", kind.colour("red"))
    assert game.rules("innocent") == [kind.innocent]


@kinds
def test_x39_guilt_is_what_the_hand_was_when_the_card_was_laid(kind: Kind) -> None:
    """Ana is caught without UNO and draws two red cards before the challenge: she stays innocent."""
    game = kind.lay("WILD G5", draw="R1 R2 G1 Y3 B7 G4 Y8 Y9 B9")
    kind.play(game, "ana: play WILD green")
    game.play("cy: catch ana")
    assert game.hand("ana") == kind.words("R1 R2 G5")
    assert (game.phase, game.waiting) == ("answer", ["bo"])
    game.play("bo: challenge")
    assert game.rules("innocent") == [kind.innocent]
    assert game.size("bo") == 3 + {DELUXE: 6, POTTER: 6, WIZZ: 6, HERO: 4, VILLAIN: 3}[kind]
    assert game.turn == "cy"


@kinds
def test_x40_whoever_accepts_can_not_challenge_afterwards(kind: Kind) -> None:
    """Bo accepts the bluff, takes the cards and loses the turn; the challenge comes too late."""
    game = kind.lay("WILD R1 G5")
    kind.play(game, "ana: play WILD red", "bo: accept")
    assert (game.size("ana"), game.size("bo"), game.turn) == (2, 3 + kind.costs, "cy")
    game.refuses("bo: challenge")


@kinds
def test_x40_only_the_challenger_sees_the_hand(kind: Kind) -> None:
    """What ana holds is shown to bo and to nobody else; in flip only the active faces are news."""
    game = kind.lay("WILD R1 G5")
    kind.play(game, "ana: play WILD red", "bo: challenge")
    shown = [event for event in game.events if event.kind == "showed"]
    assert [(event.seat, event.to, event.rule) for event in shown] == [("ana", "bo", kind.shown)] * 2
    assert sorted(event.card or "" for event in shown) == sorted(kind.words("R1 G5").split())
    seen = {viewer: {redact(event, viewer).card for event in shown} for viewer in ("bo", "cy", None)}
    faces = [kind.words(card, active=True) for card in ("R1", "G5")]
    if kind.edition != "flip":
        assert seen == {"bo": set(faces), "cy": {"??"}, None: {"??"}}
    elif kind.side == "hero":
        assert seen == {"bo": {"R1/??", "G5/??"}, "cy": {"??"}, None: {"??"}}
    else:
        assert seen == {"bo": {"??/P1", "??/O5"}, "cy": {"??"}, None: {"??"}}


@kinds
def test_x40_a_bluff_is_not_a_wrong_card(kind: Kind) -> None:
    """Objecting to it changes nothing, the challenge does; the colour is asked once the card stands, not with it."""
    game, card = kind.lay("WILD R1 G5", options={"wrong_card": "penalty"}), kind.words("WILD", active=True)
    game.refuses(f"ana: play {card} {kind.colour('red')}")
    game.play(f"ana: play {card}", "cy: object")
    assert (game.phase, game.hand("ana")) == ("notice", kind.words("R1 G5"))
    kind.play(game, "bo: accept", "ana: colour red", "bo: challenge")
    assert (game.size("ana"), game.turn) == (2 + kind.costs, "bo")


@kinds
def test_x40_a_last_wild_draw_can_not_be_challenged(kind: Kind) -> None:
    """An empty hand is always legal: bo is not asked to challenge, draws and ana has won."""
    game = kind.lay("WILD")
    game.play(f"ana: play {kind.words('WILD', active=True)}")
    if kind is VILLAIN:
        game.play("ana: colour pink")
    if kind is POTTER:
        assert game.legal("bo") == ["accept"]
        game.play("bo: accept")
    assert (game.phase, game.winner, game.size("bo")) == ("over", "ana", 3 + kind.costs)
    assert not game.rules("challenged")


@kinds
def test_x40_a_wild_draw_just_drawn_is_judged_with_the_whole_hand(kind: Kind) -> None:
    """Ana could lay red, draws instead and lays the wild draw she got: a bluff."""
    game = kind.lay("R1 G5 G6", draw="WILD G1 G2 Y3 R4 Y8")
    kind.play(game, "ana: draw", "ana: play WILD red", "bo: challenge")
    assert game.rules("guilty") == [kind.guilty]
    assert (game.size("ana"), game.size("bo"), game.turn) == (3 + kind.costs, 3, "bo")


@kinds
def test_x40_x35_a_strict_wild_draw_just_drawn_can_not_be_laid_beside_its_colour(kind: Kind) -> None:
    """The drawn card cannot be laid, so the turn ends by itself and the card is kept."""
    game = kind.lay("R1 G5 G6", draw="WILD G1 G2 Y3", options={"wild_draw": "strict"}).play("ana: draw")
    assert game.hand("ana") == kind.words("R1 G5 G6 WILD")
    assert (game.phase, game.turn) == ("turn", "bo")


def test_x40_no_cloak_saves_a_layer_found_guilty() -> None:
    """The four cards of a bluff are a penalty: ana is not asked for her cloak and draws them."""
    game = POTTER.lay("WILD cloak R1").play("ana: play wild+4 green", "bo: challenge")
    assert game.hand("ana") == "R1 R4 Y3 G1 G2 cloak"
    assert (game.phase, game.turn) == ("turn", "bo")


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_x36_x38_with_ten_players_the_turn_moves_on_from_the_victim(edition: str) -> None:
    """The tenth player's challenge to the first one, against the clock, fails: six cards, and the ninth plays."""
    players = [f"p{number}" for number in range(10)]
    hands = {player: f"B{number} Y{number}" for number, player in enumerate(players)}
    hands["p0"] = "wild+4 G1 G2"
    options = {"wild_draw": "bluff"}
    draw = "R1 R2 R3 R4 R5 R6 R8"
    game = table(edition, hands, draw=draw, discard="R7", options=options, turn="p0", direction="right")
    game.play("p0: play wild+4 green", "p9: challenge")
    assert game.hand("p9") == "R1 R2 R3 R4 R5 R6 Y9 B9"
    assert (game.turn, game.draw) == ("p8", "R8")
