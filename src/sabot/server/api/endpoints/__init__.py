"""The endpoints of the HTTP API, one module for each resource; those about the games themselves in `games`."""
