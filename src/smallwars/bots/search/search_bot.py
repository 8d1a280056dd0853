"""The search bot: it draws whole turns, plays each in the same few futures, and keeps the better half, again and again.

Futures are `determinize` copies: dice, deck and hidden hands are dealt anew in each, so that nothing is peeked at.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from ...engine.game import Game
from ...engine.question import Question
from ...kit.evaluator import Evaluator
from ...kit.evaluators import judged, terms_by_hand
from ..bot import Bot, asked
from ..reasons.terms import changes, mean_terms
from .budget import Budget, Undisturbed
from .lookahead import best_answer, lookahead
from .plan import PLAN, SECONDS
from .playing_on import PlayingOn
from .tree import Node, fingerprint, foreseen, is_over, luck, play_turns, run_on
from .turn import Candidate, Turn, best_of_each, finish, openings


class Search(Bot):
    """Plays the turn that is best on average over futures, the other side's reply included."""

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = SECONDS,
        simulations: int = 0,
        temperature: float = 0.0,
        stop: Callable[[], bool] | None = None,
        turns: int = PLAN.drawing.turns,
        replies: int = PLAN.replies.each,
        noise: float = PLAN.drawing.noise,
        wait: float = 0.0,
    ) -> None:
        """`temperature`: how often worse turns are played, 0: never; both it and `noise`, how far drawn turns stray,
        are shares of the swing of the title's evaluator (the first times `heat`). `wait`: seconds until the other side
        is asked, 19 times in 20, instead of `seconds` for a turn."""
        super().__init__(seed)
        self.budget = Budget(seconds, simulations, stop)
        self.temperature = temperature
        self.turns = turns
        self.replies = replies
        self.noise = noise
        self.wait = wait
        self.plan: dict[str, int] = {}

    def hurry_when(self, stop: Callable[[], bool]) -> None:
        self.budget.stop = stop

    def option_for(self, game: Game, faction: str) -> str:
        question = asked(game, faction)
        planned = self.plan.get(foreseen(game, faction, question))
        if planned is None:
            planned = judged(game.title, self.by_hand, lambda judge: self.decide(judge, game, faction, question))
        return game.title.word(planned)

    def decide(self, judge: Evaluator, game: Game, faction: str, question: Question) -> int:
        """The first answer of the best turn; the other answers are remembered for as long as all goes as foreseen."""
        options = judge.considered(game.determinize(faction, self.rng), question)
        if len(options) == 1:
            return options[0]
        if judge.search.exhaustive and question.kind not in judge.search.searched:
            return best_answer(self.with_luck(lookahead(game, faction, question, judge, self.rng), judge))
        search = self.think(game, faction, question, judge)
        turn = search.turns[0]
        answers = turn.answers[: turn.fixed]
        self.plan = search.foresee(answers)
        return answers[0]

    def with_luck(self, worths: dict[int, float], judge: Evaluator) -> dict[int, float]:
        """Values in which the best is a draw by softmax, as for whole turns (see `TurnSearch.draw_luck`)."""
        heat = self.temperature_of(judge) * judge.level.slips
        return {answer: worth + heat * luck(self.rng) for answer, worth in worths.items()} if heat else worths

    def temperature_of(self, judge: Evaluator) -> float:
        """The temperature in points of value."""
        return self.temperature * judge.swing * judge.level.heat

    def candidates(self, game: Game, faction: str) -> list[Candidate]:
        """The best turns from here, for a hint or an analysis."""
        question = asked(game, faction)
        return judged(game.title, self.by_hand, lambda judge: self.found(judge, game, faction, question))

    def found(self, judge: Evaluator, game: Game, faction: str, question: Question) -> list[Candidate]:
        """The best turns that a search finds by that evaluator."""
        search = self.think(game, faction, question, judge)
        return [search.candidate(turn) for turn in search.turns]

    def think(self, game: Game, faction: str, question: Question, judge: Evaluator) -> TurnSearch:
        """Compare turns as long as the budget lasts."""
        if self.wait:
            self.budget.whole = self.wait / judge.level.turns_in_a_row
        with Undisturbed():
            self.budget.begin(judge.kinds.begins(question.kind), judge.search.exhaustive)
            search = TurnSearch(self, game, faction, question, judge)
            search.compare()
            self.budget.end()
        return search


