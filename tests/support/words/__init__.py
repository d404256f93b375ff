"""Helpers for tests of messages and catalogues."""
