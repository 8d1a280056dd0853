# The Cyprus Emergency: a note, a timeline and the works they rest on, in our own words. “entry-…” stands beside its date in
# titles/british_way/cyprus/history.toml.

note =
    Cyprus had been under British rule since 1878. Four in five of its people were Greek Cypriots, and most of these wanted union with Greece, enosis; the Turkish Cypriots, somewhat under a fifth, feared it, and Turkey opposed it. Britain meant to keep the island for its airfields and its place in the Middle East. From April 1955 EOKA, a small underground army led by Georgios Grivas with the blessing of Archbishop Makarios, set out to make the island too costly to hold, by bombs, ambushes and killings. Britain answered with an Emergency that brought in up to some thirty thousand soldiers, detention without trial, curfews and the gallows.

    Nobody won in the field. By the official count some five hundred people were killed, more of them Greek Cypriots than Britons; around a hundred of EOKA's fighters died as well, nine by hanging. The last year turned neighbours against each other. The settlement of 1959 was made between Athens and Ankara and signed in London: an independent republic without union and without partition, and two British bases that remain.

    The game shows this as a contest over the will of London: sabotage, curfews and opinion abroad weigh more than ground. It leaves most of the quarrel between the two communities to its cards, and shows civilians hardly at all. How widely prisoners were ill-treated, and how far EOKA's terror against Greek Cypriots of the left and against supposed informers went, is still argued over. The cards follow the book by David French, whose chapters they name.

span-before = Before the game
span-before-about = The game begins with the Emergency. What led to it stands on many of its cards.
span-harding = The Emergency under Harding
span-harding-about = Here the game begins, in November 1955. Its Campaigns run from one Propaganda Round to the next and are tied to no date: a Campaign of some six Event cards stands for a good year, and any card may come up at any time.
span-foot = The Emergency under Foot
span-foot-about = The last Campaign of the game ends with the agreements of Zürich and London, of which the Propaganda cards tell.
span-after = After the game
span-after-about = What the agreements left unsettled.

entry-plebiscite = From one Sunday to the next the Church collects signatures in its churches. Some 96 in 100 of the Greek Cypriots entitled to sign do so, for union with Greece; London takes no notice.
entry-never = A minister tells the House of Commons that some territories, owing to their circumstances, can never expect to be fully independent. In Cyprus the word “never” is not forgotten.
entry-landing = Georgios Grivas comes ashore on the west coast by night, to build up an underground army.
entry-assembly = The General Assembly of the United Nations puts the Greek request for self-determination in Cyprus aside for the time being.
entry-caique = The caique Ayios Georgios is caught off Khlorakas with explosives on board.
entry-bombs = Bombs go off in Nicosia and other towns, and leaflets signed Dighenis name EOKA for the first time.
entry-conference = Britain, Greece and Turkey confer in London and agree on nothing. On 6 September mobs in Istanbul wreck the shops, homes and churches of the Greek minority.
entry-castle = Sixteen prisoners climb out of Kyrenia castle.
entry-institute = A crowd burns down the British Institute in Nicosia.
entry-governor = Field Marshal Harding arrives as Governor and opens talks with Makarios.
entry-emergency = Harding proclaims a state of Emergency. A week before, EOKA has opened a new offensive all over the island.
entry-akel = The communist party AKEL is outlawed and its leaders are detained.
entry-soli = In an ambush near Soli a British soldier is killed, and Charalambos Mouskos, a cousin of Makarios: the first of EOKA's fighters to fall in action.
entry-exile = After the talks have failed Makarios is put on an aeroplane and exiled to the Seychelles.
entry-gallows = Michalis Karaolis and Andreas Demetriou are hanged in Nicosia, the first of nine. EOKA says that it has killed two British captives in return.
entry-pepperpot = Thousands of soldiers comb the forests of the west. Several bands are broken and Grivas barely escapes; in June about twenty soldiers die in a forest fire during the search.
entry-suez = Britain and France attack Egypt, and their paratroops fly from Cyprus to Port Said. The hunt for EOKA has to do without them for a time.
entry-afxentiou = Grigoris Afxentiou, second to Grivas, dies in his hide-out near Machairas, which soldiers have set alight after hours of siege.
entry-release = Makarios is released, but may not come home. EOKA has offered a truce, and the year stays fairly quiet.
entry-foot = Sir Hugh Foot takes over from Harding. TMT, the new Turkish Cypriot underground, has just begun its work.
entry-summer = A bomb at a Turkish office in Nicosia, set by Turkish Cypriots themselves as was admitted later, lets loose two months of communal killing. On 12 June eight Greek Cypriots are killed near Geunyeli.
entry-plan = Macmillan announces a plan of partnership with Greece and Turkey. Makarios and Athens refuse it; in the autumn Makarios speaks of independence instead of union for the first time.
entry-talks = The General Assembly once more asks for talks. This time the foreign ministers of Greece and Turkey begin them, in the corridors.
entry-zurich = In Zürich the prime ministers of Greece and Turkey agree on the outline of a republic.
entry-london = In London Britain, Greece, Turkey and the leaders of both communities accept what was agreed at Zürich.
entry-return = Makarios comes home to a great welcome; later that month Grivas leaves for Athens.
entry-republic = Cyprus becomes independent, with Makarios as President, Fazıl Küçük as Vice-President and 99 square miles of British bases.
entry-green-line = Shots in Nicosia begin the fighting that breaks the constitution of 1960. A line is drawn across the town, and from March 1964 United Nations soldiers stand on it.
entry-division = A coup directed from Athens and the landing of the Turkish army divide the island. It is divided to this day.

source-french = French
source-french-author = David French
source-french-about = The book whose chapters the cards name.
source-holland = Holland
source-holland-author = Robert Holland
source-crawshaw = Crawshaw
source-crawshaw-author = Nancy Crawshaw
source-ker-lindsay = Ker-Lindsay
source-ker-lindsay-author = James Ker-Lindsay
