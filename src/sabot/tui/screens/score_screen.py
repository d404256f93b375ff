"""The score pad: as an overlay during a round, and as a screen between rounds and after the match."""

from functools import partial

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Input

from sabot.match.match import LONGEST_TEXT
from sabot.match.provable_deals import SHORT
from sabot.tui.screens.overlay import Overlay
from sabot.tui.sources.scene import BREAK, OVER, ROUND, PlayableSource, Scene, SceneSource, Score
from sabot.tui.widgets.canvas import cut
from sabot.tui.widgets.card_drawer import colour_of, index_of
from sabot.tui.work import start
from sabot.words.names import active_face, name_for, names_for

LATEST = 12
"""How many rounds are shown; earlier ones are included in the totals."""
WIDEST = 12
"""The widest name on the pad."""


class ScorePadOverlay(Overlay):
    """The result of the round, the hands, and the pad: rounds down, players across."""

    def __init__(self, source: SceneSource) -> None:
        super().__init__("=", "f4")
        self._shown = source
        self._scene = source.scene

    def title_text(self) -> str:
        """The title."""
        titles = {OVER: "page-match-over", BREAK: "page-round-over"}
        return self.table_app.language.say(titles.get(self._scene.stage, "page-pad"))

    def refresh_text(self) -> None:
        """Write the text again."""
        self._scene = self._shown.scene
        super().refresh_text()
        for sheet in self.query("#sheet"):
            sheet.border_subtitle = self.next_hint()

    def next_hint(self) -> str:
        """A hint about what to do next."""
        return self.table_app.language.say("tui-close")

    def text(self) -> RenderableType:
        """The result, the open hands, the pad and the standing."""
        scene, palette = self._scene, self.table_app.palette
        parts: list[RenderableType] = []
        if scene.stage != ROUND:
            parts += [Text(sentence.text, palette.strong) for sentence in scene.sentences[-3:]]
            parts += [Text(""), self._hands(scene)]
        if scene.score is not None and scene.score.rows:
            parts += [self._pad(scene, scene.score), self._standing(scene, scene.score)]
        if scene.score is not None and scene.stage != ROUND:
            parts += self._proof(scene.score)
        if scene.proof:
            parts.append(Text(scene.proof, palette.strong))
        return Group(*parts)

    def _hands(self, scene: Scene) -> Table:
        """The open hands and their points."""
        view, palette, language = scene.view, self.table_app.palette, self.table_app.language
        table = Table.grid(padding=(0, 2))
        for player in [] if view is None or view.phase != "over" else view.players:
            assert view is not None
            cards = Text()
            for card in view.hands[player]:
                face = active_face(card, view.side)
                cards.append(f"{index_of(face, self.table_app.language)} ", palette.hue(colour_of(face)))
            counted = str(view.caught[player] if view.caught else 0)
            table.add_row(
                name_for(player, view.viewer, language),
                Text(counted, justify="right"),
                cards or Text(language.say("table-out")),
            )
        return table

    def _pad(self, scene: Scene, score: Score) -> Table:
        language, me = self.table_app.language, scene.me
        table = Table(box=SIMPLE_HEAD, header_style=self.table_app.palette.strong, show_footer=True, pad_edge=False)
        table.add_column(language.say("pad-round"), language.say("pad-total"), justify="right")
        totals = score.rows[-1].totals
        for team in score.teams:
            name = cut("+".join(name_for(player, me, language) for player in team), WIDEST)
            table.add_column(name, str(totals[team[0]]), justify="right")
        for row in score.rows[-LATEST:]:
            points = [row.points.get(team[0]) for team in score.teams]
            table.add_row(str(row.number), *("-" if number is None else str(number) for number in points))
        return table

    def _standing(self, scene: Scene, score: Score) -> Text:
        language = self.table_app.language
        ranks = [
            language.say(
                "rank", place=rank.place, players=names_for(rank.players, scene.me, language), total=rank.total
            )
            for rank in score.standing
        ]
        return Text("   ".join(ranks))

    def _proof(self, score: Score) -> list[RenderableType]:
        """The secret of the last deal, and the commitment to the next one."""
        say, faint = self.table_app.language.say, self.table_app.palette.faint
        lines: list[RenderableType] = [Text("")]
        if score.secret:
            lines.append(Text(f"{say('secret')} {score.secret}", faint))
        if score.commitment:
            lines.append(Text(f"{say('proof-commitment')} {score.commitment[:SHORT]}…", faint))
        return lines


class ScoreScreen(ScorePadOverlay):
    """The pad between rounds or after the match, with a way to the next round or match."""

    def __init__(self, source: PlayableSource) -> None:
        super().__init__(source)
        self.source = source

    @property
    def is_between(self) -> bool:
        """Whether the next deal follows."""
        return self._scene.stage == BREAK

    def compose(self) -> ComposeResult:
        """The pad, and between rounds an input for salt."""
        yield from super().compose()
        if self.is_between:
            yield Input(self._scene.salt, id="stir", max_length=LONGEST_TEXT)

    def refresh_text(self) -> None:
        """Write the text again."""
        super().refresh_text()
        say = self.table_app.language.say
        for stir in self.query(Input):
            stir.placeholder = say("page-stir-help")
            stir.border_title = f"s {say('page-stir')}"

    def next_hint(self) -> str:
        """A hint about what to do next."""
        return self.table_app.language.say("tui-deal" if self.is_between else "tui-again")

    def press(self, event: Key) -> None:
        """Deal, add salt, or return to the table."""
        stir = next(iter(self.query(Input)), None)
        if self.focused is not None:
            self.set_focus(None)
        elif event.key == "s" and stir is not None:
            stir.focus()
        elif event.key in ("enter", "space"):
            self.go_on("" if stir is None else stir.value)
        elif event.key == "q":
            self.table_app.leave()
        else:
            super().press(event)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Add the salt, and deal."""
        self.go_on(event.value)

    def go_on(self, salt: str) -> None:
        """Go on to the next round, or to another match."""
        command = "ready" if self.is_between else "rematch"
        start(self, partial(self._go_on, command, salt))

    async def _go_on(self, command: str, salt: str) -> None:
        refusal = await self.source.do(command, salt)
        if refusal:
            self.query_one("#sheet").border_subtitle = refusal
        elif self.is_current:
            self.dismiss()
