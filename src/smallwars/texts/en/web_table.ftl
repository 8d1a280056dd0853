# The page of a table: its board, its question, its replay.

board-label = Board
board-picture = Map and pieces: { $title }. The same position stands below in words.
board-in-words = The board in words
board-zoom = Zoom
board-closer = Zoom in
board-further = Zoom out
board-fit = Whole board
board-again = Try again
refused-ask = What is not allowed?
refused-none = Nothing is refused here.
board-rule = Rule { $rule }
board-close-tip = Close

question-label = The question
question-options = Your options
question-is-on-board = (on the board)
question-on-board = { $count ->
    [one] { $count } place on the board
   *[other] { $count } places on the board
}

ends-turn = The turn passes after this.
ends-roll = Chance decides after this; it cannot be taken back.
ends-game = The game ends with this.
question-show-lit = Show what is lit
question-decides = { $faction } decides
confirm = Confirm
confirm-back = Back
confirm-label = Confirm your choice
choice-kept = The connection is lost. This choice is kept and sent as soon as it is back:
choice-drop = Choose something else
choice-not-taken = The table had moved on meanwhile. Your choice was not taken; choose again.
taken-back = { $faction } has taken a choice back.
undo = Undo
picks-heading = Picked
pick-retract = Take this pick back, the others stay: { $pick }
undo-title = Take your last choice back (U)

waiting-bot = { $player } is thinking
bot-hurry = Move now
hint-operation = Hint: what to do
hint-spaces = Hint: where
hint-turn = Hint: the whole turn
hint-busy = Thinking …

waiting-person = Waiting for { $player }
waiting-away = Waiting for { $player }, who is away
waiting-open = Nobody plays { $faction } yet

result-heading = The game is over
result-replay = Watch it again
result-record = Save the record
result-lobby = Lobby

since-heading = Since your last turn: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
since-watch = Step through

handover-heading = { $faction }, your turn
handover-text = Hand the screen over. What comes next is for the eyes of { $faction } only.
handover-ready = I am { $faction }

line-lost = The connection is lost. Nothing is lost with it: trying again …
line-back = Connected again.

table-loading = Setting up the table …
table-stale = The table had moved on meanwhile. This is how it stands now; choose again.
table-sandbox = Sandbox
table-menu = Table menu
table-rules = Rules
text-mode = Text mode

side-label = Beside the board
tab-log = Log
tab-cards = Card
tab-facts = Position
tab-chat = Chat
tab-notes = Notes

replay-label = Replay
replay-step-label = Step
replay-step = Step { $step } of { $steps }
replay-start = The game as it was set up.
replay-nothing = Nothing was written down at this step.
replay-asked = Then { $faction } is asked: { $question }
replay-back = One step back
replay-on = One step on
replay-turn-back = To the start of the turn
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-live = Live
replay-back-to-live = Back to the game
replay-sandbox = Play on from here
replay-sandbox-hint = Opens a new table that starts at this step; this one stays as it is.

keys-heading = Keys
keys-options = go through the options
keys-letters = jump to the option that shows this key; where none shows one, to the option that begins with what you type
key-unknown = No option has the key { $key }.
keys-take = take the option, or confirm it
keys-back = go back; leave the replay
keys-undo = take your last choice back
keys-steps = one step back or on in the replay
keys-ends = the start of the game; the game as it stands
keys-play = play or pause the replay
keys-zoom = zoom in, out, whole board
keys-help = this list
keys-mouse = On the board: click what is lit to choose it, anything else to learn what it is and why it cannot be chosen. Drag to move the board, wheel or pinch to zoom.

# Analysis of a finished game

tab-analysis = Analysis
analysis-about = Every turn is compared with the best turns a search finds, with what its player could know. It takes from some seconds to a minute.
analysis-start = Analyse this game
analysis-busy = Analysing …
analysis-graph = Chance that { $faction } wins, before each turn, with its band; click a turn to go there
analysis-go-to-turn = Go to a turn
analysis-end = The end
analysis-no-graph = No graph of chances: { $why ->
    [stale] for this title they were held against real games with another evaluator.
    [off] for this title they were up to { $deviation } points off in { $games } games.
    [unsure] for this title { $games } games are too few to say that they are true.
    [unsettled] nobody's can be told before the set-up is over.
   *[never] for this title they have not been held against real games yet.
} Losses are told in points of the evaluator.
analysis-balance = Luck and decisions
analysis-balance-win = luck { $luck }, own decisions { $decisions }, the other side’s { $given }, not foreseen { $rest }: { $whole } points of win chance in all
analysis-balance-points = luck { $luck }, own decisions { $decisions }, the other side’s { $given } points
analysis-turn = No. { $number }: { $faction }
analysis-played = Played: { $turn }
analysis-line = { $faction }: { $turn }
analysis-step = { $question } – { $answer }
analysis-answer = (answer)
analysis-nothing = nothing
analysis-best = The best that was found, and how likely { $faction } wins with it:
analysis-best-points = The best that was found, with the lead of { $faction } in points of the evaluator:
analysis-lost-win = lost { $points } points of win chance
analysis-lost-points = lost { $points } points
analysis-marked = { $count ->
    [0] No turn stands out
    [one] One turn stands out
   *[other] { $count } turns stand out
}
analysis-made = { $simulations } simulations a turn, commit { $commit }

## A lesson

lesson-label = Lesson
lesson-progress = move { $move } of { $moves }
lesson-point = Point it out
lesson-show = Show me
lesson-back = Back
lesson-restart = Restart
lesson-play-on = Play on from here
lesson-game = Play against a bot
