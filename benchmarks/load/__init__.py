"""Servers under load: each in a process of its own, and a client that is much leaner than they are."""
