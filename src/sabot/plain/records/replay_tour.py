"""Reads commands at the terminal that move through a replay."""

from sabot.errors import Unreadable
from sabot.match.onlooker import Onlooker
from sabot.match.replay import Replay
from sabot.plain.help_text import show_legend
from sabot.plain.records.replay_printer import ReplayPrinter
from sabot.plain.terminal import LEAVING

HELP = {
    "b": "tour-back",
    "17, step 17": "tour-step",
    "round 3": "tour-round",
    "end": "tour-end",
    "seat ana": "tour-seat",
    "open": "tour-open",
    "table 2": "tour-table",
    "look": "tour-look",
    "pad": "tour-pad",
    "q": "tour-quit",
}
"""Commands, and the messages that explain them."""
DIGITS = 9
"""The most digits of a number."""


class ReplayTour:
    """A replay in which the person at the terminal moves by commands."""

    def __init__(self, printer: ReplayPrinter) -> None:
        self.printer = printer
        self.terminal = printer.terminal

    def run(self, number: int) -> None:
        """Print a step, then carry out commands until the person leaves."""
        self.printer.show_step(number)
        while True:
            where = self.terminal.language.say(
                "replay-where", number=self.printer.playback.number, last=self.printer.last
            )
            answer = self.terminal.ask(f"{where}> ")
            if answer is None or answer.lower() in LEAVING:
                return
            try:
                self.follow(answer)
            except Unreadable as error:
                self.terminal.complain(error)

    def follow(self, answer: str) -> None:
        """Carry out a command, or raise Unreadable."""
        printer, here = self.printer, self.printer.playback.number
        word, _, rest = (part.strip() for part in answer.partition(" "))
        match word.lower():
            case "" | "n" | "next":
                self.go_on()
            case "b" | "back":
                printer.show_step(find_step(printer.replay, str(here - 1)))
            case "end":
                printer.show_step(printer.last)
            case "round":
                printer.show_step(find_round(printer.replay, rest))
            case "step":
                printer.show_step(find_step(printer.replay, rest))
            case "seat":
                self.look_as(Onlooker.at(rest, printer.replay.match.players))
            case "open":
                self.look_as(Onlooker(is_open=True))
            case "table":
                printer.show_table(find_table(printer, rest))
            case "look":
                printer.show_rest()
            case "pad":
                printer.show_pad()
            case "?" | "help":
                self.help()
            case _:
                if not answer.isdecimal():
                    raise Unreadable("means-nothing", typed=repr(answer))
                printer.show_step(find_step(printer.replay, answer))

    def go_on(self) -> None:
        """Print the next step, if there is one."""
        number = self.printer.playback.number + 1
        if number <= self.printer.last:
            self.printer.show_step(number)
        else:
            self.terminal.tell("replay-last", "  ")

    def look_as(self, onlooker: Onlooker) -> None:
        """Print the current step for another onlooker."""
        self.printer.onlooker = onlooker
        self.printer.show_step(self.printer.playback.number)

    def help(self) -> None:
        """Print the commands."""
        show_legend(self.terminal, {self.terminal.language.say("enter"): "tour-next"} | HELP)


def find_step(replay: Replay, text: str, place: str = "") -> int:
    """A step by its number, or Unreadable."""
    return _number(text, len(replay.steps), "step", place)


def find_round(replay: Replay, text: str, place: str = "") -> int:
    """The step that deals a round, by the number of the round; or Unreadable."""
    return replay.first_step(_number(text, len(replay.dealt), "round", place))


def find_table(printer: ReplayPrinter, text: str) -> int:
    """A table of the round, by its number; or Unreadable."""
    return _number(text, len(printer.playback.games), "table") - 1


def _number(text: str, most: int, what: str, place: str = "") -> int:
    if not most:
        raise Unreadable("not-dealt", place)
    if not text:
        raise Unreadable("name-one", place, what=what, most=most)
    if len(text) > DIGITS or not text.isdecimal() or not 1 <= int(text) <= most:
        raise Unreadable("last-one", place, what=what, named=text, most=most)
    return int(text)
