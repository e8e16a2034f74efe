"""What is said to somebody within a moment goes out together."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.gathering import MOMENT, GatheringTransport, head, whole_text


class Line(asyncio.Transport):
    """A line that remembers what went over it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.is_cut = False

    def is_closing(self) -> bool:
        return self.is_cut

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.sent.append(b"closed")

    def abort(self) -> None:
        self.sent.append(b"aborted")


async def test_messages_of_one_moment_are_sent_in_one_piece_and_in_order() -> None:
    line = Line()
    gathering = GatheringTransport(line)
    gathering.write(b"confirmed ")
    await asyncio.sleep(0)
    gathering.write(b"table")
    assert line.sent == []
    await asyncio.sleep(20 * MOMENT)
    assert line.sent == [b"confirmed table"]
    gathering.write(b"later")
    await asyncio.sleep(20 * MOMENT)
    assert line.sent == [b"confirmed table", b"later"]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_message_begins_as_the_protocol_says(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535])
def test_a_message_in_one_piece_is_understood_at_once(size: int) -> None:
    text = b"x" * size
    assert whole_text(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


def masked(opcode: Opcode, text: bytes, is_last: bool = True) -> bytes:
    return Frame(opcode, text, fin=is_last).serialize(mask=True)


LEFT = {
    "nothing": b"",
    "more follows": masked(Opcode.TEXT, b"more follows")[:-1],
    "two at once": masked(Opcode.TEXT, b"one") + masked(Opcode.TEXT, b"two"),
    "first part": masked(Opcode.TEXT, b"first part", is_last=False),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "long": masked(Opcode.TEXT, b"x" * 65536),
    "length and text disagree": b"\x81\xff" + bytes(4) + b"x" * 127,
    "not ASCII": masked(Opcode.TEXT, "così".encode()),
    "bytes": masked(Opcode.BINARY, b"bytes"),
    "ping": masked(Opcode.PING, b""),
    "close": masked(Opcode.CLOSE, b""),
}


# The masks are drawn by chance, so the cases have names.
@pytest.mark.parametrize("case", LEFT)
def test_anything_else_is_left_to_the_protocol(case: str) -> None:
    assert whole_text(LEFT[case]) is None


async def test_what_was_said_before_the_end_is_sent_before_the_end() -> None:
    line = Line()
    gathering = GatheringTransport(line)
    gathering.write(b"bye")
    gathering.close()
    await asyncio.sleep(20 * MOMENT)
    assert line.sent == [b"bye", b"closed"]


async def test_nothing_follows_a_line_that_was_cut() -> None:
    line = Line()
    gathering = GatheringTransport(line)
    gathering.write(b"bye")
    gathering.abort()
    await asyncio.sleep(20 * MOMENT)
    assert line.sent == [b"aborted"]


async def test_who_hangs_up_in_the_meantime_is_told_nothing_more() -> None:
    line = Line()
    gathering = GatheringTransport(line)
    gathering.write(b"table")
    line.is_cut = True
    await asyncio.sleep(20 * MOMENT)
    assert line.sent == []
