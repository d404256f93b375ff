"""Announcements between the processes of a server."""
