"""Custom bots: the examples of the documentation work, and errors name the bot."""

import re
import sys
from pathlib import Path
from random import Random

import pytest

from sabot.bots import Advice, Bot, Sight, find_bot, find_built_in, prepared_bot, sight_of
from sabot.bots.bot import Reason
from sabot.bots.bot_round import BotRound
from sabot.bots.custom import CustomBot
from sabot.errors import Unreadable
from sabot.game import Game
from tests.support.paths import DOCS
from tests.support.people import Lucky
from tests.support.positions import table

PAGE = DOCS / "bots.md"


def shown() -> list[str]:
    """The programs of the documentation."""
    return re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary current directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def sight() -> Sight:
    at = table("deluxe", {"ana": "R3 R+2 wild G1", "bo": "R1 R2"}, draw="B1", discard="R9")
    return sight_of(at.game, "ana", at.events)


def test_the_class_on_the_page_plays_a_round_of_every_edition(here: Path) -> None:
    (here / "mybot.py").write_text(shown()[0], "utf-8")
    assert len(shown()[0].splitlines()) <= 10
    bot = find_bot("mybot:MyBot")
    assert bot.choose(sight(), Random(1)) == "play R+2"
    assert bot.advise(sight(), Random(1)) == Advice("play R+2")
    for edition in ("deluxe", "potter", "flip", "wizz"):
        game = Game.deal(edition, ["ana", "bo"], seed=5)
        assert BotRound(game, {"ana": bot, "bo": find_bot("careful")}, Random(5)).play_out().winner in game.players


def test_the_process_on_the_page_plays_a_round(here: Path) -> None:
    (here / "first.py").write_text(shown()[1], "utf-8")
    bot = find_bot(f"exec:{sys.executable} first.py")
    assert bot.thinks
    assert bot.choose(sight(), Random(1)) == "play wild"
    game = Game.deal("potter", ["ana", "bo"], seed=5)
    assert BotRound(game, {"ana": bot, "bo": find_bot("careful")}, Random(5)).play_out().winner in game.players


class Wrong(Bot):
    """Always answers with an illegal action."""

    def choose(self, sight: Sight, chance: Random) -> str:
        return "play B9"

    def react(self, sight: Sight, chance: Random) -> str | None:
        return "catch bo" if chance.random() else None


class Unmade(Bot):
    """Has no `choose`."""


READY = Wrong()
THREE = 3


@pytest.mark.parametrize("name", ["Wrong", "READY"])
def test_an_illegal_answer_is_an_error(name: str) -> None:
    bot = find_bot(f"{__name__}:{name}")
    legal = r"draw, play R\+2, play R3, play wild"
    message = rf"^{__name__}:{name}: it answered “play B9”, but only one of these is legal: {legal}$"
    for ask in (bot.choose, bot.advise):
        with pytest.raises(Unreadable, match=message):
            ask(sight(), Random(1))
    assert bot.react(sight(), Lucky(0)) is None
    with pytest.raises(Unreadable, match="it answered “catch bo”"):
        bot.react(sight(), Lucky(1))


def test_a_reason_is_passed_on() -> None:
    class Adviser(Wrong):
        def advise(self, sight: Sight, chance: Random) -> Advice:
            return Advice("draw", Reason("advice-nothing"))

    assert CustomBot("adviser", Adviser()).advise(sight(), Random(1)) == Advice("draw", Reason("advice-nothing"))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nobody_at_all:Bot", "no such bot: No module named 'nobody_at_all'"),
        (f"{__name__}:Nobody", f"no such bot: module '{__name__}' has no attribute 'Nobody'"),
        (":Bot", "no such bot: Empty module name"),
        (f"{__name__}:THREE", "this is not a bot: it must be a sabot.bots.Bot, or return one"),
        (f"{__name__}:Unmade", "this is not a bot: it must be a sabot.bots.Bot, or return one"),
        ("sabot.bots:sight_of", "this is not a bot: it must be a sabot.bots.Bot, or return one"),
        ("exec:", "a command must follow, such as exec:python3 mybot.py"),
        ("exec:'", "a command must follow, such as exec:python3 mybot.py"),
        ("exec:/no/such/command", "No such file or directory"),
    ],
)
def test_a_bot_that_cannot_be_found_is_an_error(here: Path, name: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        find_bot(name)
    assert str(caught.value) == f"{name}: {message}"


@pytest.mark.parametrize("name", ["exec:true", f"{__name__}:Wrong"])
def test_finding_a_built_in_bot_runs_no_custom_code(name: str) -> None:
    with pytest.raises(Unreadable, match="a bot of your own cannot be started from a record"):
        find_built_in(name)


def test_one_process_or_object_answers_for_all_seats() -> None:
    assert find_bot(f"{__name__}:Wrong") is find_bot(f"{__name__}:Wrong")


class Preparing(Wrong):
    """Counts how often it was prepared."""

    def __init__(self) -> None:
        self.prepared = 0

    def prepare(self) -> None:
        self.prepared += 1


PREPARING = Preparing()


def test_a_bot_is_prepared_once_in_a_process() -> None:
    name = f"{__name__}:PREPARING"
    assert prepared_bot(name) is prepared_bot(name) is find_bot(name)
    assert PREPARING.prepared == 1
