# The cards of Cyprus: title, texts, history and where to read on, in our own words.

card-c1 = Makarios III
card-c1-unshaded = The British may Restore in up to two spaces that hold any cube and no EOKA piece. Troops alone or Police alone are enough.
card-c1-shaded = International Opinion goes two steps right, towards Condemned.
card-c1-history = Archbishop Makarios spoke for the Greek Cypriots and for union with Greece. He was exiled to the Seychelles in March 1956, let go a year later, and came home in 1959 to become the first President of Cyprus.
card-c1-chapter = French, chapters 2 and 8

card-c2 = Georgios Grivas
card-c2-unshaded = The British Assault in one space with Troops and EOKA pieces. Arms Caches there go before any Cell, even while Cells remain; the limit by Troops, +1 Political Will and an Intel Chit for each Arms Cache, and the removal of Cells afterwards are as usual.
card-c2-shaded = EOKA conducts three Limited Operations, one after the other. They may differ in kind, the same pieces may act again, and an Offensive may add a space to each that allows it.
card-c2-history = Colonel Grivas, born in Cyprus and an officer of the Greek army, landed in secret in 1954 and led EOKA from one hiding place to the next under the name of Dighenis. Pages of a diary he had buried fell into British hands in 1956; he himself never did.
card-c2-chapter = French, chapters 2 and 4

card-c3 = AKEL
card-c3-unshaded = The British may conduct a Limited Patrol; an Intelligence Lead may add a destination. Then Political Will rises by 1, even if no Patrol took place.
card-c3-shaded = EOKA may Propagandize in one space that has a Cell and a Curfew. If Sabotage lies there too, EOKA may take either effect.
card-c3-history = The island's communists, strong in the trade unions, wanted union by political means and condemned EOKA's bombs. The government outlawed them all the same in December 1955 and detained their leaders.
card-c3-chapter = French, chapters 1 and 4

card-c4 = Suez Crisis
card-c4-unshaded = Three Troops, picked by the executing player, leave the map and wait on this card. As the last step of the coming Reset Phase they return to the Bases, divided as the British like.
card-c4-history = Britain and France landed at the Suez Canal in November 1956, with Cyprus as their springboard. Units that had been hunting EOKA were called away for it, paratroops among them.
card-c4-chapter = French, chapter 4

card-c5 = Turkish Government
card-c5-unshaded = International Opinion goes two steps left, towards Ignored.
card-c5-shaded = The executing player places one Sabotage marker in a Town that holds both Police and an EOKA piece.
card-c5-history = Ankara would not hear of union with Greece for an island within sight of its coast. From the London conference of 1955 on it claimed a say of its own, and later asked for partition.
card-c5-chapter = French, chapter 7

card-c6 = Operation Pepperpot
card-c6-unshaded = The British may bring any cubes, Troops and Police alike, from anywhere on the map into Mountains. Then the British Activate Cells in each Mountain, as many as there are cubes.
card-c6-shaded = EOKA may Travel from Troodos, from Kyrenia or from both, to any destinations as usual.
card-c6-history = In May and June 1956 thousands of soldiers combed the western forests for the mountain groups. Several groups were broken up; their commander slipped through the ring.
card-c6-chapter = French, chapter 4

card-c7 = Mass Detention
card-c7-unshaded = Every Cell in a space with a Curfew goes to Prison.
card-c7-shaded = Into each space with a Curfew the executing player places one Cell from Prison, or none.
card-c7-history = Under the emergency regulations a suspect could be held without trial, and camps such as Kokkinotrimithia and Pyla filled up. Many inmates had had little to do with EOKA before they came out again.
card-c7-chapter = French, chapter 4

card-c8 = School Children Revolt
card-c8-unshaded = The executing player removes two Cells from any spaces of the map to Available.
card-c8-shaded = EOKA may Propagandize in one space with a Curfew, even without a Cell there; in that case none is Activated. If Sabotage lies there too, EOKA may take either effect.
card-c8-history = Secondary pupils marched, threw stones and hoisted Greek flags over their schools, and many schools stood closed for months. Soldiers had few good answers to a crowd of teenagers.
card-c8-chapter = French, chapters 3 and 5

