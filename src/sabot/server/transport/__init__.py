"""The WebSocket: receiving messages, queueing updates, and writing frames fast."""
