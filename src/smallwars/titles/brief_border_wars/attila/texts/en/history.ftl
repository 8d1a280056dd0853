# Cyprus 1974: a note, a timeline, what the rules name, and the works they rest on, in our own words. “entry-…” stands beside its
# date in history.toml.

note =
    The Republic of Cyprus of 1960 was a settlement that neither of its communities had chosen. Its constitution broke down at the end of 1963 in fighting in which Turkish Cypriots suffered most; many of them withdrew into enclaves, and United Nations soldiers came to keep the two apart. Britain, Greece and Turkey were guarantors of the state. In July 1974 the military rulers of Greece had President Makarios overthrown by the National Guard, which Greek officers led, in order to bring about union. Five days later Turkey landed, invoking the treaty. Greek Cypriots call it the invasion, Turkish Cypriots the peace operation; the codename Attila was that of the landing plan.

    A first phase ended after three days with a bridgehead from Kyrenia to Nicosia and the fall of the rulers both in Nicosia and in Athens. Talks at Geneva failed, and in three days of August the Turkish army took more than a third of the island. Several thousand people were killed. Between 160,000 and 200,000 Greek Cypriots fled or were driven south, and in time some 50,000 Turkish Cypriots went north. There were killings of civilians and prisoners on both sides; some two thousand people, counting those of 1963 and 1964, were missing, and about half of them have been found and identified since.

    The game is about the soldiers' problem: a landing with little shipping, a corridor, a race against the diplomats. It leaves out the coup and the refugees, and calls irregulars what were often men defending their own village, and sometimes men who murdered in the next one. The rulebook's notes give the outline; the literature below is ours.

span-before = Before the game
span-before-about = Not in the game; its set-up shows what had come of it.
span-july = The first landing
span-july-about = The rulebook counts four days of fighting in July. A turn is about a day, but none has a date: laid side by side, these days are the first four of the seven turns.
span-lull = The lull
span-lull-about = Three weeks of building up and skirmishing. A turn may also stand for such a longer time.
span-august = The second attack
span-august-about = Three days of August, the last three turns of the game.
span-after = After the game
span-after-about = Not in the game.

