"""The tables that this process serves: finding them, playing at them, timers, and the list of open ones."""
