"""Line mode: rounds and matches with plain text input and output, for terminals, pipes and screen readers."""
