"""Runs a match with people in line mode until somebody wins or leaves."""

from shlex import quote

from sabot.errors import Unreadable
from sabot.match.provable_deals import SHORT
from sabot.plain.line_match import LineMatch
from sabot.plain.line_table import LineTable
from sabot.plain.score_lines import opposing, purpose, show_score, show_winners
from sabot.plain.shared_screen import PlayerLeft
from sabot.plain.table_lines import greeting, show_end
from sabot.words.names import person_words, player_name


class Session:
    """Plays round after round, with the score after each, and with provable deals."""

    def __init__(self, line_match: LineMatch) -> None:
        self.line_match = line_match
        self.match = line_match.match
        self.screen = line_match.screen
        self.terminal = line_match.terminal
        self.language = line_match.terminal.language
        self.me = None if self.screen.is_shared else self.screen.reader
        """The only person, who is "you"; None if there are several."""

    def run(self) -> bool:
        """Play; whether the match is over, rather than left."""
        match = self.match
        self.terminal.say(greeting(match.edition, match.players, self.line_match.people, self.language))
        self.terminal.say(purpose(match, self.language, self.me))
        show_score(self.terminal, match, self.me)
        if match.is_over:
            show_winners(self.terminal, match, self.me)
        try:
            while not match.is_over:
                tables = self.begin()
                self.line_match.play(tables)
                self.count(tables)
        except PlayerLeft:
            return False
        return True

    def begin(self) -> list[LineTable]:
        """The tables of the next round, or of an interrupted one."""
        if self.match.games:
            self.terminal.tell("round-goes-on", number=len(self.match.rounds))
            return self.line_match.tables()
        self.terminal.say()
        if any(person in self.match.playing for person in self.line_match.people):
            self.invite()
        else:
            self.terminal.tell("round-begins", number=len(self.match.rounds))
        tables = self.line_match.deal()
        if self.match.scoring == "rotation":
            for table in tables:
                self.tell_partners(table)
        return tables

    def tell_partners(self, table: LineTable) -> None:
        """Print who plays with whom, if people sit there."""
        if table.people:
            players = table.game.players
            pairs = opposing((players[0::2], players[1::2]), self.language, self.me)
            self.terminal.say(table.log.at(self.language.say("partners", pairs=pairs)), "  ")

    def invite(self) -> None:
        """Print the commitment of the next deal and let people add salt; raises PlayerLeft if they leave."""
        commitment = self.match.rounds[-1].commitment
        self.terminal.tell("round-bound", number=len(self.match.rounds), commitment=commitment[:SHORT])
        self.show_salts()
        while text := self.screen.ask(self.language.say("press-to-deal")):
            if text.lower() in ("?", "help"):
                self.explain()
            elif text.lower() == "commitment":
                self.terminal.lay_out([commitment], "  ")
            else:
                self.add_salt(text)

    def show_salts(self) -> None:
        """Print the salt that is added for each person."""
        salts = self.line_match.salts
        named = [salt if player == self.me else f"{player_name(player)}: {salt}" for player, salt in salts.items()]
        if named:
            self.terminal.tell("round-salted", salt=", ".join(named))

    def explain(self) -> None:
        """Print the help for what can be typed before a deal."""
        self.terminal.tell("help-deal", "  ")
        self.terminal.tell("help-stir", "  ")
        if self.screen.is_shared:
            self.terminal.tell("help-who-stirs", "  ")
        self.terminal.tell("help-secret", "  ")

    def add_salt(self, text: str) -> None:
        """Add salt that somebody typed to the deal."""
        speaker, salt = self.screen.speaker(text)
        salter = speaker or self.me
        try:
            if salter is None:
                raise Unreadable("who-stirs")
            self.line_match.add_salt(salter, salt)
        except Unreadable as error:
            self.terminal.complain(error)
        else:
            self.terminal.tell("stirred", "  ")

    def count(self, tables: list[LineTable]) -> None:
        """Print the open hands, the score, and the events of the match."""
        self.screen.release()
        for table in tables:
            self.close(table)
        show_score(self.terminal, self.match, self.me)
        self.reveal()
        self.screen.tell(event for event in self.line_match.match_events if event.kind != "scored")

    def close(self, table: LineTable) -> None:
        """Print how the round ended at a table."""
        assert table.game.outcome is not None
        winner = person_words(table.game.outcome.winner, self.me)
        if not table.is_watched:
            self.terminal.tell("round-won-elsewhere", **winner)
            return
        if not self.match.announces_points:
            self.terminal.say(table.log.at(self.language.say("round-won", **winner)), "  ")
        self.terminal.say()
        show_end(self.terminal, table.game.view(self.me if self.me in table.people else None))

    def reveal(self) -> None:
        """Print the secret of the last round."""
        secret = self.match.finished[-1].secret
        self.terminal.lay_out([secret], f"  {self.language.say('secret')}  ")


def run_recorded(session: Session, command: str) -> bool:
    """Run a session and print where its match is recorded, or the command that resumes it; whether it is over."""
    try:
        return session.run()
    except KeyboardInterrupt:
        session.terminal.say()
        raise
    finally:
        print_record_path(session.line_match, command)


def print_record_path(line_match: LineMatch, command: str) -> None:
    """Print where a match is recorded, or how to resume it."""
    if line_match.journal is not None:
        path = str(line_match.journal.path)
        is_over = line_match.match.is_over
        line_match.terminal.tell("written-down" if is_over else "go-on-with")
        line_match.terminal.lay_out([path if is_over else f"sabot {command} --resume {quote(path)}"], "  ")
