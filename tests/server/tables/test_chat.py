"""The chat, and reports of suggestions in it (X-57)."""

from typing import Any

import pytest
from msgspec.json import decode

from sabot.server.tables.chat import FIRST_NUMBER, PHRASES, REMEMBERED, author_tag
from sabot.server.tables.log.change_set import CHAT, GAME
from sabot.server.tables.log.entries import Chatted, Left, Muted, Reported, Sat
from sabot.words.language import LANGUAGES, speak
from tests.support.server.table_fixtures import KEY, STRANGER, Sitting, guest_of, shown

REFEREE = {"suggestions": "referee"}


def playing(people: int = 4, **settings: Any) -> Sitting:
    """A table at which suggestions are punished."""
    return Sitting("deluxe", people, (), **{"options": REFEREE} | settings).start()


def say(sitting: Sitting, who: str, text: str = "lay green!") -> int:
    """Say something, and return the number of the line."""
    sitting.enter(Chatted, who, name=who, text=text)
    return sitting.table.version


def report(sitting: Sitting, line: int, *reporters: str) -> None:
    for who in reporters:
        sitting.enter(Reported, who, line=line)


def cards(sitting: Sitting, player: str) -> int:
    """How many cards a player holds."""
    return len(sitting.game_of(player).describe()["hands"][player])


def chat_of(sitting: Sitting, guest: str | None, lang: str | None = None) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = decode(shown(sitting.table, guest, lang))["snapshot"]["chat"]
    return lines


def test_everybody_hears_what_is_said_and_who_said_it() -> None:
    sitting = Sitting(people=2)
    line = say(sitting, "bo", "Hello ☂!")
    author = author_tag(KEY, guest_of("bo"))
    expected = {"number": line, "name": "bo", "text": "Hello ☂!", "phrase": "", "reports": 0, "fined": False}
    expected["author"] = author
    assert chat_of(sitting, guest_of("bo")) == [expected | {"mine": True}]
    for guest in (guest_of("ana"), STRANGER, None):
        assert chat_of(sitting, guest) == [expected | {"mine": False}]


def test_a_spectator_cannot_speak_under_the_name_of_a_player() -> None:
    sitting = Sitting(people=2)
    for name, heard in (("Ana", "Ana 2"), ("bo", "bo 2"), ("zoe", "zoe")):
        sitting.enter(Chatted, "zoe", name=name, text="hello")
        assert chat_of(sitting, None)[-1]["name"] == heard


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_heard_in_everybodys_own_language(phrase: str) -> None:
    sitting = Sitting(people=2)
    sitting.enter(Chatted, "bo", name="bo", phrase=phrase)
    for lang in LANGUAGES:
        assert chat_of(sitting, None, lang)[0]["text"] == speak(lang).say(f"phrase-{phrase}")
    assert (chat_of(sitting, None)[0]["text"], chat_of(sitting, None)[0]["phrase"]) == ("", phrase)


def test_what_is_no_line_is_refused() -> None:
    sitting = Sitting(people=2)
    sitting.refuses("chat/nothing", Chatted, "bo", name="bo")
    sitting.refuses("chat/nothing", Chatted, "bo", name="bo", text="hello", phrase="hello")
    sitting.refuses("chat/no-phrase", Chatted, "bo", name="bo", phrase="insult")
    sitting.refuses("chat/not-printable", Chatted, "bo", name="bo", text="two\nlines")
    sitting.refuses("chat/not-printable", Chatted, "bo", name="bo", text="\u202edlrow")


def test_a_player_is_heard_under_the_name_at_the_table() -> None:
    """Whether or not the match has begun, and whatever name the guest has now."""
    sitting = Sitting(people=3, bots=())
    sitting.enter(Left, "bo")
    sitting.enter(Sat, "bo", name="Ana", seat=1)
    say(sitting, "bo")
    sitting.start()
    say(sitting, "bo")
    assert [line["name"] for line in chat_of(sitting, None)] == ["Ana 2", "Ana 2"]


def test_spectators_may_chat_unless_the_table_has_none() -> None:
    sitting = Sitting(people=2)
    say(sitting, "zoe")
    assert chat_of(sitting, None)[0]["name"] == "zoe"
    closed = Sitting(people=2, spectators=False).start()
    closed.refuses("table/none", Chatted, "zoe", name="zoe", text="hello")
    say(closed, "bo")


def test_a_spectator_needs_a_name_to_chat() -> None:
    sitting = Sitting(people=2)
    sitting.refuses("chat/no-name", Chatted, "zoe", name="", text="hello")
    sitting.enter(Chatted, "bo", name="", text="hello")
    assert [line["name"] for line in chat_of(sitting, None)] == ["bo"]


