"""The full-screen terminal interface, with keys and mouse, drawn from views only."""
