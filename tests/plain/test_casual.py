"""`sabot play` in line mode: output, input, and timing."""

import io
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sabot.bots import BOTS
from sabot.bots.timing import REACTING, THINKING, WINDOW, Plan
from sabot.cli import main
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.game import Game
from sabot.local import opponents
from sabot.local.opponents import Opponents
from sabot.match.replay import Replay
from sabot.plain import casual
from sabot.plain.casual import ask_edition, ask_players, play_matches
from sabot.plain.line_match import LineMatch
from sabot.plain.line_table import LineTable
from sabot.plain.shared_screen import PlayerLeft, SharedScreen
from sabot.plain.table_lines import in_order, show_end
from sabot.plain.typed_actions import read_answer, why
from sabot.words.language import speak
from tests.bots.kinds import KINDS
from tests.support.people import LuckyOpponents, Person
from tests.support.positions import table

RECORDED = re.compile(r"(?:The record of the match|To continue):\n  .*\n")
"""Where a match is recorded, which every match says in the end."""


def sit_down(person: Person, game: Game, luck: float = 1) -> str:
    """Play a round as ana until the input ends; returns everything printed."""
    bots = LuckyOpponents({player: "eager" for player in game.players if player != "ana"}, luck)
    at_table = LineTable(SharedScreen(person, ["ana"]), game, bots, game.act)
    with suppress(PlayerLeft):
        while not game.is_over:
            at_table.step()
    return person.said


def play(person: Person, edition: str = "deluxe", seats: int = 4, policy: str = "eager", seed: int = 7) -> str:
    """Play match after match as ana until the input ends; returns everything printed."""
    bots = dict.fromkeys(opponents.sit_down(["ana"], seats)[1:], policy)
    play_matches(person, edition, ["ana"], bots, seed, {})
    return RECORDED.sub("", person.said)


