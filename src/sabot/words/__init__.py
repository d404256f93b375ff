"""The words people read: languages, names, sentences and transcripts, and how a terminal prints them."""
