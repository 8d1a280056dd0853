"""Compiles the engine and the titles with mypyc while a wheel is built; without a C compiler it is plain Python."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_COMPILED = "# not compiled:"  # the first line of a module that must stay plain Python; the reason follows
MYPYC = """
import sys
from mypyc.build import mypycify
from setuptools import setup
work, *arguments = sys.argv[1:]
extensions = mypycify(arguments, opt_level="3", debug_level="0", group_name="smallwars", target_dir=work)
for extension in extensions:
    extension.extra_compile_args.append("-Wno-error")
setup(name="smallwars", packages=[], ext_modules=extensions,
      script_args=["build_ext", "--build-lib", work + "/wheel", "--build-temp", work + "/objects"])
"""


class MypycHook(BuildHookInterface[Any]):
    """Adds one compiled library, and a small stub beside each compiled module, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("SMALLWARS_PURE", "0") not in ("", "0"):
            return
        self.work = TemporaryDirectory(prefix="smallwars-build-")
        wheel = Path(self.work.name, "wheel")
        if trouble := missing_tool() or compile_modules(Path(self.root, "src"), self.work.name):
            tell(f"smallwars: not compiled, so it will run interpreted and several times slower: {trouble}")
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["force_include"].update({str(path): str(path.relative_to(wheel)) for path in wheel.rglob("*.*")})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()


def missing_tool() -> str | None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if os.name == "posix" and not Path(sysconfig.get_config_var("INCLUDEPY"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def compile_modules(src: Path, work: str) -> str | None:
    modules = sorted(str(path.relative_to(src)) for path in src.glob("smallwars/*/**/*.py") if is_compiled(path, src))
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports", "--follow-imports=silent"]
    run = subprocess.run(
        [sys.executable, "-c", MYPYC, work, *options, *modules], cwd=src, capture_output=True, text=True
    )
    lines = (run.stdout + run.stderr).strip().splitlines() or ["no message"]
    return None if run.returncode == 0 else next((line for line in lines if "error:" in line), lines[-1])


def is_compiled(module: Path, src: Path) -> bool:
    in_reach = module.relative_to(src).parts[1] in ("engine", "titles") and module.name != "__init__.py"
    return in_reach and not module.read_text(encoding="utf-8").startswith(NOT_COMPILED)


def tell(line: str) -> None:
    """Speak to the terminal itself where there is one: installers swallow what a build prints."""
    try:
        with open("/dev/tty", "w") as terminal:
            print(line, file=terminal)
    except OSError:
        print(line, file=sys.stderr)
