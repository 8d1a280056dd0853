"""Views of a game for a page: the board, the question and what each answer brings about, the log and what it names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from ...draw.drawing import UNIT
from ...draw.scene import Layer, Scene, Sprite
from ...engine.decision import Decision
from ...engine.game import Game
from ...engine.log import Entry, Log
from ...engine.title import Title, split
from ...kit.picture import drawing, scene
from ...kit.text_board import TextBoard, text_board
from ...kit.words import answer_name, faction_name, outcome
from ...texts import joined
from ..wire import (
    BoardOut,
    CardOut,
    Drawing,
    LayerOut,
    LogLine,
    OptionOut,
    Outline,
    Paint,
    PickOut,
    QuestionOut,
    Ref,
    ResultOut,
    SceneOut,
    SpriteOut,
)
from .game_in_play import GameInPlay

Style = Literal["heading", "faction", "plain"]

PLACES = ("space", "origin", "destination", "region", "area")
"""The names under which a log entry holds places."""

# The board


def drawing_out(title: Title) -> Drawing:
    """The glyphs and colours with which a page draws the boards of a title."""
    look = drawing(title)
    palette = {role: Paint(paint.fill, paint.line, paint.width, paint.type) for role, paint in look.paints.items()}
    glyphs = {kind: [Outline(shape.path, shape.role) for shape in shapes] for kind, shapes in look.glyphs.items()}
    return Drawing(UNIT, palette, glyphs, dict(look.labels_at))


@lru_cache(maxsize=8192)  # most of a board is the same in the next picture
def sprite_out(sprite: Sprite) -> SpriteOut:
    return SpriteOut(**sprite.data())


def scene_out(title: str, scene: Scene) -> SceneOut:
    """A scene for a page: with a hash for each layer, and the title whose glyphs and colours it wears."""
    layers = [layer_out(title, layer) for layer in scene.layers]
    return SceneOut(title, scene.title, scene.width, scene.height, scene.description, layers)


@lru_cache(maxsize=512)
def layer_out(title: str, layer: Layer) -> LayerOut:
    """A layer for a page. Its hash is of the sprites and of the title, as another title may draw the same otherwise."""
    sprites = [sprite_out(sprite) for sprite in layer.sprites]
    return LayerOut(layer.name, blake2b(msgspec.json.encode([title, sprites]), digest_size=8).hexdigest(), sprites)


def board_out(game: Game, faction: str | None, may_answer: bool, language: str, step: int) -> BoardOut:
    """A board as a faction sees it; `may_answer`: whether the page is sent the options of the question."""
    title, view = game.title, game.view(faction)
    board = text_board(title, game.options)
    return BoardOut(
        step,
        scene_out(title.id, scene(title, view, language, game.options)),
        list(board.prose(view, language)),
        board.progress(view, language),
        list(cards_out(board, view, language)),
        question_out(game, may_answer, language),
        result_out(game, language),
    )


def cards_out(board: TextBoard[Any], view: dict[str, Any], language: str) -> Iterator[CardOut]:
    """The card that is face up, and the cards whose effects last."""
    for id in board.open_cards(view):
        page = board.page(id, language)
        if page is not None:
            yield CardOut(id, page[0], page[1])


def result_out(game: Game, language: str) -> ResultOut | None:
    """The result of a game; None while it goes on."""
    result = game.result
    return None if result is None else ResultOut(result.winner, result.grade, outcome(game, language))


# The question


def question_out(game: Game, may_answer: bool, language: str) -> QuestionOut | None:
    """The pending question of a game; None where it is over."""
    decision = game.decision
    if decision is None:
        return None
    return QuestionOut(
        decision.actor,
        faction_name(game.title, language, decision.actor),
        decision.kind,
        decision.rule,
        decision.text(language),
        decision.about,
        options_out(game, decision, language) if may_answer else [],
        list(picks_out(game, language)) if may_answer else [],
    )


def picks_out(game: Game, language: str) -> Iterator[PickOut]:
    """The picks that can be taken back alone."""
    for pick in game.picks():
        yield PickOut(joined(language, [answer_name(game, language, word) for word in pick.words]))


def options_out(game: Game, decision: Decision, language: str) -> list[OptionOut]:
    """The options of a decision, each with what it brings about."""
    options = []
    for option in decision.options:
        log = Log(game.title.sentence, [], [])
        end = option.ends(log)
        preview = [entry.text(language) for entry in log.entries] if end in ("turn", "game") else []
        options.append(OptionOut(option.id, option.text(language), end, preview))
    return options


# The log


def log_out(play: GameInPlay, start: int, language: str) -> list[LogLine]:
    """The log of a game from a line on."""
    game, steps = play.game, play.log.steps
    board, index, lines = text_board(game.title, game.options), play.log.step_of(start), []
    for number, entry in enumerate(game.log[start:], start):
        while index < len(steps) and steps[index].end <= number:
            index += 1
        question_rule = steps[index].rule if index < len(steps) and number < steps[index].own_end else ""
        lines.append(log_line_out(game.title, board, entry, min(index + 1, len(steps)), question_rule, language))
    return lines


def log_line_out(
    title: Title, board: TextBoard[Any], entry: Entry, step: int, question_rule: str, language: str
) -> LogLine:
    """A line of the log, with the rule of what it names, or else the rule of the question, or else its own."""
    names_faction = entry.verb in board.deeds or entry.verb in board.concerns
    faction = title.actors[entry.args[0]] if names_faction else None
    style: Style = "heading" if entry.verb in board.headings else "faction" if entry.verb in board.deeds else "plain"
    rule = title.cited_closely(entry.verb, entry.args) or question_rule or title.cited(entry.verb, entry.args)
    all_refs = [*refs(title, entry, language), *([Ref("rule", rule, rule)] if rule else [])]
    return LogLine(step, entry.text(language), style, faction, all_refs)


def refs(title: Title, entry: Entry, language: str) -> Iterator[Ref]:
    """The spaces, pieces and cards that a log entry names."""
    for index, (name, kind) in enumerate(map(split, title.verbs.get(entry.verb, ()))):
        value = entry.args[index]
        word = title.words.get(value, "")
        if name in PLACES and kind in ("word", "place"):
            yield Ref("space", word, str(title.value_name(language, kind, value)))
        elif kind == "card":
            text = str(title.value_name(language, kind, value))
            yield Ref("card", text.partition(" ")[0], text)
