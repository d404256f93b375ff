"""Prints the result of verifying a record: a line for each round, the problems, and a summary."""

from collections.abc import Iterable

from sabot.match.played_round import PlayedRound
from sabot.match.proof import Proof
from sabot.match.provable_deals import SHORT
from sabot.plain.terminal import Terminal
from sabot.words.language import Language
from sabot.words.names import player_name

NAMED = 3
"""The most players who are listed by name."""


def show_proof(terminal: Terminal, proof: Proof) -> None:
    """Print the rounds, the problems, and the result."""
    if proof.record.rounds:
        show_rounds(terminal, proof)
        terminal.say()
    if proof.record.torn is not None:
        terminal.tell("proof-torn", line=proof.record.torn)
    faults = [] if proof.fault is None else [proof.fault.in_full(terminal.language)]
    faults += [terminal.language.say("proof-stranger", commitment=start) for start in proof.strangers]
    wrong = terminal.style.warning(terminal.language.say("proof-wrong"))
    for fault in faults:
        terminal.lay_out([wrong, *fault.split()], gap=" ")
    if proof.ok:
        terminal.say(result(proof, terminal.language))


def show_rounds(terminal: Terminal, proof: Proof) -> None:
    """Print for each round the commitment, who added salt, and what was verified."""
    language = terminal.language
    rounds = [
        (played.commitment, _names((player for player, _ in played.salts), language), checked(proof, played, language))
        for played in proof.rounds
    ]
    for entry in proof.record.rounds[len(rounds) :]:
        is_wrong = len(rounds) == len(proof.rounds)
        found = terminal.style.warning(language.say("proof-differs")) if is_wrong else language.say("proof-unchecked")
        rounds.append((str(entry.commitment.plain), _names((player for player, _, _ in entry.salts), language), found))
    _table(terminal, rounds)


def _table(terminal: Terminal, rounds: list[tuple[str, str, str]]) -> None:
    """Print columns as wide as their contents."""
    number, commitment, salt, found = (
        terminal.language.say(f"proof-{column}") for column in ("round", "commitment", "salt", "checked")
    )
    left, middle = len(number), max(SHORT, len(commitment))
    right = max(len(salt), *(len(salted) for _, salted, _ in rounds))
    terminal.say(f"{number}  {commitment:{middle}}  {salt:{right}}  {found}")
    for place, (digits, salted, what) in enumerate(rounds, 1):
        label = f"{place:{left}}  {digits[:SHORT]:{middle}}  {salted:{right}}  "
        terminal.lay_out(what.split(" "), label, " ")


def _names(players: Iterable[str], language: Language) -> str:
    names = list(dict.fromkeys(players))
    return language.say("proof-players", number=len(names)) if len(names) > NAMED else ", ".join(names) or "-"


def checked(proof: Proof, played: PlayedRound, language: Language) -> str:
    """A few words about what was verified of a round."""
    how = "told" if proof.is_complete(played) else "dealt" if played.is_dealt else "undealt"
    found = language.say(f"proof-{how}", number=len(played.actions))
    return language.say("proof-noted", found=found) if proof.was_noted(played) else found


def result(proof: Proof, language: Language) -> str:
    """The summary of a record without problems."""
    complete = sum(proof.is_complete(played) for played in proof.rounds)
    if not complete:
        return language.say("proof-nothing")
    winners = [player_name(player) for player in proof.match.winners]
    return language.say("proof-right" if winners else "proof-so-far", number=complete, players=language.list(winners))