card-c9 = Royal Navy Blockade
card-c9-unshaded = Each time EOKA wants to place an Arms Cache by Smuggle, it says so and rolls a die: on 4 or more the Arms Cache is placed, otherwise that placement is lost. Moving an Arms Cache needs no roll.
card-c9-shaded = Smuggle may place or bring an Arms Cache into any Mountain or Town, with or without a Cell and in spite of cubes. The limits by International Opinion and of two Arms Caches in a space still hold.
card-c9-history = Arms came by boat from Greece and landed on the west coast. The caique Ayios Georgios was caught off Khlorakas with her explosives in January 1955, and naval patrols went on until the end.
card-c9-chapter = French, chapters 2 and 4

card-c10 = Rough Handling
card-c10-unshaded = Interrogate draws an Intel Chit for each single Cell in Prison, instead of one for every two.
card-c10-shaded = With each Interrogate, Political Will falls by 1 as well.
card-c10-history = Two army officers were convicted by court martial in 1956 for mistreating a prisoner. How common such treatment was has been argued over ever since, as both sides had reasons to bend the record.
card-c10-chapter = French, chapter 6

card-c11 = Appeals to UN
card-c11-unshaded = Set International Opinion to Ignored (0).
card-c11-shaded = Set International Opinion to Debated (2).
card-c11-history = Greece asked the General Assembly for self-determination in Cyprus year after year from 1954. The Assembly first put the question off and then answered with calls for talks.
card-c11-chapter = French, chapter 4

card-c12 = Hugh Foot
card-c12-unshaded = The British conduct two Limited Operations, one after the other. They may differ in kind, the same pieces may act again, and an Intelligence Lead may add a space to each that allows it. Then the British carry out one Special Activity of their choice; it needs no particular Operation, but its own conditions hold.
card-c12-shaded = EOKA may Sabotage in up to three spaces, under the usual conditions and without an Offensive.
card-c12-history = Sir Hugh Foot, who had served in Palestine, Nigeria and Jamaica, became Governor in December 1957. He walked the streets, spoke of self-government, and met the worst communal fighting of the Emergency.
card-c12-chapter = French, chapter 7

card-c13 = Human Rights Committees
card-c13-unshaded = Propagandize at a Curfew moves International Opinion by one step, not two.
card-c13-shaded = The Special Activity Propagandize may select two spaces, with one effect in each. An Event that grants it in one space still gives one.
card-c13-history = Greek Cypriot lawyers in Nicosia and other towns took down statements about ill-treatment and sent them abroad. Athens built its cases at Strasbourg and New York on them.
card-c13-chapter = French, chapter 6

card-c14 = Radio Athens
card-c14-unshaded = If International Opinion is at Ignored or Discussed (0 or 1), the executing player removes three Cells from any spaces of the map to Available. Otherwise nothing happens.
card-c14-shaded = The executing player places three Cells in all in Towns and Mountains.
card-c14-history = Broadcasts from Athens praised the fighters and named those they called traitors. From 1956 British transmitters tried to drown them out.
card-c14-chapter = French, chapter 5

card-c15 = John Harding
card-c15-unshaded = The executing player selects a Town with Troops and places a Curfew there; a Town already under Curfew may be selected and keeps it. Then the British Search in that Town, and then Assault in it.
card-c15-shaded = International Opinion goes two steps right, towards Condemned.
card-c15-history = Field Marshal Harding, lately head of the British Army, arrived as Governor in October 1955 and proclaimed the Emergency in November. He talked with Makarios all winter and broke off in early 1956.
card-c15-chapter = French, chapter 3

card-c16 = Q-Patrols
card-c16-unshaded = In each of up to three spaces with Troops the executing player removes one EOKA piece to Available: any Cell, even Underground, or an Arms Cache, even where Cells remain. At most one Arms Cache goes in all; if one does, Political Will rises by 1. No Intel Chit is drawn.
card-c16-shaded = The executing player places one Sabotage marker in each of up to two Towns with Troops.
card-c16-history = Small plain-clothes squads mixed soldiers and police with fighters who had changed sides. They struck at night on fresh tips, to the alarm of guilty and innocent alike.
card-c16-chapter = French, chapter 4

card-c17 = Special Branch
card-c17-unshaded = At each Interrogate the British may draw one Intel Chit for every space that holds both Police and Cells, instead of counting the Cells in Prison.
card-c17-shaded = Patrol removes one Cell for every two Police in the space (rounded down), instead of one for each.
card-c17-history = The detectives of Special Branch lived on captured papers and talkative prisoners, and few of them knew Greek. EOKA's gunmen had made them their first targets.
card-c17-chapter = French, chapters 4 and 6

