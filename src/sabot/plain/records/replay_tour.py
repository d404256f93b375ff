"""Going through a replay at the terminal: on, back, or anywhere."""

from sabot.errors import Unreadable
from sabot.match.onlooker import Onlooker
from sabot.match.replay import Replay
from sabot.plain.help_text import show_legend
from sabot.plain.records.replay_printer import ReplayScreen
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
"""What can be typed, and the message that explains it."""
DIGITS = 9
"""How many digits a number has at most."""


class ReplayTour:
    """Somebody who goes through a replay step by step."""

    def __init__(self, screen: ReplayScreen) -> None:
        self.screen = screen
        self.terminal = screen.terminal

    def run(self, number: int) -> None:
        """Begin at a step, and do what is typed until it is enough."""
        self.screen.show_step(number)
        while True:
            where = self.terminal.language.say(
                "replay-where", number=self.screen.playback.number, last=self.screen.last
            )
            answer = self.terminal.ask(f"{where}> ")
            if answer is None or answer.lower() in LEAVING:
                return
            try:
                self.follow(answer)
            except Unreadable as error:
                self.terminal.complain(error)

    def follow(self, answer: str) -> None:
        """Do what was typed, or raise Unreadable."""
        screen, here = self.screen, self.screen.playback.number
        word, _, rest = (part.strip() for part in answer.partition(" "))
        match word.lower():
            case "" | "n" | "next":
                self.go_on()
            case "b" | "back":
                screen.show_step(find_step(screen.replay, str(here - 1)))
            case "end":
                screen.show_step(screen.last)
            case "round":
                screen.show_step(find_round(screen.replay, rest))
            case "step":
                screen.show_step(find_step(screen.replay, rest))
            case "seat":
                self.look_as(Onlooker.at(rest, screen.replay.match.players))
            case "open":
                self.look_as(Onlooker(is_open=True))
            case "table":
                screen.show_table(find_table(screen, rest))
            case "look":
                screen.show_rest()
            case "pad":
                screen.show_pad()
            case "?" | "help":
                self.help()
            case _:
                if not answer.isdecimal():
                    raise Unreadable("means-nothing", typed=repr(answer))
                screen.show_step(find_step(screen.replay, answer))

    def go_on(self) -> None:
        """The next step, if there is one."""
        number = self.screen.playback.number + 1
        if number <= self.screen.last:
            self.screen.show_step(number)
        else:
            self.terminal.tell("replay-last", "  ")

    def look_as(self, onlooker: Onlooker) -> None:
        """See the same step with other eyes."""
        self.screen.onlooker = onlooker
        self.screen.show_step(self.screen.playback.number)

    def help(self) -> None:
        """What can be typed."""
        show_legend(self.terminal, {self.terminal.language.say("enter"): "tour-next"} | HELP)


def find_step(replay: Replay, text: str, place: str = "") -> int:
    """A step by its number, or Unreadable."""
    return _number(text, len(replay.steps), "step", place)


def find_round(replay: Replay, text: str, place: str = "") -> int:
    """The step that deals a round, by the number of the round; or Unreadable."""
    return replay.first_step(_number(text, len(replay.dealt), "round", place))


def find_table(screen: ReplayScreen, text: str) -> int:
    """A table of the round, by its number; or Unreadable."""
    return _number(text, len(screen.playback.games), "table") - 1


def _number(text: str, most: int, what: str, place: str = "") -> int:
    if not most:
        raise Unreadable("not-dealt", place)
    if not text:
        raise Unreadable("name-one", place, what=what, most=most)
    if len(text) > DIGITS or not text.isdecimal() or not 1 <= int(text) <= most:
        raise Unreadable("last-one", place, what=what, named=text, most=most)
    return int(text)
