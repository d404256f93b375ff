"""The bus between the processes of a server: announcements about tables."""
