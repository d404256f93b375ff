"""Runs studies on a dask cluster, remote or local."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from sabot.errors import Unreadable
from sabot.extras import not_installed
from sabot.lab.running.shares import check_identity, identity
from sabot.lab.running.worker_pools import WorkerPool

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")

LOCAL = "local"
"""The address of a temporary cluster on this machine."""
LOOPBACK = "127.0.0.1"
PATIENCE = 10
"""Timeout in seconds for the connection, and for the first worker."""


@contextmanager
def on_cluster(address: str, workers: int) -> Iterator[WorkerPool]:
    """The workers of a cluster; raise Unreadable if it fails. The work of a lost worker is given to another."""
    try:
        from distributed import KilledWorker, LocalCluster
    except ImportError:
        raise not_installed("lab", "--dask") from None
    with ExitStack() as stack:
        where = address
        if address == LOCAL:
            local = LocalCluster(  # type: ignore[no-untyped-call]
                n_workers=workers,
                threads_per_worker=1,
                host=LOOPBACK,
                dashboard_address=f"{LOOPBACK}:0",  # any free port: the dashboard cannot be turned off
                silence_logs=logging.CRITICAL,
            )
            where = stack.enter_context(local).scheduler_address
        client = stack.enter_context(_connect(where))
        _check_workers(client)
        try:
            yield WorkerPool(_ClusterExecutor(client), sum(client.nthreads().values()))
        except ModuleNotFoundError:
            raise not_installed("fast", "--dask") from None
        except (CancelledError, KilledWorker):
            raise Unreadable("cluster-lost", "--dask", address=address) from None


class _ClusterExecutor(Executor):
    """The workers of a cluster as an executor.

    Dask's own executor reports an error if the worker that has a result is lost right after computing it.
    """

    def __init__(self, client: "Client") -> None:
        self._client = client

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Submit work to a worker; if that is lost, another does it."""
        remote: Any = self._client.submit(work, *args, pure=False, **kwargs)
        future: Future[T] = Future()
        future.add_done_callback(lambda done: done.cancelled() and not remote.cancelled() and remote.cancel())
        loop: Any = self._client.loop
        loop.add_callback(_copy_result, remote, future)
        return future


async def _copy_result(remote: Any, future: Future[Any]) -> None:
    """Copy the result or error of a task to a future."""
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
    """A client of the cluster at an address; raise Unreadable if there is none."""
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    try:
        get_address_host_port(address)  # a client with an invalid address would hang when closed
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except ValueError:
        raise Unreadable("address", "--dask", examples=(LOCAL, "tcp://192.168.1.5:8786")) from None
    except OSError:
        raise Unreadable("no-cluster", "--dask", address=address) from None


def _check_workers(client: "Client") -> None:
    """Raise Unreadable unless there are workers, all with the same version of Sabot."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise Unreadable("no-workers", "--dask") from None
    for found in client.run(identity, on_error="return").values():
        check_identity("no sabot" if isinstance(found, Exception) else found, identity())
