"""The whole of it in a real browser: what a person sees, does and is told."""
