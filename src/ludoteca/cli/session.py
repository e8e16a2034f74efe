"""A match at the terminal: it shows the table, asks people, lets bots play, and saves every move."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.text import Text

from ludoteca.bots import STRONGEST, Budget, make
from ludoteca.cli.choices import Choices
from ludoteca.cli.console import INTERRUPTED, OK
from ludoteca.cli.curtain import Curtain
from ludoteca.cli.ending import Ending
from ludoteca.cli.log import lines_since
from ludoteca.cli.lookup import Lookup
from ludoteca.cli.seating import Seating
from ludoteca.cli.tables import drawing_for
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.texts import Texts

HINT = Budget(seconds=1.0)
"""How long the adviser thinks."""
RECENT = 30
"""Lines of news shown at most; the log has them all."""
LEAST_NEWS = 3
"""Lines for news on a small screen, even where that means that the table scrolls."""
PROMPT = 2
"""An empty line, and the line on which the choice is typed."""
WIDE, HIGH = 96, 30
"""A screen that is narrower or lower than this gets the compact table."""
CHAIN = ";"
"""Between several decisions on one line."""

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
        is_shared, is_public = len(seating.people) > 1, match.game.shared_screen == "public"
        self.is_open = is_shared and is_public
        """Do several people look at the screen at once, with the eyes of a spectator?"""
        self.curtain = Curtain(console, texts, seating.names, is_shared and not is_public)
        self.is_small = console.width < WIDE or (console.is_terminal and console.height < HIGH)
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
            self.end()
        return OK

    def let_play(self, seat: int) -> None:
        """A bot decides, seeing what its seat may see, as far as it can know what comes."""
        state = self.match.state
        with self.console.status(self.texts.text("play-thinking", name=self.seating.names[seat])):
            chain = self.seating.bots[seat].choose_chain(state.view(seat), state.actions())
        for action in chain:
            self.match.play(action)
        self.keep()

    def ask(self, seat: int) -> None:
        """A person decides: show what is needed, then read until there is a decision."""
        if self.curtain.is_needed and self.curtain.before != seat:
            self.shown_at = -1
        if not self.curtain.hand_over(seat):
            self.leave()
            return
        listed = Choices(self.match.state, self.texts, self.drawing, self.seating.names)
        self.show_situation(seat, Group(self.question(seat), listed.listed(self.is_small)))
        ply = self.match.ply
        while self.match.ply == ply and not self.left:
            self.obey(self.read(seat), seat, listed)

    def end(self) -> None:
        """Tell everybody how it ended."""
        people = self.seating.people
        self.curtain.fall()
        self.tell_news(people[0])
        you = people[0] if len(people) == 1 else None
        Ending(self.match.state, self.texts, self.seating.names, self.console).show(you)
        self.say("play-record", file=str(self.path))

    # --- what a person sees ----------------------------------------------------------------------

    def eyes(self, seat: int) -> int | None:
        """Whose view is on the screen: the person's own, or that of a spectator if several look at once."""
        is_for_all = self.is_open or (self.match.state.over and len(self.seating.people) > 1)
        return None if is_for_all else seat

    def show_situation(self, seat: int, question: RenderableType) -> None:
        """News, table and question; on a small screen the news stand next to the question, as many as fit."""
        if not self.is_small:
            self.tell_news(seat)
            self.console.print(self.table(seat), question, sep="\n")
        else:
            room = self.console.height - PROMPT - self.height(question) - LEAST_NEWS
            table = self.table(seat)
            if self.height(table) > room:
                table = self.table(seat, has_room=False)
            self.console.print(table)
            self.tell_news(seat, max(LEAST_NEWS, room + LEAST_NEWS - self.height(table)))
            self.console.print(question)
        self.shown_at = self.match.ply

    def table(self, seat: int, has_room: bool = True) -> RenderableType:
        """The whole table after others have decided, one's own board in the middle of a turn."""
        view = self.match.state.view(self.eyes(seat))
        others = any(decider != seat for decider in self.match.deciders[max(0, self.shown_at) :])
        is_alone = int(self.match.state.seats) == 1
        if not (self.shown_at < 0 or others or is_alone or self.shown_at > self.match.ply):
            return self.drawing.board(view, seat)
        if self.is_small:
            return self.drawing.compact(view, self.console.width, has_room)
        return self.drawing.table(view, self.console.width)

    def question(self, seat: int) -> RenderableType:
        """What is to be decided, and by which rules."""
        parts: list[RenderableType] = [Rule(Text(self.rules_here(), style="dim"), style="dim", align="right")]
        if len(self.seating.people) > 1:
            parts.append(self.drawing.player(seat))
        parts.append(Text(self.texts.prompt(self.match.state, self.seating.names), style="bold"))
        if detail := self.drawing.detail(self.match.state.view(self.eyes(seat))):
            parts.append(Text(detail))
        return Group(*parts)

    def height(self, shown: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(shown, pad=False))

    def rules_here(self) -> str:
        """The numbers of the rules behind the decision."""
        step = self.match.state.asked()
        return self.texts.rule(step) if self.texts.has(f"prompt-{step}.rule") else ""

    def tell_news(self, seat: int, room: int | None = None) -> None:
        """What happened since this person's last decision; the latest of it, if there is little room."""
        since = self.told[seat]
        news = lines_since(self.match, since, self.texts, self.seating.names, self.eyes(seat))
        self.told[seat] = self.match.ply
        if not news:
            return
        if room is None:
            self.console.print()
            if any(decider != seat for decider in self.match.deciders[since:]):
                self.say("play-since" if since else "play-begins", style="dim italic")
            recent = news[-RECENT:]
        else:
            recent = self.latest(news, room)
        if more := sum(entry not in recent for entry in news):
            self.say("play-more-news", count=more, style="dim")
        for line in recent:
            self.console.print(line)

    def latest(self, news: list[RenderableType], room: int) -> list[RenderableType]:
        """As many of the last entries as fit, at least the end of one; a line tells if some are left out."""
        heights = [self.height(entry) for entry in news]
        if heights[-1] > room:
            return [SegmentLines(self.console.render_lines(news[-1], pad=False)[-room:], new_lines=True)]
        first = len(news) - 1
        while first > 0 and sum(heights[first - 1 :]) + (first > 1) <= room:
            first -= 1
        return news[first:]

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

    def obey(self, line: str, seat: int, listed: Choices) -> None:
        """Carry out what was typed: a command, the number of a choice, or lines of notation."""
        word, _, rest = line.partition(" ")
        match COMMANDS.get(word.lower()):
            case "u":
                self.undo(seat, rest)
            case "h":
                self.hint(seat)
            case "r":
                self.look_up(rest)
            case "s":
                self.save()
                self.say("play-saved", file=str(self.path))
            case "t":
                view = self.match.state.view(self.eyes(seat))
                self.console.print(self.drawing.table(view, self.console.width))
                self.console.print(listed.listed(self.is_small))
            case "l":
                for entry in lines_since(self.match, 0, self.texts, self.seating.names, self.eyes(seat)):
                    self.console.print(entry)
            case "q":
                self.leave()
            case "?":
                self.help(listed)
            case _ if not line:
                self.console.print(listed.listed(self.is_small))
            case _:
                self.decide(line, listed)

    def help(self, listed: Choices) -> None:
        """What is asked here, and what can be typed, with examples that fit the step."""
        self.console.print(Text(self.texts.prompt(self.match.state, self.seating.names), style="bold"))
        Lookup(self.match.game.id, self.texts.language, self.console).show_step(self.rules_here())
        line = self.match.game.text(listed.actions[0])
        examples = {
            "rule": self.rules_here().partition(",")[0] or "none",
            "topic": next(filter(None, map(self.topic_of, listed.actions)), "none"),
            "line": line,
            "chain": f"{line}{CHAIN} …",
        }
        self.console.print(self.texts.text("play-help", **examples), markup=False)

    def topic_of(self, action: int) -> str:
        """A thing that an action is about, as a person would look it up."""
        for element in self.match.game.verbs.parts(action).elements:
            kind, _, value = element.partition(":")
            if self.texts.has(f"{kind}-{value}"):
                return self.texts.name(kind, value)
        return ""

    def look_up(self, topic: str) -> None:
        """What the rules say about a topic, or about the decision at hand."""
        lookup = Lookup(self.match.game.id, self.texts.language, self.console)
        if topic:
            lookup.show(topic)
        elif not lookup.show_step(self.rules_here()):
            self.say("rules-none")

    def decide(self, line: str, listed: Choices) -> None:
        """Play a choice, or several; what cannot be is explained and asked again."""
        typed = [part.strip() for part in line.split(CHAIN) if part.strip()]
        actions: list[int | str] = list(typed)
        if typed and typed[0].isdecimal():
            action = listed.number(int(typed[0]))
            if action is None:
                self.say("play-no-number", count=len(listed.actions), style="yellow")
                return
            actions[0] = action
        try:
            done = self.match.play_chain(actions)
        except LudotecaError as error:
            problem = getattr(error, "error", error) if len(actions) == 1 else error
            self.console.print(Text(self.texts.error(problem, self.seating.names), style="yellow"))
            return
        if done.stop:
            self.say("play-chain-stopped", style="yellow", played=done.played, stop=done.stop)
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
            bot = make(STRONGEST, self.match.game, self.match.ply)
            opinions = bot.rank(state.view(seat), state.actions(), HINT)
        for number, opinion in enumerate(opinions[:3]):
            if number == 0 or opinion.share >= 0.05:
                label = self.texts.offer(state, opinion.action, self.seating.names).label
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
        """Save and say how to come back; nothing secret stays on the screen."""
        self.save()
        self.left = True
        self.curtain.fall()
        self.say("play-left", file=str(self.path))
        self.console.print(
            f"  ludoteca play --resume {self.path} {self.seating.arguments()}", soft_wrap=True, markup=False
        )

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        """A message of the house."""
        self.console.print(Text(self.texts.text(id, **args), style=style), soft_wrap="file" in args)
