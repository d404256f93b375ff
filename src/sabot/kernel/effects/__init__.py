"""What cards do once they lie on the discard: one file a family, dispatched in effects/dispatch.py."""
