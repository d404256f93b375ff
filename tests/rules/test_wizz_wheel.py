"""The wheel itself, and the icons that draw or show (W-036, W-042, W-043, W-046, X-121, X-126, X-127, X-138)."""

from collections import Counter
from typing import Any

import pytest

from sabot.game import Refused, Unreadable
from sabot.views import redact
from tests.support.positions import Table, start, table

ICONS = ["almost", "number", "colour", "red", "blue", "trade", "show", "war", "race"]


def whirl_laid(options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana has laid a whirled three on R8 and keeps two cards; bo is to spin."""
    hands = {"ana": "R3* R5 B4", "bo": "G1 G2 G6", "cy": "Y1 Y2 Y6"}
    draw, discard = keys.pop("draw", "G7 Y7 B7 G8 R7 Y8"), keys.pop("discard", "R8")
    return table("wizz", hands, draw=draw, discard=discard, options=options, **keys).play("ana: play R3*")


def icons(seeds: int, wheel: dict[str, int] | None = None) -> Counter[str | None]:
    """How often each icon comes when bo spins once with each seed."""
    options = {"wheel": wheel} if wheel else {}
    games = (whirl_laid(options, seed=seed).play("bo: spin") for seed in range(seeds))
    return Counter(event.icon for game in games for event in game.events if event.kind == "spun")


def test_x121_nine_icons_come_equally_often() -> None:
    """Of 900 spins each icon gets about a hundred."""
    counted = icons(900)
    assert set(counted) == set(ICONS)
    assert all(65 <= number <= 135 for number in counted.values())


def test_x121_an_icon_without_weight_never_comes_and_a_heavy_one_dominates() -> None:
    """Race is off the wheel, red has 93 shares of a hundred."""
    counted = icons(400, {"race": 0, "red": 93})
    assert counted["race"] == 0
    assert 350 <= counted["red"] <= 390
    assert set(counted) <= set(ICONS) - {"race"}


@pytest.mark.parametrize("icon", ICONS)
def test_x121_a_wheel_of_one_icon_always_shows_it(icon: str) -> None:
    """With eight weights at nothing chance has nothing left to decide."""
    assert set(icons(10, {name: int(name == icon) for name in ICONS})) == {icon}


@pytest.mark.parametrize(
    "wheel", [dict.fromkeys(ICONS, 0), {"joker": 1}, {"war": -1}, {"war": 0.5}, {"war": True}, "war", 3]
)
def test_x121_weights_that_make_no_wheel_are_unreadable(wheel: object) -> None:
    """Whole numbers for icons that exist, and at least one above nothing."""
    with pytest.raises(Unreadable, match="wheel"):
        whirl_laid({"wheel": wheel})


def test_x121_weights_print_what_differs_from_one() -> None:
    """A weight of one is the ordinary wheel."""
    assert whirl_laid({"wheel": {"war": 2, "race": 0, "red": 1}}).options == {"wheel": {"war": 2, "race": 0}}
    assert whirl_laid({"wheel": {"red": 1}}).options == {}


def test_x121_the_same_seed_shows_the_same_icons() -> None:
    """Chance comes from the seed alone."""
    spins = [[whirl_laid(seed=seed).play("bo: spin").events[-1] for seed in range(20)] for _ in range(2)]
    assert spins[0] == spins[1]


def test_w036_only_a_script_may_name_the_icon() -> None:
    """The spinner carries out what the wheel shows; an icon that does not exist cannot even be read."""
    game = whirl_laid()
    with pytest.raises(Unreadable):
        game.game.act("bo", "spin joker", scripted=True)
    with pytest.raises(Refused) as refused:
        game.game.act("bo", "spin war")
    assert refused.value.rule == "W-036"
    assert (game.phase, game.waiting) == ("spin", ["bo"])


@pytest.mark.parametrize(
    ("icon", "hand", "draw", "rule"),
    [("red", "R7 Y7 G1 G2 G6 G7 G8 B7", "Y8", "W-042"), ("blue", "Y7 G1 G2 G6 G7 B7", "G8 R7 Y8", "W-043")],
)
def test_w042_w043_the_spinner_draws_until_the_colour_comes(icon: str, hand: str, draw: str, rule: str) -> None:
    """Every card drawn on the way stays in hand."""
    game = whirl_laid().play(f"bo: spin {icon}")
    assert (game.hand("bo"), game.draw, game.discard) == (hand, draw, "R3* R8")
    assert set(game.rules("drew")) == {rule}


@pytest.mark.parametrize("icon", ["red", "blue"])
def test_x127_w035_the_card_that_came_may_not_be_laid(icon: str) -> None:
    """The spin was bo's turn: cy is next."""
    game = whirl_laid().play(f"bo: spin {icon}")
    assert (game.turn, game.phase, game.waiting, game.legal("bo")) == ("cy", "turn", ["cy"], [])
    game.refuses("bo: play R7")


@pytest.mark.parametrize("card", ["R2*", "R+2", "Rskip", "Rrev"])
def test_w042_any_red_card_will_do(card: str) -> None:
    """Whirls and actions have a colour too, and drawing them has no effect."""
    game = whirl_laid(draw=f"G7 {card} R7").play("bo: spin red")
    assert (game.draw, game.size("bo"), game.turn, game.phase, game.direction) == ("R7", 5, "cy", "turn", "left")


@pytest.mark.parametrize("icon", ["red", "blue"])
@pytest.mark.parametrize(
    ("options", "wild", "left"),
    [
        ({}, "wild", "Y8 R7 B7 G8"),
        ({}, "wild+4", "Y8 R7 B7 G8"),
        ({"super_joker_stops": False}, "wild", "Y8 R7 B7 G8"),
        ({"super_joker_stops": False}, "wild+4", {"red": "B7 G8", "blue": "G8"}),
    ],
)
def test_x126_a_wild_ends_the_drawing(
    icon: str, options: dict[str, Any], wild: str, left: str | dict[str, str]
) -> None:
    """Both wilds do; by the option the wild draw four is drawn like any other card."""
    game = whirl_laid(options, draw=f"G7 {wild} Y8 R7 B7 G8").play(f"bo: spin {icon}")
    assert game.draw == (left if isinstance(left, str) else left[icon])
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "red")
    assert wild in game.hand("bo").split()


