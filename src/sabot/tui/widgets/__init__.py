"""The widgets of the full screen, and what they draw with."""
