"""What handlers ask for, in one place: the house, who asks, and the parameters of an address."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ludoteca.server.house import House
from ludoteca.server.http.asker import Asker

TheHouse = NamedDependency[House]
TheAsker = NamedDependency[Asker]
TableId = FromPath[str]
Invitation = Annotated[str, QueryParameter(max_length=40, description="the secret of an invitation link")]
After = Annotated[str, QueryParameter(max_length=600, description="the `next` of the page before")]
Since = Annotated[int, QueryParameter(ge=-1, lt=1 << 31, description="what came after this one")]
Filter = Annotated[str, QueryParameter(max_length=40)]
Ply = FromPath[int]
Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, lt=64, description="through whose eyes")]
Whole = Annotated[bool, QueryParameter(name="position", description="with the complete position")]
