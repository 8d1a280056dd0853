"""Every kind of question a title can ask, in a fixed order: the places of a one-hot in its observations."""

from __future__ import annotations

from typing import Final

CYPRUS: Final = """
    action ambush.cache ambush.space ambush.target assault.space card chit curfew.from deploy.count deploy.destination
    deploy.origin deploy.space die discard event.cells event.compromise event.count event.curfew event.destination
    event.mountain event.opinion event.origin event.piece event.place_cell event.place_police event.q_patrol
    event.release event.remove_cell event.remove_sabotage event.sabotage event.search event.trade event.withdraw
    infiltrate.space infiltrate.way interrogate.count offensive operation patrol.count patrol.destination patrol.origin
    patrol.removal patrol.space propagandize.effect propagandize.space recruit.count recruit.space redeploy.akrotiri
    redeploy.cache redeploy.cell redeploy.count redeploy.destination redeploy.origin reset.akrotiri resource.cache
    restore.space sabotage.cache sabotage.cell sabotage.removal sabotage.space search.count search.destination
    search.origin search.space search.town side smuggle.destination smuggle.origin smuggle.space smuggle.way special
    special_activity spend travel.active travel.count travel.destination travel.origin
"""

KENYA: Final = """
    action air_strike.count air_strike.space assault.space card deploy.count deploy.destination deploy.origin
    deploy.police deploy.space deploy.troops die event.activate event.bases event.count event.destination
    event.guerrillas event.jungle event.loyal event.operation event.origin event.pipeline event.place_guerrilla
    event.place_police event.police event.police_from event.province event.reinforce event.remove_base
    event.remove_guerrilla event.remove_police event.replace_terror event.resettle event.resistance event.space
    event.state event.troops march.active march.count march.origin march.space oath.count oath.space operation
    pass.pipeline raid.active raid.count raid.from raid.owed raid.space raid.to raid.way rally.replaced rally.space
    rally.way redeploy.count redeploy.destination redeploy.origin redeploy.troops redeploy.troops_count relocate.space
    reprisal.destination reprisal.guerrilla reprisal.space reset.pipeline reward.guerrilla reward.space side special
    special_activity sweep.count sweep.destination sweep.origin sweep.removal sweep.space take.base take.guerrilla
    take.police take.state take.troops terror.effect terror.space
"""

GREEK_CIVIL_WAR: Final = """
    agree airstrike attack attack.target attack.unit attrition.unit break_down break_down.unit build build.place
    combine combine.place combine.squares combine.unit control demobilize demobilize.unit die eliminate.unit first
    mobilize move move.place move.to move.unit occupy pay raise.unit reduce.unit regroup resettle retreat retreat.place
    retreat.unit setup.cadre setup.division setup.front setup.guerrilla setup.mountain setup.place setup.police switch
    switch.unit upgrade upgrade.unit
"""

ATTILA: Final = """
    attack.unit battle card defend.air die discard drop exploit friendly_fire give_up hit.unit hits invasion.area
    invasion.beachhead invasion.unit laxity laxity.own move.to move.unit play reaction reaction.unit refit refit.area
    retreat special target.unit use
"""

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "cyprus": tuple(CYPRUS.split()),
    "kenya": tuple(KENYA.split()),
    "greek_civil_war": tuple(GREEK_CIVIL_WAR.split()),
    "attila": tuple(ATTILA.split()),
}
