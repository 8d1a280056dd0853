# Player aid of Operation Attila.

name = Operation Attila

## Drawn cards

cards = Drawn cards (6.0): one in a turn
movement-purpose = Move units.
movement-place = Up to as many units as the card's Movement value, each once: an adjacent area, or out of a box.
movement-how-turkish =
    Air units: from the Rear Area to any area. Irregulars: from the Rear Area to an area that is empty or has friends.
    Regulars: Rear Area to Transit Box, { $rear_to_transit } a Game-turn; Transit Box to the Beachhead, { $transit_to_beachhead } a Game-turn.
    No ground unit leaves an area with an undisrupted enemy ground unit, unless all of these are Irregular (6.11).
movement-how-cypriot =
    Ground units: from the Rear Area to any area with friends; Irregulars also to an empty one. Air units (option): to any area.
    No ground unit leaves an area with an undisrupted enemy ground unit, unless all of these are Irregular (6.11).
combat-purpose = Attack.
combat-place = Areas with ground units of both sides, one battle in each. Attackers, ground and air, up to the card's Combat value.
combat-how-turkish =
    Attackers are undisrupted; 1 ground unit at least. A regular out of supply counts as { $out_of_supply_cost } (6.2).
    Choose the defenders: 1 ground unit at least. Then fight the battle step by step, as the turn sheet says.
combat-how-cypriot =
    Attackers are undisrupted; 1 ground unit at least.
    Choose the defenders: 1 ground unit at least. Then fight the battle step by step, as the turn sheet says.
entry-pass = Pass
pass-purpose = Wait, or end the phase.
pass-how = Who has passed may play again later; two passes in a row end the phase. Cards in hand are then discarded, Special Action cards kept.

## Special Action cards

specials = Special Action cards (6.3): one instead
invasion-purpose = Land brigades, win a Beachhead.
invasion-place = 1 coastal area, whoever is there; { $invasions } invasion a Game-turn.
invasion-how =
    1 to { $invasion_brigades } brigades from the Transit Box land. They do not count against the { $transit_to_beachhead } that leaves it by Movement.
    No Beachhead on the map: it goes there. Otherwise it goes there or stays.
entry-drop = Airborne drop
drop-purpose = Land Abn from the air.
drop-place = Any area but a Sovereign Base Area; with an invasion, once in the game, from the Rear Area.
drop-how = Roll a die: on { $drop_disrupted } to 6 Abn lands disrupted.
refit-purpose = Recover units.
refit-place = An area, the Rear Area or the Damaged Units box.
refit-ways =
    All disrupted ground units in 1 area are undisrupted.
    All disrupted air units in the Rear Area are undisrupted.
    All units in the Damaged Units box go to the Rear Area.

reactions = In defence (6.32): one Special Action card
air-support-purpose = Bring air units; this or a Reaction Move, once a battle.
air-support-place = The Battle area.
air-support-how = Undisrupted air units from the Rear Area, as many as defending ground units at most.
reaction-move-purpose = Bring ground units; this or air support, once a battle.
reaction-move-place = The Battle area; from adjacent areas without an undisrupted enemy ground unit other than Irregulars.
reaction-move-how = Up to { $reaction_ground_units } undisrupted ground units that have not fought with this card.

## Own side

own = Own units and rules
turkish-more = Remember
turkish-more-lines =
    __Supply__ (6.2): a chain of areas to the Beachhead, none with undisrupted Cypriot ground units unless an undisrupted Turkish one is beside them. No Beachhead: no supply.
    Out of supply a regular counts as { $out_of_supply_cost } in attack and does not roll to recover on the map (7.3).
    The Beachhead is lost in the Final Phase if only Cypriots are with it (6.33).
    Irregulars hold nobody in an area; alone in a battle they get no dice from air units (9.2).
cypriot-more = Remember
cypriot-more-lines =
    LOK and ER wait in the Damaged Units box; a Refit or a recovery brings them to the Rear Area (7.3).
    A ground unit beside the lone Beachhead marker takes it off the map in the Final Phase (6.33).
    An undisrupted ground unit alone in an area cuts the Turkish supply through it (6.2).
    Irregulars hold nobody in an area; alone in a battle they get no dice from air units (9.2).
units = Units
units-lines =
    ＊ may exploit (6.24). All Combat Values (CV) and most types are reconstructed.
head-type = Type
head-cv = CV
head-starts = Starts in
box-rear = Rear Area
box-transit = Transit Box
box-damaged = Damaged Units box
with-option = { $place }, option { $rule }
raises = Turkish Victory Points rise
raises-lines =
    Each area in which Turkey alone has an undisrupted ground unit at the end: its VP (8.0)
    Each Special Action card given up before turn 1, an option: __+{ $given_up_vp }__ (9.11)
lowers = Turkish Victory Points fall
lowers-lines =
    Any undisrupted Cypriot ground unit in the area, Irregular or not
    The last Turkish unit there disrupted, damaged or gone; nobody recovers before the count (7.1)
    { $all_vp } VP are on the map in all

## The turn

round = Sequence of play
turn = Game-turn (4.0): { $turns } in all
step-selection = Card Selection
step-selection-lines =
    Draw { $draw } cards: grey ones to the Turkish player, white ones to the Cypriot.
    Random Event cards are not replaced: for each, roll a die on the chart.
