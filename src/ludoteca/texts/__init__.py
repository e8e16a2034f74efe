"""What people read, in every language of the house."""
