"""Jobs on one machine or many, their seeds, and what every figure carries."""
