"""The table that is played at: it draws scenes and says what is done; it knows no rule."""

from textual.events import Key

from sabot.notation.actions import CALL_VERBS
from sabot.tui.labels import hint_of
from sabot.tui.offers import around
from sabot.tui.screens.board_screen import BoardScreen
from sabot.tui.screens.chat_overlay import ChatSheet
from sabot.tui.screens.help_overlay import KEYS
from sabot.tui.screens.score_screen import PadSheet, ScoreScreen
from sabot.tui.sources.scene import BREAK, OVER, ROUND, Scene, Source
from sabot.tui.widgets.action_bar import Bar
from sabot.tui.widgets.hand import Hand
from sabot.tui.widgets.painted import Drawn
from sabot.tui.widgets.titles import CHAT, HINT

PAUSE = 1.5
"""How many seconds the last card of a round is seen before the score pad covers it, at the usual pace."""
CHOSEN = ("colour", "target", *CALL_VERBS)
"""What no key does by the way."""


class TableScreen(BoardScreen):
    """A table with keys and buttons for all that can be done."""

    KEYS = KEYS

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.source: Source = source
        self._counted = 0
        """The round whose score was shown last."""

    def make_bar(self) -> Drawn:
        """The question and the buttons."""
        return Bar(id="bar")

    def foot_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys that the last line tells."""
        return HINT + super().foot_keys() + CHAT * self.shown.can_chat

    @property
    def bar(self) -> Bar:
        """The question and the buttons."""
        return self.query_one("#bar", Bar)

    @property
    def hand(self) -> Hand:
        """The viewer's own cards."""
        return self.query_one("#hand", Hand)

    def look(self) -> None:
        """Draw what there is to see now, and count when a round is over."""
        super().look()
        self._count(self.shown)

    def _count(self, scene: Scene) -> None:
        """Show the score pad when a round is over, once."""
        if scene.stage == ROUND:
            self._counted = scene.round - 1
            if isinstance(self.app.screen, ScoreScreen):
                self.app.screen.dismiss()
        elif scene.stage in (BREAK, OVER) and scene.round > self._counted:
            self._counted = scene.round
            self.set_timer(PAUSE * self.table_app.pace + 0.01, self.show_score)

    def show_score(self) -> None:
        """The score pad, as far as there is one; between rounds it goes on from there."""
        scene = self.source.scene
        if self.app.screen is self and scene.score is not None:
            self.app.push_screen(PadSheet(self.source) if scene.stage == ROUND else ScoreScreen(self.source))

    def on_painted_chosen(self, event: Drawn.Chosen) -> None:
        """Do what was clicked."""
        kind, _, rest = event.meaning.partition(" ")
        if kind == "card":
            self._use(int(rest))
        elif kind == "seat":
            self._point_at(rest)
        elif kind == "draw":
            self._press("draw")
        else:
            self._press(rest)

    def _press(self, action: str) -> None:
        """Do what a button says, if it is there."""
        for offer in self.bar.offers:
            if offer.action == action:
                if offer.is_errand:
                    self.run_worker(self._do(action))
                else:
                    self.act(action)
                return

    def _point_at(self, player: str) -> None:
        """Name a player, or catch one."""
        legal = self.shown.view.legal if self.shown.view else []
        for action in (f"target {player}", f"catch {player}"):
            if action in legal:
                self.act(action)
                return

    def _use(self, place: int) -> None:
        """Lay a card or put it down; or tell why not."""
        hand = self.hand
        hand.choose(place)
        card = hand.cards[place]
        if card.action is not None:
            self.act(card.action)
        else:
            self.run_worker(self._ask_why(card.face))

    def act(self, action: str) -> None:
        """Do something at the table."""
        self.run_worker(self._act(action))

    async def _act(self, action: str) -> None:
        self._hint("")
        self.notice("")
        self.notice(await self.source.act(action))

    async def _do(self, errand: str) -> None:
        self.notice(await self.source.do(errand))

    async def _ask_why(self, card: str) -> None:
        self.notice(await self.source.why(card))

    async def _ask_hint(self) -> None:
        action, why = await self.source.hint()
        self._hint(action)
        self.notice(hint_of(action, why, self.table_app.language) if action else why)

    def _hint(self, action: str) -> None:
        """Mark what a bot would do."""
        bar, hand = self.bar, self.hand
        bar.hinted = hand.hinted = action
        bar.redraw()
        hand.redraw()

    def on_key(self, event: Key) -> None:
        """Do what a key means here: first what can be done, then the cards, then everything else."""
        if self._is_offer(event) or self._is_card(event) or self._is_wish(event.key):
            event.stop()
        elif event.is_printable and event.key != "space":
            self.notice(self.table_app.language.say("tui-no-key", key=event.character or ""))

    def _is_offer(self, event: Key) -> bool:
        """Whether a key stands for a button, or for a player across the table."""
        offers = self.bar.offers
        if event.key == "space":
            found = [offer for offer in offers if offer.verb not in CHOSEN]
        else:
            found = [offer for offer in offers if offer.key and offer.key in (event.key, event.character)]
        for offer in found[:1]:
            self._press(offer.action)
        return bool(found) or self._is_seat(event.character or "")

    def _is_seat(self, number: str) -> bool:
        others = [] if self.shown.view is None else around(self.shown.view)
        seats = {str(place): player for place, player in enumerate(others, 1)}
        if number in seats:
            self._point_at(seats[number])
        return number in seats

    def _is_card(self, event: Key) -> bool:
        hand = self.hand
        cards = hand.cards
        if not cards or self.shown.stage != ROUND:
            return False
        if event.key in ("left", "right"):
            hand.move(-1 if event.key == "left" else 1)
            return True
        if event.key == "enter":
            self._use(hand.chosen)
            return True
        places = [place for place, card in enumerate(cards) if card.key and card.key == event.character]
        for place in places[:1]:
            self._use(place)
        return bool(places)

    def _is_wish(self, key: str) -> bool:
        """Whether a key asks for a hint or for the chat, or for something that any screen knows."""
        if key == "h":
            self.run_worker(self._ask_hint())
        elif key in ("semicolon", "f6") and self.shown.can_chat:
            self.app.push_screen(ChatSheet(self.source))
        else:
            return self.table_app.is_known(key, self)
        return True