def test_a_table_remembers_the_last_lines_only() -> None:
    sitting = Sitting(people=2)
    numbers = [say(sitting, "bo", f"line {number}") for number in range(REMEMBERED + 5)]
    assert [line["number"] for line in chat_of(sitting, None)] == numbers[5:]


def test_a_chat_goes_on_when_the_match_is_over() -> None:
    sitting = Sitting(people=1, format={"target": 1}).start().play_on()
    say(sitting, "ana", "one more?")
    assert chat_of(sitting, None)[-1]["text"] == "one more?"


def test_x57_most_of_the_other_people_make_a_suggestion_cost_two_cards() -> None:
    """With three others one report is not enough, and two are. Nobody loses a turn."""
    sitting = playing()
    line = say(sitting, "bo")
    before, waiting = cards(sitting, "bo"), sitting.game_of("bo").waiting
    report(sitting, line, "ana")
    assert (cards(sitting, "bo"), chat_of(sitting, None)[0]["reports"]) == (before, 1)
    changes = sitting.enter(Reported, "cy", line=line)
    assert (cards(sitting, "bo"), sitting.game_of("bo").waiting) == (before + 2, waiting)
    assert changes.parts == {GAME, CHAT}
    assert [event.kind for _, events in changes.events for event in events] == ["suggested", "drew", "drew"]
    assert (chat_of(sitting, None)[0]["reports"], chat_of(sitting, None)[0]["fined"]) == (2, True)


def test_x57_half_of_the_others_is_not_most_of_them() -> None:
    """With two others, both have to report."""
    sitting = playing(3)
    line = say(sitting, "bo")
    before = cards(sitting, "bo")
    report(sitting, line, "ana")
    assert cards(sitting, "bo") == before
    report(sitting, line, "cy")
    assert cards(sitting, "bo") == before + 2


def test_x57_between_two_people_the_other_one_decides() -> None:
    sitting = Sitting("potter", 2, ("careful", "careful"), options=REFEREE).start()
    line = say(sitting, "bo")
    before = cards(sitting, "bo")
    report(sitting, line, "ana")
    assert cards(sitting, "bo") == before + 2


def test_x57_who_reports_twice_counts_once() -> None:
    sitting = playing()
    line = say(sitting, "bo")
    before = cards(sitting, "bo")
    report(sitting, line, "ana", "ana", "ana")
    assert (cards(sitting, "bo"), chat_of(sitting, None)[0]["reports"]) == (before, 1)


def test_x57_the_report_of_somebody_who_has_left_does_not_count() -> None:
    """Ana's report was one of three; without her cy's is one of two."""
    sitting = playing()
    line = say(sitting, "bo")
    before = cards(sitting, "bo")
    report(sitting, line, "ana")
    sitting.enter(Left, "ana")
    report(sitting, line, "cy")
    assert cards(sitting, "bo") == before
    report(sitting, line, "dan")
    assert cards(sitting, "bo") == before + 2


def test_x57_a_line_is_punished_once() -> None:
    sitting = playing()
    line = say(sitting, "bo")
    report(sitting, line, "ana", "cy")
    sitting.refuses("report/done", Reported, "dan", line=line)
    report(sitting, say(sitting, "bo", "and now blue!"), "ana")


def test_x57_nobody_reports_themselves() -> None:
    sitting = playing()
    sitting.refuses("report/own", Reported, "bo", line=say(sitting, "bo"))


def test_x57_a_spectator_cannot_report_nor_be_reported() -> None:
    sitting = playing()
    sitting.refuses("seat/not-yours", Reported, "zoe", line=say(sitting, "bo"))
    sitting.refuses("report/no-line", Reported, "ana", line=say(sitting, "zoe"))


def test_x57_a_player_who_has_left_cannot_be_punished() -> None:
    sitting = playing()
    line = say(sitting, "bo")
    sitting.enter(Left, "bo")
    sitting.refuses("report/no-line", Reported, "ana", line=line)


def test_x57_only_lines_of_this_round_are_reported_and_no_phrases() -> None:
    sitting = Sitting("deluxe", 2, (), options=REFEREE)
    early = say(sitting, "bo")
    sitting.start()
    sitting.refuses("report/no-line", Reported, "ana", line=early)
    sitting.refuses("report/no-line", Reported, "ana", line=sitting.table.version)
    sitting.enter(Chatted, "bo", name="bo", phrase="hurry")
    sitting.refuses("report/no-line", Reported, "ana", line=sitting.table.version)
    late = say(sitting, "bo")
    sitting.finish_round()
    sitting.refuses("report/no-line", Reported, "ana", line=late)
    sitting.fall_due()
    sitting.refuses("report/no-line", Reported, "ana", line=late)


