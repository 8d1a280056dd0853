# The cards of Kenya: title, texts, history and where to read on, in our own words.

card-k1 = Operation Anvil
card-k1-unshaded = All Guerrillas and Bases leave Nairobi; each Base adds 1 Political Will. Nairobi becomes Loyal and the Pipeline goes one step right.
card-k1-shaded = The executing player places two Mau Mau pieces in Nairobi, Guerrillas or Bases in any mix, with no more than two Bases there. If the Mau Mau execute this, pieces that are not Available may come from the map. Then Nairobi shifts one level towards Resistance.
card-k1-history = On 24 April 1954 thousands of soldiers and police closed off Nairobi, and for weeks its Kikuyu, Embu and Meru were screened street by street. More than 24,000 people went to camps without trial. The forest fighters lost their suppliers in the city.
card-k1-chapter = Anderson, chapter 5

card-k2 = Jomo Kenyatta
card-k2-unshaded = All Guerrillas leave Nairobi; Bases stay. Then Nairobi shifts one level towards Loyalty.
card-k2-shaded = Place one Guerrilla in Nairobi; if the Mau Mau execute this and none is Available, one may come from the map. Then Nairobi shifts one level towards Resistance.
card-k2-history = The government took Kenyatta for the head of Mau Mau, and a court in remote Kapenguria gave him seven years in April 1953. The main witness later swore that his evidence had been bought. Kenyatta was set free in 1961 and led Kenya into independence.
card-k2-chapter = Anderson, chapters 1 and 2

card-k3 = Passive Wing
card-k3-unshaded = The path of a Supply has to run through spaces with Mau Mau Control or Resistance; a Guerrilla without either no longer keeps it open. Nairobi and the space of the Base need nothing, as before.
card-k3-shaded = Supply brings 2 Resources instead of 1 for every Base it counts.
card-k3-history = Far more people fed, hid and informed the fighters than ever fought. Much of the carrying of food, medicine, cartridges and news was done by women, who paid for it with detention and with the destruction of their homes.
card-k3-chapter = Anderson, chapters 5 and 6

card-k4 = Lari Massacre
card-k4-unshaded = The executing player selects any one of the nine Provinces, places a Terror marker there, even beside another, and makes it Neutral. After that the opponent may add one piece there: an Available Guerrilla or an Available Police.
card-k4-history = In the night of 26 March 1953 attackers burnt the homes of loyalist families at Lari and killed those who fled, most of them women and children. Police, soldiers and Home Guard took revenge on the neighbourhood that night and in the days that followed. Some four hundred people may have died in all, and dozens more were hanged after mass trials.
card-k4-chapter = Anderson, chapter 4

card-k5 = Legal Zones
card-k5-unshaded = Air Strike may select one or two spaces, Provinces or Mountain Jungles, with its usual removal in each. An Event that grants it in one space still gives one.
card-k5-shaded = Air Strike may select Mountain Jungles only.
card-k5-history = In the forests, which were declared Prohibited Areas, patrols could fire at anyone they met and aircraft could bomb. In the Special Areas of the Reserves a challenge had to come first, and life went on under passes and curfews.
card-k5-chapter = Anderson, chapter 6

card-k6 = Home Guard
card-k6-unshaded = The executing player places three Police in all in British Controlled Reserve Provinces. Each comes from Available, from Out of Play or from another space of the map, but none that was just placed is taken up again.
card-k6-shaded = Each Terror marker in a Reserve Province is replaced with a Guerrilla. If too few are Available, the executing player picks the markers that get one and the others are just removed; if the Mau Mau execute this, they may take the missing Guerrillas from the map.
card-k6-history = Chiefs and headmen raised guards against Mau Mau, and by 1954 more than twenty thousand men served in them. Many protected their families; others used the spear and the rifle to rob and to settle old scores. Few were ever called to account.
card-k6-chapter = Anderson, chapter 6

card-k7 = Pseudo-Gangs
card-k7-unshaded = In a Mountain Jungle, Sweep Activates one Guerrilla for each cube, not for every two. Then one Guerrilla is removed from each swept Mountain Jungle where a cube stands; the British choose it, Underground or Active.
card-k7-shaded = Each Deploy either places cubes or moves Troops, as the British prefer, but not both.
card-k7-history = Captured fighters, often with a death sentence hanging over them, were sent back into the forest with officers in disguise to find those they had fought beside. Frank Kitson and Ian Henderson made a method of it, and in the last years it was what the bands feared most.
card-k7-chapter = Anderson, chapter 6

