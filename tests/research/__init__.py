"""The research interfaces; each file is left out where the framework it stands on is not installed."""
