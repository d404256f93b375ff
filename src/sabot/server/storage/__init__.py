"""The database: its schema and migrations, reading tables, and writing their logs."""
