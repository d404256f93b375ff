"""What Prometheus is told."""

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("sabot_entries_total", "Entries that were stored.")
CONFLICTS = Counter("sabot_conflicts_total", "Entries for which another process was quicker.")
STORING = Histogram(
    "sabot_storing_seconds",
    "How long a transaction takes that stores entries.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 1),
)
REFUSED = Counter("sabot_refused_total", "Messages that were refused, by code.", ["code"])
MESSAGES = Counter("sabot_messages_total", "Messages that came over sockets.")
SOCKETS = Gauge("sabot_sockets", "Sockets that are open.")
TABLES = Gauge("sabot_tables", "Tables that are in memory.")
REQUESTS = Histogram("sabot_request_seconds", "How long requests take, by route and status.", ["route", "status"])
