"""Converts the state that a server sends into the parts of a scene."""

from typing import Any

from sabot.client.updates import Shown
from sabot.match.score_pad import PadRow, Rank
from sabot.tui.sources.scene import BREAK, LOBBY, OVER, ROUND, ChatLine, Score, Seat
from sabot.words.language import Language


def stage_of(shown: Shown) -> str:
    """The stage of the match."""
    status, match = shown["status"], shown["match"]
    if status == "open":
        return LOBBY
    if status == "over":
        return OVER
    return ROUND if match["dealt"] else BREAK


def time_of(shown: Shown, skew: float) -> tuple[float, float] | None:
    """When the viewer's time to decide or speak up began and ends, by the local clock."""
    clock, legal = shown.get("clock"), shown.get("legal")
    if not clock or not legal:
        return None
    is_asked = shown["view"]["viewer"] in shown["view"]["waiting"]
    until = clock["until"] if is_asked else clock["window"]
    return None if until is None else (clock["since"] / 1000 + skew, until / 1000 + skew)


def mine_of(shown: Shown) -> dict[str, Any] | None:
    """The viewer's own seat, if there is one."""
    you = shown.get("you")
    return None if you is None else shown["seats"][you]


def seats_of(shown: Shown) -> list[Seat]:
    """All seats, clockwise."""
    you = shown.get("you")
    return [
        Seat(seat["name"], seat["kind"], number == you, seat["host"], seat["away"], seat.get("more_time", False))
        for number, seat in enumerate(shown["seats"])
    ]


def reportable_lines(shown: Shown) -> list[ChatLine]:
    """The lines of the chat that can be reported as suggestions: by players, where suggestions are punished (X-57)."""
    if not shown["match"]["suggestions"] or shown["status"] != "playing" or mine_of(shown) is None:
        return []
    return [
        ChatLine(line["number"], line["name"], line["text"])
        for line in shown.get("chat", ())
        if not (line["mine"] or line["fined"] or line["phrase"])
    ]


def score_of(shown: Shown) -> Score | None:
    """The current score; None before the first round is over."""
    match = shown["match"]
    if not match["rounds"]:
        return None
    players = list(match["rounds"][0]["totals"])
    standing = tuple(Rank(rank["place"], tuple(rank["players"]), rank["total"]) for rank in match["standing"])
    is_counted = match["scoring"] != "none"
    rows = [
        PadRow(round_["number"], {player: round_["points"].get(player) for player in players}, round_["totals"])
        for round_ in match["rounds"]
    ]
    pairs = {rank.players[0]: rank.players for rank in standing}
    return Score(
        tuple(pairs[player] for player in players if player in pairs),
        tuple(rows) if is_counted else (),
        standing if is_counted else (),
        tuple(match["winners"]),
        match["rounds"][-1]["secret"],
        "" if match["winners"] else match["commitment"],
    )


def request_for(shown: Shown, part: str) -> dict[str, Any] | None:
    """The first request for a seat that is the viewer's own (`mine`), or that the viewer has to answer (`yours`)."""
    return next((request for request in shown["asking"] if request[part]), None)


def request_text(shown: Shown, language: Language) -> str:
    """The question to the viewer about a request for a seat, or who decides about the viewer's own; may be empty."""
    if asked := request_for(shown, "yours"):
        seat = shown["seats"][asked["seat"]]["name"]
        question = "page-request-match" if seat else "page-request-room"
        text = language.say(question, name=asked["name"], seat=seat)
        return f"{text} {language.say('page-request-suspect')}" if asked["suspect"] else text
    if own := request_for(shown, "mine"):
        state = "waits" if own["waits"] else "people" if shown["match"]["dealt"] else "host"
        return language.say("page-request-mine", state=state, seat=shown["seats"][own["seat"]]["name"])
    return ""


def commands_of(shown: Shown) -> list[str]:
    """The commands that the viewer may give now."""
    answers = ["allow", "refuse"] if request_for(shown, "yours") else []
    return _own_commands(shown) + answers


def _has_free_seat(shown: Shown) -> bool:
    """Whether a newcomer can take a seat, at once or on request."""
    if stage_of(shown) == LOBBY:
        return any(not seat["taken"] and seat["kind"] == "person" for seat in shown["seats"])
    return any(seat.get("takeover") for seat in shown["seats"])


def _own_commands(shown: Shown) -> list[str]:
    """The commands about the viewer's own seat and the match."""
    me, stage = mine_of(shown), stage_of(shown)
    if me is None:
        return ["sit"] if _has_free_seat(shown) and not request_for(shown, "mine") else []
    if me["away"]:
        return ["back"]
    if stage == LOBBY:
        return ["start"] if shown["host"] else []
    if stage == BREAK:
        return [] if me["ready"] else ["ready"]
    return ["rematch"] if stage == OVER else []
