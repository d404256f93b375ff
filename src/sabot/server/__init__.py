"""The table server: many tables, nothing lost, nothing leaked.

A table is the fold of its log (`tables`). `hosting` keeps the tables of a process, `projection` shows each viewer what
it may know, `transport` and `api` carry messages, `storage` writes the log, and `bus` connects processes.
"""
