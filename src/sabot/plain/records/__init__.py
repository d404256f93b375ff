"""Records at the command line: replay a match line by line, and verify its deals."""
