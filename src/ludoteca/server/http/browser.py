"""What a person calls the browser that sent a request."""

from __future__ import annotations

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
"""In this order: most browsers pretend to be others, too."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "Chromebook",
    "Linux": "Linux",
}


def browser_of(agent: str) -> str:
    """Browser and system, as far as they are known: `Firefox, Linux`."""
    return ", ".join(filter(None, (_first(BROWSERS, agent), _first(SYSTEMS, agent))))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for mark, name in names.items() if mark in agent), "")
