"""The rules, once, as small functions on one flat table; interpreted as they are, or compiled by Numba."""