def test_w042_w059_the_discard_is_shuffled_in_the_middle_of_the_drawing() -> None:
    """Green and yellow are drawn, then one of the shuffled reds ends it; the whirl stays on top."""
    game = whirl_laid(draw="G7 Y7", discard="R8 R9").play("bo: spin red")
    assert (game.size("bo"), game.discard) == (6, "R3*")
    assert {game.hand("bo").split()[0], game.draw} == {"R8", "R9"}
    assert game.rules("reshuffled") == ["W-059"]


@pytest.mark.parametrize(("icon", "draw"), [("blue", "G7 Y7"), ("blue", ""), ("red", "G7 Y7")])
def test_x62_without_the_colour_all_that_can_be_drawn_is_drawn(icon: str, draw: str) -> None:
    """Both piles are emptied but for the top, and the round goes on."""
    game = whirl_laid(draw=draw, discard="R8 Y9" if icon == "blue" else "Y3 Y9").play(f"bo: spin {icon}")
    assert (game.draw, game.discard, game.turn, game.phase) == ("", "R3*", "cy", "turn")
    assert game.size("bo") == 3 + len(draw.split()) + 2


@pytest.mark.parametrize("icon", ["red", "blue"])
def test_x62_with_nothing_to_draw_the_icon_does_nothing(icon: str) -> None:
    """The whirl turned up first was the last card beside the hands."""
    game = start("wizz", {"ana": "G1 G2", "bo": "Y1 Y2"}, "R3*", {"first_wizz_spins": True})
    game.play(f"ana: spin {icon}")
    assert (game.hand("ana"), game.draw, game.discard, game.turn) == ("G1 G2", "", "R3*", "bo")


@pytest.mark.parametrize("icon", ["red", "blue", "show"])
def test_w042_w043_w046_between_two_the_layer_is_next(icon: str) -> None:
    """Bo draws or shows, then ana plays."""
    game = table("wizz", {"ana": "R3* R5 B4", "bo": "G1 G2"}, draw="R7 B7", discard="R8")
    game.play("ana: play R3*", f"bo: spin {icon}")
    assert (game.turn, game.phase) == ("ana", "turn")
    assert game.size("bo") == {"red": 3, "blue": 4, "show": 2}[icon]


def test_w046_x138_the_spinner_shows_the_hand_to_all() -> None:
    """Everybody at the table and around it hears bo's cards; nothing else happens."""
    game = whirl_laid().play("bo: spin show")
    for viewer in ("ana", "cy", None):
        shown = [redact(event, viewer).card for event in game.events if event.rule == "W-046" and event.card]
        assert shown == ["G1", "G2", "G6"]
    assert (game.turn, game.phase, game.hand("bo"), game.discard) == ("cy", "turn", "G1 G2 G6", "R3* R8")


def test_x138_the_hand_is_shown_for_a_moment_only() -> None:
    """When cy's turn begins bo's cards are hidden again."""
    game = whirl_laid().play("bo: spin show")
    assert game.game.view("cy").hands["bo"] == ["??", "??", "??"]
    assert game.game.view("bo").hands["bo"] == ["G1", "G2", "G6"]
