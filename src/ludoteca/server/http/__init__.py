"""The HTTP face: one controller a subject."""
