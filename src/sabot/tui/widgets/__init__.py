"""The parts that screens of the terminal table are made of."""
