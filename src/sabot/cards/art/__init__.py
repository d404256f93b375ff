"""The pictures of the cards: original art in pure SVG, without fonts or images."""
