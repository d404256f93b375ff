"""Introductions: a first round of each game, dealt from a set position, in which its peculiarity happens at once."""
