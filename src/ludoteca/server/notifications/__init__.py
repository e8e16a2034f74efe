"""Messages to people who are not here: their turn, an invitation, a question, the end of a game.

Nothing is lost: an occasion is written to the outbox in the transaction of the change that made it, for
those who asked to be told (`contacts`). Nothing is told twice: a process claims the rows of one person and
channel before it sends, for a few minutes, so that a process that dies does not keep them; only one that dies
between sending and noting it makes another send the same message again, with the same id.

Several occasions within some minutes are one message. What is settled by the time it is sent, because the
person moved or looks at the table, is not sent: each process strikes out what its own visitors are looking
at, a little before it is due.
"""
