"""Compiles the hot path with mypyc when a C compiler is at hand; without one it stays plain Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HOT = [
    "src/ludoteca/core/rng.py",
    "src/ludoteca/core/position.py",
    "src/ludoteca/core/state.py",
    "src/ludoteca/core/steps.py",
    "src/ludoteca/core/vecs.py",
    "src/ludoteca/core/insight.py",
    "src/ludoteca/core/playout.py",
    *sorted(glob("src/ludoteca/games/*/data.py")),
    *sorted(glob("src/ludoteca/games/*/actions.py")),
    *sorted(glob("src/ludoteca/games/*/state.py")),
    *sorted(glob("src/ludoteca/games/*/position.py")),
    *sorted(glob("src/ludoteca/games/*/steps/*.py")),
    *sorted(glob("src/ludoteca/games/*/scoring.py")),
    *sorted(glob("src/ludoteca/games/*/insight.py")),
    "src/ludoteca/games/puerto_rico/placing.py",
    "src/ludoteca/games/puerto_rico/promises.py",
    "src/ludoteca/games/puerto_rico/prospects.py",
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
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


class BuildWithDocuments(build_py):
    """Puts the rules documents and the built browser client into the package."""

    def run(self) -> None:
        """Build as usual, then copy what an installed house needs."""
        super().run()
        if self.editable_mode:
            return
        for folder, name in (("docs/rules", "rules"), ("web/dist", "web")):
            if os.path.isdir(folder):
                shutil.copytree(folder, os.path.join(self.build_lib, "ludoteca", name), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithDocuments})
