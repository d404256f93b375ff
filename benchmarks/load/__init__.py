"""Load tests: servers in processes of their own, and a client that needs much less CPU than they do."""
