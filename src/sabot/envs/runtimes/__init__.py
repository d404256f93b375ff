"""The two table implementations of the environments: with interpreted and with compiled rules."""
