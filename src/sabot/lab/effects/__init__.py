"""Measures what every value of every option does to the game, for `sabot/options/effects.json`."""
