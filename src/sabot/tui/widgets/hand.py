"""The viewer's own hand: playable cards are raised and lit, each with its key."""

from typing import TypedDict

from sabot.tui.offers import HeldCard, hand_of
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas
from sabot.tui.widgets.card_drawer import CHIP, LARGE, LOW, USUAL, CardDrawer
from sabot.tui.widgets.painted import SceneWidget

SHOWN = 5
"""The columns of a card that must stay visible: its corner."""


class Marks(TypedDict):
    """How a card is highlighted."""

    lit: bool
    chosen: bool
    key: str
    is_hinted: bool


class Hand(SceneWidget):
    """A row of cards, as large as fits."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self.chosen = 0
        self.hinted = ""
        """The action that a bot recommended."""
        self._faces: list[str] = []

    @property
    def cards(self) -> list[HeldCard]:
        """The cards, in order."""
        return [] if self.scene is None or self.scene.view is None else hand_of(self.scene.view)

    def show(self, scene: Scene) -> None:
        """Draw another scene; the chosen card stays chosen if possible, else the first playable one is."""
        before = self._faces[self.chosen] if self.chosen < len(self._faces) else ""
        self.scene = scene
        cards = self.cards
        self._faces = [card.face for card in cards]
        usable = [place for place, card in enumerate(cards) if card.action is not None]
        drawn = [place for place, card in enumerate(cards) if card.is_drawn]
        if drawn:
            self.chosen = drawn[0]
        elif before in self._faces and (not usable or self._faces.index(before) in usable):
            self.chosen = self._faces.index(before)
        else:
            self.chosen = next(iter(usable), 0)
        self.redraw()

    def move(self, step: int) -> None:
        """Choose the next or previous card."""
        if self._faces:
            self.chosen = (self.chosen + step) % len(self._faces)
            self.redraw()

    def choose(self, place: int) -> None:
        """Choose a card by its place."""
        self.chosen = place
        self.redraw()

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the cards in one row, or lower in two rows, or as lines if there are too many."""
        cards = self.cards
        size = LARGE if canvas.height > LARGE.height else USUAL
        if len(cards) <= 1 + (canvas.width - size.width) // SHOWN:
            self._boxes(CardDrawer(canvas, self.palette, self.language, size), cards)
        elif len(cards) <= 2 * (1 + (canvas.width - LOW.width) // SHOWN):
            self._low(CardDrawer(canvas, self.palette, self.language, LOW), cards)
        else:
            self._chips(CardDrawer(canvas, self.palette, self.language), cards)

    def _boxes(self, drawer: CardDrawer, cards: list[HeldCard]) -> None:
        room, (width, height) = drawer.canvas.width, drawer.size
        step = spread(len(cards), room, width, width + 1)
        left = (room - step * (len(cards) - 1) - width) // 2
        for place, card in enumerate(cards):
            x, y = left + place * step, 0 if card.action is not None else 1
            drawer.draw(x, y, card.face, **self._marks(place, card))
            drawer.canvas.spot(x, y, width, height, f"card {place}")

    def _low(self, drawer: CardDrawer, cards: list[HeldCard]) -> None:
        room, first = drawer.canvas.width, (len(cards) + 1) // 2
        step = spread(first, room, LOW.width, LOW.width)
        left = (room - step * (first - 1) - LOW.width) // 2
        for place, card in enumerate(cards):
            row, column = divmod(place, first)
            x, y = left + column * step, row * LOW.height
            drawer.draw(x, y, card.face, **self._marks(place, card))
            drawer.canvas.spot(x, y, *LOW, f"card {place}")

    def _chips(self, drawer: CardDrawer, cards: list[HeldCard]) -> None:
        columns = drawer.canvas.width // CHIP
        for place, card in enumerate(cards):
            row, column = divmod(place, columns)
            drawer.draw_chip(column * CHIP, row, card.face, **self._marks(place, card))
            drawer.canvas.spot(column * CHIP, row, CHIP, 1, f"card {place}")

    def _marks(self, place: int, card: HeldCard) -> Marks:
        is_hinted = card.action is not None and card.action == self.hinted
        return Marks(lit=card.action is not None, chosen=place == self.chosen, key=card.key, is_hinted=is_hinted)


def spread(cards: int, room: int, width: int, most: int) -> int:
    """The distance of cards: at most a maximum, less if there is no room.

    >>> spread(7, 80, 7, 8), spread(15, 80, 7, 8)
    (8, 5)
    """
    return most if cards < 2 else min(most, (room - width) // (cards - 1))
