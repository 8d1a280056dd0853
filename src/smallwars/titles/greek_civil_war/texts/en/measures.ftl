# What a report on simulated games calls the scores, operations and grades of this title.

grade-check = victory check
grade-marginal = marginal
grade-decisive = decisive
grade-turning-point = turning point
measure-index = Political Index
measure-of = Political Index: { $faction }
operation-aid-begins = American Aid begins
operation-buy-airstrike = buy an Airstrike
operation-build = build