card-k8 = Evelyn Baring
card-k8-unshaded = The Pipeline goes one step right. Then the British select two spaces and in each either Deploy or Sweep, decided for each by itself: Deploy in Nairobi or a British Controlled Province, Sweep with any space as its destination. A Deploy may place none. After one of the Deploys, but only one (an option lifts this), Troops may move from anywhere to one space outside the Mountain Jungles. Troops that came with one Sweep do not move with the other.
card-k8-shaded = The Mau Mau may place one Guerrilla in each of up to two Provinces. If the Mau Mau execute this, Guerrillas that are not Available may come from the map.
card-k8-history = Sir Evelyn Baring had been Governor for three weeks when he signed the state of Emergency on 20 October 1952. The arrests of that night missed most of those who would fight. The Emergency was to last until January 1960.
card-k8-chapter = Anderson, chapter 2

card-k9 = George Erskine
card-k9-unshaded = The British may conduct up to two Limited Operations, one after the other. They may differ in kind, and the same pieces may act again. Then the British may move the Pipeline one step left, even if they conducted none.
card-k9-shaded = If any space holds both Troops and a Terror marker, Political Will falls by 1.
card-k9-history = General Erskine took command in June 1953 and warned his soldiers in one of his first orders that the beating and killing of prisoners would be punished. He made little secret of what he thought of the settlers. His grip on police and Home Guard stayed weak.
card-k9-chapter = Anderson, chapters 4 and 6

card-k10 = Weapon Shortage
card-k10-unshaded = In every space with three or more Guerrillas the executing player removes one of them, Underground or Active.
card-k10-shaded = The Mau Mau may place one or two Guerrillas in one space with Police. If the Mau Mau execute this, Guerrillas that are not Available may come from the map.
card-k10-history = Most fighters had a panga or a gun made of pipe, wood and rubber bands that was as dangerous to its owner. The raid on the police station of Naivasha in March 1953, their best haul, won a few dozen good weapons.
card-k10-chapter = Anderson, chapter 2

card-k11 = Swynnerton Plan
card-k11-unshaded = Reward may select one or two spaces, with its effect in each; so it may in the Support Phase.
card-k11-shaded = With each Reward, in the Support Phase or by an Event too, the Mau Mau may place one Available Guerrilla in a Mountain Jungle: one for the Reward, however many spaces it takes.
card-k11-history = Roger Swynnerton of the agricultural department proposed in 1954 to merge scattered strips into private farms and to let Africans grow coffee and tea for sale. The surveys went on while tens of thousands sat in camps; many came home to find their land in loyalist hands.
card-k11-chapter = Anderson, chapter 7

card-k12 = Hooded Men
card-k12-unshaded = The executing player selects two Provinces, those in which Guerrillas hide if there are two; all Guerrillas in them become Active.
card-k12-shaded = The executing player selects one space that holds both Police and any Mau Mau piece, removes one Police there and sets the space to Resistance. Spaces that are at Resistance already or where nobody lives are selected only if there is no other, and only lose the Police.
card-k12-history = Suspects filed past a figure under a sack with two holes for the eyes. A nod could mean years in a camp, and nobody could ask the witness anything. Informers whose names came out were in deadly danger.
card-k12-chapter = Anderson, chapter 5

card-k13 = Ruck Family Killed
card-k13-unshaded = The executing player sets one Non-Reserve Province, not Nairobi and none that is Loyal already unless all are, to Loyal and places none, one or two Available Police there.
card-k13-shaded = The Mau Mau may move Troops, as many as they like, from one space of the map to one Non-Reserve Province at any distance.
card-k13-history = Roger and Esme Ruck, their six-year-old son and a Kikuyu man who worked for them were killed with pangas on their farm in January 1953. Within two days angry settlers marched on Government House in Nairobi and called for harsher measures.
card-k13-chapter = Anderson, chapter 3

