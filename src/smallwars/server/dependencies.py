"""What handlers are handed by their parameters' names, marked as litestar wants it."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from .realtime.hub import Hub
from .settings import Settings
from .storage.database import Database
from .storage.models import Person
from .tables.service import Tables

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
