"""Metrics for Prometheus."""

from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class LoopCounter(Collector):
    """A counter that only the event loop increments, so it needs no lock."""

    def __init__(self, name: str, documentation: str) -> None:
        self.count = 0
        self._name = name
        self._documentation = documentation
        REGISTRY.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The current count."""
        yield CounterMetricFamily(self._name, self._documentation, value=self.count)


ENTRIES = Counter("sabot_entries_total", "Entries that were stored.")
CONFLICTS = Counter("sabot_conflicts_total", "Entries for which another process was quicker.")
STORING = Histogram(
    "sabot_storing_seconds",
    "How long a transaction takes that stores entries.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 1),
)
REFUSED = Counter("sabot_refused_total", "Messages that were refused, by code.", ["code"])
MESSAGES = LoopCounter("sabot_messages_total", "Messages that came over sockets.")
SOCKETS = Gauge("sabot_sockets", "Sockets that are open.")
TABLES = Gauge("sabot_tables", "Tables that are in memory.")
DELETED = Counter("sabot_deleted_tables_total", "Tables that were deleted because they were old.")
REQUESTS = Histogram("sabot_request_seconds", "How long requests take, by route and status.", ["route", "status"])
