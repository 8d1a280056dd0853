# The first lesson of The British Way: Cyprus. For each move: what to do and why (-todo), what it has brought (-then).

introduction = Cyprus, November 1955: the rulebook's example of play. You make every move, for both sides; dice, chits and cards come as they do there. EOKA wins if British Political Will is 0 at a Propaganda Round, the British if it is above 0 at the last one. Cubes are British, Troops or Police; EOKA has Cells, hidden (Underground) or found (Active), and Arms Caches. Nothing can go wrong: a choice that the example does not make is not played.
closing = The example ends here. Political Will is still high, which suits the British; EOKA has Cells in many Towns, two Arms Caches on the map and a Capability that makes Curfews expensive for the British. Play on from this position at a table of your own, or start a game against the recruit, the gentlest of the bots. The player aid on the page of the title has every Operation on two sheets.

chapter-c3 = Card 1: AKEL
chapter-c21 = Card 2: Development Program
chapter-c11 = Card 3: Appeals to UN
chapter-c6 = Card 4: Operation Pepperpot
chapter-c19 = Card 5: Mountain Gangs
chapter-c13 = Card 6: Human Rights Committees
chapter-c35 = The Propaganda Round

recruit-todo = EOKA is 1st Eligible and takes the strongest box: an Operation with a Special Activity. Choose Recruit, then Troodos with two Cells, then Nicosia and Paphos. An Operation usually takes up to three spaces. Recruit needs a Town or Mountain with an Arms Cache in it or next to it and no Curfew; only a Mountain with a cache takes two Cells.
recruit-then = Four new Cells, all Underground: before the British can remove a Cell they must find it, or spend Intel Chits.
smuggle-todo = The Special Activity that goes with it: Smuggle. Place an Arms Cache in Paphos, where a Cell stands and no cube, and end the turn with “done”. Caches let EOKA recruit near by, help with Sabotage and can be expended for an Offensive.
smuggle-then = Two caches are on the map now. The level of International Opinion matters for Smuggle: at Ignored it is not possible at all, at Condemned it may take two spaces.
pass-todo = The British may only take what EOKA left: a Limited Operation, in one space and without a Special Activity, or the Event. Neither appeals to them, so they pass in the Limited Operation box. Passing brings them an Intel Chit, drawn at random: 0, 1 or 2.
pass-then = They drew a 2, the best chit there is. Both have acted: whoever stands further left on the Initiative Track goes first on the next card, and that is the British.

search-todo = The British go first now and take an Operation with a Special Activity: Search. Choose Troodos, Limassol and Famagusta as destinations, then “done”. Search is how hidden Cells are found.
search-then = The destinations are set. Before anything is found, Troops from adjacent spaces may come in, all at the same time.
search-troops-todo = Gather the Troops: both from Limassol, both from Nicosia and both from Larnaca to Troodos; then the three of Akrotiri to Limassol and the three of Dhekelia to Famagusta. Where there is only one way to go, you are only asked how many.
search-troops-then = In Mountains and Bases each cube finds one Cell: six Troops have Activated all three Cells of Troodos.
curfews-todo = In Towns it takes three cubes to find a Cell, and the Search leaves a Curfew. With a discarded chit each cube would find one, and no Curfew would come; but the British keep their 2: choose the Curfew, twice.
curfews-then = Five Cells are Active. A Curfew keeps Recruit out and makes Travel risky, but EOKA can Propagandize it.
diplomacy-todo = A Special Activity may come before, during or after the Operation. Take it now. Only Diplomacy is possible, so you are not asked which.
diplomacy-then = International Opinion went from Debated to Discussed, without a roll: no more than three Towns have a Curfew or Sabotage. At every Propaganda Round its value is lost in Political Will.
event-todo = EOKA has the Limited Operation or the Event. They take the Event, shaded, which places two Cells in any Towns: Limassol, then Karpas. Most cards have two texts; the shaded one mostly helps EOKA, but either side may take either.
event-then = New Cells come in Underground, even under a Curfew. EOKA goes first on the next card.

