# The Greek Civil War: a note, a timeline, what the rules name, and the works they rest on, in our own words. “entry-…” stands
# beside its date in titles/greek_civil_war/history.toml.

note =
    Greece came out of the German, Italian and Bulgarian occupation starved, ruined and divided. EAM, led by communists, had built the strongest resistance, and governed much of the countryside; its rivals, the returning government and Britain feared what it would do with that strength. In December 1944 they fought for Athens, and EAM lost. The peace that followed was none: in 1945 and 1946 right-wing bands, militia and courts hunted the left, and from 1946 armed bands answered. They became the Democratic Army of Greece, DSE, led by the Communist Party and supplied across the northern borders. Against it stood the National Army and the Gendarmery, helped by Britain and from 1947 by the United States.

    The war was fought mostly in the mountains, by Greeks against Greeks, and both sides took recruits and hostages by force. Figures of the dead differ widely; they run into several tens of thousands. Some 700,000 villagers were moved or fled to the towns, thousands were executed or sent to island camps, and tens of thousands went into exile, among them more than 25,000 children. The break between Tito and Stalin, the choice of pitched battle, and above all the weight of men and American arms decided it: in August 1949 the last strongholds fell.

    The game shows organisation more than battle: police, fronts and cadres struggle for the places where people live, and a Political Index measures who is obeyed. It counts terror and resettlement as a loss for the Government, whoever began it, and does not tell the suffering behind the markers. The rulebook names no literature; the works below are ours.

span-occupation = Occupation
span-occupation-about = Not in the game.
span-december = December 1944
span-december-about = With the option of a war from 1944 (17.3) the game assumes that this fighting was not put down.
span-between = An uneasy peace
span-between-about = Not in the game; its set-up is what had come of these two years.
span-game = The war of the game
span-game-about = A turn stands for several weeks to several months, and none has a date. The track has thirty; if all are played, a turn is about five weeks.
span-after = After the war
span-after-about = Not in the game.

entry-occupation = German troops enter Athens. In the first winter of the occupation tens of thousands die of hunger.
entry-eam = EAM, the National Liberation Front, is founded; its army ELAS takes to the mountains in the following year.
entry-first-round = ELAS and its rival EDES fight each other while the country is still occupied.
entry-liberation = The Germans leave Athens. A government of national unity comes from exile, with British soldiers.
entry-syntagma = Police fire on a demonstration of EAM in Syntagma Square, and many are killed. For five weeks ELAS fights police, government troops and the British in the streets of Athens.
entry-varkiza = By the agreement of Varkiza ELAS lays down its arms. In the year that follows the left is persecuted all over the country.
entry-election = The left stays away from the first election, and the right wins it. In the night before, a band has attacked the gendarmery post of Litochoro: for many the beginning of the war.
entry-king = A plebiscite brings back King George II.
entry-dse = The scattered bands under Markos Vafiadis take the name of Democratic Army of Greece.
entry-truman = Britain can no longer pay. President Truman asks Congress for aid to Greece and Turkey, and military advisers and money begin to arrive in the summer.
entry-unscob = The United Nations set up a committee to watch the northern borders of Greece.
entry-provisional = The radio of the DSE proclaims a Provisional Democratic Government. No state recognises it.
entry-konitsa = The DSE attacks Konitsa, to win a capital for it. The garrison holds out for a week, until it is relieved.
entry-ban = The Communist Party and EAM are outlawed by Law 509.
entry-van-fleet = General Van Fleet arrives to head the American military advisers.
entry-children = The DSE announces that children are to be taken to the People's Democracies; the government gathers others in homes under the patronage of the Queen. Each side calls what the other does abduction.
entry-grammos = The National Army attacks Grammos with several divisions and takes it after two months. Markos leads his brigades out to Vitsi.
entry-cominform = The Cominform expels Yugoslavia, the DSE's chief supplier. The Communist Party of Greece will side with Stalin.
entry-peloponnese = The National Army begins to clear the Peloponnese, region by region, and begins with a wave of arrests. By the spring the DSE there is destroyed.
entry-towns = The DSE storms towns: Naousa, and then Karpenisi, which it holds for more than two weeks.
entry-papagos = General Papagos becomes commander-in-chief, with full powers over the army that no minister shares.
entry-markos = The Party removes Markos, who doubted the war of big formations. Nikos Zachariadis has the command.
entry-border = Tito announces that Yugoslavia is closing its border.
entry-vitsi = The National Army takes Vitsi in a week.
entry-torch = Grammos falls, after attacks in which American dive-bombers fly for the first time. What remains of the DSE crosses into Albania.
entry-ceasefire = The DSE announces that it has ceased fire. The war is over; no peace was signed.
entry-beloyannis = Nikos Beloyannis, a leader of the illegal Communist Party, is shot with three comrades in spite of protests from all over the world.
entry-legal = After the fall of the military regime the Communist Party is legal again.
entry-return = The refugees of the war may come home, if they are Greek by descent; those who count as Macedonians may not.

event-2-6 = Albania, Yugoslavia and Bulgaria gave the DSE arms, camps, hospitals and a way out, as long as it suited them and Moscow. Observers of the United Nations watched the borders and reported it; the three governments denied it.
event-9-6 = From 1947 to 1949 the United States gave the Greek government several hundred million dollars, much of it for the army. Advisers sat in its staffs and ministries, and their word weighed heavily.
event-10-7 = The LOK, mountain raiders set up from the end of 1946 on, were volunteers, lightly armed and trained for night and winter. They did much of what regular battalions would not or could not do.
event-11-4 = The air force flew Spitfires and at last Helldivers, which were new to it in August 1949; rockets and napalm were used on the mountains. Artillery did at least as much.
event-16-3 = Cabinets came and went, and deputies wanted soldiers in their own towns. Garrisons tied down much of the army; from January 1949 Papagos decided alone.
event-16-4 = Right-wing bands, militia, special courts-martial and the camps on Makronisos on one side; executions of “enemies of the people”, hostages and forced recruiting on the other. Most of those who suffered were civilians, and many villages suffered from both.
event-16-5 = The army emptied mountain villages so that the DSE should find neither bread nor recruits there. Together with those who fled some 700,000 people, about a tenth of the nation, lived as refugees around the towns in 1949.
event-17-1 = The Cominform expelled Yugoslavia in June 1948. The Greek party stayed with Stalin, and in July 1949 Tito closed the border, in the very weeks when the last battles began.
event-17-3 = The fighting of December 1944 ended after five weeks because Britain sent divisions from Italy. Had there been none to send, ELAS might well have taken Athens; the option starts from there.

source-close = Close
source-close-author = David H. Close
source-iatrides = Iatrides
source-iatrides-author = John O. Iatrides
source-woodhouse = Woodhouse
source-woodhouse-author = C. M. Woodhouse
source-jones = Jones
source-jones-author = Howard Jones
source-marantzidis = Marantzidis
source-marantzidis-author = Nikos Marantzidis
source-mazower = Mazower
source-mazower-author = Mark Mazower (ed.)
source-kalyvas = Kalyvas
source-kalyvas-author = Stathis N. Kalyvas
source-kalyvas-about = On violence of both sides against civilians.
source-danforth = Danforth and Van Boeschoten
source-danforth-author = Loring M. Danforth and Riki Van Boeschoten
