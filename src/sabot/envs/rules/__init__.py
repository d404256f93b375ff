"""Turn order, masks and observations of the environments, written like the kernel's rules: once, for both runtimes."""
