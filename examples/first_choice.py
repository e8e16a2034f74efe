"""The smallest bot that is a program of its own: it takes the first of the possible actions.

It uses nothing of Ludoteca, so that it can be read as a pattern for any language.

    ludoteca arena puerto_rico --bots "cmd:python examples/first_choice.py,greedy,random"
"""

from __future__ import annotations

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": message["actions"][0]}), flush=True)
