"""`pasch rules`: show, search, list, coverage."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from pasch.clauses import Clause, all_clauses, clause, search, switches
from pasch.cli.columns import paragraph, table
from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.cli.coverage import coverage
from pasch.cli.words import choose_language, word
from pasch.edition import BUILT_IN, load
from pasch.text.values import value_of


def run(args: Namespace) -> int:
    match args.what:
        case "show":
            return _show(args.clause, choose_language(args.lang))
        case "search":
            return _search(args.words, args.lang)
        case "list":
            return _list(args.chapter, choose_language(args.lang))
        case _:
            return coverage(args.scenarios, args.tests)


def _show(name: str, lang: str) -> int:
    try:
        found = clause(name)
    except KeyError:
        raise CommandError(f"{name}: there is no such clause{_near(name)}") from None
    for line in page(found, lang):
        print(line)
    return 0


def _near(name: str) -> str:
    near = get_close_matches(name[:64], [each.id for each in all_clauses()], n=3)
    return f"; did you mean {' or '.join(near)}?" if near else "; expected one of `pasch rules list`"


def page(found: Clause, lang: str) -> Iterator[str]:
    """All there is to know about a clause."""
    yield f"{found.id} ({word(f'level-{found.level}', lang)}; {word(f'kind-{found.kind}', lang)})"
    yield paragraph(found.sentence(lang), "  ")
    yield ""
    yield f"{word('holds-in', lang)}:"
    names = {name: load(name).name for name in BUILT_IN}
    titles = {name: text.de if lang == "de" else text.en for name, text in names.items()}
    rows = [
        [f"  {titles[name]}", value_of(found, load(name), lang), _basis(found, name, lang)] for name in found.editions
    ]
    yield from table(rows)
    if found.ruling(lang):
        yield f"{word('ruling', lang)}:"
        yield paragraph(found.ruling(lang), "  ")
    if found.source:
        yield f"{word('sources', lang)}:"
        for name, sections in found.source.items():
            yield paragraph("; ".join(sections), f"  {titles[name]}: ", "    ")
    if found.switches:
        yield f"{word('switches', lang)}:"
        meaning = {switch.name: (switch.de if lang == "de" else switch.en) for switch in switches()}
        for name in found.switches:
            yield paragraph(meaning.get(name, ""), f"  {name}: ", "    ")


def _basis(found: Clause, edition: str, lang: str) -> str:
    return word(f"by-{found.basis[edition]}", lang) if edition in found.basis else ""


def _search(words: Sequence[str], lang: str | None) -> int:
    found = search(" ".join(words), lang)
    if not found:
        raise CommandError(f"{' '.join(words)}: no rule contains all these words", DOES_NOT_HOLD)
    _print(found, choose_language(lang))
    return 0


def _list(chapter: str | None, lang: str) -> int:
    found = [each for each in all_clauses() if not chapter or each.id.startswith(f"{chapter}.")]
    if not found:
        chapters = dict.fromkeys(each.id.partition(".")[0] for each in all_clauses())
        raise CommandError(f"{chapter}: there is no such chapter; expected one of {', '.join(chapters)}")
    _print(found, lang)
    return 0


def _print(found: Sequence[Clause], lang: str) -> None:
    for each in found:
        print(paragraph(f"{each.id}: {each.sentence(lang)}", "", "    "))
    print(word("found-one", lang) if len(found) == 1 else word("found", lang, count=len(found)))
