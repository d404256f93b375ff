"""Actions and observations as numbers, and the spaces that Gymnasium describes them by."""
