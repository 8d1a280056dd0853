# The Kenya Emergency: a note, a timeline and the works they rest on, in our own words. “entry-…” stands beside its date in
# titles/british_way/kenya/history.toml.

note =
    In the highlands of Kenya a few thousand European families held land that had been taken for them, while the Kikuyu, the largest people of the colony, crowded into Reserves or lived on the farms on sufferance. Out of this came Mau Mau, a movement bound by oaths that fought for land and freedom. In October 1952 the Governor declared an Emergency. What followed was a war in the forests of Mount Kenya and the Aberdares, and at the same time a civil war among the Kikuyu, many of whom stood with the government.

    The rising was broken by 1956, by soldiers and Home Guard and above all by force against the people: more than a million were moved into guarded villages, and tens of thousands were held in camps without trial, where many were beaten and some killed. The courts hanged 1,090 men. By official figures Mau Mau killed some 1,800 African civilians and 32 European civilians, and well over 11,000 rebels were killed; David Anderson thinks twenty thousand nearer the truth. Caroline Elkins took the losses of the Kikuyu to be far higher still, up to several hundred thousand missing; the demographer John Blacker, from the same censuses, found about 50,000 deaths above the usual, half of them of children. Her account of the camps has been confirmed in much by papers that came to light in 2011; her numbers have not been generally accepted.

    The game shows fighters, police, loyalty and the Pipeline of camps, and lets coercion work and cost Political Will. It cannot show what it was to live under it.

span-before = Before the game
span-before-about = The game begins with the Emergency. What led to it stands on many of its cards.
span-rising = The rising
span-rising-about = Here the game begins, in October 1952. Its Campaigns run from one Propaganda Round to the next and are tied to no date: a Campaign of some six Event cards stands for a good year, and any card may come up at any time.
span-ring = The ring closes
span-ring-about = The game ends in 1956, when the rising in the forests was beaten, though some of its cards reach further.
span-after = After the game
span-after-about = The Emergency went on for three years more, and the quarrel about it for much longer.

entry-colony = The protectorate in the interior becomes the Colony of Kenya. Much of the highlands has been set aside for European settlers.
entry-ban = The government bans a society that it calls Mau Mau.
entry-waruhiu = Senior Chief Waruhiu is shot dead in his car in daylight, not far from Nairobi.
entry-emergency = Evelyn Baring, Governor for three weeks, declares a state of Emergency. In the night Jomo Kenyatta and more than a hundred others are arrested; most of those who are ready to fight get away.
entry-nderi = Chief Nderi is killed as he tries to break up an oathing.
entry-ruck = The Ruck family and a man who worked for them are killed on their farm; settlers march on Government House.
entry-lari = In one night attackers burn and kill the families of loyalists at Lari, a massacre that is followed by another in revenge, and fighters storm the police station of Naivasha for its arms.
entry-kapenguria = Kenyatta is sentenced to seven years at Kapenguria, after a trial in which the chief witness had been paid.
entry-erskine = General Erskine takes command. One of his first orders threatens with punishment whoever beats or kills prisoners.
entry-green-branch = The first offer of surrender: whoever comes in with a green branch is not to hang for having borne arms; murder is not forgiven.
entry-mclean = A court of inquiry under General McLean looks into the conduct of the army, and finds it good on the whole.
entry-swynnerton = The Swynnerton Plan promises African farmers titles to their land and cash crops. Those who are behind wire do not get a share.
entry-china = Waruhiu Itote, called General China, is wounded and captured below Mount Kenya. He is spared in order to offer his comrades terms.
entry-truce = Soldiers open fire on fighters who have gathered to give themselves up. The talks end there.
entry-anvil = Operation Anvil: Nairobi is cordoned off and screened for weeks, and more than 24,000 people are sent to camps.
entry-villages = The government orders the villages. By the end of 1955 more than a million people are moved behind ditches and wire.
entry-castle = Barbara Castle, a Labour member of Parliament, travels to Kenya and asks how prisoners have died.
entry-amnesty = A second offer of surrender, and with it a promise that the Home Guard will not be tried for what it did up to that day.
entry-lathbury = General Lathbury takes over. Small bands of former fighters led by officers in disguise replace the great sweeps.
entry-kimathi = Dedan Kimathi is shot and captured at the edge of the forest near Nyeri.
entry-army = The army is withdrawn from operations. The camps stay.
entry-hanged = Kimathi is hanged at Kamiti near Nairobi and buried in a grave without a name.
entry-election = Africans vote for members of the Legislative Council for the first time. Among the Kikuyu only loyalists may vote.
entry-hola = At Hola guards beat eleven detainees to death.
entry-debate = The House of Commons debates Hola through the night. Enoch Powell, from the government's own benches, says that there cannot be one standard in Africa and another at home.
entry-end = The Emergency ends after more than seven years.
entry-kenyatta = Kenyatta is free.
entry-independence = Kenya becomes independent, with Kenyatta at its head.
entry-unbanned = Kenya lifts the ban on Mau Mau that has stood since the colony.
entry-regret = The British government tells Parliament that Kenyans were tortured and that it sincerely regrets this. It settles with 5,228 claimants and pays for a memorial in Nairobi.

source-anderson = Anderson
source-anderson-author = David Anderson
source-anderson-about = The book whose chapters the cards name.
source-elkins = Elkins
source-elkins-author = Caroline Elkins
source-elkins-about = On the camps and villages; its estimate of the dead is disputed.
source-branch = Branch
source-branch-author = Daniel Branch
source-bennett = Bennett
source-bennett-author = Huw Bennett
source-blacker = Blacker
source-blacker-author = John Blacker
source-hansard = Hansard
source-hansard-author = House of Commons
source-hansard-about = Statement by the Foreign Secretary, 6 June.