step-play = Card Play and Resolution
step-play-lines =
    Who drew more begins; the Turkish player if equal.
    In turn: a drawn card for Movement or Combat, a Special Action card, or pass.
    Two passes in a row end it; drawn cards left are discarded.
step-final = Final Phase
step-final-lines =
    Turn { $turns }, or turn { $ceasefire } after event 5: count the score, the game is over (7.1).
    Beachhead with Cypriots alone: lost. Air units return to their Rear Areas (7.2).
    A die for each disrupted and each damaged unit: on { $recovery } or 6 it recovers, a damaged one to the Rear Area. Not Turkish regulars on the map out of supply (7.3).

battle = Battle
battle-before = Pre-Combat Step
battle-before-lines =
    The attacker names the area, his units, and the enemy ground units he attacks.
    The defender may react with 1 Special Action card; his air units already there join free.
battle-air = Air-to-air combat
battle-air-lines =
    Air units on both sides: 1 round first. A die per point of CV, { $hit } and 6 hit.
    Fewer hits than CV: disrupted, to the Rear Area. CV or more: damaged.
battle-ground = Combat Resolution Step
battle-ground-lines =
    Both sides throw at once; { $hit } and 6 hit.
    Who scored the hits allocates them, the attacker first. Results: the hit table.
    A retreat goes to an adjacent area without undisrupted enemy ground units. If there is none: disrupted; damaged if it was disrupted and must retreat.
battle-after = Exploitation
battle-after-lines =
    If every defender is disrupted or damaged, each undisrupted mechanized attacker may move to an adjacent area. An undisrupted enemy left there that is not Irregular prevents it.

control = Control
control-lines =
    An area belongs to the side that alone has an undisrupted ground unit in it. Turkey counts its VP at the end of the game.
bands = Victory
head-points = VP

options = Optional rules (9.1)
option-organizational-ability = Organizational Ability
option-organizational-ability-rule = 9.11
option-organizational-ability-lines =
    Turkish Special Action cards given up before turn 1, { $most_given_up } at most: { $given_up_vp } VP each.
option-formation-agility = Formation Agility
option-formation-agility-rule = 9.12
option-formation-agility-lines =
    The Turkish player reacts with air units only.
option-intelligence-advantage = Intelligence Advantage
option-intelligence-advantage-rule = 9.13
option-intelligence-advantage-lines =
    The Turkish player sees the Cypriot's drawn cards.
option-poorly-trained-staff = Poorly Trained Staff
option-poorly-trained-staff-rule = 9.14
option-poorly-trained-staff-lines =
    A die for each drawn card the Cypriot plays: on 1 to { $staff_roll } its value is { $staff_loss } lower, at least { $staff_least }.
option-hellenic-air-force = Hellenic Air Force
option-hellenic-air-force-rule = 9.4
option-hellenic-air-force-lines =
    Two Cypriot fighters; they stay down in a turn that begins with Strovolos under Turkish control.

## Tables

combat-tables = Combat
hit-table = Hit table
head-hits = Hits on a unit
head-attacker = Attacker
head-defender = Undisrupted defender
head-disrupted = Disrupted defender
head-air = Air unit
hits-fewer = fewer than its CV
hits-fewer-attacker = disrupted
hits-fewer-defender = retreats or is disrupted
hits-fewer-disrupted = must retreat
hits-fewer-air = disrupted, to the Rear Area
hits-value = CV or more
hits-value-attacker = damaged
hits-value-defender = disrupted, may retreat too
hits-value-disrupted = damaged
hits-value-air = damaged
hits-twice = 2 × CV or more
hits-twice-attacker = damaged
hits-twice-defender = damaged
hits-twice-disrupted = damaged
hits-twice-air = damaged
dice = Dice
dice-lines =
    { $hit } and 6 hit. Disrupted defenders throw in full. Terrain dice are the defender's, for each symbol.
head-for-each = For each
head-dice = Dice
dice-cv = point of CV of ground units
dice-air = air unit in support
events = Random Events and cards
chart = Random Events Chart
head-event = Event
head-effect = Effect
event-1 = The Cypriot may damage 1 Turkish air unit, or disrupt 1 unit in the Transit Box.
event-2 = Both players, together: may disrupt up to { $laxity } enemy Irregulars on the map, and as many of the own Irregulars there.
event-3 = Each player loses 1 drawn card by chance.
event-4 = A die, 1 to 3 the Turkish player, 4 to 6 the Cypriot: this Game-turn no unit of that side goes from the Rear Area to the map.
event-5 = Turn { $ceasefire } is the last; the next { $removed } cards are removed unseen. Roll again if it came before, or in turn { $ceasefire } or { $turns }.
event-6 = This Game-turn air units add no dice to ground combat; they still fight each other.
deck = Cards of each colour
deck-lines =
    Movement value – Combat value; { $per_colour } of each colour and { $random_events } Random Events make the deck. Each player holds Special Action cards from the start: Turkish { $special_turkish }, Cypriot { $special_cypriot }. The values are reconstructed.
head-cards = Card
count = Count
areas = Areas
areas-lines =
    Beyond ten names all of this is reconstructed; the About page tells more. Akrotiri and Dhekelia are Sovereign Base Areas: nobody enters.
head-area = Area
head-vp = VP
head-terrain = Terrain
head-coast = Coastal
yes = yes
