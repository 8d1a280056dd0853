# The first lesson of The British Way: Kenya. For each move: what to do and why (-todo), what it has brought (-then).

introduction = Kenya under the Emergency: the rulebook's example of play. You make every move, for both sides; dice and cards come as they do there. At a Propaganda Round the Mau Mau win with a Political Will of 2 or less, the British with 18 or more; at the last one below 10 is enough for the Mau Mau, above 10 for the British. Cubes are British, Troops or Police; the Mau Mau have Guerrillas, hidden (Underground) or found (Active), and Bases. Nothing can go wrong: a choice that the example does not make is not played.
closing = The example ends here. The Mau Mau have all their Bases on the map and Resistance in most Reserves; but they are short of Resources, and the Pipeline has moved on. Nairobi is Loyal and British again. Play on from this position at a table of your own, or start a game against the recruit, the gentlest of the bots. The player aid on the page of the title has every Operation on two sheets.

chapter-k19 = Card 1: One-Mile Strip
chapter-k31 = Card 2: Kenya Land and Freedom Army
chapter-k17 = Card 3: Kenya Police Reserve
chapter-k25 = Card 4: McLean Inquiry
chapter-k20 = Card 5: Surrender Schemes
chapter-k7 = Card 6: Pseudo-Gangs
chapter-k35 = The Propaganda Round

terror-todo = The Mau Mau are 1st Eligible and take the strongest box: an Operation with a Special Activity. Choose Terror, then Meru, Embu, Fort Hall and Kiambu. They may take as many spaces with an Underground Guerrilla as they like, but each costs 1 Resource.
terror-then = In each a Guerrilla became Active, a Terror marker was placed, and the space went from Neutral to Resistance. Where Police stand, Terror could remove up to two of them instead. Four Resources are left.
oath-todo = The Special Activity: Oath, in a Populated Reserve Province with an Underground Guerrilla. Only Nyeri is left, so you are not asked where. Place a Guerrilla, then end the turn with “done”.
oath-then = Nyeri is at Resistance as well, without a Resource spent and with both Guerrillas still Underground.
deploy-todo = The British take the Limited Operation: one space. Deploy the four Available Troops in Nairobi. Then Troops may move to one space that is no Mountain Jungle: Nyeri, all six from Nairobi, and “done”.
deploy-then = More British pieces than Mau Mau: Nyeri came from Mau Mau to British Control, and Political Will rose by its Population, 2. Both have acted; the one further left on the Initiative Track, here the British, goes first on the next card.

sweep-todo = The British take an Operation with a Special Activity: Sweep, to find Guerrillas. Choose Nairobi, Nyeri, Aberdares and Mount Kenya as destinations, then “done”. British Operations cost nothing and take any number of spaces.
sweep-then = The destinations are set. Before anything is found, Troops from adjacent spaces may come in.
sweep-troops-todo = Four Troops into each Mountain Jungle: from Nyeri two to Aberdares, then two to Mount Kenya; two from Rift Valley to Aberdares; two from Nanyuki to Mount Kenya. Do not take the Special Activity yet (“done”): first the Sweep shall find somebody.
sweep-troops-then = One Guerrilla is Activated by each cube, in Mountain Jungles by every two. Control of Nyeri is lost, but Political Will falls only where the Mau Mau gain Control; the Jungles are Unpopulated and count nothing.
air-strike-todo = Now the Special Activity: an Air Strike, in a Province or Mountain Jungle with an Active Guerrilla. Choose Nyeri.
air-strike-then = One Guerrilla is gone, and Nyeri is British Controlled again.
capability-todo = The Mau Mau take the Event, shaded. Kenya Land and Freedom Army is a Capability: it lies beside the map from now on. Most cards have two texts, and either side may take either.
capability-then = Raid may now select two Provinces. The Mau Mau go first on the next card.

rally-todo = Operation with a Special Activity: Rally, for 1 Resource a space. A Guerrilla each in Aberdares and Mount Kenya, three in Nairobi, one in Thompson's Falls. With a Base they may place as many as the Bases and the Population there; elsewhere one.
rally-then = Nairobi has come under Mau Mau Control, Political Will falls by 2 to 12, and nobody Controls Thompson's Falls. The Resources are spent.
supply-todo = They pause the Rally for the Special Activity Supply: 1 Resource for each Base in Nairobi or joined to it by spaces with Guerrillas or Resistance. Then go on with the Rally in Nyeri, and “done”.
supply-then = All three Bases were joined: three Resources, of which one went to Nyeri. A Special Activity may come before, during or after the Operation.
pass-todo = The British pass, in the Limited Operation box. For that they may move the Pipeline: one step to the right, to Villagization. The track is how hard they strike at the people; it says in how many spaces Reprisal and Relocate are allowed.
pass-then = Further right allows more, and makes it likelier that it comes out and causes Outrage. The British go first on the next card.

