"""End-to-end tests: people play in real browsers with a real server."""
