"""The table screen: shows scenes and sends the player's actions to the source. It knows no rules."""

from functools import partial

from textual.events import Key

from sabot.notation.actions import CALL_VERBS
from sabot.tui.labels import hint_of
from sabot.tui.offers import around
from sabot.tui.screens.board_screen import BoardScreen
from sabot.tui.screens.chat_overlay import ChatOverlay
from sabot.tui.screens.help_overlay import KEYS
from sabot.tui.screens.salt_overlay import SaltOverlay
from sabot.tui.screens.score_screen import ScorePadOverlay, ScoreScreen
from sabot.tui.sources.scene import BREAK, LOBBY, OVER, ROUND, PlayableSource, Scene
from sabot.tui.widgets.action_bar import ActionBar
from sabot.tui.widgets.hand import Hand
from sabot.tui.widgets.painted import SceneWidget
from sabot.tui.widgets.titles import CHAT, HINT
from sabot.tui.work import start

PAUSE = 1.5
"""Seconds before the score pad covers the end of a round, at the usual pace."""
NOT_BY_SPACE = ("colour", "target", "call", "peek", *CALL_VERBS)
"""Verbs that the space bar never triggers: they must be chosen."""


class TableScreen(BoardScreen):
    """A table with keys and buttons for all legal actions."""

    KEYS = KEYS

    def __init__(self, source: PlayableSource) -> None:
        super().__init__(source)
        self.source: PlayableSource = source
        self._scored = 0
        """The last round whose score was shown."""

    def make_bar(self) -> SceneWidget:
        """Create the action bar."""
        return ActionBar(id="bar")

    def foot_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys in the last line."""
        return HINT + super().foot_keys() + CHAT * self.shown.can_chat

    @property
    def bar(self) -> ActionBar:
        """The action bar."""
        return self.query_one("#bar", ActionBar)

    @property
    def hand(self) -> Hand:
        """The viewer's own cards."""
        return self.query_one("#hand", Hand)

    def draw_scene(self) -> None:
        """Update all widgets, and show the score when a round is over."""
        super().draw_scene()
        self._show_score_once(self.shown)

    def _show_score_once(self, scene: Scene) -> None:
        """Show the score pad when a round is over, once."""
        if scene.stage == ROUND:
            self._scored = scene.round - 1
            if isinstance(self.app.screen, ScoreScreen):
                self.app.screen.dismiss()
        elif scene.stage in (BREAK, OVER) and scene.round > self._scored:
            self.set_timer(PAUSE * self.table_app.pace + 0.01, self._show_result)
        elif scene.proof and isinstance(self.app.screen, ScoreScreen):
            self.app.screen.refresh_text()

    def on_screen_resume(self) -> None:
        """Show a score that waited until another screen was closed."""
        if self.shown.stage != ROUND:
            self._show_score_once(self.shown)

    def _show_result(self) -> None:
        """Open the score pad, unless it was shown or the next round has begun meanwhile."""
        scene = self.source.scene
        if scene.stage != ROUND and scene.round > self._scored:
            self.show_score()

    def show_score(self) -> None:
        """Open the score pad, if there is one; between rounds as a screen that leads to the next round."""
        scene = self.source.scene
        if self.app.screen is not self or scene.score is None:
            return
        if scene.stage == ROUND:
            self.app.push_screen(ScorePadOverlay(self.source))
        else:
            self._scored = scene.round
            self.app.push_screen(ScoreScreen(self.source))

    def on_painted_widget_clicked(self, event: SceneWidget.Clicked) -> None:
        """Carry out what was clicked."""
        kind, _, rest = event.meaning.partition(" ")
        if kind == "card":
            self._use(int(rest))
        elif kind == "seat":
            self._choose_player(rest)
        elif kind == "draw":
            self._press("draw")
        else:
            self._press(rest)

    def _press(self, action: str) -> None:
        """Press a button, if it is there."""
        for offer in self.bar.offers:
            if offer.action == action:
                if offer.is_command:
                    start(self, partial(self._do, action))
                else:
                    self.act(action)
                return

    def _choose_player(self, player: str) -> None:
        """Choose a player as target, or catch one."""
        legal = self.shown.view.legal if self.shown.view else []
        for action in (f"target {player}", f"catch {player}"):
            if action in legal:
                self.act(action)
                return

    def _use(self, place: int) -> None:
        """Play or discard a card; or show why not."""
        hand = self.hand
        hand.choose(place)
        card = hand.cards[place]
        if card.action is not None:
            self.act(card.action)
        else:
            start(self, partial(self._ask_why, card.face))

    def act(self, action: str) -> None:
        """Send an action."""
        start(self, partial(self._act, action))

    async def _act(self, action: str) -> None:
        self._hint("")
        self.notice("")
        self.notice(await self.source.act(action))

    async def _do(self, command: str) -> None:
        self.notice(await self.source.do(command))

    async def _ask_why(self, card: str) -> None:
        self.notice(await self.source.why(card))

    async def _ask_hint(self) -> None:
        action, why = await self.source.hint()
        self._hint(action)
        self.notice(hint_of(action, why, self.table_app.language) if action else why)

    def _hint(self, action: str) -> None:
        """Highlight the action that a bot recommends."""
        bar, hand = self.bar, self.hand
        bar.hinted = hand.hinted = action
        bar.redraw()
        hand.redraw()

    def on_key(self, event: Key) -> None:
        """Handle a key: first as a button, then as a card, then as anything else."""
        if self._handle_offer_key(event) or self._handle_card_key(event) or self._handle_other_key(event.key):
            event.stop()
        elif event.is_printable and event.key != "space":
            self.notice(self.table_app.language.say("tui-no-key", key=event.character or ""))

    def _handle_offer_key(self, event: Key) -> bool:
        """Press the button of a key, or choose the player with that number; whether there is one."""
        offers = self.bar.offers
        if event.key == "space":
            found = [offer for offer in offers if offer.verb not in NOT_BY_SPACE]
        else:
            found = [offer for offer in offers if offer.key and offer.key in (event.key, event.character)]
        for offer in found[:1]:
            self._press(offer.action)
        return bool(found) or self._handle_seat_key(event.character or "")

    def _handle_seat_key(self, number: str) -> bool:
        others = [] if self.shown.view is None else around(self.shown.view)
        seats = {str(place): player for place, player in enumerate(others, 1)}
        if number in seats:
            self._choose_player(seats[number])
        return number in seats

    def _handle_card_key(self, event: Key) -> bool:
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

    def _handle_other_key(self, key: str) -> bool:
        """Handle a key for a hint, the chat, the salt, or one that all table screens share; whether it is one."""
        if key == "h":
            start(self, self._ask_hint)
        elif key in ("semicolon", "f6") and self.shown.can_chat:
            self.app.push_screen(ChatOverlay(self.source))
        elif key == "s" and self.shown.stage == LOBBY and self.shown.salt:
            self.app.push_screen(SaltOverlay(self.source))
        else:
            return self.table_app.handle_common_key(key, self)
        return True
