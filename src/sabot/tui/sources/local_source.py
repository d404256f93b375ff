"""A local match, people at one screen against bots, as a source of scenes."""

import asyncio
from collections.abc import Callable
from shlex import quote

from sabot.background import run_daemonic
from sabot.bots import find_bot, prepared_bot
from sabot.bots.reason_text import tell as reason_of
from sabot.errors import Refused, Unreadable
from sabot.local.local_match import LocalMatch
from sabot.local.shared_device import open_calls, shows_cards
from sabot.match import Match
from sabot.notation.events import Event
from sabot.plain.typed_actions import why
from sabot.tui.rich_sentences import sentences_for
from sabot.tui.sources.local_board import LocalBoard
from sabot.tui.sources.scene import BREAK, OVER, ROUND, Scene, score_of
from sabot.views import redact
from sabot.words.language import Language
from sabot.words.names import player_name
from sabot.words.sentences import Sentence

Begin = Callable[[Match], LocalMatch]
"""Starts another match like the given one."""


class LocalTable:
    """A local match. Bots act with delays in proportion to the pace; at pace 0 they wait only for people.

    Several people share the screen: it shows the hand of the one who looks, and none while the curtain is down.
    """

    def __init__(self, local_match: LocalMatch, language: Language, pace: float, begin: Begin) -> None:
        self.language = language
        self.pace = pace
        self.on_change: Callable[[], None] = lambda: None
        self._begin = begin
        self._woken = asyncio.Event()
        self._is_preparing = False
        self._sit_down(local_match)

    def _sit_down(self, local_match: LocalMatch) -> None:
        self.local_match = local_match
        self.match = local_match.match
        self.people = local_match.people
        self.me = None if self.is_shared else self.people[0]
        """The person who looks; None while the curtain is down."""
        self._is_reading = False
        """Whether the person who looks was shown new cards, and has yet to hide them."""
        self.boards: list[LocalBoard] = []
        """The tables of the round, kept after it is over."""
        self._is_ready = not self.match.finished
        """Whether people are ready for the next deal."""
        if self.match.games:
            self._open_boards()

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    async def run(self) -> None:
        """Deal rounds and let the bots play, until cancelled."""
        await self._prepare()
        while True:
            if self.match.games:
                await self._step()
            elif self._is_ready and not self.match.is_over:
                self.local_match.open_round()
                self._open_boards()
            else:
                await self._sleep(None)

    async def _prepare(self) -> None:
        """Prepare the bots that need time for it."""
        for policy in dict.fromkeys(self.match.bots.values()):
            if find_bot(policy).thinks:
                self._is_preparing = True
                self.on_change()
                await run_daemonic(prepared_bot, policy)
        self._is_preparing = False

    def _open_boards(self) -> None:
        """Create the boards of the current round."""
        self._is_ready = False
        events = self.local_match.events_by_action()
        self.boards = [
            LocalBoard(game, self.local_match.opponents_at(which), self.people, by_action, self.pace)
            for which, (game, by_action) in enumerate(zip(self.match.games, events, strict=True))
        ]
        self._change()

    async def _step(self) -> None:
        """Wait for the next move of a bot and carry it out, unless something happens before."""
        move = min((move for board in self.boards if (move := board.next_move()) is not None), default=None)
        if await self._sleep(None if move is None else move.at):
            return
        assert move is not None
        actions = len(move.board.events_by_action)
        thinks = move.action is None and self.local_match.opponents.bots[move.player].thinks
        action = await run_daemonic(move.board.decide, move) if thinks else move.board.decide(move)
        if actions == len(move.board.events_by_action):  # somebody may have acted while the bot was thinking
            self._act(move.board, move.player, action)

    async def _sleep(self, until: float | None) -> bool:
        """Sleep until a time; whether something happened before."""
        self._woken.clear()
        try:
            async with asyncio.timeout_at(until):
                await self._woken.wait()
        except TimeoutError:
            return False
        return True

    def _change(self) -> None:
        self._woken.set()
        self.on_change()

    def _act(self, board: LocalBoard, player: str, action: str) -> None:
        """Carry out an action at a board, and let the bots plan again."""
        was_asked = self.me in board.game.waiting
        events = self.local_match.act(player, action)
        board.record(events, self.pace)
        self._lower_curtain(events, was_asked=was_asked)
        self._change()

    def _lower_curtain(self, events: tuple[Event, ...], *, was_asked: bool) -> None:
        """Hide the hand of a person who is done, or when another is asked. New cards are seen until they are hidden."""
        if not self.is_shared or self.me is None:
            return
        self._is_reading |= shows_cards(events, self.me)
        asked = self._asked()
        is_done = self.me not in asked and (was_asked or bool(asked)) and not self._is_reading
        if is_done or not self.match.games:
            self._look(None)

    def _look(self, person: str | None) -> None:
        self.me = person
        self._is_reading = False

    def _asked(self) -> list[str]:
        """The people who are asked now."""
        return [player for board in self.boards for player in board.game.waiting if player in self.people]

    @property
    def board(self) -> LocalBoard | None:
        """The board that is shown: that of the person who looks, else of one who is asked, or else the first."""
        for person in (self.me, *self._asked(), *self.people):
            for board in self.boards:
                if person in board.game.players:
                    return board
        return next(iter(self.boards), None)

    @property
    def scene(self) -> Scene:
        """The current scene."""
        match, board = self.match, self.board
        is_mine = board is not None and self.me in board.game.players
        stage = ROUND if match.games else OVER if match.is_over else BREAK
        return Scene(
            stage,
            match.edition,
            round=len(match.rounds) if match.games else len(match.finished),
            view=None if board is None else board.game.view(self.me if is_mine else None),
            sentences=[] if board is None else self._sentences(board),
            events=[] if board is None else [redact(event, self.me) for event in board.latest()],
            score=score_of(match),
            commands=self._commands(board),
            time=None if board is None else board.time,
            banner=self._banner(board),
            salt=self.local_match.salts.get(self._salter, "") if stage == BREAK else "",
        )

    def _banner(self, board: LocalBoard | None) -> str:
        if self._is_preparing:
            return self.language.say("lab-compiling")
        if self.is_shared and self.match.games and board is not None and board.people:
            return self._curtain_text()
        is_elsewhere = board is not None and self.me not in board.game.players
        return self.language.say("page-looking-on") if is_elsewhere else ""

    def _curtain_text(self) -> str:
        """Who gets the screen now; nothing while somebody looks who is asked."""
        asked = self._asked()
        if not asked or self.me in asked:
            return ""
        names = self.language.list([player_name(person) for person in asked])
        return self.language.say("page-device-hand-over", name=names)

    def _sentences(self, board: LocalBoard) -> list[Sentence]:
        redacted = [[redact(event, self.me) for event in events] for events in board.events_by_action]
        outcome = (
            [] if self.match.games else [[event for event in self.local_match.match_events if event.kind != "scored"]]
        )
        return sentences_for(redacted + outcome, self.me, self.language)

    def _commands(self, board: LocalBoard | None) -> list[str]:
        if self.match.is_over:
            return ["rematch"]
        if not self.match.games:
            return ["ready"]
        is_waiting = self.is_shared and bool(self._asked())
        go_on = ["go-on"] if board is not None and board.is_paused and not is_waiting else []
        return [*self._shared_commands(), *go_on] if self.is_shared else go_on

    def _shared_commands(self) -> list[str]:
        """What people who share the screen can do without seeing a hand: look at the own one, call, or hide it."""
        calls = [
            f"call {person}: {action}"
            for board in self.boards
            for person, action in open_calls(board.game, board.people)
            if person != self.me
        ]
        if self.me is not None:
            return ["hide", *calls]
        asked = self._asked()
        others = [person for board in self.boards for person in board.people if person not in asked]
        return [*(f"look {person}" for person in asked), *calls, *(f"peek {person}" for person in others)]

    async def act(self, action: str) -> str:
        """Carry out an action of the person; returns why it was refused, or nothing."""
        return "" if self.me is None else self._act_for(self.me, action)

    def _act_for(self, person: str, action: str) -> str:
        """Carry out an action of a person; returns why it was refused, or nothing."""
        board = next((board for board in self.boards if person in board.people), None)
        if board is None:
            return ""
        try:
            self._act(board, person, action)
        except Refused as error:
            return error.say(self.language, self.me)
        except Unreadable as error:
            return error.say(self.language)
        return ""

    async def why(self, card: str) -> str:
        """Why a card cannot be played now, with the rule."""
        assert self.board is not None
        assert self.me is not None
        return why(self.board.game, self.me, card, self.language)

    async def hint(self) -> tuple[str, str]:
        """The action that a bot recommends, and its reason; or no action, and why there is no hint."""
        board = self.board
        if board is None or self.me is None or self.me not in board.game.waiting:
            return "", self.language.say("refused-hint-not-asked")
        advice = self.local_match.opponents.advise(board.game, self.me, board.events)
        return advice.action, reason_of(advice.reason, self.language) if advice.reason else ""

    async def do(self, command: str, text: str = "") -> str:
        """Go on, deal with salt added, start another match; on a shared screen also look, hide, or call."""
        verb, _, rest = command.partition(" ")
        if verb == "call":
            person, _, action = rest.partition(": ")
            return self._act_for(person, action)
        if verb in ("look", "peek", "hide"):
            self._look(rest or None)
        elif command == "go-on" and self.board is not None:
            self.board.go_on()
        elif command == "ready":
            try:
                if text:
                    self.local_match.add_salt(self._salter, text)
            except Unreadable as error:
                return error.say(self.language)
            self._is_ready = True
        elif command == "rematch":
            self._sit_down(self._begin(self.match))
        self._change()
        return ""

    @property
    def _salter(self) -> str:
        """The person whose salt it is: the first who still plays."""
        return next((person for person in self.people if person in self.match.playing), self.people[0])

    async def read_in(self, language: Language) -> None:
        """Switch the language."""
        self.language = language
        self.on_change()

    def set_pace(self, pace: float) -> None:
        """Make the bots slower or quicker."""
        self.pace = pace
        for board in self.boards:
            board.plan(pace)
        self._change()

    def farewell(self) -> list[str]:
        """Where the match is recorded, or how to resume it."""
        journal, say = self.local_match.journal, self.language.say
        if journal is None:
            return [say("bye")]
        path = quote(str(journal.path))
        if self.match.is_over:
            return [say("written-down"), f"  {path}"]
        return [say("go-on-with"), f"  sabot play --resume {path}"]
