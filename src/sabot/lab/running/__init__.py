"""Who plays the rounds of a study: compiled or interpreted rules, bots, threads, processes, a cluster."""
