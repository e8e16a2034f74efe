"""The words every game speaks. Imports the standard library only."""
