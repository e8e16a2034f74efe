"""Compiles the hot path with mypyc when a C compiler is at hand; without one it stays plain Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from glob import glob

from setuptools import Extension, setup

HOT = [
    "src/ludoteca/core/rng.py",
    "src/ludoteca/core/state.py",
    "src/ludoteca/core/insight.py",
    "src/ludoteca/core/playout.py",
    *sorted(glob("src/ludoteca/games/*/data.py")),
    *sorted(glob("src/ludoteca/games/*/actions.py")),
    *sorted(glob("src/ludoteca/games/*/state.py")),
    *sorted(glob("src/ludoteca/games/*/steps/*.py")),
    *sorted(glob("src/ludoteca/games/*/scoring.py")),
    *sorted(glob("src/ludoteca/games/*/insight.py")),
    *sorted(glob("src/ludoteca/bots/search/*.py")),
]


def extensions() -> list[Extension]:
    """The compiled modules; none where they cannot be compiled or are not wanted."""
    if os.environ.get("LUDOTECA_PURE"):
        print("ludoteca: LUDOTECA_PURE is set, running as plain Python")
        return []
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None:
        print(f"ludoteca: no C compiler ({compiler}) found, running as plain Python, only slower")
        return []
    from mypyc.build import mypycify

    modules = mypycify(HOT, opt_level="3", debug_level="0", multi_file=False)
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions())
