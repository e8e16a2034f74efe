"""The past: any moment of a table or of a study, and the time line that leads through them."""
