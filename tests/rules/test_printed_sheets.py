"""By the letter of one printed sheet: the option `sheet` (X-150)."""

from typing import Any

import pytest

from sabot.game import Game, Unreadable
from sabot.match import Match
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.options import OPTIONS, SHEETS, settings
from tests.support.editions import every_edition
from tests.support.positions import Table, start, table

POTTER = {"wrong_card": "penalty", "suggestions": "referee"}
LETTER: dict[str, tuple[str, dict[str, Any]]] = {
    "000-fr": ("potter", {**POTTER, "howlers": 4}),
    "001-en": ("potter", {**POTTER, "howler_self": True}),
    "001-es": ("potter", {**POTTER, "uno_call": "before", "cloak_scope": "anyone", "first_draw_three": "plays"}),
    "001-fr": ("potter", {**POTTER, "howlers": 4}),
    "001-pt": ("potter", {**POTTER, "drawn_card": "must_if_voluntary"}),
    "002-fr": ("flip", {"two_player_reverse": "literal"}),
    "003-fr": ("deluxe", {"two_player_reverse": "literal"}),
    "004-fr": ("wizz", {"two_player_reverse": "literal"}),
}
every_sheet = pytest.mark.parametrize("sheet", LETTER)
DECKS = {"deluxe": 108, "potter": 110, "flip": 112, "wizz": 108}


def deal(edition: str, **options: Any) -> Game:
    """A round of three."""
    return Game.deal(edition, ["ana", "bo", "cy"], seed=7, **options)


def printed(game: Game) -> dict[str, Any]:
    """The options that its position prints, after reading it back has given the same."""
    position = game.describe()
    assert Table(position).game.describe() == position
    assert Game.from_position(game.position()).describe() == position
    options: dict[str, Any] = position["options"]
    return options


def test_x150_all_sheets_are_known() -> None:
    """Eight, each of one edition."""
    assert {name: sheet.edition for name, sheet in SHEETS.items()} == {
        name: edition for name, (edition, _) in LETTER.items()
    }


@every_sheet
def test_x150_a_sheet_sets_these_options_and_leaves_the_others_as_they_are(sheet: str) -> None:
    """By the letter of the ruling, and no more."""
    edition, letter = LETTER[sheet]
    assert settings(edition, {"sheet": sheet}) == {**settings(edition, {}), **letter, "sheet": sheet}


@every_sheet
def test_x150_a_sheet_is_played_as_the_options_that_it_sets(sheet: str) -> None:
    """The same deal, the same cards: only the name is printed instead of the options."""
    edition, letter = LETTER[sheet]
    named, spelt = deal(edition, sheet=sheet), deal(edition, **letter)
    assert printed(named) == {"sheet": sheet}
    assert {**named.describe(), "options": None} == {**spelt.describe(), "options": None}
    position = named.describe()
    cards = [*position["draw"], *position["discard"], *(card for hand in position["hands"].values() for card in hand)]
    assert len(cards) == (113 if letter.get("howlers") else DECKS[edition])


@every_edition
def test_x150_none_is_no_sheet(edition: str) -> None:
    """The rulings hold, and only what differs from the defaults is printed."""
    game = deal(edition, sheet="none", turn_cap=5000, false_catch=1)
    assert printed(game) == {"false_catch": 1}
    assert settings(edition, {"sheet": "none"}) == settings(edition, {})
    assert settings(edition, {})["sheet"] == "none"


@every_sheet
def test_x150_every_option_that_a_sheet_sets_may_still_be_set_otherwise(sheet: str) -> None:
    """The option beside the sheet wins: with all of them at their defaults nothing but the name is left."""
    edition, letter = LETTER[sheet]
    defaults = settings(edition, {})
    beside = {name: defaults[name] for name in letter}
    game = deal(edition, sheet=sheet, **beside)
    assert printed(game) == {"sheet": sheet, **beside}
    assert settings(edition, {"sheet": sheet, **beside}) == {**defaults, "sheet": sheet}
    for name in letter:
        found = settings(edition, {"sheet": sheet, name: defaults[name]})
        assert found == {**defaults, **letter, "sheet": sheet, name: defaults[name]}


def test_x150_printed_are_the_sheet_and_every_option_beside_it() -> None:
    """Even one that is the edition's default, or that the sheet sets itself; the order of choosing does not matter."""
    beside = {"wrong_card": "penalty", "turn_cap": 5000, "after_guilty": "plays", "howlers": 1}
    options = printed(deal("potter", **beside, sheet="001-es"))
    assert options == {"sheet": "001-es", **beside}
    assert list(options) == [option.name for option in OPTIONS if option.name in options]


@every_sheet
@every_edition
def test_x150_a_sheet_of_another_edition_is_an_error(sheet: str, edition: str) -> None:
    """It names the sheet, its edition and the one that is played."""
    if LETTER[sheet][0] == edition:
        return
    with pytest.raises(Unreadable, match=f"the sheet {sheet} is for {LETTER[sheet][0]}, not for {edition}"):
        deal(edition, sheet=sheet)


