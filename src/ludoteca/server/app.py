"""The application: the house with its doors open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ludoteca.core.errors import LudotecaError
from ludoteca.server.bots.pool import Pool
from ludoteca.server.clock import Clock, system_clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.house import House
from ludoteca.server.http.accounts import AccountsController
from ludoteca.server.http.analysis import AnalysisController
from ludoteca.server.http.asker import SAFE, Asker, before_request, who_asks
from ludoteca.server.http.home import HomeController
from ludoteca.server.http.learn import LearnController
from ludoteca.server.http.notifications import NotificationsController
from ludoteca.server.http.params import TheHouse
from ludoteca.server.http.patience import heeding_hang_ups
from ludoteca.server.http.people import PeopleController
from ludoteca.server.http.planning import PlanningController
from ludoteca.server.http.profiles import ProfilesController
from ludoteca.server.http.refusals import on_bottomless, on_http_exception, on_incident, on_refusal
from ludoteca.server.http.replay import ReplayController
from ludoteca.server.http.reviews import ReviewsController
from ludoteca.server.http.server import ServerController
from ludoteca.server.http.statistics import StatisticsController
from ludoteca.server.http.studies import StudiesController
from ludoteca.server.http.tables import TablesController
from ludoteca.server.http.tournaments import TournamentsController, tournament_socket
from ludoteca.server.http.tracing import traced
from ludoteca.server.http.watchers import WatchersController
from ludoteca.server.http.web import WebController
from ludoteca.server.sockets import table_socket

CONTROLLERS = (
    HomeController,
    PeopleController,
    AccountsController,
    TablesController,
    WatchersController,
    PlanningController,
    ReplayController,
    StudiesController,
    AnalysisController,
    ReviewsController,
    LearnController,
    ProfilesController,
    StatisticsController,
    TournamentsController,
    NotificationsController,
    ServerController,
    WebController,
)
YEAR = 365 * 86400
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def create_app(settings: ServerSettings, clock: Clock = system_clock, pool: Pool | None = None) -> Litestar:
    """A server by its settings; tests turn the clock and bring their own bots."""
    house = House(settings, clock, pool)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
            yield
        finally:
            await house.close()

    def provide_house() -> House:
        return house

    app = Litestar(
        route_handlers=[*CONTROLLERS, table_socket, tournament_socket],
        lifespan=[open_house],
        state=State({"house": house}),
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "asker": Provide(provide_asker),
        },
        before_request=before_request,
        before_send=[add_headers],
        exception_handlers={
            LudotecaError: on_refusal,
            HTTPException: on_http_exception,
            RecursionError: on_bottomless,
            Exception: on_incident,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version="1",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=settings.limit_mb << 20,
        logging_config=None,
    )
    app.asgi_handler = traced(heeding_hang_ups(app.asgi_handler), house.metrics)
    return app


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer tells the browser to be strict, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["litestar_app"].state.house.settings.https:
            headers["Strict-Transport-Security"] = f"max-age={YEAR}"


async def provide_asker(request: Request[Any, Any, Any], house: TheHouse) -> Asker:
    """Who sent this request."""
    asker = await who_asks(request, house)
    request.state.words = asker.words
    if request.method not in SAFE:
        asker.must_not_only_look()
    return asker
