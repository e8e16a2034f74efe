"""The behaviour version: raised when a replay could differ, and only then."""

VERSION = 2