def deluxe(ana: str, bo: str, *, draw: str = "Y1 Y2 Y3 Y4 Y5 Y6", discard: str = "R9", **keys: Any) -> Game:
    return table("deluxe", {"ana": ana, "bo": bo}, draw=draw, discard=discard, **keys).game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "policy",
    [pytest.param(name, marks=pytest.mark.compiled) if name == "search" else name for name in BOTS],
)
def test_a_whole_session_of_first_choices(edition: str, policy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search take the least time possible, since there are many decisions."""
    monkeypatch.setattr(opponents, "find_bot", KINDS.__getitem__)
    KINDS[policy].prepare()
    said = play(Person(*["1"] * 250), edition, policy=policy)
    assert said.startswith(f"{edition.capitalize()} with Bo, Cy and Dee: 7 cards each.")
    assert "won the round: " in said
    assert "\nstandings  1. " in said
    assert said.endswith("Bye.\n")
    assert "None" not in said


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    said = [play(Person(*["1"] * 50), "wizz", 3, "random", seed=3) for _ in range(2)]
    assert said[0] == said[1]
    assert play(Person(*["1"] * 50), "wizz", 3, "random", seed=4) != said[0]


@pytest.mark.parametrize(("seed", "salted"), [(None, ["ana"]), (7, [])])
def test_salt_is_added_unless_the_seed_was_given(
    seed: int | None, salted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches: list[LineMatch] = []

    def line_match(*given: Any, **how: Any) -> LineMatch:
        matches.append(LineMatch(*given, **how))
        return matches[-1]

    monkeypatch.setattr(casual, "LineMatch", line_match)
    play_matches(Person("1"), "deluxe", ["ana"], {"bo": "eager"}, seed, {})
    assert [player for player, _ in matches[0].match.rounds[0].salts] == salted


def test_what_is_seen_on_ones_turn() -> None:
    said = sit_down(Person(), deluxe("R1 R2 G3", "G1 G2"))
    assert said == (
        "\n"
        "  [you 3] -> Bo 2\n"
        "  top card R9 | colour red | 6 left to draw\n"
        "  your hand  R1  R2  G3\n"
        "  1 play R1   2 play R2   3 draw\n"
        "Your turn> \n"
    )


def test_nothing_of_the_others_hands_is_seen() -> None:
    said = sit_down(Person("look", "hand", "draw", "draw", "draw"), deluxe("G1 G2 G3", "B+2 B7 B8 B4"))
    assert "Bo " in said
    assert not any(card in said for card in ("B+2", "B7", "B8", "B4"))


def test_of_two_sided_cards_the_backs_of_the_others_are_seen_and_not_ones_own() -> None:
    hands = {"ana": "R1/P1 R2/P2", "bo": "G1/T1 G2/T2"}
    said = sit_down(Person("look"), table("flip", hands, draw="B1/V1 B2/V2", discard="R9/P9").game)
    assert "  hero side | top card R9 | colour red | 2 left to draw\n  your hand  R1  R2\n" in said
    assert "  Bo’s card backs  T1  T2\n  back of the next card  V1\n" in said
    assert not any(face in said for face in ("P1", "P2", "G1", "B1", "V2"))


@pytest.mark.parametrize("answer", ["1", "play R7", "PLAY r7", "r7", "p"])
def test_an_action_by_number_in_words_or_by_its_card(answer: str) -> None:
    assert "  You played a red 7.\n" in sit_down(Person(answer), deluxe("R7 G1 G2", "G3 G4"))


def test_a_wild_with_its_colour_or_the_colour_when_asked() -> None:
    assert "You called blue." in sit_down(Person("play wild blue"), deluxe("wild G1 G2", "G3 G4"))
    asked = sit_down(Person("wild", "blue"), deluxe("wild G1 G2", "G3 G4"))
    assert "  1 red   2 yellow   3 green   4 blue\nWhich colour?> blue\n  You called blue.\n" in asked


def test_the_question_names_the_card_that_is_answered() -> None:
    game = table("potter", {"ana": "R7 G1", "bo": "Rskip R2 R3"}, draw="Y1 Y2", discard="R9", turn="bo").game
    game.act("bo", "play Rskip")
    assert "How will you answer a red skip?> accept\n" in sit_down(Person("accept"), game)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("G1", "Green 1 matches neither red nor 9.\n"),
        ("why G1", "Green 1 matches neither red nor 9. Cover the top"),
        ("why R7", "You can: go ahead."),
        ("why Q7", "Not understood: there is no card “Q7” in deluxe."),
        ("why", "Which card? For example: why R7"),
        ("hint", "  play R7: No other card fits."),
        ("HINT", "  play R7: No other card fits."),
        ("top", "  On top: a red 9. Colour in force: red. "),
        ("cards", "  3 cards: red 7; green 1, green 2. You can play: red 7."),
        ("counts", "  Bo: 2 cards; you: 3 cards. Play now goes to the left."),
        ("last", "  Nothing has been played yet."),
        ("clock", "  No clock is running."),
        ("what r+2", "  red +2 · 2 in the deck · 20 points\n"),
        ("what howler", "Not understood: there is no “howler” to explain in this game"),
        ("odds", "  There is nothing to challenge now."),
        ("keep", "“keep” is not possible: you must play or draw."),
        ("catch bo", "There is nothing to catch Bo for.\n"),
        ("catch zed", "Not understood: “zed” is not a player."),
        ("9", "Not understood: there is no action 9 in the list."),
        ("0", "Not understood: there is no action 0 in the list."),
        ("hello", "Not understood: “hello” is not an action here; type ? for help."),
        ("spin war", "The wheel decides, not the player who spins it."),
        ("?", "quit               leave the table"),
        ("help", "why R7             why a card cannot be played now"),
    ],
)
def test_what_is_no_action_is_answered_and_asked_again(answer: str, said: str) -> None:
    game = deluxe("R7 G1 G2", "G3 G4")
    before = game.position()
    text = sit_down(Person(answer), game)
    assert said in text
    assert text.count("Your turn>") == 2
    assert game.position() == before


def test_answers_in_french_are_separated_as_in_french() -> None:
    person = Person("cards", "counts", language=speak("fr"))
    said = re.sub("[\u00a0\u202f]", "_", sit_down(person, deluxe("R7 G1 G2", "G3 G4")))
    assert "3 cartes_: 7 rouge_; 1 vert, 2 vert. Tu peux poser_: 7 rouge." in said
    assert "Bo_: 2 cartes_; toi_: 3 cartes." in said


def test_out_of_turn_there_is_nothing_to_advise() -> None:
    assert "Not now: you have nothing to decide." in sit_down(Person("hint"), jump_in("R9 G2 G3", "R4 R5"))


def test_a_hint_changes_no_bots_luck() -> None:
    """Always choosing the first action gives the same rounds with or without asking for hints."""
    plain, advised = (play(Person(*lines * 40), policy="random") for lines in (("1",), ("hint", "1")))
    assert len(advised) > len(plain)
    happened = [[line for line in said.splitlines() if line.startswith("  Bo ")] for said in (plain, advised)]
    both = min(map(len, happened))  # between rounds other questions are answered, so one may come further
    assert both > 40
    assert happened[0][:both] == happened[1][:both]


@pytest.mark.parametrize("answer", ["quit", "q", "exit"])
def test_one_can_leave_at_any_time(answer: str) -> None:
    assert play(Person(answer, "1"), seats=2).endswith(f"> {answer}\nBye.\n")


class Decided(Person):
    """Somebody who always chooses the first action, and has answers for whether to go on."""

    def __init__(self, **answers: list[str]) -> None:
        super().__init__()
        self.answers = {what: iter(said) for what, said in answers.items()}
        self.asked: list[str] = []

    def ask(self, question: str) -> str | None:
        what = question.partition("?")[0].removeprefix("Another ")
        self.asked.append(what)
        return next(self.answers.get(what, iter(())), "1")


def test_rounds_follow_until_one_says_no() -> None:
    person = Decided(round=["y", "", "n"])
    said = play(person, seats=2)
    assert person.asked.count("round") == said.count("standings  ") == 3
    assert said.endswith("Bye.\n")


def test_a_match_that_is_won_may_be_followed_by_another() -> None:
    person = Decided(match=["", "n"])
    said = play(person, seats=2)
    first, second, bye = re.split(r"  \w+ won the match with \d+ points\.\n", said)
    assert bye == "Bye.\n"
    for told in (first, second):
        assert told.startswith("Deluxe with Bo: 7 cards each.")
        assert "\n   round   you    Bo\n       1 " in told
    assert person.asked.count("round") == said.count("standings  ") - 2


def test_after_a_round_the_hands_are_open() -> None:
    person = Person()
    game = table("deluxe", {"ana": "R7", "Bo": "R8 wild"}, discard="R9").play("ana: play R7").game
    show_end(person, game.view("ana"))
    assert person.said == "  you     0  out\n  Bo     58  R8  wild\n"


def test_a_forgotten_uno_can_be_caught_before_play_goes_on() -> None:
    game = table(
        "deluxe", {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}, draw="Y1 Y2 Y3", discard="R9", turn="bo"
    ).game
    said = sit_down(Person("catch bo"), game)
    assert (
        "  Bo has one card left and has not said UNO.\n  1 catch bo   Enter go on\nAnything before play goes on?> "
        in said
    )
    assert "  You caught Bo. Bo forgot to say UNO: a penalty of 2 cards.\n" in said


def test_play_goes_on_with_enter_and_nobody_is_asked_twice() -> None:
    game = table(
        "deluxe", {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}, draw="Y1 Y2 Y3", discard="R9", turn="bo"
    ).game
    said = sit_down(Person(""), game)
    assert said.count("Anything before play goes on?>") == 1
    assert "Cy played" in said


def test_a_player_who_forgets_it_may_say_it_before_the_bots_notice() -> None:
    said = sit_down(Person("R7", "uno"), deluxe("R7 G1", "G3 G4 G5"), luck=0)
    assert (
        "  You have one card left: type uno!\n  1 uno   Enter go on\n"
        "Anything before play goes on?> uno\n  You said UNO!\n" in said
    )
    assert "  Bo caught you. You forgot to say UNO: a penalty of 2 cards" in sit_down(
        Person("R7", ""), deluxe("R7 G1", "G3 G4 G5"), luck=0
    )


def test_a_player_who_takes_too_long_is_caught() -> None:
    slow = sit_down(Person("R7", "uno", seconds=30), deluxe("R7 G1", "G3 G4 G5"), luck=0)
    assert "Bo caught you." in slow
    assert "You said UNO!" not in slow
    quick = sit_down(Person("R7", "uno", seconds=0.5), deluxe("R7 G1", "G3 G4 G5"), luck=0)
    assert "You said UNO!" in quick
    assert "Bo caught you." not in quick


def race() -> Game:
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}
    return table("wizz", hands, draw="B1", discard="R4* R9", turn="bo", phase="spin").play("bo: spin race").game


def test_a_race_is_won_by_the_first_player() -> None:
    assert "You shouted UNO WIZZ first." in sit_down(Person("wizz"), race(), luck=0)
    assert "Bo shouted UNO WIZZ first." in sit_down(Person(""), race(), luck=0)
    assert "You shouted UNO WIZZ first." in sit_down(Person("1", seconds=0.5), race(), luck=0)
    assert "Bo shouted UNO WIZZ first." in sit_down(Person("wizz", seconds=9), race(), luck=0)


def owing() -> Game:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    return table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").play("bo: play R1").game


def test_bots_take_the_time_of_the_full_screen_and_keep_its_window() -> None:
    """Cy would play a card after 0.6 seconds, but people have 2.5 to speak up, and Bo remembers after 1.0."""
    person = Person("", seconds=0)
    said = sit_down(person, owing(), luck=0)
    assert said.index("Bo said UNO!") < said.index("Cy played a red ")
    assert person.time == REACTING[0] + THINKING[0]
    slow = Person("", seconds=0)
    assert "Cy played a red " in sit_down(slow, owing(), luck=1)
    assert slow.time == max(THINKING[1], WINDOW)


def jump_in(ana: str, cy: str) -> Game:
    hands = {"ana": ana, "bo": "R1 R2 B1", "cy": cy}
    return table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo", options={"jump_in": True}).game


def test_a_jump_in_is_offered_and_bots_jump_in_too() -> None:
    said = sit_down(Person("R9"), jump_in("R9 G2 G3", "R4 R5"))
    assert said.startswith("  1 play R9   Enter go on\nAnything before play goes on?> R9\n  You played a red 9.\n")
    assert sit_down(Person(), jump_in("G1 G2 G3", "R9 R4 R5"), luck=0).startswith("  Cy played a red 9.\n")


def test_an_objection_is_offered_where_wrong_cards_may_be_laid() -> None:
    hands = {"ana": "G2 G3", "bo": "B1 B2 B3", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2", discard="R9", turn="bo", options={"wrong_card": "penalty"}).game
    assert "You objected.\n  Bo had to take back the blue " in sit_down(Person("object"), game)


def test_bots_choose_among_their_legal_actions() -> None:
    game = deluxe("R1 R2", "R3 R4 G1", turn="bo")
    assert chosen(game, "eager") == {"play R3", "play R4"}
    assert chosen(game, "random") == {"play R3", "play R4", "draw"}


def chosen(game: Game, policy: str) -> set[str]:
    """All actions that bo chooses with several seeds; a seed must always give the same action."""
    found = {seed: Opponents({"bo": policy}, seed).choose(game, "bo") for seed in range(50)}
    assert found == {seed: Opponents({"bo": policy}, seed).choose(game, "bo") for seed in reversed(range(50))}
    return set(found.values())


def test_bots_say_uno_most_of_the_time_and_react_to_those_who_forget() -> None:
    game = deluxe("R1 R2", "R3 R4", turn="bo")
    assert "uno" in chosen(game, "eager")
    lazy, keen = LuckyOpponents({"bo": "eager"}, 1), LuckyOpponents({"bo": "eager"}, 0)
    assert lazy.choose(game, "bo").startswith("play")
    game.act("bo", "play R3")
    assert lazy.plans(game) == []
    assert keen.plans(game) == [Plan(1.0, "bo", "uno")]


def test_why_can_also_be_asked_while_discarding() -> None:
    hands = {"ana": "R3* R1 R2 G3", "bo": "G1 G2 B5"}
    game = table("wizz", hands, draw="B1", discard="R9").play("ana: play R3*", "bo: spin colour", "bo: discard G1").game
    assert why(game, "bo", "B5", speak("en")).startswith("Blue 5 cannot be discarded now. ")
    assert read_answer("b5", game.legal("bo"), game.phase) == "discard b5"


def test_an_answer_that_could_mean_several_actions_means_none() -> None:
    with pytest.raises(Unreadable):
        read_answer("pla", ["play R7", "play R8"], "turn")


@pytest.mark.parametrize("number", ["0", "3", "1" * 5000])
def test_a_number_that_is_not_in_the_list_means_no_action_however_long_it_is(number: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_answer(number, ["play R7", "draw"], "turn")
    assert error.value.code == "not-in-list"


def test_actions_stand_in_the_order_of_the_hand() -> None:
    game = deluxe("wild R7 Y9 R2", "G1 G2")
    assert in_order(game.view("ana")) == ["play R2", "play R7", "play Y9", "play wild", "draw"]


def test_long_lines_are_wrapped() -> None:
    hand = " ".join(f"{colour}{number}" for colour in "RYGB" for number in range(1, 9))
    said = sit_down(Person(), deluxe(hand, "B9 B9"))
    assert max(map(len, said.splitlines())) < 80


def test_the_edition_and_the_opponents_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person()
    assert (ask_edition(person), ask_players(person)) == ("deluxe", 4)
    person.is_live = True
    answers = iter(["chess", "2", "many", "", "q"])
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    assert ask_edition(person) == "potter"
    assert ask_players(person) == 4
    assert ask_edition(person) is None
    assert "Please choose one of these: deluxe, potter, flip and wizz." in person.said


@pytest.mark.parametrize("lines", ["", "quit\n", "1\n1\n1\n"])
def test_the_command_reads_lines_and_ends_with_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "--edition", "potter", "--players", "3", "--seed", "4", "--option", "howlers=4"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Potter with Bo and Cy: 7 cards each.")
    assert told.endswith("Bye.\n")


def test_a_bot_with_the_name_of_a_person_stays_away() -> None:
    assert opponents.sit_down(["bo"], 4) == ["bo", "Cy", "Dee", "Eli"]
    assert opponents.sit_down(["ana", "CY"], 4) == ["ana", "CY", "Bo", "Dee"]
    assert len(opponents.sit_down(["ana"], 10)) == len(opponents.sit_down([], 10)) == 10


def test_a_match_in_line_mode_is_recorded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, data: Path
) -> None:
    """In the given file, or else in the data directory."""
    given = tmp_path / "given.yaml"
    for record in (["--record", str(given)], []):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
        assert main(["play", "--plain", "--edition", "deluxe", "--players", "2", "--seed", "3", *record]) == 0
        said = capsys.readouterr().out
        assert "sabot play --resume" in said
    (kept,) = data.glob("*.yaml")
    assert Replay(given.read_text(encoding="utf-8")).steps
    assert kept.read_text(encoding="utf-8") == given.read_text(encoding="utf-8")


def test_an_unnamed_person_is_not_called_you(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    main(["play", "--plain", "--edition", "deluxe", "--players", "2"])
    (kept,) = data.glob("*.yaml")
    assert "players: [Robin, Bo]" in kept.read_text(encoding="utf-8")
