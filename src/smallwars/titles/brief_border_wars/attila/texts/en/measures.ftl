# What a report on simulated games calls the scores, operations and grades of this title.

grade-major = major
grade-minor = minor
measure-victory-points = Victory Points
operation-battle = battle