sabotage-todo = Operation with a Special Activity: Sabotage. Choose Paphos, and no Arms Cache for the roll (“done”); Limassol, again “done”; then Karpas. In each place a Cell becomes Active and a die is rolled; more than 2 places a Sabotage marker.
sabotage-then = Rolls of 2, 4 and 6: no marker in Paphos, one in Limassol, one in Karpas. Each marker will cost Political Will at the Propaganda Round.
offensive-todo = Three spaces are used up. An Offensive adds a fourth for an Arms Cache; only that of Paphos can be given, since cubes stand in Troodos. Choose the Offensive, then Nicosia, then the adjacent cache of Troodos for +2 on the roll, since the Police of Nicosia cost 1.
offensive-then = A 3, minus 1, plus 2 makes 4: Sabotage in Nicosia, which counts twice. Both caches are spent.
propagandize-todo = Now the Special Activity: Propagandize in Limassol. There are a Curfew and a Sabotage marker, but only one of them can be used; take the Curfew and move International Opinion.
propagandize-then = From Discussed to Criticized, two steps. The Cell was Active already, so it paid nothing more.
assault-todo = The British have the Limited Operation: one space. Assault in Troodos, then “done”; an Intelligence Lead would add a space for a chit. In Mountains every two Troops remove one Active piece, elsewhere each Troop does; Arms Caches only when no Cell is left.
assault-then = Three Cells are gone: two to Available, one to Prison. They go to both in turn, starting with Available.

patrol-todo = Operation with a Special Activity: Patrol, to Towns or Bases with Cells. Destinations are Nicosia and Karpas, then “done”. Bring the Police of Larnaca to Nicosia and those of Famagusta to Karpas: they need not be adjacent.
patrol-then = Two Police stand in Nicosia, one in Karpas. In one of the destinations they may now take Cells to Prison.
arrest-todo = Choose Nicosia: two Police, so up to two Cells. One is Active; for the Underground one spend the chit of 2. No Special Activity follows (“done”): the rulebook's example takes Interrogate here, but 4.2.3 lets it go only with Search or Assault.
arrest-then = Three Cells are in Prison. To stay with the example, the table was set up by hand: the British hold the chit of 1 that its Interrogate drew, one chit for every two Cells in Prison.
ambush-todo = EOKA wants weapons: a Limited Operation, Ambush, in Larnaca. A Cell becomes Active, one Police would go, and a roll above the cubes that are left brings an Arms Cache. Put it in Larnaca itself and end with “done”.
ambush-then = No cube was there, so that even a 1 was enough. EOKA goes first on the next card.

travel-todo = Operation with a Special Activity: Travel. From Paphos one Cell, the Active one, to Nicosia, then “done”; from Limassol one to Nicosia and the other to Kyrenia; from Famagusta to Akrotiri. Cells travel any distance, from up to three spaces.
travel-then = All four have gone Underground. Only a group that enters a Base or a Curfew becomes Active, if it and the cubes there are more than three together.
infiltrate-todo = Now the Special Activity: Infiltrate. It needs a space with Police and at least as many Underground Cells. Only Nicosia fits, so you are not asked where.
infiltrate-then = A Police became a Cell, and the British lost their highest chit, here the only one.
limited-patrol-todo = A Limited Operation for the British: Patrol to Karpas. No Police move (“done”), for one is there already: remove the Active Cell of Karpas.
limited-patrol-then = Four Cells are in Prison. The British go first on the last Event of this Campaign.

deploy-todo = Operation with a Special Activity: Deploy. A Police each in Limassol and Famagusta, where there are more Troops than EOKA pieces, then “done”. After that Troops may move to one space: Nicosia, all six from Troodos.
deploy-then = The Mountains are empty of Troops, the capital is full of them. At the Propaganda Round they would have had to leave Troodos anyway.
restore-todo = The Special Activity Restore removes the Curfew and all Sabotage in one space with Troops, Police and no EOKA piece. Choose Limassol.
restore-then = The marker and the Curfew are gone. The example names only the Sabotage; the rule removes both.
capability-todo = EOKA takes the Event, shaded. Human Rights Committees is a Capability: it lies beside the map from now on.
capability-then = Propagandize may now take two spaces at once. EOKA would go first; but the next card is a Propaganda card.

resources-todo = The Political Will Phase came by itself: −3 for International Opinion, −3 for Sabotage in Nicosia and Karpas, +2 as no cache is in Mountains, +2 for four Towns without Sabotage. Political Will is 12; at 0 EOKA would have won. Now EOKA may place an Arms Cache where a Cell stands: Kyrenia.
resources-then = The British held no chit and drew one, a 1. With chits in hand they would have had to discard half of them, rounded down.
redeploy-todo = The Redeploy Phase: Police may go to any space with British pieces. Bring those of Limassol, Famagusta and Karpas to Nicosia. Troops in Mountains would have to go back to the Bases.
redeploy-then = EOKA must take Cells out of Bases. The example moves that of Akrotiri to Karpas, and the table was set up by hand so; by 6.3.2 it would need a Mountain, or a Town where EOKA has a piece already.
reset-todo = EOKA could move one Arms Cache to a space with a Cell, and does not: “done”. The Reset Phase follows by itself.
reset-then = International Opinion fell to Debated, since no more than three Towns were marked; Curfews and Sabotage are gone, half of the Cells in Prison are Available again, and all Cells are Underground. After every Propaganda Round EOKA is 1st Eligible.
