"""The game server: tables that people meet at, and a log that loses nothing."""
