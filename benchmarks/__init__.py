"""Benchmarks: ratios measured in one run on one machine, for people to read. No test asserts them."""
