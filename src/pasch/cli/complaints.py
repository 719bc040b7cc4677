"""What the command line says when it cannot do what it is asked, in German and English."""

from typing import Final

from pasch.cli.command_error import CANNOT_BE_READ, CommandError

COMPLAINTS: Final[dict[str, tuple[str, str]]] = {
    # files
    "unreadable": ("{name}: kann nicht gelesen werden: {why}", "{name}: cannot be read: {why}"),
    "unwritable": ("{name}: kann nicht geschrieben werden: {why}", "{name}: cannot be written: {why}"),
    "no-path": ("{name}: kann nicht geschrieben werden: kein Pfad", "{name}: cannot be written: not a path"),
    "too-large": ("{name}: zu groß; erwartet: höchstens {most} MB", "{name}: too large; expected at most {most} MB"),
    "not-utf-8": (
        "{name}: Zeile {line}: kein UTF-8; erwartet: eine Textdatei in UTF-8",
        "{name}: line {line}: not UTF-8; expected a text file saved as UTF-8",
    ),
    "no-file": ("{name}: diese Datei gibt es nicht", "{name}: there is no such file"),
    "no-folder": ("{name}: den Ordner {folder} gibt es nicht", "{name}: there is no folder {folder}"),
    "folder-to-read": ("{name}: das ist ein Ordner; erwartet: eine Datei", "{name}: this is a folder; expected a file"),
    "folder-to-write": (
        "{name}: das ist ein Ordner; erwartet: eine Datei, in die geschrieben werden kann",
        "{name}: this is a folder; expected a file to write",
    ),
    "no-plain-file": (
        "{name}: das ist keine gewöhnliche Datei; erwartet: eine Datei, in die geschrieben werden kann",
        "{name}: this is no plain file; expected a file to write",
    ),
    "other-kind": (
        "{name}: gibt es schon und enthält etwas anderes; erwartet: ein anderer Name",
        "{name}: exists and is no {kind}; expected another name",
    ),
    "file-for-folder": (
        "{name}: das ist eine Datei; erwartet: ein Ordner",
        "{name}: this is a file; expected a folder",
    ),
    "no-name": ("{option}: der Name ist leer", "{option}: the name is empty"),
    "no-stdout": (
        "{option} -: erwartet: eine Datei; nur --json schreibt auf die Standardausgabe",
        "{option} -: expected a file; only --json writes to standard output",
    ),
    # bots and numbers
    "number": (
        "{option} {value}: erwartet: eine ganze Zahl von {least} bis {most}",
        "{option} {value}: expected a whole number from {least} to {most}",
    ),
    "missing": (
        "{what}: {package} ist nicht installiert; so kommt es dazu: pip install 'pasch[{extra}]'",
        "{what}: {package} is not installed; to install it: pip install 'pasch[{extra}]'",
    ),
    "missing-or-slow": (
        "{what}: {package} ist nicht installiert; so kommt es dazu: pip install 'pasch[{extra}]', oder langsam mit "
        "--interpreted spielen",
        "{what}: {package} is not installed; to install it: pip install 'pasch[{extra}]', or play slowly with "
        "--interpreted",
    ),
    "small-table": (
        "{name}: nur für bis zu {most} Personen; eine Rangliste braucht {seats}",
        "{name}: for {most} players at most; a ladder needs {seats}",
    ),
    "bots-at-most": (
        "--bots: {count} Bots; erwartet: höchstens {most}",
        "--bots: {count} bots; expected at most {most}",
    ),
    "bot-twice": ("--bots: {code} kommt zweimal vor", "--bots: {code} is named twice"),
    # play
    "seed": ("--seed: erwartet: druckbare Zeichen", "--seed: expected printable characters"),
    "option": (
        "--option {said}: erwartet: KEY=VALUE, zum Beispiel claims=automatic",
        "--option {said}: expected KEY=VALUE, such as claims=automatic",
    ),
    "names": (
        "--names: {count} Namen für {players} Personen",
        "--names: {count} names for {players} players",
    ),
    "bots-or-number": (
        "--bots {said}: erwartet: eine Zahl, oder Bots wie {bot}; die Ausgabe kommt zuerst",
        "--bots {said}: expected a number, or bots such as {bot}; the edition comes first",
    ),
    "minutes": (
        "--minutes {said}: erwartet: eine Zahl über 0 bis {most}, zum Beispiel 45 oder 2.5",
        "--minutes {said}: expected a number above 0 up to {most}, such as 45 or 2.5",
    ),
    "minutes-alone": (
        "--minutes: nur mit --variant time",
        "--minutes: only with --variant time",
    ),
    "minutes-missing": (
        "--variant time: wie lange wird gespielt? Erwartet: --minutes 45, oder --rounds 30 für so viele Runden",
        "--variant time: how long is the game? Expected --minutes 45, or --rounds 30 for so many rounds",
    ),
    "rounds-missing": (
        "{command}: --variant time: Bots haben keine Uhr; erwartet: --rounds N, so viele Runden stehen für die Zeit",
        "{command}: --variant time: bots have no clock; expected --rounds N, the rounds that stand for the time",
    ),
    "rounds-twice": (
        "--rounds und --option rounds=…: erwartet: nur eines davon",
        "--rounds and --option rounds=…: expected only one of them",
    ),
    "count": (
        "{option} {count}: erwartet: eine Zahl von {least} bis {most}",
        "{option} {count}: expected a number from {least} to {most}",
    ),
}


def complaint(key: str, code: int = CANNOT_BE_READ, /, **blanks: object) -> CommandError:
    """The error to raise.

    >>> complaint("no-file", name="x").say("de")
    'x: diese Datei gibt es nicht'
    """
    german, english = COMPLAINTS[key]
    return CommandError(english.format(**blanks), code, german.format(**blanks))