entry-republic = Cyprus becomes independent. Britain, Greece and Turkey guarantee its constitution, and Britain keeps two Sovereign Base Areas.
entry-christmas = Shots in Nicosia begin the fighting between the communities. A British officer draws a line across the map of the town with a green pencil.
entry-peacekeepers = The Security Council sends a peacekeeping force, UNFICYP, for three months at first. It is still there.
entry-kokkina = Turkish aircraft attack the National Guard, which is closing in on the Turkish Cypriot bridgehead of Kokkina; civilians die as well.
entry-colonels = Army officers seize power in Athens.
entry-kophinou = The National Guard under Grivas storms Kophinou and Ayios Theodoros. War between Greece and Turkey is barely averted, and Greece withdraws a division that it had brought to the island in secret.
entry-eoka-b = Grivas comes back in secret and founds EOKA-B, this time against Makarios.
entry-letter = Makarios asks the Greek President in an open letter to recall the Greek officers of the National Guard.
entry-coup = The National Guard attacks the palace in Nicosia. Makarios escapes to Paphos and from there to London; Nikos Sampson is made President.
entry-landing = Turkish troops land on a narrow beach west of Kyrenia, and paratroops come down between the mountains and Nicosia. All over the island the National Guard attacks the Turkish Cypriot enclaves.
entry-resolution = The Security Council demands a ceasefire and the withdrawal of foreign troops, in resolution 353.
entry-kocatepe = Turkish aircraft sink the Turkish destroyer Kocatepe off Paphos and damage two others, taking them for Greek ships.
entry-transports = Before dawn Greek transport aircraft bring a battalion of raiders to Nicosia Airport. The defenders shoot one of them down by mistake.
entry-kyrenia = Turkish troops take Kyrenia and widen the corridor to Nicosia. A ceasefire is to hold from four in the afternoon.
entry-athens = The rulers in Athens give up, and Sampson resigns. Glafcos Clerides takes his place for the time being; United Nations soldiers take over Nicosia Airport.
entry-geneva = In Geneva the foreign ministers of Britain, Greece and Turkey sign a declaration on the ceasefire. The lines go on moving.
entry-lapithos = The Turkish army takes Lapithos and Karavas, in spite of the ceasefire.
entry-second = In the night the second conference of Geneva breaks up over a Turkish demand for an autonomous zone of about a third of the island. At dawn two armoured columns advance, to Famagusta and to Morfou.
entry-villages = On this day and the next Greek Cypriot gunmen murder the Turkish Cypriots of Maratha, Santalaris and Aloda, mostly women and children, and men of Tochni. Greek Cypriot civilians are killed in villages that have been overrun, such as Palaikythro.
entry-line = Famagusta and Morfou have been taken, and a ceasefire holds from six in the evening. The line of that evening is, in the main, still the line of today.
entry-davies = During a demonstration in Nicosia the American ambassador Rodger Davies is shot dead in his embassy.
entry-assembly = The General Assembly, without a vote against, calls for the withdrawal of foreign forces and the return of the refugees.
entry-federated = The Turkish Cypriot leaders proclaim a federated state in the north.
entry-vienna = In Vienna it is agreed that Turkish Cypriots still in the south may go north. Almost all of them do.
entry-guidelines = Makarios and Rauf Denktash agree that a federation of two communities is the aim. Most talks since then have started from it.
entry-north = The north declares itself independent as the Turkish Republic of Northern Cyprus. Only Turkey recognises it.
entry-crossings = The first crossings are opened, and thousands queue up to see their old homes.
entry-referendums = A plan of the United Nations for a common state is accepted by two thirds of the Turkish Cypriots and refused by three quarters of the Greek Cypriots. A week later the Republic joins the European Union.
entry-missing = A committee of both communities begins in earnest to dig for the missing, to identify them and to give them back to their families.

event-e1 = On 21 July the Turkish air force sank a destroyer of its own navy, and dozens of sailors died; in the next night Greek Cypriot gunners shot down one of the aircraft that brought them help, with some thirty men on board.
event-e2 = A Turkish Cypriot militia held the enclaves, and EOKA-B and hastily armed men fought around them. Discipline was loose on both sides, and many of the killings of civilians that summer, though not all, were the work of such men.
event-e3 = Until Kyrenia was taken everything the Turkish army needed came over one small beach and through the air. The National Guard had spent much of its strength and ammunition on the coup, and much of its equipment dated from the Second World War.
event-e4 = Mobilisation after the coup, under air attack, brought the National Guard to its posts late and piecemeal; that in Greece went badly as well. On the Turkish side the first wave landed hours late, on a beach that had hardly been explored.
event-e5 = The Security Council asked for a ceasefire from the first day on, and from 20 July to 16 August in one resolution after another. Each time the fighting ended it was with one more line on the map.
event-e6 = The Turkish forces had never carried out so large a landing together. Ships, aircraft and troops ashore had trouble telling friend from foe, as the loss of the Kocatepe showed.
event-6-11 = The two Sovereign Base Areas, about a hundred square miles, are British territory by the treaty of 1960. In 1974 thousands of people of both communities took refuge in them.
event-9-4 = Greece was too far away for its fighters to stay long over Cyprus, and its rulers feared a war in the Aegean. Submarines that were on their way were called back, and the aircraft stayed in Greece.

source-asmussen = Asmussen
source-asmussen-author = Jan Asmussen
source-erickson-uyar = Erickson and Uyar
source-erickson-uyar-author = Edward J. Erickson and Mesut Uyar
source-birand = Birand
source-birand-author = Mehmet Ali Birand
source-ker-lindsay = Ker-Lindsay
source-ker-lindsay-author = James Ker-Lindsay
source-patrick = Patrick
source-patrick-author = Richard A. Patrick
source-sant-cassia = Sant Cassia
source-sant-cassia-author = Paul Sant Cassia
