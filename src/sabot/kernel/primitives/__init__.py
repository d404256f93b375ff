"""What the rules are written with: flat state, sets of cards in machine words, chance, and the mark of a rule."""
