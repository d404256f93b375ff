"""What the terminal says about the deals at a server's table, compared with what it saw of them."""

from collections.abc import Iterable

from sabot.client.seen_deals import COMMITMENT, HAND, SALT, SECRET, Fault, SeenDeals
from sabot.errors import Unreadable
from sabot.match.proof import Proof
from sabot.words.language import Language

MESSAGES = {
    COMMITMENT: "page-proof-shown",
    SECRET: "page-proof-secrets",
    SALT: "tui-proof-salted",
    HAND: "page-proof-dealt",
}
"""The message about each part of a deal that is not as it was seen."""


def fault_texts(faults: Iterable[Fault], language: Language) -> str:
    """Sentences about faults; empty without one."""
    return " ".join(language.say(MESSAGES[part], result="wrong", round=number) for number, part in faults)


def check_record(text: str, deals: SeenDeals, language: Language) -> str:
    """Deal every round of a record again, and say whether all is as the record has it and as it was seen."""
    try:
        proof = Proof(text)
    except Unreadable as error:
        return f"{language.say('proof-wrong')} {error.in_full(language)}"
    faults = fault_texts(deals.faults_in(proof), language)
    if proof.fault is not None:
        faults = f"{proof.fault.in_full(language)} {faults}"
    if faults:
        return f"{language.say('proof-wrong')} {faults}"
    result = "right" if any(deals[played.number].commitment for played in proof.rounds) else "none"
    right = language.say("page-proof-result", result="right", number=len(proof.rounds))
    return f"{right} {language.say('tui-proof-shown', result=result)}"
