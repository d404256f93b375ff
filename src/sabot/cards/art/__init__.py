"""Pictures of the cards: original art, pure SVG, without fonts or images of anybody's."""
