"""The rules compiled by Numba: how, where the compiled code is kept, and the functions that Python calls."""
