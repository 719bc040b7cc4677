"""The agenda: a small stack of tasks inside the state. The top one is what is being done or decided."""

from pasch.rules.state import State


def push(state: State, kind: int, a: int, b: int, c: int, d: int) -> None:
    top = state.depth
    state.task[top] = kind
    state.task_a[top] = a
    state.task_b[top] = b
    state.task_c[top] = c
    state.task_d[top] = d
    state.depth = top + 1


def pop(state: State) -> None:
    top = state.depth - 1
    state.task[top] = 0
    state.task_a[top] = 0
    state.task_b[top] = 0
    state.task_c[top] = 0
    state.task_d[top] = 0
    state.depth = top


def insert(state: State, at: int, kind: int) -> None:
    """Put a task without details under those that lie at `at` and above."""
    push(state, 0, 0, 0, 0, 0)
    for i in range(state.depth - 1, at, -1):
        move_task(state, i - 1, i)
    state.task[at] = kind
    state.task_a[at] = 0
    state.task_b[at] = 0
    state.task_c[at] = 0
    state.task_d[at] = 0


def remove(state: State, at: int) -> None:
    """Take a task off the agenda that others may lie upon."""
    for i in range(at, state.depth - 1):
        move_task(state, i + 1, i)
    pop(state)


def move_task(state: State, old: int, new: int) -> None:
    state.task[new] = state.task[old]
    state.task_a[new] = state.task_a[old]
    state.task_b[new] = state.task_b[old]
    state.task_c[new] = state.task_c[old]
    state.task_d[new] = state.task_d[old]


def find_task(state: State, kind: int) -> int:
    """Where the uppermost task of this kind lies on the agenda, or -1."""
    for at in range(state.depth - 1, -1, -1):
        if state.task[at] == kind:
            return at
    return -1


def next_seat(state: State, seat: int) -> int:
    """The left-hand neighbour still in the game. [turn.clockwise]"""
    seat += 1
    if seat >= state.seats:
        seat = 0
    while state.out[seat] != 0:  # [turn.skip-eliminated]
        seat += 1
        if seat >= state.seats:
            seat = 0
    return seat
