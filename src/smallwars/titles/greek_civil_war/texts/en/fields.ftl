# The fields of a position and the words in them, for people who set one up. Other words of the title outweigh these.

field-acted = Units that have acted
field-acted-squares = Squares of units that have acted
field-airstrikes = Airstrikes
field-american-aid = American Aid
field-closed = Closed borders
field-doctrine = Doctrine
field-duration = Turns of the doctrine
field-end-turn = Last turn agreed
field-limit = Limit
field-marked = Marked units
field-marked-squares = Squares of marked units
field-points-left = Points left
field-political-index = Political Index
field-regions = Regions
field-resettled = Resettled
field-squares = Squares
field-decisive = Decisive
field-government-collapsed = The Government has collapsed
field-dse-collapsed = The DSE has collapsed
field-initiative = Initiative
field-marginal = Marginal
field-turning-point = Turning point
