"""What the environments add to the kernel, written like its rules: for both runtimes, and only once."""
