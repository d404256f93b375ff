"""The games in words: their cards, options and rules, and what lies on a table explained. They change nothing."""
