"""Simulates many rounds or matches, and compares bots."""
