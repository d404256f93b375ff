"""Several people at one keyboard: nobody sees another's hand, and everybody may act."""

import re
from contextlib import suppress

import pytest

from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.match import Match
from sabot.plain.line_match import LineMatch
from sabot.plain.line_table import LineTable
from sabot.plain.session import Session
from sabot.plain.shared_screen import PlayerLeft, SharedScreen
from sabot.words.names import active_face
from tests.support.people import LuckyOpponents, Person
from tests.support.positions import table

HAND_OVER = ", press Enter when nobody else is looking> "


def share(person: Person, game: Game, *people: str, luck: float = 1) -> str:
    """Play a round with people at one keyboard until the input ends; returns everything printed."""
    bots = LuckyOpponents({player: "eager" for player in game.players if player not in people}, luck)
    at_table = LineTable(SharedScreen(person, people), game, bots, game.act)
    with suppress(PlayerLeft):
        while not game.is_over:
            at_table.step()
    return person.said


def parts(said: str) -> list[tuple[str, str]]:
    """Each person who took over the screen, and what was printed until it was handed on."""
    before, *rest = said.split(HAND_OVER)
    owner, found = before.splitlines()[-1].strip(), []
    for part in rest:
        lines = part.splitlines()
        found.append((owner, part))
        owner = lines[-1].strip()
    return found


def two(ana: str = "R1 R2 R3", bo: str = "G1 G2 G3") -> Game:
    return table("deluxe", {"ana": ana, "bo": bo}, draw="B1 B2 B3 B4 B5 B6 B7", discard="R9").game


def test_nobody_sees_what_another_holds_or_draws() -> None:
    said = share(Person("", "draw", "", "draw", "", "look", "hand", "draw"), two(), "ana", "bo")
    assert [owner for owner, _ in parts(said)] == ["Ana", "Bo", "Ana", "Bo"]
    secrets = {
        "Ana": ("G1", "G2", "G3", "B2", "green 1", "green 2", "green 3", "blue 2"),
        "Bo": ("R1", "R2", "R3", "B1", "B3", "red 1", "red 2", "red 3", "blue 1", "blue 3"),
    }
    for owner, part in parts(said):
        assert not any(card in part for card in secrets[owner]), part
        assert not any(card in said.split(HAND_OVER)[0] for card in secrets[owner])


def test_a_person_who_takes_the_screen_reads_what_happened_since() -> None:
    said = share(Person("", "draw", "", "draw", ""), two(), "ana", "bo")
    assert [part.splitlines()[0:2] for _, part in parts(said)] == [
        ["", ""],
        ["", "  Ana drew a card."],
        ["", "  Bo drew a card."],
    ]
    assert "  You drew a blue 1.\nBo, press" in said


def test_the_screen_is_emptied_before_it_is_handed_on_and_not_before_the_first() -> None:
    person = Person("", "draw", "", "draw")
    person.out.isatty = lambda: True  # type: ignore[method-assign]
    said = share(person, two(), "ana", "bo")
    assert said.startswith(f"Ana{HAND_OVER}")
    empty = "\x1b[H\x1b[2J\x1b[3J"
    assert f"  You drew a blue 1.\n{empty}Bo{HAND_OVER}" in said
    assert said.count(empty) == 2


def test_input_cannot_be_recalled_by_the_next_person() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("why R7")
    person = Person()
    person.is_live = True
    person.clear()
    assert readline.get_current_history_length() == 0


def test_the_backs_of_two_sided_cards_are_not_for_everybody_at_once() -> None:
    hands = {"ana": "R1/P1 R2/P2", "bo": "G1/T1 G2/T2"}
    game = table("flip", hands, draw="B1/V1 B2/V2", discard="R9/P9").game
    said = share(Person("look", "", "look", "quit"), game, "ana", "bo")
    assert said.startswith(
        f"Ana{HAND_OVER}look\n  Not understood: who does what? Write “name: action”.\nAna{HAND_OVER}"
    )
    assert "Ana: Your turn> look\n  discard pile, top first  R9/??\n  Bo’s card backs  T1  T2\n" in said
    assert not any(face in said for face in ("P1", "P2", "G1", "B1"))


def test_one_person_is_never_told_to_look_away() -> None:
    assert "nobody else looks" not in share(Person("draw", "draw"), two(), "ana")


