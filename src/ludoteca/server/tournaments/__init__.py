"""Tournaments and club evenings: who meets whom, who sits where, who is ahead, and a house that runs them.

Without any I/O
    `games` says what a game is worth, `sizes` how many tables of which size there are, `drawing` who sits
    together and in which order, `pairing` the next round of each format, `standings` who is ahead and why.

Around them
    `store` keeps tournaments, `office` is what people do (open, enter, withdraw, start), `director` goes on
    by itself: it opens the tables of a round, waits for those who are late, and draws the next round.
"""
