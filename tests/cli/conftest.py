from cli_runs import pasch

__all__ = ["pasch"]
