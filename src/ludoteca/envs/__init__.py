"""Games in the shape that other libraries know: Gymnasium, PettingZoo, OpenSpiel."""
