"""Actions and observations as numbers, and their Gymnasium spaces."""
