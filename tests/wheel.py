"""A wheel of the house, built from a folder in plain Python: what somebody installs."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path


def install(source: Path, target: Path) -> None:
    """Build the wheel of a source tree beside the target, and unpack it there."""
    wheels = target.parent / f"{target.name}-wheels"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(source)]
    env = {**os.environ, "LUDOTECA_PURE": "1"}
    subprocess.run([*pip, *build], check=True, env=env, cwd=target.parent)
    (wheel,) = wheels.iterdir()
    zipfile.ZipFile(wheel).extractall(target)
