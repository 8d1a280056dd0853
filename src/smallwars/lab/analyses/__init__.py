"""Analyses of records: turns judged, luck separated from skill, and whether chances to win are true."""
