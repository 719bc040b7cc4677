"""The store in a folder: SQLite, for one server process."""
