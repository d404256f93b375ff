"""The tables of the vector environment: all compiled, or one by one with bots that are not compiled."""
