"""A game being played at one keyboard: asks people, moves bots, tells what happens."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final

from pasch.bots.host import Host
from pasch.bots.thinking import Thinking, sentence
from pasch.clauses import clause
from pasch.cli.clock import Clock
from pasch.cli.columns import paragraph
from pasch.cli.command_error import CommandError, one_line
from pasch.cli.files import write_record
from pasch.cli.menu import common_actions, menu, other_verbs
from pasch.cli.replay import player_names, result, sentences, turn_head
from pasch.cli.table_view import deeds, setting, status
from pasch.cli.words import word
from pasch.game import Game
from pasch.notation import SEATS, VERBS, Action
from pasch.refusal import Refusal
from pasch.text import money, question, refusal_text
from pasch.text.narrator import Narrator

QUIT: Final = ("quit", "exit", "q", "ende")
DULL: Final = ("roll", "claim", "pay")
"""What a bot does without much choice; people ask for the reason of something else, if there was anything else."""


class Session:
    """The game with its bots, and what may still be taken back."""

    def __init__(self, host: Host, lang: str, minutes: float | None = None) -> None:
        self.host = host
        self.lang = lang
        self.bots = frozenset(host.players)
        self.earlier: list[Game] = []
        self.reason: Thinking | None = None
        """Of the last decision of a bot since a person acted, a dull one only if there was no other."""
        self.answered = True
        self.clock = Clock(minutes) if minutes else None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self.say("help"),
            "help": lambda _: self.say("help"),
            "status": lambda _: self.status(),
            "deeds": lambda _: print(*deeds(self.game, self.lang), sep="\n"),
            "why": self.why,
            "save": self.save,
            "undo": lambda _: self.undo(),
            "time": lambda _: self.call_time(),
        }

    @property
    def game(self) -> Game:
        return self.host.game

    def say(self, key: str, **blanks: str | int) -> None:
        print(word(key, self.lang, **blanks))

    def run(self) -> None:
        """Until the game is over, somebody quits, or the input ends."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")  # line editing for input()
        self.welcome()
        while self.game.phase != "over":
            if self.watch_clock():
                continue
            if not any(seat not in self.bots and seat not in self.game.out for seat in self.game.seats):
                self.say("only-bots")
                break
            if self.move_a_bot():
                continue
            if not self.ask():
                print()
                self.say("bye")
                return
        print()
        print(*result(self.game, self.lang), sep="\n")

    def welcome(self) -> None:
        print(*setting(self.game.table, self.lang), sep="\n")
        print(f"{word('players', self.lang)}: {', '.join(player_names(self.game, self.lang))}")
        if self.clock:
            self.say("playing-time", minutes=self.clock.agreed(self.lang))
        self.say("welcome-help")
        print()
        self.tell(0)

    def tell(self, seen: int) -> None:
        """What happened since, a sentence a line; a new turn has an empty line before it."""
        for event in self.game.events[seen:]:
            for text in sentences(self.game, [event], self.lang):
                print(paragraph(text, "  ", "    "))
            head = turn_head(self.game, event, self.lang)
            if head:
                print(f"\n{head}")

    def play(self, action: Action | str) -> None:
        seen = len(self.game.events)
        self.game.play(action)
        self.tell(seen)

    # The clock

    def watch_clock(self) -> bool:
        """Call time if it is up and nobody has; true if that was so."""
        if self.clock is None or self.clock.left or self.game.state.time_up or self.game.phase == "over":
            return False
        self.call_time()
        return True

    def call_time(self) -> None:
        """The table says that time is up; there is no way back from that."""
        try:
            self.play("time")
        except Refusal as refused:
            self.refuse(refused)
        else:
            self.earlier.clear()

    def time_left(self) -> str:
        """The clock in few words; empty in games without one."""
        if self.game.state.time_up:
            return word("last-turn", self.lang)
        return self.clock.text(self.lang) if self.clock else ""

    # Bots

    def move_a_bot(self) -> bool:
        """Let one bot act, if one has something to do that no person should come before."""
        step = self.host.next()
        if step is None:
            return False
        if self.answered or step[1].verb not in DULL or (self.reason and self.reason.action.verb in DULL):
            self.reason = self.host.why()
        self.answered = False
        self.earlier.clear()
        self.play(step[1])
        return True

    # People

    def ask(self) -> bool:
        """Show the question, take one line; False when people stop."""
        game = self.game
        claimants = self.host.claimants()
        asked = claimants or [seat for seat in game.waiting if seat not in self.bots]
        owners = [seat for seat in game.seats if seat not in self.bots and seat not in asked]
        skip = bool(claimants)
        print()
        if skip:
            name = Narrator(game, self.lang).name(game.turn)
            print(paragraph(word("may-claim", self.lang, name=name)))
            actions = [action for seat in asked for action in game.legal_actions(seat) if action.verb == "claim"]
        else:
            print(paragraph(question(game, self.lang)))
            actions = common_actions(game, asked)
            actions += [action for seat in owners for action in game.legal_actions(seat) if action.verb == "claim"]
        several = len({action.seat for action in actions}) > 1
        print(*menu(game, actions, self.lang, skip, several), sep="\n")
        self.name_the_rest(other_verbs(game, asked, actions))
        said = self.read(asked)
        if said is None:
            return False
        if self.watch_clock() and self.game.phase == "over":
            return True  # the line came too late
        return self.obey(said, asked, actions, skip)

    def name_the_rest(self, verbs: list[str]) -> None:
        """What else may be said; a counter-offer with its form, since it is wanted often."""
        if self.game.phase == "offer" and "offer" in verbs:
            partner = SEATS[self.game.state.offer_from]
            print(paragraph(word("counter", self.lang, seat=partner), "     "))
        elif verbs:
            ends = ["time"] if self.game.table.board.time_limit and not self.game.state.time_up else []
            print(paragraph(word("also", self.lang, verbs=", ".join([*verbs, *ends, "?"])), "     "))

    def read(self, asked: list[str]) -> str | None:
        """A line of input; None at its end."""
        narrator = Narrator(self.game, self.lang)
        cash = [f"{narrator.name(seat)} {money(self.game.cash[seat], self.game.table, self.lang)}" for seat in asked]
        try:
            said = input(f"{' · '.join(filter(None, [', '.join(cash), self.time_left()]))} > ").strip()
        except EOFError:
            return None
        if not sys.stdin.isatty():
            print(one_line(said))
        return said

    def obey(self, said: str, asked: list[str], actions: list[Action], skip: bool) -> bool:
        """Carry out one line; False for quit."""
        head, _, rest = said.partition(" ")
        if head.lower() in QUIT:
            return False
        if not said:
            return True
        if head.lower() in self.commands:
            self.commands[head.lower()](rest.strip())
        elif said.isdecimal() and said.isascii():
            self.pick(int(said[:9]), actions, skip)
        else:
            text = self.with_seat(said, asked)
            if text:
                self.try_to(text)
        return True

    def pick(self, number: int, actions: list[Action], skip: bool) -> None:
        if 1 <= number <= len(actions):
            self.try_to(actions[number - 1])
        elif skip and number == len(actions) + 1:
            self.host.waive()
        else:
            self.say("no-such-number", most=len(actions) + skip)

    def with_seat(self, said: str, asked: list[str] | None = None) -> str | None:
        """The action in full: the seat added where only one is asked; None (and a word) if it is nobody's to make."""
        words = said.lower().split()
        if len(words[0]) == 1 and words[0].isalpha():
            seat, words = words[0].upper(), words[1:]
            if seat not in self.game.seats:
                self.say("no-such-seat", seats=", ".join(self.game.seats))
                return None
        else:
            asked = asked or [each for each in self.game.waiting if each not in self.bots]
            if words[0] not in VERBS:
                self.say("unknown", said=one_line(words[0], 40))
                return None
            if len(asked) != 1:
                self.say("who", examples=" / ".join(f"{each} {words[0]}" for each in asked or self.game.seats))
                return None
            seat = asked[0]
        if words[:1] == ["offer"] and len(words) > 1:
            words[1] = words[1].upper()
        return " ".join([seat, *words])

    def try_to(self, action: Action | str) -> None:
        """Play a person's action, or say why not; it can be taken back until chance or somebody else has a say."""
        seat = str(action)[0]
        if seat in self.bots:
            self.say("is-a-bot", name=Narrator(self.game, self.lang).name(seat))
            return
        before = self.game.copy()
        try:
            self.play(action)
        except Refusal as refused:
            self.refuse(refused)
            return
        self.answered = True
        if self.game.lines[-1].chance:
            self.earlier.clear()
            return
        if before.lines and before.lines[-1].action[:1] != seat:
            self.earlier.clear()
        self.earlier.append(before)

    def refuse(self, refused: Refusal) -> None:
        reason = one_line(refusal_text(refused, self.lang))
        print(paragraph(word("refused", self.lang, reason=reason, clause=refused.clause), "", "  "))

    # Commands

    def status(self) -> None:
        print(*status(self.game, self.lang), sep="\n")
        if self.time_left():
            self.say("clock-left", left=self.time_left())

    def why(self, said: str) -> None:
        """The reason of a bot, the rule that forbids an action, or the rule with this id."""
        if not said:
            self.why_bot()
            return
        with suppress(KeyError):
            print(paragraph(f"{clause(said).sentence(self.lang)} §\N{NO-BREAK SPACE}{said}", "", "  "))
            return
        action = said if said == "time" else self.with_seat(said)
        if action:
            refused = self.game.why_not(action)
            self.refuse(refused) if refused else self.say("allowed")

    def why_bot(self) -> None:
        if self.reason is None:
            self.say("why-what")
        else:
            print(paragraph(sentence(self.reason, self.game, self.lang), "", "  "))

    def save(self, name: str) -> None:
        if not name:
            self.say("save-where")
            return
        try:
            write_record(name, self.game.record())
        except CommandError as error:
            print(one_line(str(error)))
        else:
            self.say("saved", file=name)

    def undo(self) -> None:
        if not self.earlier:
            self.say("no-undo")
            return
        action = self.game.lines[-1].action
        self.host.game = self.earlier.pop()
        self.say("undone", action=action)
