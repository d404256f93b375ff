"""The table in a whole terminal: drawn from what a viewer may see, played by keys and mouse."""
