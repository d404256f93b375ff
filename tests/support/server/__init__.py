"""Servers, databases, tables and guests for tests."""
