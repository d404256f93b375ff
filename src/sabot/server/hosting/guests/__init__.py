"""The guests of this process: who is let in, how they come back at another device, and what is kept of them."""
