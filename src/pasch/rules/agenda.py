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
