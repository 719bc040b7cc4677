"""What lies on the table, as lines of text: for positions, and for `status` and `deeds` in play."""

from collections.abc import Iterator

from pasch.cli.columns import paragraph, table
from pasch.cli.words import word
from pasch.event import PIECES
from pasch.game import Game
from pasch.table import Table
from pasch.text import money, option_name, variant_name
from pasch.text.narrator import Narrator


def setting(board: Table, lang: str) -> Iterator[str]:
    """The edition, the variants and the options in force."""
    name = board.edition.name.de if lang == "de" else board.edition.name.en
    yield f"{word('edition', lang)}: {name} ({board.edition.id})"
    if board.variants:
        names = ", ".join(variant_name(variant, lang) for variant in board.variants)
        yield f"{word('variants', lang)}: {names}"
    changed = board.changed_options()
    if changed:
        parts = [f"{option_name(key, lang)} ({key}={str(value).lower()})" for key, value in changed.items()]
        yield f"{word('options', lang)}: {', '.join(parts)}"


def status(game: Game, lang: str) -> Iterator[str]:
    """A line for each player, and what the bank has left."""
    narrator = Narrator(game, lang)
    head = ["", "", word("cash", lang), word("raisable", lang), word("wealth", lang), word("at", lang)]
    rows = [head, *(_player(game, seat, narrator) for seat in game.seats)]
    yield from table(rows, frozenset({2, 3, 4}))
    stock = [f"{count} × {narrator.building(piece)}" for piece in PIECES if (count := game.bank[f"{piece}s"])]
    if game.bank["tickets"]:
        stock.append(f"{game.bank['tickets']} × {word('tickets', lang)}")
    yield f"{word('bank-has', lang)}: {', '.join(stock) or '-'}"


def _name(seat: str, narrator: Narrator) -> str:
    """The player's name; nothing in positions, which know none."""
    return "" if narrator.name(seat) == seat else narrator.name(seat)


def _player(game: Game, seat: str, narrator: Narrator) -> list[str]:
    lang, name = narrator.lang, _name(seat, narrator)
    if seat == game.banker or seat in game.out:
        return [seat, name, "", "", "", word("is-out", lang)]
    place = narrator.space(game.at[seat])
    notes = [word("in-jail", lang, failed=game.jail[seat])] if seat in game.jail else [place]
    notes += [word("jail-cards", lang, count=len(game.cards[seat]))] if game.cards[seat] else []
    notes += [word("bus-tickets", lang, count=game.tickets[seat])] if game.tickets[seat] else []
    notes += [word("to-move", lang)] if seat == game.turn and game.phase != "over" else []
    amounts = [game.cash[seat], game.could_raise(seat), game.wealth(seat)]
    return [seat, name, *(money(amount, game.table, lang) for amount in amounts), ", ".join(notes)]


def deeds(game: Game, lang: str) -> Iterator[str]:
    """Who owns what, with the ids that actions need."""
    narrator = Narrator(game, lang)
    for seat in game.seats:
        if seat in game.out:
            continue
        mine = [game.table.space_id(at) for at in game.table.deeds if game.owner[game.table.space_id(at)] == seat]
        yield f"{f'{seat} {_name(seat, narrator)}'.strip()}: {'' if mine else word('no-deeds', lang)}".rstrip()
        for space in mine:
            yield paragraph(_deed(game, space, seat, narrator), "  ", "    ")


def _deed(game: Game, space: str, seat: str, narrator: Narrator) -> str:
    printed = game.table.edition.space(space)
    notes = [narrator.group(printed.group)] if printed.group else []
    siblings = [other.id for other in game.table.edition.spaces if printed.group and other.group == printed.group]
    if siblings and all(game.owner[other] == seat for other in siblings):
        notes.append(word("whole-group", narrator.lang))
    if game.built.get(space):
        notes.append(narrator.level(space, game.built[space], seat))
    if space in game.mortgaged:
        notes.append(word("is-mortgaged", narrator.lang))
    return f"{narrator.space(space)} [{space}]" + (f": {', '.join(notes)}" if notes else "")