card-k14 = Waruhiu Itote
card-k14-unshaded = The executing player removes one Guerrilla, Underground or Active, from each Mountain Jungle.
card-k14-shaded = The executing player selects a Mountain Jungle, as long as a Base is Available one with fewer than two Bases, and places a Base and a Guerrilla there; no Base comes where two stand already. If the Mau Mau execute this, a piece that is not Available may come from the map.
card-k14-history = Itote had fought in Burma for Britain before he led the bands of Mount Kenya under the name of General China. Caught in January 1954 and sentenced to death, he was spared for carrying offers of surrender to his comrades. The talks came to nothing, and he spent years in detention.
card-k14-chapter = Anderson, chapter 6

card-k15 = Nairobi
card-k15-unshaded = The British place up to four cubes in Nairobi, Troops and Police in any mix; if the British execute this, cubes that are not Available may come from elsewhere on the map. Then they Sweep with Nairobi as the only destination: Troops from adjacent spaces may come in first.
card-k15-shaded = The Mau Mau place one Guerrilla in Nairobi; if they execute this and none is Available, one may come from the map. Then they conduct a free Terror there, with an Underground Guerrilla as usual.
card-k15-history = Tens of thousands of Kikuyu lived in the crowded eastern estates, where strikes had shaken the town before the Emergency. Mau Mau courts and boycotts ruled there for a time, and police raids followed one upon another.
card-k15-chapter = Anderson, chapter 5

card-k16 = King's African Rifles
card-k16-unshaded = The British place four Troops in any one space, Mountain Jungles included; if the British execute this, Troops that are not Available may come from elsewhere on the map. Then they carry out one Limited Operation that is possible in that space.
card-k16-shaded = The executing player selects a Province with Troops, one that can be set to Resistance if there is one, sets it to Resistance and places a Terror marker there, even beside another.
card-k16-history = Battalions raised across East Africa did much of the patrolling, under British officers. The trials of one of these, Captain Griffiths, in 1953 and 1954 brought out how prisoners had been maimed and shot.
card-k16-chapter = Anderson, chapter 6

card-k17 = Kenya Police Reserve
card-k17-unshaded = One Police goes to each of the four Non-Reserve Provinces, but none to Nairobi. The executing player takes each from Available, from Out of Play or from another space of the map, but none that was just placed.
card-k17-shaded = In each Non-Reserve Province with Guerrillas the executing player removes one, Underground or Active, and the Province becomes Resistance. Where none was removed, nothing changes; Nairobi is left out.
card-k17-history = Settlers joined the Reserve to defend their farms, and it gave them uniforms and powers over people whom many of them hated and feared. Some units answered to hardly anyone, and floggings and killings on mere suspicion followed.
card-k17-chapter = Anderson, chapter 3

card-k18 = Operation Blitz
card-k18-unshaded = The British Sweep with one Mountain Jungle as the only destination and then carry out an Air Strike there.
card-k18-shaded = All Guerrillas in both Mountain Jungles go Underground.
card-k18-history = Battalions combed bamboo and moorland while aircraft bombed the ridges; heavy Lincolns came at the end of 1953. Small bands mostly heard them coming. Cold and want wore the fighters down more than the bombs did.
card-k18-chapter = Anderson, chapter 6

card-k19 = 'One-Mile Strip'
card-k19-unshaded = The executing player removes one Base from a Mountain Jungle, if every space adjacent to it holds a British piece. Guerrillas there do not protect it. Political Will then rises by 1.
card-k19-shaded = The executing player sets one Populated Reserve Province that is not at Resistance yet to Resistance.
card-k19-history = Along the forest edge a belt about a mile wide was cleared of homes and crops. Below Mount Kenya villagers were made to dig a ditch some fifty miles long, set with stakes and watched from posts, for no pay.
card-k19-chapter = Anderson, chapter 6

card-k20 = Surrender Schemes
card-k20-unshaded = In each of up to two spaces that hold both Guerrillas and Troops, the executing player removes one Guerrilla, Underground or Active.
card-k20-shaded = The Mau Mau conduct a free Rally in two spaces. Both must qualify as usual: a Loyal space outside the Reserves will not do.
card-k20-history = From August 1953 fighters who came in with a green branch in the hand were promised that they would not hang for having borne arms. In April 1954 soldiers opened fire on a large group that had gathered under the truce with General China, and hardly anyone trusted an offer for a long time.
card-k20-chapter = Anderson, chapter 6

