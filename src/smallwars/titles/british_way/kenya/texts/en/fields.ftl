# The fields of a position and the words in them, for people who set one up. Other words of the title outweigh these.

field-bases = Bases
field-guerrillas = Guerrillas
field-pipeline = Pipeline
field-population = Population
field-resources = Resources

field-above-ten = Political Will above 10
field-below-ten = Political Will below 10
field-even = Even
field-full-will = Political Will at its highest
