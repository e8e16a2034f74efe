"""A page of statistics: one HTML file with its drawings inside, for any browser, without a server."""

from __future__ import annotations

from ludoteca.cli.report.page import page

__all__ = ["page"]