card-c18 = Cordon and Search
card-c18-unshaded = Cells that Travel into a space with a Curfew always become Active. As the very first step of each Reset Phase, all Cells in spaces with a Curfew go to Prison.
card-c18-shaded = A Cell that Travels alone from its origin into a space with a Curfew goes Underground whatever cubes stand there. Bases keep the usual test.
card-c18-history = A village was wired off before dawn and its men led past hooded informers. It cost everyone a day or more and seldom caught a fighter.
card-c18-chapter = French, chapter 4

card-c19 = Mountain Gangs
card-c19-unshaded = The British may Search in one Mountain and then Assault there.
card-c19-shaded = The executing player moves up to six Troops from any Towns to one Mountain, at any distance.
card-c19-history = Guerrilla groups in the forests of Troodos and on the Kyrenia ridge were meant to tie soldiers down far from the towns. Grigoris Afxentiou, the best known of their leaders, died in his hide-out near Machairas in March 1957.
card-c19-chapter = French, chapter 2

card-c20 = Youth Movements
card-c20-unshaded = The executing player places up to two Curfews, each in a Town with Troops and without a Curfew.
card-c20-shaded = The executing player places three Cells in all in Towns.
card-c20-history = Church and nationalist youth clubs such as OHEN and PEON gave EOKA its couriers and later its fighters. PEON, banned in 1953, simply carried on in secret.
card-c20-chapter = French, chapter 2

card-c21 = Development Program
card-c21-unshaded = Political Will rises by 1 for each Town that holds Troops and Police, but no EOKA piece, no Sabotage and no Curfew.
card-c21-shaded = The executing player places two Cells in all in Towns.
card-c21-history = Harding promised some 38 million pounds for public works in the hope that comfort would outweigh union. The work came slowly, and Cypriot taxpayers met much of the bill.
card-c21-chapter = French, chapter 5

card-c22 = Greek Government
card-c22-unshaded = The executing player moves International Opinion by none, one or two steps to either side. Then the same player either places two Cells in all in Towns, or removes two Cells from any spaces of the map to Available.
card-c22-history = The cabinets of Papagos and Karamanlis backed union in public and EOKA in private, as far as an ally in NATO could. Their help came and went with Greek diplomacy.
card-c22-chapter = French, chapters 2 and 8

card-c23 = Street Riots
card-c23-unshaded = Whenever EOKA selects for Sabotage a space with British pieces and more than one Cell, it first removes one Cell of its choice there to Available, but not the last Underground one.
card-c23-shaded = In one space of each Sabotage Operation EOKA may use a Cell that is Active already, instead of Activating an Underground one.
card-c23-history = Crowds were a weapon too: in September 1955 one of them burnt down the British Institute in Nicosia. Troops trained for war found themselves behind shields and tear gas.
card-c23-chapter = French, chapter 3

card-c24 = Turkish Cypriots
card-c24-unshaded = The executing player places all Available Police, in any spaces where British pieces stand. Then the British Patrol, with one or two destinations and removal of Cells in one of them.
card-c24-shaded = The executing player places one Sabotage marker in each of up to two Towns that hold both Cells and Police.
card-c24-history = Somewhat under a fifth of the islanders were Turkish Cypriots, and they feared rule from Athens. As more of them joined the police, EOKA's war turned into a quarrel of neighbours, bloodiest in the summer of 1958.
card-c24-chapter = French, chapters 1 and 7

card-c25 = Assassinations
card-c25-unshaded = Each Infiltrate either replaces a Police with a Cell or discards the highest Intel Chit, as EOKA prefers, but not both.
card-c25-shaded = EOKA has a second way to Infiltrate: in a space where any Cell is Underground, however many Police are there, just remove one Police. No Cell is placed and no Intel Chit discarded.
card-c25-history = Gunmen, many still in their teens, shot policemen and suspected informers in broad daylight; the press named Ledra Street in Nicosia the Murder Mile. Nicos Sampson, the most notorious of them, was caught in 1957.
card-c25-chapter = French, chapter 2

