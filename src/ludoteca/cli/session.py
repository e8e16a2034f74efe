"""A match at the terminal: it shows the table, asks people, lets bots play, and saves every move."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from ludoteca.bots import make
from ludoteca.cli import choices, ending
from ludoteca.cli.console import INTERRUPTED, OK
from ludoteca.cli.log import lines_since
from ludoteca.cli.lookup import Lookup
from ludoteca.cli.seating import Seating
from ludoteca.cli.tables import drawing_for
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.texts import Texts

HINTS = "mcts:1s"
RECENT = 30
"""Lines of news shown at most; the log has them all."""

WORDS = {
    "u": ("u", "undo", "annulla"),
    "h": ("h", "hint", "consiglio"),
    "r": ("r", "rules", "regole"),
    "s": ("s", "save", "salva"),
    "t": ("t", "table", "tavolo"),
    "l": ("l", "log", "diario"),
    "q": ("q", "quit", "esci"),
    "?": ("?", "help", "aiuto"),
}
COMMANDS = {word: command for command, words in WORDS.items() for word in words}


class Session:
    """One sitting: from the first prompt to the end of the game or of the player's time."""

    def __init__(self, match: Match, seating: Seating, texts: Texts, console: Console, path: Path) -> None:
        self.match = match
        self.seating = seating
        self.texts = texts
        self.console = console
        self.path = path
        self.drawing = drawing_for(match.game.id, texts, seating.names)
        self.shown_at = -1
        """The ply at which the whole table was last drawn."""
        self.told: dict[int, int] = dict.fromkeys(seating.people, match.ply)
        """For each person, the ply up to which the news are known."""
        self.left = False

    # --- the course of a sitting -----------------------------------------------------------------

    def run(self) -> int:
        """Play until the end, or until the player leaves; the exit code comes back."""
        self.save()
        try:
            while not self.match.state.over and not self.left:
                seat = int(self.match.state.seat)
                if seat in self.seating.people:
                    self.ask(seat)
                else:
                    self.let_play(seat)
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            return INTERRUPTED
        if self.match.state.over:
            self.tell_news(self.seating.people[0])
            ending.show(self.match, self.texts, self.seating.names, self.console)
            self.say("play-record", file=str(self.path))
        return OK

    def let_play(self, seat: int) -> None:
        """A bot decides, seeing what its seat may see."""
        state = self.match.state
        with self.console.status(self.texts.text("play-thinking", name=self.seating.names[seat])):
            action = self.seating.bots[seat].choose(state.view(seat), state.actions())
        self.match.play(action)
        self.keep()

    def ask(self, seat: int) -> None:
        """A person decides: show what is needed, then read until there is a decision."""
        self.tell_news(seat)
        self.show_situation(seat)
        listed = choices.Choices(self.match, self.texts, self.drawing)
        ply = self.match.ply
        listed.show(self.console)
        while self.match.ply == ply and not self.left:
            self.obey(self.read(seat), seat, listed)

    def show_situation(self, seat: int) -> None:
        """The whole table after others have decided, one's own board in the middle of a turn."""
        view = self.match.state.view(seat)
        others = any(decider != seat for decider in self.match.deciders[max(0, self.shown_at) :])
        if self.shown_at < 0 or others or self.shown_at > self.match.ply:
            self.console.print(self.drawing.table(view, self.console.width))
        else:
            self.console.print(self.drawing.board(view, seat))
        self.shown_at = self.match.ply
        rule = Text(self.texts.rule(view.step), style="dim")
        self.console.print(Rule(rule, style="dim", align="right"))
        if len(self.seating.people) > 1:
            self.console.print(self.drawing.player(seat))
        self.console.print(Text(self.texts.prompt(self.match.state, self.seating.names), style="bold"))
        if detail := self.drawing.detail(view):
            self.console.print(detail)

    def tell_news(self, seat: int) -> None:
        """What happened since this person's last decision."""
        since = self.told[seat]
        news = lines_since(self.match, since, self.texts, self.seating.names, seat)
        self.told[seat] = self.match.ply
        if not news:
            return
        self.console.print()
        if any(decider != seat for decider in self.match.deciders[since:]):
            self.say("play-since" if since else "play-begins", style="dim italic")
        if len(news) > RECENT:
            self.say("play-more-news", count=len(news) - RECENT, style="dim")
        for line in news[-RECENT:]:
            self.console.print(line)

    # --- what a person types ---------------------------------------------------------------------

    def read(self, seat: int) -> str:
        """A line from the keyboard; the end of the input means to leave."""
        free = self.match.free_undo(seat)
        key = self.texts.text("play-prompt", count=len(self.match.state.legal), undo=free)
        try:
            return self.console.input(f"[bold cyan]{escape(key)}[/] ").strip()
        except EOFError:
            self.console.print()
            return "q"

    def obey(self, line: str, seat: int, listed: choices.Choices) -> None:
        """Carry out what was typed: a command, the number of a choice, or a line of notation."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if not line:
            listed.show(self.console)
        elif command == "u":
            self.undo(seat, rest)
        elif command == "h":
            self.hint(seat)
        elif command == "r":
            self.look_up(rest)
        elif command == "s":
            self.save()
            self.say("play-saved", file=str(self.path))
        elif command == "t":
            self.console.print(self.drawing.table(self.match.state.view(seat), self.console.width))
            listed.show(self.console)
        elif command == "l":
            for entry in lines_since(self.match, 0, self.texts, self.seating.names, seat):
                self.console.print(entry)
        elif command == "q":
            self.leave()
        elif command == "?":
            self.console.print(self.texts.text("play-help"), markup=False)
        else:
            self.decide(line, listed)

    def look_up(self, topic: str) -> None:
        """What the rules say about a topic, or about the decision at hand."""
        lookup = Lookup(self.match.game.id, self.texts.language, self.console)
        if topic:
            lookup.show(topic)
        else:
            lookup.show_step(self.texts.rule(self.match.state.asked()))

    def decide(self, line: str, listed: choices.Choices) -> None:
        """Play a choice; what cannot be is explained and asked again."""
        try:
            if line.isdecimal():
                action = listed.number(int(line))
                if action is None:
                    self.say("play-no-number", count=len(listed.actions), style="yellow")
                    return
                self.match.play(action)
            else:
                self.match.play(line)
        except LudotecaError as error:
            self.console.print(Text(self.texts.error(error, self.seating.names), style="yellow"))
            return
        self.keep()

    def undo(self, seat: int, text: str) -> None:
        """Take back decisions that nobody else has seen the effect of."""
        free = self.match.free_undo(seat)
        count = int(text) if text.isdecimal() else 1
        if free == 0:
            self.say("play-no-undo", style="yellow")
        elif not 1 <= count <= free:
            self.say("play-undo-limit", count=free, style="yellow")
        else:
            self.match.undo(count)
            self.told[seat] = min(self.told[seat], self.match.ply)
            self.keep()
            self.say("play-undone", count=count, left=free - count)

    def hint(self, seat: int) -> None:
        """Ask a strong bot what it would do."""
        state = self.match.state
        with self.console.status(self.texts.text("play-thinking", name=self.texts.text("bot-adviser"))):
            bot = make(HINTS, self.match.game, self.match.ply)
            opinions = bot.rank(state.view(seat), state.actions())
        for number, opinion in enumerate(opinions[:3]):
            if number == 0 or opinion.share >= 0.05:
                label = self.texts.label(opinion.action)
                share = round(100 * opinion.share)
                self.say("play-hint" if number == 0 else "play-hint-else", label=label, share=share)

    # --- saving and leaving ----------------------------------------------------------------------

    def save(self) -> None:
        """Write the match to its file."""
        self.match.save(self.path)

    def keep(self) -> None:
        """Save after a move; a full disk must not end the game."""
        try:
            self.save()
        except OSError as error:
            self.say("play-not-saved", style="yellow", file=str(self.path), problem=str(error.strerror))

    def leave(self) -> None:
        """Save and say how to come back."""
        self.save()
        self.left = True
        self.say("play-left", file=str(self.path))
        self.console.print(
            f"  ludoteca play --resume {self.path} {self.seating.arguments()}", soft_wrap=True, markup=False
        )

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """A message of the house."""
        self.console.print(Text(self.texts.text(id, **args), style=style), soft_wrap="file" in args)