def test_x57_between_rounds_nobody_is_punished() -> None:
    sitting = Sitting("deluxe", 3, (), options=REFEREE).start()
    sitting.finish_round()
    sitting.refuses("act/not-dealt", Reported, "ana", line=say(sitting, "bo"))


@pytest.mark.parametrize("people", [2, 4])
def test_x57_where_suggestions_are_not_punished_reports_are_refused(people: int) -> None:
    sitting = playing(people, options={})
    line = say(sitting, "bo")
    sitting.refuses("suggestion/off", Reported, "ana", line=line)


def test_x57_before_the_start_there_is_nothing_to_report() -> None:
    sitting = Sitting("deluxe", 2, (), options=REFEREE)
    sitting.refuses("table/not-started", Reported, "ana", line=say(sitting, "bo"))


def test_x57_a_punishment_is_in_the_log_and_on_record() -> None:
    sitting = playing(2)
    report(sitting, say(sitting, "bo"), "ana")
    assert sitting.table.match is not None
    assert sitting.table.match.rounds[-1].actions == [("referee", "suggestion bo")]
    assert cards(sitting, "bo") == len(sitting.again().boards[0].game.describe()["hands"]["bo"])


def report_outside(sitting: Sitting, line: int, author: str, *reporters: str) -> None:
    """Report a line that is not in the log."""
    for who in reporters:
        sitting.enter(Reported, who, line=line, author=guest_of(author))


def test_x57_a_line_outside_the_log_costs_its_author_two_cards_in_every_process() -> None:
    """The entry itself says whose line it is, so that the log alone decides."""
    sitting = playing()
    before = cards(sitting, "bo")
    report_outside(sitting, FIRST_NUMBER, "bo", "ana", "ana")
    assert cards(sitting, "bo") == before
    report_outside(sitting, FIRST_NUMBER, "bo", "cy")
    assert cards(sitting, "bo") == before + 2
    sitting.refuses("report/done", Reported, "dan", line=FIRST_NUMBER, author=guest_of("bo"))
    assert cards(sitting, "bo") == len(sitting.again().boards[0].game.describe()["hands"]["bo"])


def test_x57_reports_of_lines_outside_the_log_are_refused_as_those_in_it() -> None:
    sitting = playing()
    bo = guest_of("bo")
    sitting.refuses("report/own", Reported, "bo", line=FIRST_NUMBER, author=bo)
    sitting.refuses("seat/not-yours", Reported, "zoe", line=FIRST_NUMBER, author=bo)
    sitting.refuses("report/no-line", Reported, "ana", line=FIRST_NUMBER, author=STRANGER)
    sitting.refuses("report/no-line", Reported, "ana", line=FIRST_NUMBER)


def test_the_host_mutes_and_lets_speak_again() -> None:
    sitting = Sitting(people=3)
    bo = guest_of("bo")
    sitting.refuses("table/host-only", Muted, "cy", guest=bo, name="bo")
    sitting.refuses("mute/host", Muted, "ana", guest=guest_of("ana"), name="ana")
    sitting.enter(Muted, "ana", guest=bo, name="bo")
    assert sitting.table.is_muted(bo)
    assert sitting.again().is_muted(bo)
    told = decode(shown(sitting.table, STRANGER, None))["snapshot"]["muted"]
    assert told == [{"author": author_tag(KEY, bo), "name": "bo"}]
    sitting.enter(Muted, "ana", guest=bo, muted=False)
    assert not sitting.again().is_muted(bo)


def test_a_muted_guest_who_becomes_the_host_may_speak() -> None:
    sitting = Sitting(people=2)
    sitting.enter(Muted, "ana", guest=guest_of("bo"), name="bo")
    sitting.enter(Left, "ana")
    assert sitting.table.host == guest_of("bo")
    assert not sitting.table.is_muted(guest_of("bo"))


def test_the_author_of_a_line_is_told_apart_by_table_and_does_not_reveal_the_guest() -> None:
    assert len({author_tag(key, guest) for key in ("one", "two") for guest in ("ana", "bo")}) == 4
    assert guest_of("bo") not in author_tag(KEY, guest_of("bo"))
    assert author_tag(KEY, guest_of("bo")) == author_tag(KEY, guest_of("bo"))