def test_a_person_who_is_asked_again_keeps_the_screen() -> None:
    said = share(Person("", "wild", "blue"), two(ana="wild R1 R2"), "ana", "bo")
    assert "Ana: Which colour?> blue\n  You called blue.\nBo, press" in said
    assert said.count(HAND_OVER) == 2


def test_a_hand_that_was_shown_can_be_read_before_the_screen_is_handed_on() -> None:
    said = share(Person("", "wild+4 blue", "", "challenge", "", ""), two(ana="wild+4 G4 G5"), "ana", "bo")
    assert "  Ana showed you 2 cards: green 4 and green 5.\n  Ana was not bluffing.\n  You drew 6 cards: " in said
    assert f"  You lost a turn.\nBo, press Enter when you have seen it> \nAna{HAND_OVER}" in said
    guilty = share(Person("", "wild+4 blue", "", "challenge", "draw", "keep"), two(ana="wild+4 R4 R5"), "ana", "bo")
    assert "  Ana showed you 2 cards: red 4 and red 5.\n" in guilty
    assert f"  You kept the card.\nAna{HAND_OVER}" in guilty


def test_something_can_be_said_instead_of_reading_on() -> None:
    lines = ("", "wild+4 blue", "", "challenge", "ana: draw", "")
    said = share(Person(*lines), two(ana="wild+4 G4 G5"), "ana", "bo")
    assert "Bo, press Enter when you have seen it> ana: draw\n  Ana drew a card.\n" in said


def owing() -> Game:
    hands = {"ana": "R1 R2", "bo": "G1 G2 G3", "cy": "B5 B6 B7"}
    return table("deluxe", hands, draw="Y1 Y2 Y3 Y4 Y5", discard="R9").game


OFFER = (
    "  Ana played a red 1.\n"
    "  Ana has one card left and has not said UNO.\n"
    "  1 ana: uno   2 bo: catch ana   3 cy: catch ana   Enter go on\n"
    "Anything before play goes on?> "
)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1", "  Ana said UNO!\n"),
        ("ana: uno", "  Ana said UNO!\n"),
        ("2", "  Bo caught Ana. Ana forgot to say UNO: a penalty of 2 cards.\n"),
        ("CY: catch ana", "  Cy caught Ana. Ana forgot to say UNO: a penalty of 2 cards.\n"),
        ("uno", "  Not understood: who does what? Write “name: action”.\n"),
        ("4", "  Not understood: who does what? Write “name: action”.\n"),
        ("bo:", "  Not understood: who does what? Write “name: action”.\n"),
        ("bo: 1", "  Not understood: there is no action 1 in the list.\n"),
        ("bo: uno", "Say UNO just before"),
        ("zed: uno", "  Not understood: who does what? Write “name: action”.\n"),
        (
            "hand",
            "  Ana 1 (has not said UNO) -> [Bo 3] -> Cy 3\n  top card R1 | colour red | 5 left to draw\n  1 ana: uno",
        ),
    ],
)
def test_what_all_may_do_out_of_turn_is_offered_to_all(answer: str, told: str) -> None:
    said = share(Person("", "R1", answer), owing(), "ana", "bo", "cy")
    assert OFFER in said
    assert told in said.split(OFFER)[1]


def test_what_is_not_wanted_is_not_offered_again_but_stays_in_ones_own_list() -> None:
    said = share(Person("", "R1", "", ""), owing(), "ana", "bo", "cy")
    assert said.count("Anything before play goes on?>") == 1
    assert said.endswith("  1 play G1   2 catch ana   3 draw\nBo: Your turn> \n")


def test_anybody_may_speak_while_another_is_asked() -> None:
    said = share(Person("", "R1", "", "cy: catch ana"), owing(), "ana", "bo", "cy")
    assert f"Bo{HAND_OVER}cy: catch ana\n  Cy caught Ana." in said
    said = share(Person("", "R1", "", "", "cy: catch ana"), owing(), "ana", "bo", "cy")
    assert "Bo: Your turn> cy: catch ana\n  Cy caught Ana." in said


