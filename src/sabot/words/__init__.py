"""All text for people: languages, names, sentences, transcripts, and their style in a terminal."""
