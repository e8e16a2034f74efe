"""From where people were last here, so that what one address asks of the bots is counted together."""

from __future__ import annotations

from collections import OrderedDict

MOST = 20_000


class Origins:
    """The last address of every person, in memory alone."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def saw(self, person_id: str, address: str) -> None:
        """Somebody was here."""
        self._addresses[person_id] = address
        self._addresses.move_to_end(person_id)
        if len(self._addresses) > MOST:
            self._addresses.popitem(last=False)

    def of(self, person_id: str) -> str:
        """The address of a person; whose is unknown counts alone."""
        return self._addresses.get(person_id, f"person {person_id}")
