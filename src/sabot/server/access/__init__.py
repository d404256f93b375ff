"""Access: who a guest is, where a request comes from, and how much is allowed."""
