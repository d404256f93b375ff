"""Commands about Sabot itself, and short ones that belong to no other package."""
