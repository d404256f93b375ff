"""Reads many records one after the other, and counts what happened in their rounds."""
