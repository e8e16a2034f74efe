"""Run the migrations on the connection that the server hands over."""

from __future__ import annotations

from typing import Any

from alembic import context

given = context.config.attributes


def on_step(*, step: Any, **_: Any) -> None:
    """A step is done."""
    given["done"](step.up_revision_id)


context.configure(connection=given["connection"], render_as_batch=True, on_version_apply=on_step)  # type: ignore[arg-type]
context.run_migrations()
