"""Statistics of many games for people: the sections of a page, in words and numbers, and the page itself.

sections  what a page shows, one section a question; the terminal and the server show the same
charts    their drawings as SVG
page      one HTML file with its drawings inside, for any browser, without a server
"""

from __future__ import annotations

from ludoteca.report.page import framed, page
from ludoteca.report.sections import Bar, Section, sections

__all__ = ["Bar", "Section", "framed", "page", "sections"]
