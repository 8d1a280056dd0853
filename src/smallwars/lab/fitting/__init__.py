"""Weights of evaluators, fitted to the outcomes of games."""