reprisal-todo = Operation with a Special Activity: choose Assault, but carry out the Special Activity first: Reprisal. Only Nyeri is Populated and has Troops, so you are not asked where. Drive the Active Guerrilla out, to Mount Kenya.
reprisal-then = Nyeri is Neutral, marked with Terror, and British Controlled. Then comes a roll for Outrage: below the Pipeline, here 2, Political Will falls by 1. It was a 5.
assault-todo = Now Assault, in Aberdares, Mount Kenya and Nairobi, then “done”. Each Troop removes one Active piece, in Mountain Jungles every two do; in Nairobi Police count as well. Bases go last, when no Guerrilla is left.
assault-then = Four Guerrillas are back in Available. The Underground ones protect the Bases.
march-todo = The Mau Mau take the Limited Operation: March to Nanyuki, for 1 Resource. Bring a Guerrilla from Nyeri and one from Thompson's Falls, then “done”.
march-then = Nanyuki is under Mau Mau Control, and Political Will falls by 1. Entering a Populated Non-Reserve space or a Loyal Reserve, a group becomes Active if it and the cubes there are more than three; each of these was small enough.

raid-todo = Operation with a Special Activity: choose Terror, and take the Special Activity first: Raid, in two Provinces thanks to the Capability. Nanyuki: strike, from Mount Kenya. Then Rift Valley, from Aberdares.
raid-then = A Guerrilla went to each. For each strike a free Limited Operation in that Province is due now.
raid-operations-todo = First Nanyuki: Rally, and replace two Guerrillas by a Base. Then in Rift Valley: Terror, removing the Police.
raid-operations-then = The fourth Base is on the map, and Rift Valley is under Mau Mau Control: Political Will 10. Neither Operation cost a Resource.
terror-nairobi-todo = Now the Terror that they chose, with the last Resource: in Nairobi, with a Terror marker and a shift towards Resistance.
terror-nairobi-then = Nairobi is at Resistance. Without a Resource the Operation ends here.
relocate-todo = The British take the Limited Operation: Relocate. It needs a Populated Reserve Province under British Control and a Pipeline of 2 or more; only Nyeri fits, so you are not asked where.
relocate-then = People were forced from their homes: the Population of Nyeri is 1, and a Police came from Out of Play to Available. The roll for Outrage was a 1, below 2: Political Will falls to 9.

deploy-nairobi-todo = Operation with a Special Activity: Deploy. First Nairobi, where it is always possible, whoever Controls it: no Troops, two Police.
deploy-nairobi-then = British pieces now outnumber those of the Mau Mau: Nairobi is British Controlled, and Political Will rises by 2 to 11.
deploy-nyeri-todo = Then a Police in Nyeri. None is Available, so take one from the map: from Nanyuki. “Done” with the spaces; then move Troops to Fort Hall, both from Nyeri, and “done”.
deploy-nyeri-then = Fort Hall is British Controlled: Political Will 13. The one Police holds Nyeri, which has no Guerrilla left.
reward-todo = The Special Activity Reward works in one Populated space under British Control: it removes a Terror marker and shifts the space one step towards Loyal. Choose Nairobi.
reward-then = Nairobi is Neutral, its Terror marker gone.
pass-resource-todo = The Mau Mau have no Resource for an Operation and do not want the Event. They pass in the Limited Operation box, which brings them 1 Resource.
pass-resource-then = They go first again; but the next card is a Propaganda card.

support-todo = Two phases came by themselves. Political Will: 6 Population at Resistance, none Loyal, so −6, to 7. Resources: 1 for each of four Bases, so 5. Now the Support Phase: the British may Reward, and do so in Nairobi.
support-then = Nairobi is Loyal. The Mau Mau could take an Oath, but have no Underground Guerrilla in a Reserve, so they are not asked.
redeploy-todo = The Redeploy Phase: Troops must leave the Mountain Jungles for Nairobi or Provinces under British Control. From Aberdares two to Fort Hall and two to Thika; from Mount Kenya two to Nyeri and two to Thompson's Falls. No Police move: “done”.
redeploy-then = The forests are the Mau Mau's again. Control is settled only when the phase ends.
camps-todo = The Forest Camps: the Mau Mau may Rally in each Mountain Jungle, free of cost. Choose Aberdares, then Mount Kenya.
camps-then = A Guerrilla each, and Mau Mau Control in both. Then the Reset Phase has removed all Terror markers and turned all Guerrillas Underground.
reset-todo = The British may move the Pipeline by one step. They go on to the right, to Prison System: Reprisal in two spaces.
reset-then = And Outrage on a roll of 1 or 2 from now on. Eligibility stays as it was; the next card would be turned up.