card-c26 = Volkan/TMT
card-c26-unshaded = In each of up to two spaces with both Cells and Police, the executing player removes one Cell to Available and places one Sabotage marker. A marker is placed only where a Cell was removed.
card-c26-history = Turkish Cypriots set up Volkan to answer EOKA in kind; TMT replaced it at the end of 1957 and was soon commanded by officers from Turkey.
card-c26-chapter = French, chapter 7

card-c27 = Kyrenia Castle Prison
card-c27-unshaded = The executing player sends one Cell from any space of the map to Prison. Then the British Interrogate.
card-c27-shaded = Prison is emptied: all its Cells become Available.
card-c27-history = Sixteen EOKA men climbed out of Kyrenia's old castle in September 1955. Later prisoners went to camps with better fences, and some got out of those as well.
card-c27-chapter = French, chapters 3 and 7

card-c28 = British Bases
card-c28-unshaded = Political Will rises by 1 for each Base without Sabotage and without EOKA pieces.
card-c28-shaded = Place one Cell in each Base; if only one is Available, the executing player picks the Base. Then EOKA may conduct Sabotage in either Base or both, where a Cell is Underground, without an Offensive.
card-c28-history = Middle East headquarters moved to Cyprus from the Canal Zone in 1954, and the airfields were the reason to hold the island. By the treaties of 1960 Britain kept about a hundred square miles around Akrotiri and Dhekelia.
card-c28-chapter = French, chapters 3 and 4

card-c29 = Macmillan Plan
card-c29-unshaded = Political Will falls by 1; at 0 it stays there. Then the executing player either removes two Sabotage markers from any spaces or moves International Opinion two steps left.
card-c29-shaded = Political Will rises by 1; at 15 it stays there. Then EOKA conducts Sabotage in one to three spaces, under the usual conditions and without an Offensive.
card-c29-history = London's plan of June 1958 would have run the island for seven years together with Greece and Turkey, each community under an assembly of its own. Turkey came round to it; Greece and Makarios saw partition in it.
card-c29-chapter = French, chapter 8

card-c30 = Operation Forward to Victory
card-c30-unshaded = The British may Search in one space and then Assault there.
card-c30-shaded = EOKA may conduct Sabotage in as many Towns with an Underground Cell as it likes, once in each, without an Offensive.
card-c30-history = In the autumn of 1955 EOKA opened a long offensive of bombs, ambushes and strikes all over the island. It stretched the garrison but did not move the government.
card-c30-chapter = French, chapter 3

card-c31 = Turkish Police
card-c31-unshaded = Infiltrate only removes a Police: no Cell takes its place and no Intel Chit is discarded. Police no longer lower any Sabotage roll.
card-c31-history = Greek Cypriots left the police under threat, and Turkish Cypriots, who alone manned the new Mobile Reserve, filled the ranks. EOKA lost its friends in the stations; the police lost their ears among the Greeks.
card-c31-chapter = French, chapter 4

card-c32 = Road Ambushes
card-c32-unshaded = An Ambush in a space with Troops also costs EOKA the Cell it Activated: after the roll that Cell goes to Available.
card-c32-shaded = In one space of each Ambush Operation where Troops stand, EOKA may choose to remove no Police; if the roll then beats the number of cubes there, Political Will falls by 1. On success an Arms Cache is placed as usual.
card-c32-history = Bends in the mountain roads suited men with grenades, mines and a few guns. Haralambos Mouskos, a cousin of Makarios, fell in such an ambush near Soli in December 1955.
card-c32-chapter = French, chapter 4

card-c33 = Propaganda!
card-c33-unshaded = Conduct a Propaganda Round (6.0).
card-c33-history = The prime ministers of Greece and Turkey settled the outline of a Cypriot republic between themselves at Zürich in February 1959.
card-c33-chapter = French, chapter 8

card-c34 = Propaganda!
card-c34-unshaded = Conduct a Propaganda Round (6.0).
card-c34-history = Britain and the leaders of both communities signed in London a week after Zürich. Union was ruled out, partition too, and the two Bases stayed British.
card-c34-chapter = French, chapter 8

card-c35 = Propaganda!
card-c35-unshaded = Conduct a Propaganda Round (6.0).
card-c35-history = Cyprus became independent in August 1960 with neither side content. After the coup and the Turkish landing of 1974 the island has lived divided.
card-c35-chapter = French, chapter 8
