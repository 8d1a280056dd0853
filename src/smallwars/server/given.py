"""What handlers are handed by their parameters' names, marked as litestar wants it."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from .database import Database
from .hub import Hub
from .models import Person
from .settings import Settings
from .tables import Tables

TheTables = NamedDependency[Tables]
TheHub = NamedDependency[Hub]
TheDatabase = NamedDependency[Database]
TheHouse = NamedDependency[Settings]
ThePerson = NamedDependency[Person]
"""Who asks, a guest if need be."""
TheVisitor = NamedDependency[Person | None]
"""Who asks, if known."""
TheLanguage = NamedDependency[str]
TableId = FromPath[str]