def test_x57_anybody_reports_a_suggestion_of_a_person() -> None:
    """Bo helped ana and draws two; cy is a bot and suggests nothing."""
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    options = {"suggestions": "referee"}
    game = table("deluxe", hands, draw="B1 B2 B3 B4 B5", discard="R9", options=options).game
    said = share(Person("", "suggestion cy", "suggestion bo"), game, "ana", "bo")
    assert "Cy is a bot, and bots make no suggestions" in said
    assert game.describe()["hands"] == {
        "ana": ["R1", "R2", "R3"],
        "bo": ["G1", "G2", "G3", "B1", "B2"],
        "cy": hands["cy"].split(),
    }
    assert game.waiting == ["ana"]


def test_x57_where_suggestions_are_not_punished_the_report_is_refused() -> None:
    game = two()
    assert "Suggestions are not penalised at this table" in share(Person("", "suggestion bo"), game, "ana", "bo")


def jumping(ana: str, turn: str = "cy") -> Game:
    hands = {"ana": ana, "bo": "G1 G2 G3", "cy": "R4 R5 R6"}
    keys = {"draw": "Y1 Y2 Y3", "discard": "R9", "turn": turn}
    return table("deluxe", hands, options={"jump_in": True}, **keys).game


def test_whether_somebody_could_jump_in_does_not_show() -> None:
    could, could_not = (share(Person(), jumping(ana), "ana", "bo") for ana in ("R9 G8 G7", "Y9 G8 G7"))
    assert could == could_not == "  Enter go on\nAnything before play goes on?> \n"


def test_a_jump_in_that_is_not_listed_can_be_said() -> None:
    assert "  Ana played a red 9.\n" in share(Person("ana: play R9"), jumping("R9 G8 G7"), "ana", "bo")
    said = share(Person("ana: R9"), jumping("R9 G8 G7", turn="bo"), "ana", "bo")
    assert said.startswith(f"Bo{HAND_OVER}ana: R9\n  Ana played a red 9.\n")


def race() -> Game:
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}
    return table("wizz", hands, draw="B1", discard="R4* R9", turn="bo", phase="spin").play("bo: spin race").game


def test_a_race_between_people_waits_until_somebody_shouts() -> None:
    said = share(Person("", "2"), race(), "ana", "bo")
    assert said.count("  1 ana: wizz   2 bo: wizz   Enter go on\n") == 2
    assert "  Bo shouted UNO WIZZ first.\n" in said


def test_people_at_other_tables_do_not_act_at_this_one() -> None:
    person = Person("", "dee: uno")
    screen = SharedScreen(person, ["ana", "dee"])
    game = two()
    with suppress(PlayerLeft):
        while True:
            LineTable(screen, game, Opponents({"bo": "eager"}, 1), game.act).step()
    assert "  Not understood: Dee is not at this table.\n" in person.said


class Onlooker(Person):
    """A terminal that checks that a hand is shown only to its owner."""

    line_match: LineMatch
    seen = 0
    hands_seen = 0

    def ask(self, question: str) -> str | None:
        fresh, self.seen = self.said[self.seen :], len(self.said)
        shown = [line.split("  your hand  ")[1] for line in fresh.splitlines() if "  your hand  " in line]
        self.hands_seen += len(shown)
        if shown:
            reader = self.line_match.screen.reader
            assert reader is not None
            view = self.line_match.match.game_of(reader).view(reader)
            assert shown == ["  ".join(active_face(card, view.side) for card in view.hands[reader])]
        return super().ask(question)


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_whole_round_nothing_of_another_hand_is_shown_or_told(edition: str) -> None:
    person = Onlooker(*["1", ""] * 1000)
    person.width = 1000
    match = Match(edition, ["ana", "bo", "cy"], seed=5, format={"scoring": "none"}, bots={"cy": "eager"})
    person.line_match = LineMatch(person, match)
    Session(person.line_match).run()
    assert match.is_over
    assert person.hands_seen > 10
    told = person.said.split("The first card is")[1].splitlines()
    for line in told:
        assert not re.search(r"^  (?!You )\S+ drew (?!a card\.|\d+ cards\.)", line)
        assert not re.search(r"^  (?!You )\S+ showed (?!you )[A-Z]\S+ (?!a card\.|\d+ cards\.)", line)
        assert not re.search(r"(?<!You )forgot to say UNO: a penalty of 2 cards \(", line)
    assert any(line.startswith("  You drew ") for line in told)
