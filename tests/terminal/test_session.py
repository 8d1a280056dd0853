"""Sessions: players, bots, takebacks, records."""

from __future__ import annotations

from pathlib import Path

import pytest

import smallwars
from smallwars.terminal.answers import meant, why_not
from smallwars.terminal.opening import unfinished
from smallwars.terminal.session import Trouble
from tests.harness import greece
from tests.sessions import Opened


def test_the_other_side_is_played_by_a_bot(opened: Opened) -> None:
    session = opened(side="british")
    assert session.players == {"british": "person", "eoka": "random"}
    assert session.bot_to_move == "eoka"
    while session.play_bot():
        pass
    assert session.decision is not None and session.decision.actor == "british"


def test_bots_alone_play_to_the_end(opened: Opened) -> None:
    session = opened(side="none", options=("campaigns=1",))
    while session.play_bot():
        pass
    assert session.game.result is not None


def test_the_record_is_saved_after_every_choice(opened: Opened, tmp_path: Path) -> None:
    session = opened(record=tmp_path / "game.txt")
    for choice in ("op", "recruit", "nicosia"):
        session.choose(choice)
        again = smallwars.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
        assert again.position() == session.game.position()


def test_a_record_is_resumed_with_its_players(opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = opened(side="british", record=file)
    while session.play_bot():
        pass
    again = opened(side=None, bot=None, seed=None, title=None, resume=str(file))
    assert again.players == session.players
    assert again.game.position() == session.game.position()
    again.save()
    assert file.read_text(encoding="utf-8").count("players:") == 1


def test_a_resumed_game_may_seat_other_players(opened: Opened, tmp_path: Path) -> None:
    opened(side="british", record=tmp_path / "game.txt")
    again = opened(side="none", record=tmp_path / "game.txt")
    assert again.players == {"british": "random", "eoka": "random"}


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"seed": 6}, "the record has seed 5"),
        ({"manual": True}, "the record has a seed"),
        ({"options": ("campaigns=2",)}, "the record has option campaigns=3"),
    ],
)
def test_a_resumed_game_goes_on_as_it_began(
    opened: Opened, tmp_path: Path, wish: dict[str, object], complaint: str
) -> None:
    opened(record=tmp_path / "game.txt")
    with pytest.raises(Trouble, match=complaint):
        opened(record=tmp_path / "game.txt", **wish)


def test_a_game_without_a_file_is_kept_in_the_data_folder(opened: Opened, data_home: Path) -> None:
    session = opened()
    assert unfinished("cyprus") is None
    session.choose("op")
    assert unfinished("cyprus") == session.path
    assert session.path.parent == data_home
    assert opened(title=None, seed=None, resume="last").path == session.path
    assert "--resume last" in opened().notices[0]


def test_a_finished_game_is_not_offered_again(opened: Opened) -> None:
    session = opened(side="none", options=("campaigns=1",))
    while session.play_bot():
        pass
    assert unfinished("cyprus") is None
    with pytest.raises(Trouble, match="no unfinished game"):
        opened(resume="last")


def test_undo_takes_an_own_choice_back_but_not_a_bot_s(opened: Opened) -> None:
    session = opened(side="british")
    while session.play_bot():
        pass
    with pytest.raises(smallwars.NothingToUndo, match="The last choice was made by EOKA: it is not yours"):
        session.undo()
    before = session.game.position()
    assert session.decision is not None
    session.choose(session.decision.options[0].id)
    session.undo()
    assert session.game.position() == before


def test_an_unwritable_file_is_named(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Trouble, match=r"cannot save to .*game\.txt"):
        opened(record=tmp_path / "file" / "game.txt")


def test_a_refused_option_is_answered_with_its_reason(opened: Opened) -> None:
    session = opened()
    session.choose("op")
    session.choose("recruit")
    assert meant(session, "fam").id == "famagusta"
    with pytest.raises(Trouble, match=r"Akrotiri: not in British Bases \(3\.3\.1\)"):
        meant(session, "akr")
    with pytest.raises(Trouble, match="fits limassol, larnaca"):
        meant(session, "l")
    assert "not in British Bases (3.3.1): Akrotiri, Dhekelia" in why_not(session)
    assert why_not(session, "dhek").startswith("Dhekelia: ")
    assert why_not(session, "nic") == "Nicosia may be chosen."
    assert "“xyz”" in why_not(session, "xyz")


def test_nobody_chooses_for_a_bot(opened: Opened) -> None:
    session = opened(side="british")
    with pytest.raises(Trouble, match="EOKA is played by a bot"):
        meant(session, "op")


def test_a_refused_option_is_called_as_the_question_calls_it(opened: Opened) -> None:
    session = opened(title="greek_civil_war")
    table = greece("plain", "mobilization", any_order=False, athens="division1")
    session.game = table.game
    assert why_not(session, "again").startswith("start again with the upgrades: ")
    assert "start again with the upgrades" in why_not(session)
