"""Simulations on a cluster give the same numbers, even if workers are lost."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.lab.running import dask_cluster as cluster
from sabot.lab.running import shares
from sabot.lab.simulation import simulate_study
from sabot.lab.study import Study

distributed = pytest.importorskip("distributed", reason="clusters need the extra `lab`")

pytestmark = pytest.mark.usefixtures("without_numba")

STUDY = Study(rounds=400, players=2, seed=5)
ON_LOOPBACK = {"host": "127.0.0.1", "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}


def numbers(study: Study, **watching: Any) -> dict[str, Any]:
    return simulate_study(study, **watching).as_json() | {"seconds": None}


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster of two processes."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, **ON_LOOPBACK) as local:
        yield local


def test_the_share_of_a_lost_worker_is_done_again(two_workers: Any) -> None:
    """One of the two is killed when the first share is ready, while it still has shares to play."""
    victims = [two_workers.workers[0].pid]

    def kill(played: int) -> None:
        if victims:
            os.kill(victims.pop(), signal.SIGKILL)

    found = numbers(replace(STUDY, cluster=two_workers.scheduler_address), on_progress=kill)
    assert not victims
    assert found == numbers(STUDY)


def test_a_result_counts_if_its_worker_is_lost_right_after(two_workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    gather = distributed.Client._gather

    async def gather_and_lose(client: Any, futures: Any, *args: Any, **kwargs: Any) -> Any:
        results = await gather(client, futures, *args, **kwargs)
        for future in futures:
            future._state.lose()
        return results

    monkeypatch.setattr(distributed.Client, "_gather", gather_and_lose)
    study = replace(STUDY, rounds=20)
    assert numbers(replace(study, cluster=two_workers.scheduler_address)) == numbers(study)


def test_workers_of_another_version_are_refused(two_workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "__version__", "99")
    with pytest.raises(Unreadable, match=r"^--dask: a worker has sabot 0\.1\.0, rules \d+, but this is sabot 99, "):
        simulate_study(replace(STUDY, cluster=two_workers.scheduler_address))


def test_a_share_that_another_version_made_is_refused() -> None:
    """By a worker that joins later."""
    with pytest.raises(Unreadable, match="a worker has sabot "):
        shares.Share((STUDY.runner(),), made_by="sabot 99, rules 1").play(0, 1)


@pytest.fixture
def _short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual timeout for the connection, but a short one for workers, and for a cluster that is lost."""
    connect = cluster._connect

    def connect_and_hurry(address: str) -> Any:
        client = connect(address)
        monkeypatch.setattr(client, "_timeout", 2)
        monkeypatch.setattr(cluster, "PATIENCE", 0.1)
        return client

    monkeypatch.setattr(cluster, "_connect", connect_and_hurry)


@pytest.mark.usefixtures("_short_timeouts")
def test_a_cluster_without_workers_is_not_waited_for_long() -> None:
    with (
        distributed.LocalCluster(n_workers=0, **ON_LOOPBACK) as local,
        pytest.raises(Unreadable, match=r"^--dask: the cluster has no workers$"),
    ):
        simulate_study(replace(STUDY, cluster=local.scheduler_address))


@pytest.mark.usefixtures("_short_timeouts")
def test_losing_the_cluster_is_reported_in_one_line() -> None:
    with distributed.LocalCluster(n_workers=1, processes=False, protocol="tcp://", **ON_LOOPBACK) as local:
        study = replace(STUDY, cluster=local.scheduler_address)
        with pytest.raises(Unreadable, match=r"^--dask: the connection to the cluster tcp://\S+ was lost$"):
            simulate_study(study, on_progress=lambda played: local.close())


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("tcp://127.0.0.1:1", "no cluster answers at tcp://127.0.0.1:1"),
        ("nonsense", "must be an address such as local or tcp://192.168.1.5:8786"),
        ("http://127.0.0.1:1", "must be an address such as local or tcp://192.168.1.5:8786"),
    ],
)
def test_an_address_without_a_cluster_is_reported_in_one_line(
    address: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.1)
    with pytest.raises(Unreadable) as error:
        simulate_study(replace(STUDY, cluster=address))
    assert str(error.value) == f"--dask: {message}"


def test_without_dask_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Unreadable, match="make setup"):
        simulate_study(replace(STUDY, cluster="local"))


def test_a_cluster_on_this_machine_gives_the_same_numbers() -> None:
    study = replace(STUDY, rounds=20)
    assert numbers(replace(study, cluster="local")) == numbers(study)
