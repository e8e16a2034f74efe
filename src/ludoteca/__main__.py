"""`python -m ludoteca` is the command `ludoteca`."""

from __future__ import annotations

import sys

from ludoteca.cli.main import main

sys.exit(main())
