"""Fixtures for the tests of titles in the terminal."""

from tests.sessions import data_home as data_home
from tests.sessions import opened as opened
