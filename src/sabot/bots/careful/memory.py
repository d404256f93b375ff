"""What the events of a round tell of the others' hands: cards that were shown, colours that somebody drew for."""

from sabot.bots.sight import Sight
from sabot.cards import Face, parse_colour, parse_face
from sabot.editions import EDITIONS
from sabot.editions.rule_codes import RuleCode
from sabot.notation.events import Event
from sabot.words.names import active_face

REMEMBERED = 150
"""How many events one has in mind."""
PUT_ON_TOP = ("turned_up", "played", "cancelled", "discarded", "flipped")


class Memory:
    """What is remembered of the others."""

    def __init__(self, sight: Sight) -> None:
        players = sight.view.players
        self.known: dict[str, list[Face]] = {player: [] for player in players}
        """Cards that somebody holds for sure."""
        self.lacking: dict[str, dict[int, int]] = {player: {} for player in players}
        """Colours that somebody lacked, and how many cards were drawn since."""
        self.found_out: dict[str, int] = dict.fromkeys(players, 0)
        """How often somebody was found guilty of a bluff, less how often innocent."""
        self._colour: int | None = None
        self._in_turn = EDITIONS[sight.view.edition].cite(RuleCode.DRAW)
        self._last: Event | None = None
        for event in sight.heard[-REMEMBERED:]:
            self._hear(event)
            self._last = event

    def _hear(self, event: Event) -> None:
        player = event.seat or ""
        if event.kind == "flipped":
            for somebody in self.known:
                self._forget(somebody)
        if event.kind in PUT_ON_TOP:
            self._put_on_top(event)
        elif event.kind == "called_colour":
            self._colour = parse_colour(event.colour or "")
        elif event.kind == "drew":
            self._draw(player, is_in_turn=event.rule == self._in_turn)
        elif event.kind == "kept":
            self.lacking[player].clear()
        elif event.kind in ("told", "showed", "took_back"):
            self._tell(event)
        elif event.kind == "gave_hand":
            self._forget(player)
        elif event.kind in ("guilty", "innocent"):
            self.found_out[player] += 1 if event.kind == "guilty" else -1

    def _forget(self, player: str) -> None:
        self.known[player] = []
        self.lacking[player] = {}

    def _put_on_top(self, event: Event) -> None:
        """A card lies open: whoever laid it holds it no more, and its colour is in force."""
        face = _face(event)
        assert face is not None
        self._colour = None if face.is_wild else face.colour
        if event.seat is not None:
            self.lacking[event.seat].pop(face.colour, None)
            if face in self.known[event.seat]:
                self.known[event.seat].remove(face)

    def _draw(self, player: str, *, is_in_turn: bool) -> None:
        """Whoever draws in turn had nothing of the colour in force, most likely; each card drawn later may be of it."""
        lacking = self.lacking[player]
        for colour in lacking:
            lacking[colour] += 1
        if is_in_turn and self._colour is not None:
            lacking[self._colour] = 0

    def _tell(self, event: Event) -> None:
        """Cards are shown one after the other; the first of them begins what is known of a hand anew."""
        player, face = event.seat or "", _face(event)
        if event.kind != "took_back" and (self._last is None or _showing(self._last) != _showing(event)):
            self.known[player] = []
        if face is not None:
            self.known[player].append(face)


def _showing(event: Event) -> tuple[str, str, str | None]:
    """What the events have in common that show several cards of a hand."""
    return event.kind, event.rule, event.seat


def _face(event: Event) -> Face | None:
    return parse_face(active_face(event.card or "", event.side))