card-k21 = 'Shot While Escaping'
card-k21-unshaded = The British Assault in one space; then all Guerrillas that remain there become Active.
card-k21-shaded = The executing player removes one Guerrilla, Underground or Active, from a space with Troops. If that was done, all Guerrillas go Underground, wherever they stand (unless an option keeps it to that space).
card-k21-history = The phrase closed many a report on the death of a prisoner. Some units kept a tally of kills and paid small prizes; commanders forbade it, not least because the dead tell nothing. Few of the guilty ever stood before a court.
card-k21-chapter = Anderson, chapter 6

card-k22 = Dedan Kimathi
card-k22-unshaded = The executing player removes one Base from a British Controlled space, even if Guerrillas stand there. Political Will then rises by 1.
card-k22-shaded = The Mau Mau may conduct up to two free Limited Operations, one after the other. They may differ in kind, and the same pieces may act again.
card-k22-history = Kimathi tried from the Aberdares to join the scattered bands under one council and kept minutes and letters like a government. He was shot and taken in October 1956 and hanged in February 1957, and his grave was kept secret. Kenya has since put up his statue in Nairobi.
card-k22-chapter = Anderson, chapters 6 and 7

card-k23 = Mass Evictions
card-k23-unshaded = The executing player sets two Non-Reserve spaces that are not Loyal yet to Loyal; Nairobi may be one of them. Then the Pipeline goes one step right.
card-k23-shaded = The executing player selects a Reserve Province whose Population is below its printed value and raises it by 1, then places a Guerrilla there; if the Mau Mau execute this and none is Available, one may come from the map. If no Population was ever removed, nothing happens.
card-k23-history = Families who had lived on settler farms for two generations were put on trucks and trains and sent to Reserves that many had never seen. There was neither land nor work for them there. Bitterness drove a good number of the young into the forest.
card-k23-chapter = Anderson, chapter 2

card-k24 = Labour Party
card-k24-unshaded = The British conduct a Deploy, with as many spaces as they like and its Troop move, and then a Reward.
card-k24-shaded = Political Will falls by the value of the Pipeline, which then goes one step left.
card-k24-history = Barbara Castle and other members asked in Parliament about torture and deaths that the government in Nairobi had hushed up. She travelled to Kenya in 1955 and followed single cases through courts and police files.
card-k24-chapter = Anderson, chapter 7

card-k25 = McLean Inquiry
card-k25-unshaded = Political Will rises by 2 and the Pipeline goes one step left.
card-k25-shaded = With the Pipeline at 2 or more, roll a die: if it is lower than the Pipeline, Political Will falls by 2. At 0 or 1 nothing happens.
card-k25-history = General McLean's court of inquiry heard evidence in Nairobi in December 1953. It was to look at the army alone, not at police or Home Guard, and in the main at the months since June; it cleared the army as a whole, and its papers stayed closed.
card-k25-chapter = Anderson, chapters 6 and 7

card-k26 = Hola Detention Camp
card-k26-unshaded = The executing player removes one Base from a space with Troops, even if Guerrillas stand there, and Political Will rises by 1. Then, with the Pipeline at 2 or more, roll a die: if it is lower than the Pipeline, Political Will falls by 2. Last, the Pipeline goes one step right. What cannot be done is skipped.
card-k26-history = At Hola on 3 March 1959 guards clubbed detainees who refused to work, and eleven died. The first statement put it down to the water they had drunk. When the truth came out, the system of camps could no longer be defended in Parliament.
card-k26-chapter = Anderson, chapter 7

card-k27 = Protected Villages
card-k27-unshaded = The Pipeline goes one step right. Then the British may Relocate in one or two spaces, whatever number the Pipeline gives; if they do, they roll once for Outrage against its new value.
card-k27-shaded = The executing player selects a Reserve Province whose Population is below its printed value and raises it by 1, then places a Guerrilla there; if the Mau Mau execute this and none is Available, one may come from the map. If no Population was ever removed, nothing happens.
card-k27-history = From June 1954 people were driven from their homesteads, which were burnt, into more than eight hundred guarded villages behind ditches and wire. Over a million lived there by the end of 1955. Hunger, disease and forced labour took many lives, above all of the old and the very young.
card-k27-chapter = Anderson, chapter 6

