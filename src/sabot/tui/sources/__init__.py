"""Sources of scenes for the screens: a local match, a server's table, or a record."""
