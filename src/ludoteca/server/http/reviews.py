"""Reviews: having a bot go through a finished game or a study, and reading what it found."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.history.studies import StudyHistory
from ludoteca.server.http.params import Invitation, TableId, TheAsker, TheHouse
from ludoteca.wire.analysis import Review

StudyId = FromPath[str]


class ReviewsController(Controller):
    """Every decision of a match in the eyes of a bot."""

    path = "/api"
    tags = ["analysis"]

    @post("/tables/{table_id:str}/review", summary="Have a game reviewed", status_code=HTTP_200_OK)
    async def begin(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Review:
        """In the background; a game is reviewed once, for everybody who may see it."""
        house.limits.spend("think", asker.must_be_known().id)
        history = await house.history(asker.viewer, table_id, invitation)
        await house.reviews.begin(history, table_id, None)
        return await house.reviews.read(history, table_id, None)

    @get("/tables/{table_id:str}/review", summary="What a bot thinks of a game")
    async def read(
        self, table_id: TableId, asker: TheAsker, house: TheHouse, invitation: Invitation = ""
    ) -> Review:
        """How far it is, and what was found so far."""
        house.limits.spend("replay", asker.who)
        history = await house.history(asker.viewer, table_id, invitation)
        return await house.reviews.read(history, table_id, None)

    @post("/studies/{study_id:str}/review", summary="Have a study reviewed", status_code=HTTP_200_OK)
    async def begin_study(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> Review:
        """In the background."""
        person = asker.must_be_known()
        house.limits.spend("think", person.id)
        history = StudyHistory(await house.studies.open(person, study_id), asker.viewer)
        await house.reviews.begin(history, None, study_id)
        return await house.reviews.read(history, None, study_id)

    @get("/studies/{study_id:str}/review", summary="What a bot thinks of a study")
    async def read_study(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> Review:
        """How far it is, and what was found so far."""
        house.limits.spend("replay", asker.who)
        history = StudyHistory(await house.studies.open(asker.must_be_known(), study_id), asker.viewer)
        return await house.reviews.read(history, None, study_id)