class TurnSearch:
    """The search for one turn."""

    def __init__(self, bot: Search, game: Game, faction: str, question: Question, judge: Evaluator) -> None:
        self.bot = bot
        self.budget = bot.budget
        self.rng: Random = bot.rng
        self.game = game
        self.faction = faction
        self.actor = question.actor
        self.judge = judge
        self.kind = question.kind
        self.plays_on = question.kind in judge.search.searched
        """Whether a turn is judged at the end of its stage, rather than after the reply to it."""
        self.replying = bot.replies > 0 and judge.search.replied and not self.plays_on
        self.most = PLAN.comparing.futures_played_on if self.plays_on else PLAN.comparing.futures
        self.drawing = PLAN.drawing.share if self.replying or self.plays_on else PLAN.drawing.share_without_replies
        self.stage = judge.stage(game)
        self.playing_on = PlayingOn(judge)
        self.futures: list[Game] = []
        self.replies: list[list[int]] = []
        self.replier = 0
        self.turns: list[Turn] = []
        self.onward = False
        """Whether turns are played onward by now."""
        self.deep = False
        """Whether there is time for other ways to go on with turns, and for the next stage."""
        self.stage_takes = 0.0
        """The share of the search that it takes to play a turn on to the end of its stage."""

    def future(self, at: int) -> Game:
        """A copy of the future with that number."""
        while len(self.futures) <= at:
            self.futures.append(self.judge.bounded(self.game.determinize(self.faction, self.rng)))
        return self.futures[at].fork()

    # Drawing turns

    def draw(self) -> list[Turn]:
        """Different turns, the one that promises most first."""
        root = Node(self.judge, self.future(0), self.actor, True)
        found: dict[int, Turn] = {}
        temperature, most = 0.0, self.bot.turns
        while not root.drawn and len(found) < most and (not found or self.budget.passed() < self.drawing):
            answers: list[int] = []
            leaf = root.draw(self.rng, temperature, answers)
            self.budget.count()
            turn = found.setdefault(fingerprint(leaf.game), Turn(answers, leaf, len(answers)))
            if self.plays_on and len(found) == 1:
                most = min(most, self.affordable(turn))
            temperature = self.bot.noise * self.judge.swing
        return list(found.values())

    def affordable(self, turn: Turn) -> int:
        """The number of turns that there is time to play on, by how long this one takes."""
        begun, most = self.budget.passed(), PLAN.drawing.turns_played_on
        self.play_in(turn, 0)
        took = self.budget.passed() - begun
        return max(2, min(most, int((1 - begun) / took / PLAN.drawing.futures_each))) if took else most

    def plans(self) -> list[Turn]:
        """Every way to begin a turn, where turns go on as they are planned."""
        found: dict[int, Turn] = {}
        for answers, game in openings(self.judge, self.future(0), self.actor, []):
            key = fingerprint(game)
            if key not in found:
                found[key] = Turn([*answers, *self.finish_turn(game)], None, len(answers))
        return list(found.values())

    def finish_turn(self, game: Game) -> list[int]:
        """The answers with which the actor's turn goes on."""
        answers: list[int] = []
        question = run_on(self.judge, game, self.actor)
        while question is not None and not is_over(self.judge, question, self.actor):
            answers.append(self.playing_on.answer(game, question))
            game.apply(question, answers[-1])
            question = run_on(self.judge, game, self.actor)
        return answers

    # Comparing them

    def compare(self) -> None:
        """Halve the turns until few are left, with more and more futures, and with replies from the second time on."""
        turns = self.plans() if self.plays_on and self.kind not in self.judge.search.drawn else self.draw()
        if self.judge.search.draws_equals:
            self.rng.shuffle(turns)  # sorting leaves equal ones in the order in which they come
        if self.bot.temperature:
            self.draw_luck(turns)
        if self.has_time(turns):
            self.turns = self.compare_deeply(turns)
            return
        self.turns, _ = self.halved(turns, 1)
        if self.judge.search.onward and not self.plays_on and len(self.turns) > 1 and self.budget.passed() < 1:
            self.play_onward()

    def halved(self, turns: list[Turn], until: float) -> tuple[list[Turn], list[Turn]]:
        """The few turns that are left when that share of the search has passed, and the others; the best first."""
        rounds, last, out = (
            2,
            PLAN.comparing.finalists_played_on if self.plays_on else PLAN.comparing.finalists,
            list[Turn](),
        )
        while len(turns) >> rounds >= last:
            rounds += 1
        begun = self.budget.passed()
        for at in range(rounds):
            self.play(turns, begun + (until - begun) * (at + 1) / rounds)
            turns = self.sorted(turns)
            if at < rounds - 1:
                kept = max(last, len(turns) // 2)
                turns, out = turns[:kept], turns[kept:] + out
            if at == 0 and len(turns) > 1 and self.replying:
                self.find_replies(turns)
                turns = turns[: self.answerable(turns[0])]
        return turns, out

    def draw_luck(self, turns: list[Turn]) -> None:
        """Draw by softmax from all turns: the luck of each is drawn once and counts in every round."""
        for turn in turns:
            turn.luck = self.bot.temperature_of(self.judge) * luck(self.rng)

    def sorted(self, turns: list[Turn]) -> list[Turn]:
        """The turns, the best first."""
        common = min([len(turn.values) for turn in turns], default=0)
        worths = [(-turn.worth(common) - turn.luck, at) for at, turn in enumerate(turns)]
        return [turns[at] for _, at in sorted(worths)]

    def candidate(self, turn: Turn) -> Candidate:
        """A turn in words; the terms are those of a few futures."""
        worth, title = turn.worth(), self.game.title
        futures = range(min(PLAN.comparing.explained, max(1, len(self.futures))))
        before = mean_terms([terms_by_hand(self.future(at)) for at in futures])
        after = mean_terms([terms_by_hand(self.after(turn, at)) for at in futures])
        change = changes(before, after, self.judge.sign(self.actor))
        return Candidate([title.word(answer) for answer in turn.answers], worth, self.judge.win_chance(worth), change)

    def foresee(self, answers: list[int]) -> dict[str, int]:
        """The answers of a turn by the positions in which they are given, if all goes as in the first future."""
        game, plan = self.future(0), dict[str, int]()
        for answer in answers:
            question = run_on(self.judge, game, self.actor)
            if question is not None:
                plan[foreseen(game, self.faction, question)] = answer
                game.apply(question, answer)
        return plan

    def play(self, turns: list[Turn], until: float) -> None:
        """Play all turns in one future after the other, until that share of the search has passed."""
        at = 0
        while at < self.most and (at == 0 or (len(turns) > 1 and self.budget.passed() < until)):
            for turn in turns:
                if at and self.budget.passed() >= 1:
                    for other in turns:
                        other.cut(at)
                    return
                self.play_in(turn, at)
            at += 1

    def play_in(self, turn: Turn, at: int) -> None:
        """Play a turn in that future, unless it was played there already."""
        if self.onward:
            if len(turn.onward) <= at:
                self.onward_in(turn, at)
        elif self.replies and len(turn.replied[0]) <= at:
            self.play_replies(turn, self.after(turn, at))
        elif not self.replies and len(turn.values) <= at:
            turn.values.append(self.judged(self.after(turn, at)))

    def judged(self, game: Game) -> float:
        """The value of a game to the actor; the game is used up."""
        value = self.judge.value(game, self.actor)
        return value + self.judge.decided(game, self.actor) if self.deep else value

    def after(self, turn: Turn, at: int) -> Game:
        """The game after that turn in that future."""
        self.budget.count(PLAN.comparing.stage_cost if self.plays_on else 1)
        if at == 0 and turn.leaf is not None:
            game = turn.leaf.game.fork() if self.plays_on else turn.leaf.game
        else:
            game = self.future(at)
            self.follow(game, turn.answers[: turn.fixed], self.actor)
        if self.plays_on:
            self.playing_on.play(game, self.stage)
        return game

    def follow(self, game: Game, answers: list[int], actor: int) -> bool:
        """Give these answers as long as they are legal, then the best each time; whether the first was legal."""
        judge, begins = self.judge, True
        for at in range(len(answers)):
            question = run_on(judge, game, actor)
            if question is None or (is_over(judge, question, actor) and not begins):
                return True
            if answers[at] not in question.answers or question.actor != actor:
                if begins:
                    return False
                break
            game.apply(question, answers[at])
            begins = False
        if not self.plays_on:
            finish(judge, game, actor)
        return True

    # Playing onward

    def play_onward(self) -> None:
        """Play as many of the best turns onward as there is time for, by how long the first takes; fewer than two say
        nothing.
        """
        self.onward = True
        begun = self.budget.passed()
        self.play_in(self.turns[0], 0)
        took = self.budget.passed() - begun
        most = PLAN.comparing.finalists
        best = self.turns[: min(most, int((1 - begun) / took / PLAN.onward.futures)) if took else most]
        if len(best) > 1:
            self.play(best, 1)
        if len(best) < 2 or len(best[0].onward) < PLAN.onward.futures // 2:
            for turn in self.turns:
                turn.onward = []
        self.turns = self.sorted(best) + self.turns[len(best) :]

    def onward_in(self, turn: Turn, at: int) -> None:
        """Play some more turns after a turn in that future, or the next stage."""
        game = self.after(turn, at)
        if self.deep:
            self.judge.go_on(game)
            self.playing_on.play(game, self.stage)
        else:
            game = play_turns(self.judge, game, self.judge.search.onward)
        self.budget.count(PLAN.comparing.stage_cost)
        turn.onward.append(self.judged(game))

    # Going deeper, a stage at a time

    def has_time(self, turns: list[Turn]) -> bool:
        """Whether there is time to play onward, by how long the first turn takes."""
        if not self.plays_on or not self.judge.search.staged or len(turns) < 2:
            return False
        begun = self.budget.passed()
        self.play_in(turns[0], 0)
        self.stage_takes = self.budget.passed() - begun
        return 0 < self.stage_takes * PLAN.deep.futures * len(turns) < 1 - begun

    def compare_deeply(self, turns: list[Turn]) -> list[Turn]:
        """Compare ways to begin, other ways to go on with the best of them, and what comes of the best in the next
        stage.
        """
        self.deep = True
        turns[0].values.clear()
        few, others = self.halved(turns, PLAN.deep.beginnings_until)
        ranked = few + others
        until = PLAN.deep.ways_until if self.judge.goes_on(self.game) else 1.0
        varied = self.with_ways(ranked[: PLAN.deep.varied], until)
        if self.budget.passed() >= 1:
            return ranked
        few, others = self.halved(varied, until)
        return self.look_further(best_of_each(few + others + ranked[PLAN.deep.varied :]))

    def with_ways(self, turns: list[Turn], until: float) -> list[Turn]:
        """The turns with other ways to go on with them: as many as there is time to play on in a few futures."""
        found = {tuple(turn.answers): turn for turn in turns}
        most = int((until - self.budget.passed()) / self.stage_takes / PLAN.drawing.futures_each)
        for turn in turns:
            for way in self.ways(turn) if len(found) < most else []:
                if len(found) >= most or self.budget.passed() >= 1:
                    break
                whole = [*way, *self.finish_turn(self.after_answers(way))]
                found.setdefault(tuple(whole), Turn(whole, None, len(way), turn.begins, turn.luck))
        return list(found.values())

    def ways(self, turn: Turn) -> list[list[int]]:
        """The answers of all ways to go on with a turn that begins like that one."""
        begins = turn.answers[: turn.begins]
        game = self.after_answers(begins)
        question = game.question()
        if question is None or question.actor != self.actor:
            return []
        return [[*begins, *way] for way in self.judge.ways(game, question)]

    def after_answers(self, answers: list[int]) -> Game:
        """The first future after these answers."""
        game = self.future(0)
        self.follow(game, answers, self.actor)
        return game

    def look_further(self, turns: list[Turn]) -> list[Turn]:
        """The turns, the best of them compared after the next stage, if there is time for two at least."""
        begun = self.budget.passed()
        if len(turns) < 2 or begun >= 1 or not self.judge.goes_on(self.game):
            return turns
        self.onward = True
        self.play_in(turns[0], 0)
        took = self.budget.passed() - begun
        most = PLAN.onward.next_stage_finalists
        best = turns[: min(most, int((1 - begun) / took / PLAN.onward.futures)) if took else most]
        if len(best) < 2:
            turns[0].onward.clear()
            return turns
        for turn in best:
            turn.nearer = PLAN.onward.weight_of_this_stage
        few, others = self.halved(best, 1)
        return few + others

    # Replies

    def find_replies(self, turns: list[Turn]) -> None:
        """Find the best replies to the best turns; they are tried against all other turns too."""
        question = self.after(turns[0], 0).question()
        if question is None or question.actor == self.actor:
            return
        self.replier = question.actor
        for turn in turns[: PLAN.replies.turns]:
            game = self.after(turn, 0)
            question = game.question()
            if question is not None and question.actor == self.replier and self.budget.passed() < PLAN.replies.until:
                self.add_replies(Node(self.judge, game.fork(), self.replier, True))
        for turn in turns:
            turn.replied = [[] for _ in self.replies]

    def answerable(self, turn: Turn) -> int:
        """The number of turns to which there is time to play the replies, by how long that one takes."""
        begun = self.budget.passed()
        self.play_in(turn, 0)
        passed = self.budget.passed()
        if passed <= begun:
            return PLAN.drawing.turns
        return max(PLAN.comparing.finalists_played_on, int((1 - passed) / (passed - begun) / PLAN.replies.futures))

    def add_replies(self, root: Node) -> None:
        """Add some replies that promise the other side most."""
        found: list[tuple[float, list[int]]] = []
        temperature = 0.0
        while not root.drawn and len(found) < 2 * self.bot.replies:
            answers: list[int] = []
            leaf = root.draw(self.rng, temperature, answers)
            self.budget.count()
            found.append((leaf.value, answers))
            temperature = self.bot.noise * self.judge.swing
        for _, answers in sorted(found, reverse=True)[: self.bot.replies]:
            if answers not in self.replies:
                self.replies.append(answers)

    def play_replies(self, turn: Turn, game: Game) -> None:
        """Play each of the replies to a turn in a future."""
        still = self.judge.value(game, self.actor)
        for at, reply in enumerate(self.replies):
            copy = game.fork()
            possible = self.follow(copy, reply, self.replier)
            turn.replied[at].append(self.judge.value(copy, self.actor) if possible else still)
