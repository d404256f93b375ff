"""The effects of cards on the discard: one file for each family, dispatched in effects/dispatch.py."""
