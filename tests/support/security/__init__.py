"""Counts what the server withstands, for docs/security.md: `python -m tests.support.security [PART …]`."""
