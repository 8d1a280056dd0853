"""The version of this package, which records and tables name."""

__version__ = "0.1.0"
