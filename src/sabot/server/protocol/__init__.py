"""The messages between client and server, and their types for the page."""
