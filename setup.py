"""Compiles the hot path with mypyc when a C compiler is at hand; without one it stays plain Python."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
PACKAGE = SOURCE / "ludoteca"
MADE = f"build/{sys.implementation.cache_tag}"
BEGUN = time.time()
LARGE = 8_000_000
"""Units with so much C code are compiled with less zeal: half the time, for a twentieth of the speed."""
LESS_ZEAL = ["-O1", "-finline-small-functions", "-finline-functions", "-fstrict-aliasing"]


def extensions() -> list[Extension]:
    """The compiled modules, one library for each unit; none where there is no compiler or no wish."""
    if os.environ.get("LUDOTECA_PURE"):
        print("ludoteca: LUDOTECA_PURE is set, running as plain Python")
        return []
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None:
        print(f"ludoteca: no C compiler ({compiler}) found, running as plain Python, only slower")
        return []
    from mypyc.build import mypycify

    rules = libraries("COMPILED")
    checks = libraries("CHECKED") if os.environ.get("LUDOTECA_CHECKS") else []
    units = rules + checks

    def mypycified() -> list[Extension]:
        return mypycify(
            [f"--cache-dir={MADE}/mypy", *(file for files, _ in units for file in files)],
            separate=units,
            target_dir=MADE,
            opt_level="3",
            debug_level="0",
        )

    try:
        modules = mypycified()
    except (ValueError, KeyError, AssertionError):
        # mypyc stumbles over its notes of the last time when a class has lost an attribute since.
        shutil.rmtree(f"{MADE}/mypy", ignore_errors=True)
        modules = mypycified()
    # The largest first: begun last, it would be waited for by all cores but one.
    modules.sort(key=size, reverse=True)
    if checks:
        beside = {name for files, library in checks for name in (f"{library}__mypyc", *map(module_of, files))}
        modules = [module for module in modules if module.name in beside]
    if os.name == "posix":
        for module in modules:
            less = LESS_ZEAL if size(module) > LARGE else []
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden", *less]
    return modules


def libraries(kind: str) -> list[tuple[list[str], str]]:
    """The files of every unit of a kind, and the name of the library they make together."""
    ending = "" if kind == "COMPILED" else f"_{kind.lower()}"
    return [
        ([str(file) for file in files], name.replace(".", "_") + ending)
        for name, files in compiled().units(PACKAGE, kind).items()
    ]


def module_of(file: str) -> str:
    """The name under which a file is imported."""
    return ".".join(Path(file).relative_to(SOURCE).with_suffix("").parts)


def size(module: Extension) -> int:
    """How much C code a compiled module has."""
    return sum(Path(source).stat().st_size for source in module.sources)


def compiled() -> ModuleType:
    """The module `ludoteca.compiled`, which knows what is compiled, without the package around it."""
    spec = spec_from_file_location("compiled", PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Compile(build_ext):
    """Compiles what changed, as many units at once as there are cores."""

    def finalize_options(self) -> None:
        """Another number of units at once can be given as `--parallel`."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Let all count as fresh, and leave nothing beside the sources that is no longer compiled."""
        super().run()
        made = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for file in made:
            os.utime(file, (BEGUN, BEGUN))
        if self.inplace:
            for file in SOURCE.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                if file.absolute() not in made:
                    file.unlink()


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


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile, "build_py": BuildWithDocuments})
