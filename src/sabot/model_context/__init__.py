"""A seat for language models, by the Model Context Protocol: they see and do what a person in that seat could."""
