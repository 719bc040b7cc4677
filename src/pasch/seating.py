"""Who sits at a table: names, tokens and the banker, checked."""

from collections.abc import Sequence
from typing import Final

from pasch.notation import SEATS, unreadable
from pasch.refusal import Refusal
from pasch.table import Table

LONGEST_NAME: Final = 40


def checked_names(players: Sequence[str]) -> tuple[str, ...]:
    names = tuple(players)
    for name in names:
        bare = name.split(" (bot ", 1)[0] if name.endswith(")") else name
        wrong = "|" in name or "(" in bare or not name.isprintable() or not bare.strip() or name != name.strip()
        if wrong or len(bare) > LONGEST_NAME:
            raise unreadable(name, "name", most=str(LONGEST_NAME))
    return names


def checked_tokens(table: Table, tokens: Sequence[str], seats: int) -> tuple[str, ...]:
    most = table.edition.switch("players.max")
    if not 2 <= seats <= most:
        raise Refusal("setup.player-count", detail="players", seats=str(seats), most=str(most))
    known = [token.id for token in table.edition.tokens]
    chosen = [token for token in tokens if token]
    for token in chosen:
        if token not in known:
            raise unreadable(token, "token", known=", ".join(known))
    if len(set(chosen)) < len(chosen):
        raise Refusal("setup.token-unique", detail="token-twice")
    if len(tokens) > seats:
        raise unreadable(" ".join(tokens), "tokens", tokens=str(len(tokens)), seats=str(seats))
    free = [token for token in known if token not in chosen]
    wishes = [*tokens, *[""] * (seats - len(tokens))]
    return tuple(token or free.pop(0) for token in wishes)


def checked_banker(table: Table, banker: str, seats: int) -> str:
    if not banker:
        return ""
    if len(banker) != 1 or banker not in SEATS[:seats]:
        raise unreadable(banker, "banker")
    above = table.edition.switch("banker.abstain_above")
    if above == 0 or seats <= above:
        raise Refusal("setup.banker-abstain-over-five", detail="banker-plays", seats=str(seats))
    return banker
