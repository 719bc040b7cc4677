"""Players: `random`, `casual`, `shrewd` and `planner`, and whatever people write themselves.

The first three are written like the rules, so that they run interpreted and compiled and decide alike in both modes.
"""