@pytest.mark.parametrize("sheet", ["005-fr", "001", "001-EN", "", 1, None, True, False, ["001-en"], {}])
def test_x150_an_unknown_sheet_is_an_error(sheet: object) -> None:
    """Nothing but the names of the sheets and `none` is read."""
    with pytest.raises(Unreadable, match="sheet"):
        deal("potter", sheet=sheet)


@every_sheet
def test_x150_a_record_names_the_sheet_and_plays_again(sheet: str) -> None:
    """So does one with an option beside it."""
    edition, letter = LETTER[sheet]
    for beside in ({}, {next(iter(letter)): settings(edition, {})[next(iter(letter))]}):
        chosen = {"sheet": sheet, "turn_cap": 1, **beside}
        match = Match(edition, ["ana", "bo"], seed=1, options=chosen, format={"scoring": "none"})
        match.deal()
        text = format_record(match)
        assert match.options == chosen
        assert f"options: {{sheet: {sheet}, " in text
        assert Replay(text).match.options == chosen
        assert format_record(Replay(text).match) == text


@pytest.mark.parametrize(("edition", "sheet"), [("deluxe", "003-fr"), ("flip", "002-fr"), ("wizz", "004-fr")])
def test_x150_x140_a_sheet_without_a_rule_for_two_turns_the_direction(edition: str, sheet: str) -> None:
    """A reverse between two does nothing to be seen but turn round; beside the sheet it may still be a skip."""
    backs = {"Rrev": "/P1", "R2": "/P2", "G1": "/O1", "B8": "/V8", "R7": "/P7"} if edition == "flip" else {}

    def words(text: str) -> str:
        return " ".join(word + backs.get(word, "") for word in text.split())

    hands = {"ana": words("Rrev R2"), "bo": words("G1")}
    for options, turn in (({"sheet": sheet}, "bo"), ({"sheet": sheet, "two_player_reverse": "skip"}, "ana")):
        game = table(edition, hands, draw=words("B8"), discard=words("R7"), options=options).play("ana: play Rrev")
        assert (game.turn, game.options) == (turn, options)
        assert game.direction == ("right" if turn == "bo" else "left")


def test_x150_four_howlers_fit_into_the_french_deck_only() -> None:
    """The number of copies that a position may hold is that of the sheet."""
    hands = {"ana": "howler howler R1", "bo": "howler howler G1"}
    for sheet in ("000-fr", "001-fr"):
        assert table("potter", hands, draw="B8", discard="R7", options={"sheet": sheet}).size("ana") == 3
    for options in ({"sheet": "001-en"}, {"sheet": "000-fr", "howlers": 1}, {}):
        with pytest.raises(Unreadable, match="4 × howler, but the deck has only 1"):
            table("potter", hands, draw="B8", discard="R7", options=options)


def test_x150_spanish_potter_is_played_by_its_letter() -> None:
    """Ana draws the first three and plays; a call after the lay is refused; any cloak answers; wrong cards go back."""
    hands = {"ana": "R1", "bo": "R2 G2", "cy": "cloak B2 B3", "dan": "Y1 Y2"}
    options = {"sheet": "001-es"}
    game = start("potter", hands, "R+3 G4 G5 Rskip B8 B9 Y8", options).play("ana: accept")
    assert (game.turn, game.phase, game.hand("ana")) == ("ana", "turn", "R1 Rskip G4 G5")
    game.play("ana: play Rskip", "bo: accept")
    assert (game.phase, game.waiting, game.legal("cy")) == ("answer", ["bo"], ["play cloak"])
    game.play("cy: play cloak red")
    assert (game.turn, game.colour) == ("bo", "red")
    game.play("bo: play R2", "cy: accept")
    assert (game.owes_uno, game.refuses("bo: uno").code) == (["bo"], "uno/too-late")


def test_x150_english_potter_lets_the_howler_name_its_layer() -> None:
    """Anyone at the table; and a suggestion costs two cards."""
    hands = {"ana": "howler R1 R2", "bo": "G1 G2", "cy": "B1 B2"}
    game = table("potter", hands, draw="B8 B9", discard="R7", options={"sheet": "001-en"})
    game.play("ana: play howler", "bo: accept")
    assert game.legal("ana") == ["target ana", "target bo", "target cy"]
    game.play("referee: suggestion cy")
    assert game.size("cy") == 4


def test_x150_x13_portuguese_potter_binds_a_voluntary_draw() -> None:
    """What one need not have drawn must be laid."""
    hands = {"ana": "R1 R2", "bo": "G1 G2"}
    game = table("potter", hands, draw="R8 B9", discard="R7", options={"sheet": "001-pt"}).play("ana: draw")
    game.refuses("ana: keep", "X-13")
