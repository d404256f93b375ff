"""One round at the table: a person at one seat, bots at the others."""

from sabot.errors import Refused, Unreadable
from sabot.events import Event
from sabot.game import Game
from sabot.plain.answers import read_answer, why
from sabot.plain.opponents import Opponents, Reaction
from sabot.plain.show import QUESTIONS, in_order, show_actions, show_all, show_debts, show_help, show_table
from sabot.plain.terminal import Terminal
from sabot.sentences import excuse, sentences
from sabot.views import redact

A_MOMENT = 0.7
"""How long a bot takes for its turn, in seconds."""


class Left(Exception):
    """The person has left the table."""


class PlainRound:
    """A round that is played line by line."""

    def __init__(self, terminal: Terminal, game: Game, me: str, opponents: Opponents) -> None:
        self.terminal = terminal
        self.game = game
        self.me = me
        self.opponents = opponents
        self.reaction: Reaction | None = None
        self.since = 0.0
        """When the reaction began."""
        self.moment: tuple[object, ...] = ()
        """What the bots have thought about already, and the person could have."""
        self.has_passed = False

    def play(self) -> None:
        """Play to the end of the round, or until the person leaves."""
        self.tell(self.game.start)
        while not self.game.is_over:
            self.notice()
            if self.me in self.game.waiting:
                self.ask()
            elif self.game.legal(self.me) and not self.has_passed:
                self.offer()
            elif self.reaction is not None:
                self.carry_out_reaction()
            else:
                self.let_bot_act()

    def tell(self, events: tuple[Event, ...]) -> None:
        """Say what happened, as far as the person may know."""
        for text, _ in sentences([redact(event, self.me) for event in events], self.me):
            self.terminal.say(text, "  ")

    def act(self, player: str, action: str) -> None:
        self.tell(self.game.act(player, action))

    def notice(self) -> None:
        """Let the bots think about what they could do out of turn, once about each new situation."""
        view = self.game.view(None)
        moment = (view.turns, view.phase, len(view.discard), tuple(view.owes_uno))
        if moment != self.moment:
            self.moment = moment
            self.has_passed = False
            self.reaction = self.opponents.react(self.game)
            self.since = self.terminal.now()

    def carry_out_reaction(self) -> None:
        """The bot that was about to react does it, if it still can."""
        reaction, self.reaction = self.reaction, None
        if reaction is not None and reaction.action in self.game.legal(reaction.bot):
            self.terminal.wait(A_MOMENT)
            self.act(reaction.bot, reaction.action)

    def let_bot_act(self) -> None:
        bot = self.game.waiting[0]
        self.terminal.wait(A_MOMENT)
        self.act(bot, self.opponents.choose(self.game, bot))

    def ask(self) -> None:
        """The person is asked for a decision."""
        view = self.game.view(self.me)
        self.terminal.say()
        show_table(self.terminal, view)
        self.hear(QUESTIONS[view.phase], may_pass=view.phase == "race")

    def offer(self) -> None:
        """The person may do something out of turn, or let play go on."""
        show_debts(self.terminal, self.game.view(self.me))
        self.hear("Before play goes on", may_pass=True)

    def hear(self, question: str, *, may_pass: bool) -> None:
        """Read an answer and do what it says; what is no action is answered, and asked again."""
        while True:
            view = self.game.view(self.me)
            actions = in_order(view)
            show_actions(self.terminal, actions, may_pass=may_pass)
            text = self.terminal.ask(f"{question}> ")
            if text is None or text.lower() in ("quit", "exit", "q"):
                raise Left
            if not text and may_pass:
                self.has_passed = True
                self.carry_out_reaction()
                return
            if text and not self.is_talk(text) and self.attempt(text, actions):
                return

    def is_talk(self, text: str) -> bool:
        """Answer what is no action: help, hand, look, why."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        terminal = self.terminal
        if word in ("?", "help"):
            show_help(terminal)
        elif word in ("hand", "table"):
            show_table(terminal, self.game.view(self.me))
        elif word == "look":
            show_all(terminal, self.game.view(self.me))
        elif word == "why":
            terminal.say(why(self.game, self.me, rest) if rest else "Why what? Name a card: why R7", "  ")
        else:
            return False
        return True

    def attempt(self, text: str, actions: list[str]) -> bool:
        """Do what was typed; whether something happened."""
        was_late = self.reaction is not None and self.terminal.now() - self.since > self.reaction.delay
        if was_late:
            self.carry_out_reaction()
        try:
            self.act(self.me, read_answer(text, actions))
        except Refused as error:
            self.terminal.say(f"{excuse(error, self.me)} [{error.rule}]", "  ")
        except Unreadable as error:
            self.terminal.say(f"What? {error.message}.", "  ")
        else:
            return True
        return was_late
