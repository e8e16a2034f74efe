"""What finished games add up to: ratings, statistics, profiles.

Who counts
    A person on exactly one seat counts, with the points and the rank of that seat. Who plays several
    seats (hot-seat) does not. Who left, or ran out of time and did not return, is last, whatever the bot
    that stood in achieved; who took such a seat over plays for pleasure. Games ended by consent do not count.

What is rated
    A finished game of a table opened as `rated` at which at least two people count, nobody plays several
    seats and somebody stayed to the end. People are ranked among themselves: bots have no rating and change
    none. The model is Plackett-Luce of openskill, per game; a rating is the cautious `mu - 3 sigma`, and
    newcomers begin at 0. Partners of a team are rated together, against the other teams. Played alone, a game
    is won or lost and not rated.

Exactly once
    The end of a game and its line in `to_settle` are one transaction; counting it and taking the line away
    are another, one at a time in all processes. What a crash leaves in `to_settle` is counted at the next
    look, at the latest when a server starts.
"""
