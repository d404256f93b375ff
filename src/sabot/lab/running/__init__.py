"""Runs the rounds of a study: with compiled or interpreted rules or bots, in threads, processes or a cluster."""
