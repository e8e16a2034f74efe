"""Tables: a match with people around it. Opening, seating, listing."""
