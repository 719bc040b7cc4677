"""Every edition with every variant it can be played with."""

EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((edition, ()) for edition in EDITIONS),
    *((edition, ("time",)) for edition in EDITIONS),
    *((edition, ("short",)) for edition in EDITIONS if edition != "mega"),
    *((edition, ("speed-die",)) for edition in EDITIONS if edition != "mega"),
    *((edition, ("short", "speed-die")) for edition in EDITIONS if edition != "mega"),
    *((edition, ("time", "speed-die")) for edition in EDITIONS if edition != "mega"),
)
MIXED = (
    ("shrewd", "shrewd", "shrewd", "shrewd"),
    ("shrewd:greedy", "casual", "random"),
    ("shrewd:trader", "shrewd:builder", "shrewd:cautious", "shrewd:loner", "casual", "random"),
    ("shrewd", "casual"),
)
