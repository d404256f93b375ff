"""A match on this machine, one person against bots, as a source of scenes."""

import asyncio
from collections.abc import Callable
from shlex import quote

from sabot.background import run_daemonic
from sabot.bots import find_bot, prepared_bot
from sabot.bots.reason_text import tell as reason_of
from sabot.errors import Refused, Unreadable
from sabot.local.local_match import LocalMatch
from sabot.match import Match
from sabot.plain.typed_actions import refused, why
from sabot.tui.rich_sentences import tell
from sabot.tui.scoring import score_of
from sabot.tui.sources.local_board import LocalBoard
from sabot.tui.sources.scene import BREAK, OVER, ROUND, Scene
from sabot.views import redact
from sabot.words.language import Language
from sabot.words.sentences import Sentence

Begin = Callable[[Match], LocalMatch]
"""Begins the record of a new match."""


class LocalTable:
    """A match that is played here. Bots take their time at a pace; at pace 0 they wait only for the person."""

    def __init__(self, conduct: LocalMatch, language: Language, pace: float, begin: Begin) -> None:
        self.language = language
        self.pace = pace
        self.on_change: Callable[[], None] = lambda: None
        self._begin = begin
        self._woken = asyncio.Event()
        self._is_preparing = False
        self._sit_down(conduct)

    def _sit_down(self, conduct: LocalMatch) -> None:
        self.conduct = conduct
        self.match = conduct.match
        self.me = conduct.people[0]
        self.boards: list[LocalBoard] = []
        """The tables of the round, also when it is over."""
        self._is_ready = not self.match.finished
        """Whether the next round may be dealt."""
        if self.match.games:
            self._open()

    async def run(self) -> None:
        """Deal, let the bots play and count, as long as somebody looks."""
        await self._prepare()
        while True:
            if self.match.games:
                await self._step()
            elif self._is_ready and not self.match.is_over:
                self.conduct.open_round()
                self._open()
            else:
                await self._sleep(None)

    async def _prepare(self) -> None:
        """Let those bots get ready that need time for it."""
        for policy in dict.fromkeys(self.match.bots.values()):
            if find_bot(policy).thinks:
                self._is_preparing = True
                self.on_change()
                await run_daemonic(prepared_bot, policy)
        self._is_preparing = False

    def _open(self) -> None:
        """Turn to the tables of the round under way."""
        self._is_ready = False
        told = self.conduct.events_by_action()
        self.boards = [
            LocalBoard(game, self.conduct.opponents_at(which), self.me, heard, self.pace)
            for which, (game, heard) in enumerate(zip(self.match.games, told, strict=True))
        ]
        self._change()

    async def _step(self) -> None:
        """Wait until a bot does something, or something else happens before."""
        due = min((due for board in self.boards if (due := board.due()) is not None), default=None)
        if await self._sleep(None if due is None else due.at):
            return
        assert due is not None
        moment = len(due.board.heard)
        thinks = due.action is None and self.conduct.opponents.bots[due.player].thinks
        action = await run_daemonic(due.board.decide, due) if thinks else due.board.decide(due)
        if moment == len(due.board.heard):  # somebody may have been quicker than a thought
            self._carry_out(due.board, due.player, action)

    async def _sleep(self, until: float | None) -> bool:
        """Sleep until a moment; whether something happened before."""
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

    def _carry_out(self, board: LocalBoard, player: str, action: str) -> None:
        """Let somebody act, and the bots think about it."""
        board.hear(self.conduct.act(player, action), self.pace)
        self._change()

    @property
    def board(self) -> LocalBoard | None:
        """The table that the person looks at: where they sit, or else the first."""
        own = [board for board in self.boards if self.me in board.game.players]
        return next(iter(own + self.boards), None)

    @property
    def scene(self) -> Scene:
        """The table now."""
        match, board = self.match, self.board
        is_mine = board is not None and self.me in board.game.players
        stage = ROUND if match.games else OVER if match.is_over else BREAK
        return Scene(
            stage,
            match.edition,
            round=len(match.rounds) if match.games else len(match.finished),
            view=None if board is None else board.game.view(self.me if is_mine else None),
            told=[] if board is None else self._told(board),
            events=[] if board is None else [redact(event, self.me) for event in board.latest()],
            score=score_of(match),
            errands=self._errands(board),
            time=None if board is None else board.time,
            banner=self._banner(board),
        )

    def _banner(self, board: LocalBoard | None) -> str:
        if self._is_preparing:
            return self.language.say("lab-compiling")
        is_elsewhere = board is not None and self.me not in board.game.players
        return self.language.say("page-looking-on") if is_elsewhere else ""

    def _told(self, board: LocalBoard) -> list[Sentence]:
        heard = [[redact(event, self.me) for event in events] for events in board.heard]
        news = [] if self.match.games else [[event for event in self.conduct.match_events if event.kind != "scored"]]
        return tell(heard + news, self.me, self.language)

    def _errands(self, board: LocalBoard | None) -> list[str]:
        if self.match.is_over:
            return ["rematch"]
        if not self.match.games:
            return ["ready"]
        return ["go-on"] if board is not None and board.is_held else []

    async def act(self, action: str) -> str:
        """Do something in the place of the person."""
        board = self.board
        if board is None or self.me not in board.game.players:
            return ""
        try:
            self._carry_out(board, self.me, action)
        except Refused as error:
            return refused(error, self.me, self.language)
        except Unreadable as error:
            return error.say(self.language)
        return ""

    async def why(self, card: str) -> str:
        """Why a card can not be used now."""
        assert self.board is not None
        return why(self.board.game, self.me, card, self.language)

    async def hint(self) -> tuple[str, str]:
        """What a bot would do in the place of the person."""
        board = self.board
        if board is None or self.me not in board.game.waiting:
            return "", self.language.say("refused-hint-not-asked")
        advice = self.conduct.opponents.advise(board.game, self.me, board.told)
        return advice.action, reason_of(advice.reason, self.language) if advice.reason else ""

    async def do(self, errand: str, text: str = "") -> str:
        """Go on, deal with something stirred in, or begin another match."""
        if errand == "go-on" and self.board is not None:
            self.board.let_go()
        elif errand == "ready":
            try:
                if text:
                    self.conduct.add_salt(self.me, text)
            except Unreadable as error:
                return error.say(self.language)
            self._is_ready = True
        elif errand == "rematch":
            self._sit_down(self._begin(self.match))
        self._change()
        return ""

    async def read_in(self, language: Language) -> None:
        """Tell everything in another language from now on."""
        self.language = language
        self.on_change()

    def set_pace(self, pace: float) -> None:
        """Let the bots be slower or quicker from now on."""
        self.pace = pace
        for board in self.boards:
            board.arm(pace)
        self._change()

    def farewell(self) -> list[str]:
        """Where the match is written down, or how to go on with it."""
        journal, say = self.conduct.journal, self.language.say
        if journal is None:
            return [say("bye")]
        path = quote(str(journal.path))
        if self.match.is_over:
            return [say("written-down"), f"  {path}"]
        return [say("go-on-with"), f"  sabot play --resume {path}"]
