"""Migrations of the schema, run at start by Alembic."""
