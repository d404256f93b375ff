"""Studies on the machines of a dask cluster, or on a cluster of processes on this one."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from sabot.errors import Unreadable
from sabot.lab.running.shares import check_identity, identity
from sabot.lab.running.worker_pools import WorkerPool

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")

LOCAL = "local"
"""The address of a cluster on this machine, made for one study."""
LOOPBACK = "127.0.0.1"
PATIENCE = 10
"""How many seconds a cluster may take to answer, and its first worker to be there."""


@contextmanager
def on_cluster(address: str, workers: int) -> Iterator[WorkerPool]:
    """The workers of a cluster, or Unreadable; what a lost one had to play the cluster hands to another."""
    try:
        from distributed import KilledWorker, LocalCluster
    except ImportError:
        raise Unreadable("not-installed", "--dask", extra="lab") from None
    with ExitStack() as stack:
        where = address
        if address == LOCAL:
            local = LocalCluster(  # type: ignore[no-untyped-call]
                n_workers=workers,
                threads_per_worker=1,
                host=LOOPBACK,
                dashboard_address=f"{LOOPBACK}:0",  # any free port: there is always a page of its own figures
                silence_logs=logging.CRITICAL,
            )
            where = stack.enter_context(local).scheduler_address
        client = stack.enter_context(_connect(where))
        _check_workers(client)
        try:
            yield WorkerPool(_ClusterExecutor(client), sum(client.nthreads().values()))
        except ModuleNotFoundError:
            raise Unreadable("not-installed", "--dask", extra="fast") from None
        except (CancelledError, KilledWorker):
            raise Unreadable("cluster-lost", "--dask", address=address) from None


class _ClusterExecutor(Executor):
    """The workers of a cluster as an executor.

    The one of dask takes a result for an error if the worker that had it is lost right after it came.
    """

    def __init__(self, client: "Client") -> None:
        self._client = client

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Have a worker do something; if it is lost, another does it."""
        remote: Any = self._client.submit(work, *args, pure=False, **kwargs)
        future: Future[T] = Future()
        future.add_done_callback(lambda done: done.cancelled() and not remote.cancelled() and remote.cancel())
        loop: Any = self._client.loop
        loop.add_callback(_settle, remote, future)
        return future


async def _settle(remote: Any, future: Future[Any]) -> None:
    """Pass on what comes of a task of the cluster."""
    try:
        result, error = await remote._result(), None
    except CancelledError:
        future.cancel()
        result, error = None, None
    except Exception as raised:
        result, error = None, raised
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _connect(address: str) -> "Client":
    """A client of the cluster at an address, or Unreadable."""
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    try:
        get_address_host_port(address)  # or a client that could not even begin would wait for itself at the end
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except ValueError:
        raise Unreadable("address", "--dask", examples=(LOCAL, "tcp://192.168.1.5:8786")) from None
    except OSError:
        raise Unreadable("no-cluster", "--dask", address=address) from None


def _check_workers(client: "Client") -> None:
    """Raise Unreadable unless there are workers, and each has the same Sabot."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise Unreadable("no-workers", "--dask") from None
    for found in client.run(identity, on_error="return").values():
        check_identity("no sabot" if isinstance(found, Exception) else found, identity())
