"""Numbers for operators, in the form that Prometheus reads: docs/hosting.md explains them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from ludoteca.core.errors import LudotecaError
from ludoteca.server.errors import Refusal
from ludoteca.server.tables.present import Present
from ludoteca.server.tally import Spread, Tally

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
_BATCH = (1, 2, 3, 5, 10, 20, 50, 100, 200)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.requests = Counter(
            "ludoteca_requests", "HTTP requests", ["method", "route", "status"], registry=own
        )
        self.request_seconds = Histogram(
            "ludoteca_request_seconds",
            "Time to answer HTTP requests",
            ["route"],
            buckets=_SECONDS,
            registry=own,
        )
        self.sockets = Gauge("ludoteca_sockets_open", "WebSockets open", registry=own)
        self.moves = Tally("ludoteca_moves", "Moves committed", ["by"], own)
        self.move_seconds = Spread(
            "ludoteca_move_seconds", "From the receipt of a person's move to its confirmation", _SECONDS, own
        )
        self.commands = Tally("ludoteca_commands", "Commands at tables", ["type", "outcome"], own)
        self.batch = Histogram(
            "ludoteca_commit_batch",
            "Changes that share one commit",
            buckets=_BATCH,
            registry=own,
        )
        self.commit_seconds = Histogram(
            "ludoteca_commit_seconds", "Time of a commit", buckets=_SECONDS, registry=own
        )
        self.bot_jobs = Counter(
            "ludoteca_bot_jobs", "Moves asked of bots", ["level", "outcome"], registry=own
        )
        self.bot_seconds = Histogram(
            "ludoteca_bot_seconds",
            "Time until a bot has chosen, with the wait for a free process",
            ["level"],
            buckets=_THINKING,
            registry=own,
        )
        self.bots_thinking = Gauge("ludoteca_bot_tables", "Tables that wait for a bot", registry=own)
        self.tables = Gauge("ludoteca_tables", "Tables by status", ["status"], registry=own)
        self.stumbles = Counter(
            "ludoteca_stumbles", "Work in the background that failed", ["work"], registry=own
        )
        self.rooms = Gauge("ludoteca_rooms_cached", "Tables kept in memory", registry=own)
        ProcessCollector(registry=own)

    def confirmed(self, type: str, seconds: float) -> None:
        """A command was carried out."""
        if type == "move":
            self.move_seconds.observe(seconds)
        self.commands.counts[type, "confirmed"] += 1

    def not_done(self, type: str, error: BaseException) -> None:
        """A command was refused, or came to nothing."""
        outcome = "refused" if isinstance(error, LudotecaError) else "failed"
        self.commands.counts[type, error.code if isinstance(error, Refusal) else outcome] += 1

    def changed(self, present: Present) -> None:
        """A change was committed; were there moves?"""
        for line in present.recent[len(present.recent) - present.fresh :]:
            if line.kind == "move":
                self.moves.counts[("bot" if line.person_id is None else "person",)] += 1

    def committed(self, changes: int, seconds: float) -> None:
        """A batch was committed."""
        self.batch.observe(changes)
        self.commit_seconds.observe(seconds)

    def thought(self, level: str, outcome: str, seconds: float) -> None:
        """A bot chose, or failed to."""
        self.bot_jobs.labels(level, outcome).inc()
        self.bot_seconds.labels(level).observe(seconds)

    def stumbled(self, work: str) -> None:
        """Something in the background failed."""
        self.stumbles.labels(work).inc()

    def text(self) -> bytes:
        """Everything, as it stands now."""
        return generate_latest(self.registry)