card-k28 = Oathing Ceremonies
card-k28-unshaded = Oath may not select a British Controlled space.
card-k28-shaded = Oath may select one or two Populated spaces of any kind, Nairobi and Non-Reserve Provinces too, each with an Underground Guerrilla; a Guerrilla may be placed and the level shifts in each. So it may in the Support Phase.
card-k28-history = Oaths of unity had long been sworn among the Kikuyu; those of the 1950s bound people to secrecy and at last to kill. Many swore gladly, many with a blade at the neck. The government sent ritual experts of its own to undo the oaths, and they did not always ask either.
card-k28-chapter = Anderson, chapters 1, 5 and 6

card-k29 = Kikuyu Loyalism
card-k29-unshaded = The executing player places three Police in all in British Controlled Reserve Provinces. Each comes from Available, from Out of Play or from another space of the map, but none that was just placed is taken up again.
card-k29-shaded = The Mau Mau may conduct a free Terror in one or two spaces, under the usual conditions.
card-k29-history = Faith, property, fear, a murdered relative or a grudge: there were many reasons to stand with the government, and people changed sides. By the official count Mau Mau killed some 1,800 African civilians, more than fifty for each European civilian.
card-k29-chapter = Anderson, chapters 4 and 6

card-k30 = Chiefs Murdered
card-k30-unshaded = The executing player selects a space at Resistance, sets it to Loyal and places one Available Police there.
card-k30-shaded = The executing player removes one Police from a space that holds any Mau Mau piece; if that was done, the space becomes Resistance. Spaces that are at Resistance already or where nobody lives are selected only if there is no other.
card-k30-history = Gunmen stopped the car of Senior Chief Waruhiu in October 1952 and shot him; within two weeks there was a state of Emergency. Chief Nderi was cut down two days after it began, when he tried to break up an oathing.
card-k30-chapter = Anderson, chapter 2

card-k31 = Kenya Land and Freedom Army
card-k31-unshaded = The Forest Camps of the Redeploy Phase bring no free Rally any more.
card-k31-shaded = Raid may select one or two Provinces, each to strike or to retreat. Both moves may come before the free Operations, or each Raid may be finished by itself.
card-k31-history = The fighters spoke of land and freedom and gave their bands the names and ranks of an army. Distance, quarrels and patrols kept them apart. From 1955 they lived on what they could trap and steal, while the ring closed.
card-k31-chapter = Anderson, chapter 6

card-k32 = Racist Propaganda
card-k32-unshaded = Political Will rises by 1. Then the British carry out either Relocate or Reprisal in one space, even if the Pipeline would allow none, and without a roll for Outrage. If either is possible, one must be done.
card-k32-shaded = Political Will falls by the value of the Pipeline.
card-k32-history = Pamphlets and newsreels showed a savage cult and left out land and wages; one report explained the rising as a sickness of the African mind. Thirty-two European civilians died in the Emergency. The Kikuyu dead are counted in many thousands.
card-k32-chapter = Anderson, chapter 6

card-k33 = Propaganda!
card-k33-unshaded = Conduct a Propaganda Round (6.0).
card-k33-history = By the end of 1956 the war in the forests was all but over. The camps were not: tens of thousands were still behind wire, and the last camps emptied only around the end of the Emergency in 1960.
card-k33-chapter = Anderson, chapter 8

card-k34 = Propaganda!
card-k34-unshaded = Conduct a Propaganda Round (6.0).
card-k34-history = Kenya became independent in December 1963. Kenyatta asked his people to forgive and forget; those who had fought in the forest got little of the land they had fought for.
card-k34-chapter = Anderson, chapter 8

card-k35 = Propaganda!
card-k35-unshaded = Conduct a Propaganda Round (6.0).
card-k35-history = Mau Mau remained a banned society in Kenya until 2003. In 2013, after elderly survivors had taken Britain to court and hidden files had come to light, the British government voiced regret for the torture and paid more than five thousand of them.
card-k35-chapter = Anderson, chapter 8
