# What a report on simulated games calls the scores, operations and grades of this title.

grade-early = early
grade-final = at the end
measure-political-will = Political Will
operation-event = Event
operation-only = its one text
