"""A match at the keyboard, from where it stands until somebody has won or leaves."""

from sabot.errors import Unreadable
from sabot.match.provable_deals import SHORT
from sabot.plain.line_match import LineMatch
from sabot.plain.line_table import LineTable
from sabot.plain.score_lines import purpose, show_score, show_winners
from sabot.plain.shared_screen import PlayerLeft
from sabot.plain.table_lines import greeting, show_end
from sabot.words.names import names_for, person_words


class Session:
    """Round after round, with the score after each, and deals that can be checked."""

    def __init__(self, course: LineMatch) -> None:
        self.course = course
        self.match = course.match
        self.screen = course.screen
        self.terminal = course.terminal
        self.language = course.terminal.language
        self.me = None if self.screen.is_shared else self.screen.holder
        """Who plays alone against bots, and is "you"."""

    def run(self) -> bool:
        """Play on; whether the match is over, and not just left."""
        match = self.match
        self.terminal.say(greeting(match.edition, match.players, self.course.people, self.language))
        self.terminal.say(purpose(match, self.language, self.me))
        show_score(self.terminal, match, self.me)
        if match.is_over:
            show_winners(self.terminal, match, self.me)
        try:
            while not match.is_over:
                tables = self.begin()
                self.course.play(tables)
                self.count(tables)
        except PlayerLeft:
            return False
        return True

    def begin(self) -> list[LineTable]:
        """The tables of the next round, or of the one that was left in the middle."""
        if self.match.games:
            self.terminal.tell("round-goes-on", number=len(self.match.rounds))
            return self.course.tables()
        self.terminal.say()
        if any(person in self.match.playing for person in self.course.people):
            self.invite()
        else:
            self.terminal.tell("round-begins", number=len(self.match.rounds))
        tables = self.course.deal()
        if self.match.scoring == "rotation":
            for table in tables:
                self.tell_partners(table)
        return tables

    def tell_partners(self, table: LineTable) -> None:
        """Who plays with whom, to those who sit there."""
        if table.people:
            players = table.game.players
            first, second = (names_for(pair, self.me, self.language) for pair in (players[0::2], players[1::2]))
            self.terminal.say(table.story.at(self.language.say("partners", first=first, second=second)), "  ")

    def invite(self) -> None:
        """Show what the next deal is bound to, and let people stir it; raises PlayerLeft if they have had enough."""
        commitment = self.match.rounds[-1].commitment
        self.terminal.tell("round-bound", number=len(self.match.rounds), commitment=commitment[:SHORT])
        while text := self.screen.ask(self.language.say("press-to-deal")):
            if text.lower() in ("?", "help"):
                self.explain()
            elif text.lower() == "commitment":
                self.terminal.lay_out([commitment], "  ")
            else:
                self.stir(text)

    def explain(self) -> None:
        """What can be typed before a deal."""
        self.terminal.tell("help-deal", "  ")
        self.terminal.tell("help-stir", "  ")
        if self.screen.is_shared:
            self.terminal.tell("help-who-stirs", "  ")
        self.terminal.tell("help-secret", "  ")

    def stir(self, text: str) -> None:
        """Somebody adds salt to the deal."""
        speaker, salt = self.screen.speaker(text)
        stirrer = speaker or self.me
        try:
            if stirrer is None:
                raise Unreadable("who-stirs")
            self.course.add_salt(stirrer, salt)
        except Unreadable as error:
            self.terminal.complain(error)
        else:
            self.terminal.tell("stirred", "  ")

    def count(self, tables: list[LineTable]) -> None:
        """Lay the hands open, add up, and tell what it means for the match."""
        self.screen.release()
        for table in tables:
            self.close(table)
        show_score(self.terminal, self.match, self.me)
        self.reveal()
        self.screen.tell(event for event in self.course.news if event.kind != "scored")

    def close(self, table: LineTable) -> None:
        """Tell how the round ended at a table."""
        assert table.game.outcome is not None
        winner = person_words(table.game.outcome.winner, self.me)
        if not table.is_watched:
            self.terminal.tell("round-won-elsewhere", **winner)
            return
        if not self.course.tells_points:
            self.terminal.say(table.story.at(self.language.say("round-won", **winner)), "  ")
        self.terminal.say()
        show_end(self.terminal, table.game.view(self.me if self.me in table.people else None))

    def reveal(self) -> None:
        """Tell the secret of the round that is over."""
        secret = self.match.finished[-1].secret
        self.terminal.lay_out([secret], f"  {self.language.say('secret')}  ")
