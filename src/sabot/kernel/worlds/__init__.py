"""What a seat does not know: hidden cards dealt at random, each world as often as the play seen makes it likely."""
