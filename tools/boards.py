"""Writes what boards repeat of their fields, constructor, `copy` and `empty`, into src/smallwars/titles/**/board.py.

A board names each field once, as an annotation whose type says how a copy takes it over:

- a list (`list[…]`) is copied; so is one of a fixed length, such as `PerSpace = Annotated[list[int], "SPACES"]`, which
  in an empty board holds as many zeros as the text beside it says;
- what is `Shared[…]`, facts and ints are taken over as they are.

`python tools/boards.py` writes all boards anew; a test says when that was forgotten.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "smallwars" / "titles"
BEGINS = "    # Written by tools/boards.py from the fields above:"
ENDS = "    # Here ends what tools/boards.py has written."


@dataclass(frozen=True)
class Field:
    """A field of a board, and its type as it is written."""

    name: str
    type: str

    @property
    def is_list(self) -> bool:
        """Whether it is a list of the board's own."""
        return self.type.startswith(("list[", "Per"))

    @property
    def is_facts(self) -> bool:
        """Whether it is what does not change during a game."""
        return self.type.endswith("Facts")

    def copied(self) -> str:
        """The field as the copy of a board takes it over."""
        return f"self.{self.name}" + (".copy()" if self.is_list else "")

    def empty(self, lengths: dict[str, str]) -> str:
        """The field of an empty board; `lengths`: of each kind of list that has a fixed one."""
        if self.is_facts:
            return self.name
        if self.type in lengths:
            return f"[0] * {lengths[self.type]}"
        return "[]" if self.is_list or self.type.startswith("Shared[") else "0"


class Boards:
    """All boards, by their names."""

    def __init__(self) -> None:
        self.files = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("board.py"))}
        self.lengths: dict[str, str] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        for source in self.files.values():
            for node in ast.parse(source).body:
                if isinstance(node, ast.ClassDef):
                    self.classes[node.name] = node
                elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Annotated["):
                    self._add_length(node)

    def _add_length(self, node: ast.Assign) -> None:
        """A kind of list and its length."""
        assert isinstance(node.value, ast.Subscript) and isinstance(node.value.slice, ast.Tuple)
        length = node.value.slice.elts[1]
        assert isinstance(length, ast.Constant)
        self.lengths[ast.unparse(node.targets[0])] = str(length.value)

    def fields(self, name: str) -> list[Field]:
        """The fields of a board, those of the family first."""
        node = self.classes.get(name)
        if node is None:
            return []
        inherited = [field for base in node.bases for field in self.fields(ast.unparse(base))]
        own = [item for item in node.body if isinstance(item, ast.AnnAssign)]
        return inherited + [Field(ast.unparse(item.target), ast.unparse(item.annotation)) for item in own]

    def written(self, path: Path) -> str:
        """The file with every marked part written anew."""
        lines, name = list[str](), ""
        inside = False
        for line in self.files[path].splitlines():
            if line.startswith("class "):
                name = line[len("class ") :].split("(")[0].rstrip(":")
            if line == ENDS:
                inside = False
            if not inside:
                lines.append(line)
            if line == BEGINS:
                lines += self.methods(name)
                inside = True
        return "\n".join(lines) + "\n"

    def methods(self, name: str) -> Iterator[str]:
        """Constructor, copy and empty board."""
        fields = self.fields(name)
        # The family knows the facts of a game as far as it shares them: they are given once.
        given = [field for field in fields if not (field.is_facts and field.name == "shared")]
        yield from ("", "    def __init__(", "        self,")
        yield from (f"        {field.name}: {field.type}," for field in given)
        yield "    ) -> None:"
        yield from (f"        self.{field.name} = {field.name if field in given else 'facts'}" for field in fields)
        yield from ("", f"    def copy(self) -> {name}:", f"        return {name}(")
        yield from (f"            {field.copied()}," for field in given)
        yield from ("        )", "", "    @staticmethod")
        (facts,) = (field.type for field in given if field.is_facts)
        yield f"    def empty(facts: {facts}) -> {name}:"
        yield '        """Every count 0, every set and every other list empty."""'
        yield f"        return {name}("
        yield from (f"            {field.name}={field.empty(self.lengths)}," for field in given)
        yield from ("        )", "")


def main() -> None:
    boards = Boards()
    for path in boards.files:
        path.write_text(boards.written(path), encoding="utf-8")


if __name__ == "__main__":
    main()
