"""Bots that learn: games against oneself, a small network fitted to them with PyTorch, and so on in rounds.

positions  positions at rest as arrays, with the outcome of their games
games      games of a player against itself, explored
fit        a network fitted to positions
course     rounds of playing, fitting and measuring, kept in a folder
page       how it went, as a page with curves
"""
