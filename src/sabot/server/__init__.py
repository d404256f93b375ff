"""The table server: many tables, nothing lost, nothing leaked.

A table is the fold of its log. `entries` are what the log holds, `Table` applies them one by one, `showing` tells each
viewer what it may know, `due` says what happens if nobody does anything, and `House` keeps the tables of a process.
"""
