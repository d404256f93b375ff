"""One table of a round in line mode: asks people, runs bots, prints events."""

from collections.abc import Callable, Sequence

from sabot.bots.odds import challenge_odds
from sabot.bots.sight import sight_of
from sabot.bots.timing import WINDOW, Plan, next_plan
from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.local.shared_device import asked_person, may_surprise, open_calls
from sabot.notation.actions import parse_action, verb_of
from sabot.notation.events import Event
from sabot.plain import questions
from sabot.plain.event_log import EventLog
from sabot.plain.help_text import show_help
from sabot.plain.shared_screen import SharedScreen
from sabot.plain.table_lines import in_order, show_actions, show_advice, show_all, show_debts, show_table, top_card
from sabot.plain.typed_actions import read_answer, why
from sabot.round import REFEREE
from sabot.rulebook.explanations import explain
from sabot.words.names import player_name

QUESTIONS = ("last", "top", "cards", "counts", "clock")
"""Questions about the table."""
Act = Callable[[str, str], tuple[Event, ...]]
"""Carries out an action of a player, and returns its events."""


class LineTable:
    """A table in line mode. People who share a screen see their own hands one after the other."""

    def __init__(
        self, screen: SharedScreen, game: Game, opponents: Opponents, act: Act, events: Sequence[Event] | None = None
    ) -> None:
        self.screen = screen
        self.terminal = screen.terminal
        self.language = screen.terminal.language
        self.game = game
        self.opponents = opponents
        self.perform = act
        self.is_watched = True
        """Whether events of this table are printed."""
        self.people = [person for person in screen.people if person in game.players]
        self.log = EventLog(screen, self.people)
        self.events = list(game.start if events is None else events)
        """The events of the round so far."""
        self.pace = screen.terminal.pace if screen.people else 0
        """How slow the bots are; without people they take no time."""
        self.moves = -1
        """The number of moves when the bots made their plans."""
        self.plans: list[Plan] = []
        """The plans of the bots."""
        self.since = 0.0
        """When the bots made their plans."""
        self.situation: tuple[object, ...] = ()
        """The situation in which people were last asked to speak up."""
        self.has_passed = False

    def step(self) -> None:
        """Ask people, or let one bot act."""
        self.update_plans()
        if not self.has_passed and self.may_speak():
            self.offer()
        elif self.asked is not None:
            self.ask(self.asked)
        elif self.plans:
            self.let_bot_act()
        else:  # a race among people only: ask them again
            self.has_passed = False

    @property
    def asked(self) -> str | None:
        """The person who must decide; None if several people may."""
        return asked_person(self.game, self.people)

    def may_speak(self) -> bool:
        """Whether people may act out of turn, as far as everybody who sees the screen may know."""
        return bool(self.offers() or self.may_surprise())

    def offers(self) -> list[tuple[str, str]]:
        """The actions that people may do out of turn; on a shared screen, only those that everybody knows of."""
        asked = self.asked
        if not self.screen.is_shared:
            others = [person for person in self.people if person != asked]
            return [(person, action) for person in others for action in in_order(self.game.view(person))]
        found = open_calls(self.game, self.people)
        return found if any(person != asked for person, _ in found) else []

    def may_surprise(self) -> bool:
        """Whether cards may be played out of turn here, so that people who share a screen must be asked."""
        return self.screen.is_shared and may_surprise(self.game, self.people)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Print events, if the table is watched."""
        if self.is_watched:
            self.log.tell(events)

    def act(self, player: str, action: str) -> None:
        """Carry out an action, and print its events."""
        events = self.perform(player, action)
        self.events += events
        self.tell(events)

    def update_plans(self) -> None:
        """Update the bots' plans after each action, and ask people again in each new situation."""
        if self.game.moves != self.moves:
            self.moves = self.game.moves
            self.plans = self.opponents.plans(self.game, self.events)
            self.since = self.terminal.now()
        view = self.game.view(None)
        situation = (view.turns, view.phase, len(view.discard), tuple(view.owes_uno))
        if situation != self.situation:
            self.situation = situation
            self.has_passed = False

    @property
    def window(self) -> float:
        """The least time that people have to speak up, in seconds."""
        return WINDOW * self.pace if self.may_speak() else 0

    def let_bot_act(self) -> None:
        """Wait for the first planned action of a bot, and carry it out."""
        window = self.window
        plan = next_plan(self.plans, self.pace, window)
        if plan is not None:
            if self.is_watched:
                self.terminal.wait(max(self.since + plan.after(self.pace, window) - self.terminal.now(), 0))
            self.act(plan.seat, plan.action or self.opponents.choose(self.game, plan.seat, self.events))

    def late_reaction(self) -> Plan | None:
        """The planned out-of-turn action of a bot that came due while somebody was typing; decisions do not count."""
        window = self.window
        plan = next_plan([plan for plan in self.plans if plan.action is not None], self.pace, window)
        is_late = plan is not None and self.terminal.now() - self.since > plan.after(self.pace, window)
        return plan if is_late else None

    def hand_over(self, person: str | None) -> bool:
        """Hand the screen over to a person, or to everybody; False if somebody typed an action instead."""
        screen = self.screen
        if not screen.is_shared or screen.reader == person:
            return True
        said = screen.hide()
        if person is not None and not said:
            said = screen.ask(self.log.at(self.language.say("hand-over", name=player_name(person))))
        if said:
            self.answer(said, None, [])
            return False
        screen.reader = person
        self.log.catch_up()
        self.since = self.terminal.now()
        return True

    def ask(self, person: str) -> None:
        """Ask a person for a decision."""
        if self.hand_over(person):
            view = self.game.view(person)
            self.terminal.say()
            show_table(self.terminal, view)
            question = self.language.say(f"ask-{view.phase}", a_card=top_card(view, self.language))
            if self.screen.is_shared:
                question = self.log.at(self.language.say("addressed", name=player_name(person), text=question))
            self.read_action(person, question, may_pass=self.game.must_decide is None)

    def offer(self) -> None:
        """Ask whether anybody wants to act out of turn."""
        if self.hand_over(None):
            person = None if self.screen.is_shared else self.screen.reader
            show_debts(self.terminal, self.game.view(person))
            self.read_action(person, self.log.at(self.language.say("ask-others")), may_pass=True)

    def read_action(self, person: str | None, question: str, *, may_pass: bool) -> None:
        """Read answers until one is an action or a pass, and carry it out."""
        while True:
            actions = self.actions(person)
            show_actions(self.terminal, actions, may_pass=may_pass)
            text = self.screen.ask(question)
            if not text and may_pass:
                self.has_passed = True
                self.let_bot_act()
                return
            if text and self.answer(text, person, actions):
                return

    def actions(self, person: str | None) -> list[str]:
        """The actions of a person; for everybody, the out-of-turn actions with their players."""
        if person is not None:
            return in_order(self.game.view(person))
        return [f"{speaker}: {action}" for speaker, action in self.offers()]

    def answer(self, text: str, person: str | None, actions: list[str]) -> bool:
        """Carry out what was typed, or print an answer; whether an action happened."""
        if self.handle_question(text, person):
            return False
        quicker = self.late_reaction()
        if quicker is not None and quicker.action is not None:
            self.act(quicker.seat, quicker.action)
        try:
            self.act(*self.understand(text, person, actions))
        except Refused as error:
            self.terminal.say(error.say(self.language, self.screen.reader), "  ")
        except Unreadable as error:
            self.terminal.complain(error)
        else:
            return True
        return quicker is not None

    def handle_question(self, text: str, person: str | None) -> bool:
        """Handle help, questions about the table, why, what, hint and odds; whether it was one of them."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        terminal = self.terminal
        if word in ("?", "help"):
            show_help(terminal)
        elif word in ("hand", "table"):
            show_table(terminal, self.game.view(person))
        elif word == "look" and person is not None:  # each person sees other backs, so a shared screen shows none
            show_all(terminal, self.game.view(person))
        elif word in QUESTIONS:
            self.tell_answer(word, person)
        elif word == "what" and rest:
            self.tell_thing(rest)
        elif word == "odds" and person is not None:
            self.tell_odds(person)
        elif word == "why" and person is not None:
            self.explain(person, rest)
        elif word == "hint":
            self.advise(person)
        else:
            return False
        return True

    def tell_answer(self, word: str, person: str | None) -> None:
        """Print the answer to a question about the table, as far as everybody who sees the screen may know it."""
        view, language = self.game.view(person), self.language
        if word == "last":
            text = questions.last_plays(self.events, person, language)
        elif word == "top":
            text = questions.top_of_pile(view, language)
        elif word == "counts":
            text = questions.counts(view, language)
        elif word == "cards" and person is not None:
            text = questions.own_hand(view, language)
        else:
            left = self.since + self.window - self.terminal.now() if self.may_speak() else 0
            text = questions.clock(left, language)
        self.terminal.say(text, "  ")

    def tell_thing(self, card: str) -> None:
        """Print what a card is and does at this table."""
        view = self.game.view(None)
        try:
            told = explain(f"card {card}", view.edition, view.options, {}, self.language)
        except Unreadable as error:
            self.terminal.complain(error)
        else:
            for line in (told.what, told.does, *told.here):
                self.terminal.say(line, "  ")

    def tell_odds(self, person: str) -> None:
        """Print the odds of the challenge that is open to a person, by what that person has seen."""
        odds = challenge_odds(sight_of(self.game, person, self.events))
        self.terminal.say(odds.say(self.language) if odds else self.language.say("refused-odds-nothing"), "  ")

    def explain(self, person: str, card: str) -> None:
        """Print why a card cannot be played."""
        if not card:
            self.terminal.tell("why-what", "  ")
            return
        try:
            self.terminal.say(why(self.game, person, card, self.language), "  ")
        except Unreadable as error:
            self.terminal.complain(error)

    def advise(self, person: str | None) -> None:
        """Print what a bot would do in a person's place, and why, if the person must decide."""
        if person is None or person not in self.game.waiting:
            self.terminal.tell("refused-hint-not-asked", "  ")
        else:
            show_advice(self.terminal, self.opponents.advise(self.game, person, self.events))

    def understand(self, text: str, person: str | None, actions: list[str]) -> tuple[str, str]:
        """Parse an answer into player and action, or raise Unreadable. `name: action` is always allowed."""
        if person is None and text in map(str, range(1, len(actions) + 1)):
            text = actions[int(text) - 1]
        speaker, said = self.screen.speaker(text)
        if speaker is None:
            speaker = person
        if speaker is None or not said:
            raise Unreadable("who-does-what")
        if speaker not in self.people:
            raise Unreadable("not-at-table", player=player_name(speaker))
        action = read_answer(said, actions if speaker == person else [], self.game.phase)
        if verb_of(action) == "suggestion":
            self.check_report(action)
            return REFEREE, action
        return speaker, action

    def check_report(self, action: str) -> None:
        """Raise Unreadable if a report of a suggestion names a bot: only people talk to each other (X-57)."""
        seat = parse_action(action, self.game.edition, self.game.players).seat
        assert seat is not None
        named = self.game.players[seat]
        if named not in self.people:
            raise Unreadable("no-suggestion", player=player_name(named))
