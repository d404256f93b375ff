"""Rate limiters, and how long they are kept."""

from sabot.server.access.limits import PRUNE_ABOVE, RateLimiter, RateLimiters


def test_a_burst_may_be_twice_the_rate() -> None:
    limiter = RateLimiter(30)
    assert [limiter.wait(0) == 0 for _ in range(61)] == [True] * 60 + [False]


def test_after_waiting_as_long_as_told_one_more_event_is_allowed() -> None:
    limiter = RateLimiter(20, 60)
    for _ in range(40):
        assert limiter.wait(100) == 0
    wait = limiter.wait(100)
    assert 0 < wait <= 3
    assert limiter.wait(100 + wait / 2) > 0
    assert limiter.wait(100 + wait) == 0
    assert limiter.wait(100 + wait) > 0


def test_in_the_long_run_the_rate_is_kept() -> None:
    limiter = RateLimiter(10)
    let_through = sum(limiter.wait(tick / 100) == 0 for tick in range(10_000))
    assert 1000 <= let_through <= 1021


def test_each_key_has_its_own_limiter() -> None:
    gate = RateLimiters(1)
    assert [gate.wait("ana", 0) == 0 for _ in range(3)] == [True, True, False]
    assert gate.wait("bo", 0) == 0


def test_idle_limiters_are_dropped() -> None:
    gate = RateLimiters(1)
    for number in range(10 * PRUNE_ABOVE):
        gate.wait(str(number), number)
        assert len(gate) <= PRUNE_ABOVE
    assert gate.wait("ana", 1e6) == gate.wait("ana", 1e6) == 0
    for number in range(PRUNE_ABOVE):
        gate.wait(str(number), 1e6)
    assert gate.wait("ana", 1e6) > 0
