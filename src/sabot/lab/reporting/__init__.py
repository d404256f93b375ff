"""The reports of a study: tables, charts in the terminal, plots in files."""
