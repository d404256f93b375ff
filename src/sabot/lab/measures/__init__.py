"""The numbers of a study: counts, estimates with intervals, summaries."""
