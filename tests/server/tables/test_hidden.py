"""Hidden facts never leave the server: every byte that a seat is sent, over whole games of Operation Attila."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

import smallwars
from smallwars.server.storage.models import Person
from smallwars.server.tables.board_views import board_out, log_out
from smallwars.server.tables.game_in_play import GameInPlay, Opening
from smallwars.server.wire import BoardOut, SeatRequest, TableRequest
from tests.server.visitors import House, Visitor, running

pytestmark = pytest.mark.slow

SIDES = ("turkish", "cypriot")
EYES = (*SIDES, None)
CARD = re.compile(rb"\b[gw][1-6]-[1-6]\b")
Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("hidden")) as house:
        yield house


def ids(data: Any) -> set[bytes]:
    """The cards that are named by their id."""
    return set(CARD.findall(data if isinstance(data, bytes) else json.dumps(data).encode()))


# On the wire


@pytest.mark.timeout(240)
def test_a_whole_game_tells_each_seat_what_it_may_see_and_no_more(house: House) -> None:
    with Visitor(house) as turkish, Visitor(house) as cypriot, Visitor(house) as spectator:
        table = turkish.open("attila", turkish="me", cypriot="link")
        cypriot.post(f"/seats/{turkish.link(table, 'cypriot')}")
        everybody = {"turkish": turkish, "cypriot": cypriot, None: spectator}
        for visitor in everybody.values():
            visitor.watch(table["id"])
        play_and_look(everybody, table["id"], choices=140)
        live = house.live(table["id"])
        for eyes, visitor in everybody.items():
            visitor.sockets[0].until_seq(live.seq)
            check(live.play, eyes, [*visitor.bytes, *visitor.sockets[0].messages], live.table.seed)


def play_and_look(everybody: dict[str | None, Visitor], table: str, choices: int) -> None:
    """A random game; now and then somebody looks at a step, asks why not, chats, wants the record."""
    rng = Random(4)
    for _ in range(choices):
        seen = {eyes: visitor.get(f"/tables/{table}") for eyes, visitor in everybody.items()}
        question = seen[None]["board"]["question"]
        if question is None:
            return
        actor = question["actor"]
        for visitor in everybody.values():
            look_around(visitor, table, seen[None]["steps"], rng)
        option = rng.choice(seen[actor]["board"]["question"]["options"])["id"]
        everybody[actor].choose(table, seen[actor]["seq"], option)


def look_around(visitor: Visitor, table: str, steps: int, rng: Random) -> None:
    """Whatever a curious page may ask."""
    asked = rng.randrange(12)
    if asked == 0:
        visitor.get(f"/tables/{table}/steps/{rng.randint(0, steps)}")
    elif asked == 1:
        visitor.get(f"/tables/{table}/why", option=rng.choice(["pass", "special", "w", "g", "nicosia_city"]))
    elif asked == 2:
        assert visitor.status("GET", f"/tables/{table}/record") == 409
    elif asked == 3:
        visitor.get("/tables", list=rng.choice(["mine", "live", "open"]))
    elif asked == 4:
        visitor.get(f"/tables/{table}/chat")


def check(play: GameInPlay, eyes: str | None, sent: list[bytes], seed: str) -> None:
    """Boards are those of the eyes that see them; no card is named that is not in view; no seed, no deck."""
    boards, may_see = 0, dict[int, tuple[Any, set[bytes]]]()
    for answer in sent:
        assert seed.encode() not in answer and b"%x" % int(seed) not in answer
        body = answer.rpartition(b"\n")[2]
        for board, names_cards in found_boards(json.loads(body) if body.startswith((b"{", b"[")) else None):
            step = board["step"]
            if step not in may_see:
                may_see[step] = (facts(play, eyes, step), ids(play.game_at(step).view(eyes)))
            assert board["facts"] == may_see[step][0] and ids(names_cards) <= may_see[step][1]
            boards += 1
        assert b'"deck":' not in body and b'"hands":' not in body
    assert boards > 60


def found_boards(told: Any) -> Iterator[tuple[Json, Json]]:
    """Every board in an answer, with the whole of what it came in."""
    if isinstance(told, dict) and "table" in told and isinstance(told["table"], dict):
        told = told["table"]
    if isinstance(told, dict) and "board" in told:
        yield told["board"], told
    elif isinstance(told, dict) and "scene" in told:
        yield told, told


def facts(play: GameInPlay, eyes: str | None, step: int) -> list[str]:
    return board_out(play.game_at(step), eyes, False, "en", step).facts


# Whatever is hidden might be otherwise, and nobody would see a difference


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_board_is_the_same_whatever_is_hidden(seed: int) -> None:
    play, rng = GameInPlay(Opening("attila", {}, seed)), Random(seed)
    play.roll_first()
    for _ in range(120):
        question = play.game.decision
        if question is None:
            break
        for eyes in EYES:
            other = play.game.determinize(eyes, rng)
            other.ask_in_order(play.game.any_order)
            assert shown(play.game, eyes) == shown(other, eyes)
        play.choose(rng.choice(question.options).id)


def shown(game: smallwars.Game, eyes: str | None) -> bytes:
    """A board as it travels."""
    asked = game.decision is not None and game.decision.actor == eyes
    board: BoardOut = board_out(game, eyes, asked, "en", 0)
    if board.question is not None:
        board.question.picks = []  # one's own, of which a game that was dealt anew knows nothing
    return msgspec.json.encode(board)


def test_the_log_names_no_card_by_its_id() -> None:
    """Cards are told in words once they are played, lost or shown; what is drawn is counted."""
    play, rng = GameInPlay(Opening("attila", {}, 5)), Random(5)
    play.roll_first()
    while (question := play.game.decision) is not None and len(play.log) < 300:
        play.choose(rng.choice(question.options).id)
    assert not ids(msgspec.json.encode(log_out(play, 0, "en")))


# Two games that differ in a hidden hand


def twins() -> tuple[Json, Json]:
    """Two positions that the Turkish player cannot tell apart: a white card is in the hand or in the deck."""
    for seed in range(1, 100):
        game = smallwars.new("attila", seed=seed)
        game.question()
        one = game.position()
        two = deepcopy(one)
        hand, deck = two["hands"]["cypriot"], two["deck"]
        places = [at for at, card in enumerate(deck) if card[0] == "w" and hand and card not in hand]
        if game.decision.actor == "turkish" and places and "pending" not in one:
            hand[0], deck[places[0]] = deck[places[0]], hand[0]
            two["hands"]["cypriot"] = sorted(hand)
            if game.title.view(one, "turkish") == game.title.view(two, "turkish"):
                return one, two
    raise AssertionError("no such pair")


def test_a_hidden_hand_changes_no_byte_for_the_other_side(house: House) -> None:
    sent = [heard(house, position) for position in twins()]
    assert len(sent[0]) == len(sent[1]) > 15
    for one, two in zip(*sent):
        assert one == two


def heard(house: House, position: Json) -> list[bytes]:
    """What the Turkish side and a spectator are sent while both sides do what they can do with any hand."""
    with Visitor(house) as turkish, Visitor(house) as cypriot, Visitor(house) as spectator:
        table = opened(house, turkish, position)
        cypriot.post(f"/seats/{turkish.link(table, 'cypriot')}")
        turkish.bytes.clear()
        pages = [turkish.watch(table["id"]), spectator.watch(table["id"])]
        for _ in range(12):
            told = {"turkish": turkish.get(f"/tables/{table['id']}"), "cypriot": cypriot.get(f"/tables/{table['id']}")}
            for page in pages:
                page.until_seq(told["turkish"]["seq"])
            actor = told["turkish"]["board"]["question"]["actor"]
            if not anybodys(told[actor]):
                break
            {"turkish": turkish, "cypriot": cypriot}[actor].choose(
                table["id"], told[actor]["seq"], anybodys(told[actor])[0]
            )
        answers = [*turkish.bytes, *(told for page in pages for told in page.messages if b'"table"' in told)]
    live = house.live(table["id"])
    return [blind(answer, live.id, live.table.commitment) for answer in answers]


def anybodys(table: Json) -> list[str]:
    """The options that do not depend on the hand, and do not end the turn in which the hands are the same."""
    question = table["board"]["question"]
    words = [option["id"] for option in question["options"] if not CARD.match(option["id"].encode())]
    return ["special"] if "special" in words else [word for word in words if word != "pass"]


def opened(house: House, owner: Visitor, position: Json) -> Json:
    """A table from that position, with the same dice each time."""
    me = owner.get("/me")["id"]
    request = TableRequest("attila", {"turkish": SeatRequest("me"), "cypriot": SeatRequest("link")}, position=position)

    async def create() -> str:
        async with house.parts.database.read() as db:
            person = await db.get_one(Person, me)
        return (await house.parts.tables.create(person, request, seed=77)).id

    table: Json = owner.get(f"/tables/{house.do(create())}")
    return table


def blind(answer: bytes, table: str, commitment: str) -> bytes:
    """Without what differs by its nature: ids, links, dates and cookies."""
    body = answer.rpartition(b"\n")[2]
    body = body.replace(table.encode(), b"TABLE").replace(commitment.encode(), b"HASH")
    return re.sub(rb"/seat/[\w-]+", b"/seat/LINK", body)
