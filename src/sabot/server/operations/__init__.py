"""Logs, metrics, and the batches of work that operators care about."""
