"""What the command line itself says to people, in German and English."""

import locale
import os
from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # editions
    "seats": ("2 bis {most} Personen", "2 to {most} players"),
    "spaces": ("{count} Felder", "{count} spaces"),
    "board": ("Spielbrett", "Board"),
    "space": ("Feld", "Space"),
    "group": ("Gruppe", "Group"),
    "price": ("Preis", "Price"),
    "rents": ("Miete (0–4 Häuser, Hotel)", "Rent (0–4 houses, hotel)"),
    "rents-skyscraper": (
        "Miete (0–4 Häuser, Hotel, Wolkenkratzer)",
        "Rent (0–4 houses, hotel, skyscraper)",
    ),
    "station-rent": ("{rents} (1–{most} im Besitz)", "{rents} (1–{most} owned)"),
    "utility-rent": ("Wurf × {factors} (1–{most} im Besitz)", "throw × {factors} (1–{most} owned)"),
    "groups": ("Farbgruppen", "Colour groups"),
    "streets": ("Straßen", "Streets"),
    "house-price": ("Haus/Hotel", "House/hotel"),
    "skyscraper-price": ("Wolkenkratzer", "Skyscraper"),
    "tokens": ("Figuren", "Tokens"),
    "tickets": ("Busfahrkarten", "Bus tickets"),
    "start-money": ("Startgeld {start}, Gehalt {salary}", "start money {start}, salary {salary}"),
    "variants": ("Varianten", "Variants"),
    "offered": ("im Heft", "in the booklet"),
    "borrowed": ("aus einem anderen Heft entliehen", "borrowed from another booklet"),
    "always": ("gehört hier immer dazu", "always part of this edition"),
    "not-here": ("nicht mit dieser Ausgabe", "not with this edition"),
    "house-rules": ("Hausregeln (inoffiziell)", "House rules (unofficial)"),
    "options": ("Einstellungen", "Options"),
    "stand-ins": ("Nicht belegt", "Not on record"),
    "derived": ("abgeleitet", "derived"),
    "chosen": ("Platzhalter", "stand-in"),
    "derived-about": (
        "abgeleitet (~): steht nicht im Heft, sondern folgt aus verwandten Ausgaben",
        "derived (~): not in the booklet, but follows from related editions",
    ),
    "chosen-about": (
        "Platzhalter (*): von uns gewählt, weil nichts überliefert ist",
        "stand-in (*): chosen by us because nothing is on record",
    ),
    "borrowed-about": (
        "entliehen (+): Regel einer Variante, die dieses Heft nicht kennt, aus einem anderen Heft",
        "borrowed (+): a rule of a variant that this booklet does not know, from another booklet",
    ),
    "names-of": ("Einträge: {names}", "entries: {names}"),
    "all-certain": ("alles belegt", "everything is on record"),
    "switches": ("Schalter", "Switches"),
    "more-unreadable": (
        " (und {count} weitere, die nicht gelesen werden können)",
        " (and {count} more that cannot be read)",
    ),
    # rules
    "level-rule": ("Regel", "rule"),
    "level-gap": ("Lücke im Heft, von uns entschieden", "gap in the booklets, decided by us"),
    "level-label": ("Erläuterung", "explanation"),
    "kind-effect": ("was geschieht", "what happens"),
    "kind-must": ("muss", "must"),
    "kind-must-not": ("darf nicht", "must not"),
    "kind-may": ("darf", "may"),
    "kind-def": ("Begriff", "definition"),
    "holds-in": ("Gilt in", "Holds in"),
    "by-text": ("laut Heft", "by text"),
    "by-ruling": ("durch Entscheidung", "by ruling"),
    "ruling": ("Entscheidung", "Ruling"),
    "sources": ("Abschnitte der Hefte", "Booklet sections"),
    "found": ("{count} Regeln", "{count} rules"),
    "found-one": ("1 Regel", "1 rule"),
    # replays and positions
    "edition": ("Ausgabe", "Edition"),
    "players": ("Spieler", "Players"),
    "by-bot": ("{name} (Bot {code})", "{name} (bot {code})"),
    "turn-of": ("Runde {round}, {name}:", "Round {round}, {name}:"),
    "start": ("Beginn:", "Start:"),
    "unfinished": ("Das Spiel ist nicht zu Ende gespielt.", "The game was not played to its end."),
    "to-move": ("am Zug", "to move"),
    "cash": ("bar", "cash"),
    "raisable": ("kann aufbringen", "can raise"),
    "wealth": ("Vermögen", "wealth"),
    "at": ("steht auf", "stands on"),
    "is-out": ("ausgeschieden", "out"),
    "in-jail": ("im Gefängnis, {failed} Fehlwürfe", "in jail, {failed} failed throws"),
    "jail-cards": ("Freikarten: {count}", "jail cards: {count}"),
    "bus-tickets": ("Busfahrkarten: {count}", "bus tickets: {count}"),
    "bank-has": ("Die Bank hat noch", "The bank still has"),
    "deeds": ("Grundstücke", "Deeds"),
    "no-deeds": ("noch nichts", "nothing yet"),
    "is-mortgaged": ("Hypothek", "mortgaged"),
    "whole-group": ("ganze Gruppe", "whole group"),
    # matches
    "bot": ("Bot", "Bot"),
    "games": ("Partien", "Games"),
    "wins": ("Siege", "Wins"),
    "win-rate": ("Siegquote (95 %)", "Win rate (95 %)"),
    "mean-place": ("Platz im Mittel", "Mean place"),
    "elo": ("Elo (95 %)", "Elo (95 %)"),
    "mean-length": ("Runden im Mittel: {rounds}", "Mean length in rounds: {rounds}"),
    "by-the-rules": ("Nach den Regeln zu Ende: {share} der Partien", "Ended by the rules: {share} of the games"),
    "stalled": (
        "Partien, die abbrachen, weil ein Zug kein Ende nahm: {count}",
        "Games broken off because a turn did not end: {count}",
    ),
    "stopped-at": ("Gestoppt nach {done} von {total} Partien.", "Stopped after {done} of {total} games."),
    "progress": ("{done} von {total} Partien", "{done} of {total} games"),
    "time-left": (", noch {left}", ", {left} left"),
    # simulate
    "sim-bots": ("Bots", "Bots"),
    "sim-options": ("Varianten und Einstellungen", "Variants and options"),
    "sim-of": ("{games} von {wanted}", "{games} of {wanted}"),
    "sim-endings": (
        "Partien: {games}; nach den Regeln zu Ende: {ended}, an der Rundengrenze ({rounds}) abgebrochen: {cut}",
        "Games: {games}; ended by the rules: {ended}, cut short at the round limit ({rounds}): {cut}",
    ),
    "sim-tied": ("Partien mit mehreren Siegern: {games}", "Games with several winners: {games}"),
    "sim-faults": (
        "Partien, die mit einem Fehler abbrachen (bitte melden): {games}",
        "Games broken off with a fault (please report it): {games}",
    ),
    "sim-length": ("Länge", "Length"),
    "sim-mean": ("Mittel", "mean"),
    "sim-median": ("Median", "median"),
    "sim-q5": ("5 %", "5 %"),
    "sim-q95": ("95 %", "95 %"),
    "sim-longest": ("längste", "longest"),
    "sim-rounds": ("Runden", "Rounds"),
    "sim-turns": ("Züge", "Turns"),
    "sim-wins": ("Siege, mit 95-%-Intervall", "Wins, with 95 % intervals"),
    "sim-seat": ("Platz", "Seat"),
    "sim-order": ("Reihenfolge", "Order of play"),
    "sim-share": ("Anteil", "share"),
    "sim-interval": ("Intervall", "interval"),
    "sim-groups": ("Gruppen ({currency} je Partie)", "Groups ({currency} per game)"),
    "sim-board": ("Spielbrett ({currency} je Partie)", "Board ({currency} per game)"),
    "sim-landed": ("besucht", "landed"),
    "sim-rent": ("Miete", "rent"),
    "sim-spent": ("Kauf", "price paid"),
    "sim-built": ("Gebäude", "buildings"),
    "sim-return": ("Rendite", "return"),
    "sim-per-visit": ("Miete je Besuch", "rent per visit"),
    "sim-cash": ("Bargeld im Mittel ({currency})", "Mean cash ({currency})"),
    "sim-round": ("Runde", "Round"),
    "sim-bankruptcies": ("Bankrotte", "Bankruptcies"),
    "sim-cause": ("Ursache", "Cause"),
    "sim-creditor": ("Gläubiger", "creditor"),
    "sim-count": ("Anzahl", "count"),
    "sim-per-game": ("Je Partie", "Per game"),
    "sim-trades": ("Tauschgeschäfte", "trades"),
    "sim-offers": ("Angebote", "offers"),
    "sim-auctions": ("Versteigerungen", "auctions"),
    "sim-jailed": ("Gefängnis", "jailings"),
    "sim-decisions": ("Entscheidungen", "decisions"),
    "cause-rent": ("Miete", "rent"),
    "cause-tax": ("Steuer", "tax"),
    "cause-fine": ("Geldstrafe", "fine"),
    "cause-card": ("Karte", "card"),
    "cause-interest": ("Hypothekenzins", "mortgage interest"),
    "cause-redemption": ("Hypothek", "mortgage"),
    "cause-other": ("anderes", "other"),
    "creditor-bank": ("Bank", "bank"),
    "creditor-player": ("Spieler", "player"),
    # play
    "welcome-help": (
        "Nummer oder Befehl eingeben, ? für Hilfe, quit zum Aufhören.",
        "Type a number or a command, ? for help, quit to stop.",
    ),
    "person": ("Spieler", "Player"),
    "ask-minutes": ("Wie viele Minuten wird gespielt? > ", "How many minutes do you play? > "),
    "minutes-again": (
        "Bitte eine Zahl über 0 bis {most}, zum Beispiel 45.",
        "Please a number above 0 up to {most}, such as 45.",
    ),
    "playing-time": (
        "Spielzeit: {minutes} min; time beendet das Spiel früher.",
        "Playing time: {minutes} min; time ends the game earlier.",
    ),
    "clock-left": ("Restzeit: {left}", "Time left: {left}"),
    "minutes-left": ("{count} min", "{count} min"),
    "seconds-left": ("{count} s", "{count} s"),
    "last-turn": ("letzter Zug", "last turn"),
    "go-on": ("weiter, ohne etwas zu tun", "go on without doing anything"),
    "also": ("Außerdem: {verbs}", "Also: {verbs}"),
    "counter": (
        "Gegenangebot: offer {seat} give … get … (deeds zeigt die Namen), ?",
        "Counter-offer: offer {seat} give … get … (deeds shows the names), ?",
    ),
    "may-claim": (
        "Bevor {name} würfelt: noch Miete zu fordern?",
        "Before {name} throws: any rent to claim?",
    ),
    "no-such-number": ("Es gibt nur die Nummern 1 bis {most}.", "There are only the numbers 1 to {most}."),
    "who": (
        "Wer? Bitte den Buchstaben davor: {examples}",
        "Who? Please put the letter in front: {examples}",
    ),
    "unknown": ("Unbekannt: {said}. Mit ? kommt die Hilfe.", "Unknown: {said}. Type ? for help."),
    "no-such-seat": ("Am Tisch sitzen nur {seats}.", "Only {seats} sit at this table."),
    "is-a-bot": ("{name} ist ein Bot und entscheidet selbst.", "{name} is a bot and decides alone."),
    "refused": (
        "Geht nicht: {reason} §\N{NO-BREAK SPACE}{clause}",
        "Not allowed: {reason} §\N{NO-BREAK SPACE}{clause}",
    ),
    "allowed": ("Das ist gerade erlaubt.", "That is allowed now."),
    "why-what": ("Was denn? Zum Beispiel: why build badstrasse", "What? For example: why build badstrasse"),
    "save-where": ("Wohin? Zum Beispiel: save abend.pasch", "Where to? For example: save evening.pasch"),
    "saved": ("Gespeichert: {file}", "Saved: {file}"),
    "undone": ("Zurückgenommen: {action}", "Taken back: {action}"),
    "no-undo": (
        "Nichts zurückzunehmen: Seit Würfeln, Karten oder einem anderen Spieler gilt es.",
        "Nothing to take back: after dice, cards or another player it stands.",
    ),
    "bye": ("Bis zum nächsten Mal.", "See you next time."),
    "only-bots": (
        "Es sind nur noch Bots im Spiel; hier endet die Partie.",
        "Only bots are left in the game; it ends here.",
    ),
    "help": (
        """Es genügt die Nummer aus der Liste, oder ein Befehl:
  roll · buy · decline · bid 50 · pass · claim · pay · pay-fine · use-card
  build badstrasse · sell badstrasse · mortgage badstrasse · redeem badstrasse
  offer B give badstrasse 50 get turmstrasse      (Handel; nothing für nichts)
  accept · reject · withdraw · settle give badstrasse · bankrupt · resign
Wenn mehrere gefragt sind, steht der Buchstabe davor: B pass
  status       Geld und Standort aller Spieler
  deeds        wem was gehört, mit den Namen für die Befehle
  why          warum der letzte Bot so entschieden hat
  why BEFEHL   die Regel, die einen Befehl verbietet (auch: why build.even)
  undo         den letzten Befehl zurücknehmen, solange nichts gewürfelt wurde
  time         im Spiel auf Zeit: die Zeit ist um, nach diesem Zug wird gezählt
  save DATEI   das Spiel speichern
  quit         aufhören""",
        """The number from the list will do, or a command:
  roll · buy · decline · bid 50 · pass · claim · pay · pay-fine · use-card
  build badstrasse · sell badstrasse · mortgage badstrasse · redeem badstrasse
  offer B give badstrasse 50 get turmstrasse      (a trade; nothing for nothing)
  accept · reject · withdraw · settle give badstrasse · bankrupt · resign
When several people are asked, put the letter in front: B pass
  status       everybody's money and place
  deeds        who owns what, with the names for the commands
  why          why the last bot decided as it did
  why COMMAND  the rule that forbids a command (also: why build.even)
  undo         take back the last command, as long as nothing was thrown
  time         in the time-limit game: time is up, count after this turn
  save FILE    save the game
  quit         stop""",
    ),
}


def word(key: str, lang: str, /, **blanks: str | int) -> str:
    """
    >>> word("seats", "de", most=8)
    '2 bis 8 Personen'
    """
    text = WORDS[key][0 if lang == "de" else 1]
    return text.format(**blanks) if blanks else text


def choose_language(wanted: str | None) -> str:
    """The language asked for, else German where the locale is German, else English."""
    if wanted:
        return wanted
    named = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    name = (named or locale.getlocale()[0] or "").lower()
    return "de" if name == "de" or name.startswith(("de_", "de-", "de.", "german")) else "en"
