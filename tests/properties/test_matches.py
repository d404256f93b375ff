"""Properties that hold in every match, with random editions, formats, numbers of players and options."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.match import Match
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.options import MATCH_OPTIONS, Scoring
from tests.support.strategies import NAMES, chances, random_action, random_format, random_options

MOST_ROUNDS = 400
"""A limit that no match reaches: even if most rounds score little, some score more."""
_TURNS = (1, 25, 25, 150)
"""Turn caps that keep matches short; the largest lets some rounds end with a player out of cards."""


def random_match(chance: Random, **fixed: str) -> Match:
    """A match of a random edition and format, except for what is fixed, before the first deal."""
    edition = chance.choice(list(EDITIONS))
    scoring = fixed.get("scoring") or chance.choice(Scoring.names())
    numbers = {"partners": (4, 4, 6, 8, 10), "rotation": (4, 4, 8)}.get(scoring, (2, 3, 4, 5, 10))
    players = NAMES[: chance.choice(numbers)]
    birthdays = {player: f"{chance.randint(1, 12):02}-{chance.randint(1, 28):02}" for player in players}
    return Match(
        edition,
        players,
        seed=chance.getrandbits(64),
        options=random_options(edition, chance) | {"turn_cap": chance.choice(_TURNS)},
        format=random_format(scoring, chance) | fixed,
        birthdays=chance.choice((None, birthdays)),
    )


def act(match: Match, chance: Random) -> None:
    """Take a random action at one of the tables."""
    game = chance.choice([game for game in match.games if not game.is_over])
    match.act(*random_action(game, chance))


def play_round(match: Match, chance: Random) -> tuple[Game, ...]:
    """Deal a round and play it; returns the tables at its end."""
    if chance.random() < 0.3:
        match.add_salt(chance.choice(match.players), "tuna")
    match.deal()
    games = match.games
    while match.games:
        act(match, chance)
    return games


def play_match(match: Match, chance: Random, check: Callable[[tuple[Game, ...]], None] = lambda games: None) -> Match:
    """Play to the end, and check the tables after every round."""
    while not match.is_over:
        check(play_round(match, chance))
        assert len(match.rounds) < MOST_ROUNDS
    return match


def everything(match: Match) -> dict[str, Any]:
    """All options of the format, including defaults."""
    return {option.name: option.format(match._format[option.name]) for option in MATCH_OPTIONS}


def check_winners(chance: Random) -> None:
    """A match of bots ends, and its winners are right by the rules of its format."""
    match = play_match(random_match(chance), chance)
    totals, winners, target = match.totals, match.winners, everything(match)["target"]
    assert match.rounds == match.finished
    assert winners
    match match.scoring:
        case "none":
            assert (len(match.rounds), len(winners)) == (1, 1)
        case "winner":
            assert [player for player in totals if totals[player] >= target] == winners
        case "partners":
            assert [player for player in totals if totals[player] >= target] == winners
            assert len(winners) == 2
            assert match.players.index(winners[1]) - match.players.index(winners[0]) == len(match.players) // 2
        case "lowest":
            assert max(totals.values()) >= target
            assert {totals[player] for player in winners} == {min(totals.values())}
        case "rotation":
            assert [player for player in totals if totals[player] == max(totals.values())] == winners
        case "elimination":
            assert match.playing in (winners, [])
            assert match.playing == [player for player in totals if totals[player] < target]


@settings(max_examples=60)
@given(chances)
def test_a_match_of_bots_ends_with_the_right_winners(chance: Random) -> None:
    check_winners(chance)


@pytest.mark.soak(seeds=range(1000))
def test_many_matches_of_bots_end(seed: int) -> None:
    check_winners(Random(seed))


@settings(max_examples=40)
@given(chances)
def test_totals_are_the_sums_of_rounds(chance: Random) -> None:
    """Only rounds since the start of the final count if its players start it without points and play it."""
    match = play_match(random_match(chance), chance)
    resets = everything(match)["final_reset"]
    sums = dict.fromkeys(match.players, 0)
    playing = list(match.players)
    for played in match.rounds:
        assert played.points is not None
        assert list(played.points) == playing
        for player, points in played.points.items():
            assert points >= 0
            sums[player] += points
        playing = [player for player in playing if player not in played.eliminated]
        if resets and played.eliminated and len(playing) == 2 and played is not match.rounds[-1]:
            sums |= dict.fromkeys(playing, 0)
        assert played.totals == sums
    assert match.totals == sums


def expected_points(scoring: str, game: Game) -> dict[str, int]:
    """The points of a round for the players at a table, computed from their hands at its end."""
    assert game.outcome is not None
    held, winner = game.outcome.caught, game.outcome.winner
    if scoring == "none":
        return dict.fromkeys(held, 0)
    if scoring in ("lowest", "elimination"):
        return held
    if scoring == "winner":
        return dict.fromkeys(held, 0) | {winner: sum(held.values()) - held[winner]}
    seats = len(game.players)
    team = (winner, game.players[(game.players.index(winner) + seats // 2) % seats])
    opponents = [player for player in held if player not in team]
    return dict.fromkeys(held, 0) | dict.fromkeys(team, sum(held[player] for player in opponents))


@settings(max_examples=40)
@given(chances)
def test_a_round_scores_the_cards_left_in_hands(chance: Random) -> None:
    match = random_match(chance)

    def check(games: tuple[Game, ...]) -> None:
        points = {player: number for game in games for player, number in expected_points(match.scoring, game).items()}
        assert match.finished[-1].points == points

    play_match(match, chance, check)


@settings(max_examples=15)
@given(chances)
def test_schedules_are_balanced(chance: Random) -> None:
    """Everybody plays in every round, with each partner as often as agreed and against each opponent twice as often."""
    match = play_match(random_match(chance, scoring="rotation"), chance)
    times = everything(match)["hands_per_partner"] * everything(match)["cycles"]
    tables = [table.players for played in match.rounds for table in played.tables]
    partners = Counter(frozenset(pair) for table in tables for pair in (table[0::2], table[1::2]))
    opponents = Counter(frozenset((one, other)) for table in tables for one in table[0::2] for other in table[1::2])
    everybody = [frozenset(pair) for pair in combinations(match.players, 2)]
    assert partners == dict.fromkeys(everybody, times)
    assert opponents == dict.fromkeys(everybody, 2 * times)
    for played in match.rounds:
        assert sorted(player for table in played.tables for player in table.players) == sorted(match.players)


def some_match(chance: Random) -> Match:
    """A match in progress, or a finished one."""
    match = random_match(chance)
    for _ in range(chance.randint(0, 120)):
        if match.is_over:
            break
        if match.games:
            act(match, chance)
        elif chance.random() < 0.3:
            match.add_salt(chance.choice(match.players), f"salt {chance.random()}")
        else:
            match.deal()
    return match


def summary(match: Match) -> tuple[Any, ...]:
    """The state of a match, with a hash of its events."""
    digests = [(played.digest, played.points, played.totals) for played in match.rounds]
    return digests, match.totals, match.playing, match.winners, [game.position() for game in match.games]


def check_reading_back(chance: Random) -> None:
    """A record reads back as the same match; truncated after any line, as the match up to that line."""
    match = some_match(chance)
    text = format_record(match)
    again = Replay(text).match
    assert format_record(again) == text
    assert summary(again) == summary(match)
    lines = text.splitlines(keepends=True)
    first = lines.index("rounds:\n") + 1
    for end in {first, *(chance.randint(first, len(lines)) for _ in range(4))}:
        begun = "".join(lines[:end]).removesuffix("  actions:\n").removesuffix("  salts:\n")
        whole = format_record(Replay("".join(lines[:end])).match)
        assert text.startswith(whole)
        assert whole.startswith(begun)
        assert "  - " not in whole[len(begun) :], "somebody did something of which nothing is written"


@settings(max_examples=50)
@given(chances)
def test_a_record_read_back_is_the_same_match(chance: Random) -> None:
    check_reading_back(chance)


@pytest.mark.soak(seeds=range(1000))
def test_many_records_read_back(seed: int) -> None:
    check_reading_back(Random(seed))


def read_all_views(match: Match) -> None:
    """Read every view of the match."""
    for game in match.games:
        game.describe()
        game.position()
        for viewer in (*game.players, None):
            game.view(viewer)
            game.resample(viewer, 7)
    for player in match.players:
        match.legal(player)
    format_record(match)


@settings(max_examples=25)
@given(chances)
def test_reading_views_does_not_change_deals(chance: Random) -> None:
    """The same salts and actions give the same events, whatever is read in between."""
    match = some_match(chance)
    again = Match(
        match.edition,
        match.players,
        seed=match.seed,
        options=match.options,
        format=match.format,
        birthdays=match.birthdays,
    )
    for played in match.rounds:
        read_all_views(again)
        for salt in played.salts:
            again.add_salt(*salt)
        if played.is_dealt:
            again.deal()
        read_all_views(again)
        for action in played.actions:
            again.act(*action)
            if chance.random() < 0.1:
                read_all_views(again)
    assert summary(again) == summary(match)


@settings(max_examples=40)
@given(chances)
def test_a_salt_changes_the_deal_and_not_the_commitment(chance: Random) -> None:
    seed = chance.getrandbits(32)
    plain, salted = random_match(Random(seed)), random_match(Random(seed))
    salted.add_salt(chance.choice(salted.players), "tuna")
    assert salted.rounds[0].commitment == plain.rounds[0].commitment
    plain.deal()
    salted.deal()
    for one, other in zip(plain.games, salted.games, strict=True):
        assert one.describe()["draw"] != other.describe()["draw"]


@settings(max_examples=40)
@given(chances)
def test_the_deal_passes_to_the_nearest_on_the_left_who_is_still_in(chance: Random) -> None:
    scoring = chance.choice(("winner", "lowest", "elimination", "partners"))
    match = play_match(random_match(chance, scoring=scoring, next_dealer="left"), chance)
    for last, played in pairwise(match.rounds):
        seat = match.players.index(last.tables[0].dealer) + 1
        clockwise = match.players[seat:] + match.players[:seat]
        (table,) = played.tables
        assert table.dealer == next(player for player in clockwise if player in table.players)
