"""Studies: bringing a record along, looking at it, forgetting it."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from ludoteca.server.history.replay import replay, timeline
from ludoteca.server.history.studies import StudyHistory
from ludoteca.server.http.params import Eyes, Ply, TheAsker, TheHouse, Whole
from ludoteca.server.play.seen import NOBODY
from ludoteca.wire.history import NewStudy, Replay, Studies, StudyInfo, Timeline
from ludoteca.wire.seen import LogPage

StudyId = FromPath[str]


class StudiesController(Controller):
    """Private to their owner."""

    path = "/api/studies"
    tags = ["studies"]

    @post("/", summary="Bring a record along")
    async def add(self, data: JSONBody[NewStudy], asker: TheAsker, house: TheHouse) -> StudyInfo:
        """It is verified by replay; what is wrong with it is told with its line."""
        person = asker.must_be_known()
        house.limits.spend("study", person.id)
        house.limits.spend("study", asker.address)
        study_id = await house.studies.add(person, data.name, data.record)
        return (await house.studies.of(person, asker.words, study_id))[0]

    @get("/", summary="My studies")
    async def list_studies(self, asker: TheAsker, house: TheHouse) -> Studies:
        """The newest first."""
        return Studies(await house.studies.of(asker.must_be_known(), asker.words))

    @get("/{study_id:str}", summary="A study of mine")
    async def see(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> StudyInfo:
        """What it is about."""
        return (await house.studies.of(asker.must_be_known(), asker.words, study_id))[0]

    @delete("/{study_id:str}", summary="Forget a study", status_code=HTTP_200_OK)
    async def drop(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> None:
        """For good."""
        await house.studies.drop(asker.must_be_known(), study_id)

    @get("/{study_id:str}/replay/{ply:int}", summary="A moment of a study")
    async def replay(
        self,
        study_id: StudyId,
        ply: Ply,
        asker: TheAsker,
        house: TheHouse,
        seat: Eyes = None,
        position: Whole = False,
    ) -> Replay:
        """After so many decisions, through the eyes of any seat."""
        house.limits.spend("replay", asker.who)
        study = await house.studies.open(asker.must_be_known(), study_id)
        return await replay(StudyHistory(study, asker.viewer), ply, seat, position)

    @get("/{study_id:str}/timeline", summary="A study at a glance")
    async def timeline(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> Timeline:
        """Who decided, rounds and phases, and the points."""
        house.limits.spend("replay", asker.who)
        study = await house.studies.open(asker.must_be_known(), study_id)
        return await timeline(StudyHistory(study, asker.viewer))

    @get("/{study_id:str}/log", summary="What happens in a study")
    async def log(self, study_id: StudyId, asker: TheAsker, house: TheHouse) -> LogPage:
        """All of its moves, told as at a table."""
        house.limits.spend("replay", asker.who)
        source = StudyHistory(await house.studies.open(asker.must_be_known(), study_id), asker.viewer)
        return LogPage([source.line(entry, NOBODY) for entry in await source.moves()], source.plies)
