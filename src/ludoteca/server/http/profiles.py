"""People as others see them, leaderboards, rematches."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath

from ludoteca.core import registry
from ludoteca.server.http.params import After, TableId, TheAsker, TheHouse
from ludoteca.server.tables.access import check_may_see
from ludoteca.wire.profiles import Leaderboard, Profile
from ludoteca.wire.seen import Seen
from ludoteca.wire.tables import Rematch, TablePage


class ProfilesController(Controller):
    """What finished games add up to, and what comes after them."""

    path = "/api"
    tags = ["profiles"]

    @get("/people/{name:path}", summary="A person")
    async def profile(
        self, name: FromPath[str], asker: TheAsker, house: TheHouse, after: After = ""
    ) -> Profile:
        """Games, averages, ratings; running and finished tables as far as the asker may see them."""
        house.limits.spend("list", asker.who)
        person = await house.people.named(name.removeprefix("/"))
        running = await house.lists.page("running", asker.person, "", person.id)
        finished = await house.lists.page("finished", asker.person, "", person.id, after)
        return Profile(
            id=person.id,
            name=person.name,
            has_account=person.has_password,
            since=await house.profiles.since(person.id),
            games=await house.profiles.games(person.id),
            running=[await house.display.describe(asker.viewer, present) for present in running.rows],
            finished=TablePage(
                [await house.display.describe(asker.viewer, present) for present in finished.rows],
                finished.next,
            ),
        )

    @get("/ratings/{game:str}", summary="The best at a game")
    async def leaderboard(
        self, game: FromPath[str], asker: TheAsker, house: TheHouse, after: After = ""
    ) -> Leaderboard:
        """Everybody who played a rated game, best first."""
        house.limits.spend("list", asker.who)
        title = registry.game(game).title
        page = await house.ratings.page(game, after)
        return Leaderboard(game, title, list(page.rows), page.next)

    @get("/tables/{table_id:str}/rematch", summary="Is there a rematch?")
    async def rematch_of(self, table_id: TableId, asker: TheAsker, house: TheHouse) -> Rematch:
        """The table at which the same people play again."""
        check_may_see(await house.rooms.present(table_id), asker.viewer.person_id)
        return Rematch(await house.rematches.of(table_id))

    @post("/tables/{table_id:str}/rematch", summary="Play again")
    async def rematch(self, table_id: TableId, asker: TheAsker, house: TheHouse) -> Seen:
        """The same people and agreements, seats turned by one; who asks next sits down at the same table."""
        person = asker.must_be_known()
        house.limits.spend("table", person.id)
        house.limits.spend("table", asker.address)
        present = await house.rooms.present(table_id)
        check_may_see(present, person.id)
        return await house.display.see(asker.viewer, await house.rematches.play_again(person, present))
