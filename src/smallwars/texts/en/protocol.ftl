# The protocol for bots outside: what can go wrong, and what `smallwars conformance` says.

# Errors

error-outside = The bot `{ $command }`: { $what }{ $code ->
    [none] {""}
   *[other] {" "}Its exit code was { $code }.
 }{ $sent ->
    [none] {""}
   *[other] {" "}Sent: { $sent }
 } { $came ->
    [none] Nothing came back.
   *[other] Came back: { $came }
 }{ $stderr ->
    [none] {""}
   *[other] {" "}Its error output ends: { $stderr }
 }
error-complaint = { $what } Its error output ends: { $stderr }
error-no-command = There is no command to start.
error-bad-command = The command { $command } cannot be read: { $why }.
error-cannot-start = It cannot be started: { $why }.
error-does-not-read = It does not read what it is sent.
error-closed-input = It has closed its input.
error-gone = It has closed its output, or ended.
error-silent = It did not answer within { $seconds } seconds.
error-long-line = It wrote a line of more than { $most } MB.
error-flood = It wrote more than { $most } lines that are no answer.
error-no-json = What it wrote is not JSON. (Only messages belong on standard output; print notes on standard error.)
error-no-message = What it wrote is not a message: a JSON object with a type.
error-not-ready = It answered hello with { $type }, not with ready.
error-other-protocol = It speaks protocol { $came }; this is protocol { $protocol }.
error-no-name = It does not say its name.
error-bad-wants = What it wants is not a list of words.
error-illegal = It chose { $option }, which is not one of the options: { $legal }.
error-bot-error = It says that something is wrong: { $reason }
error-other-decision = It answered decision { $came }, but decision { $id } is asked; that answer was passed over.

# Errors of our own bot, when it speaks the protocol

error-table-no-json = That line is not JSON; the engine reads one JSON object a line.
error-table-no-message = That line is not a message: a JSON object with a type.
error-no-field = The message { $type } has no field { $field }.
error-other-field = The field { $field } of the message { $type } is not { $kind ->
    [text] a text
    [number] a whole number
    [object] an object
   *[list] a list
 }.
error-other-title = The field title of the message new is { $came }, which is none of the titles: { $titles }.
error-other-faction = The field faction of the message new is { $came }, which is none of the factions: { $factions }.
error-no-option-id = The field options of the message decision is not a list of objects with an id.
error-no-seconds = The field clock of the message decision has no seconds, or less than none.
error-cannot-answer = The message { $type } cannot be answered: { $why }.
error-no-game = No game was begun: the message new comes before a decision.
error-no-sample = The message decision has no field sample, and this bot has to have one.
error-other-sample = The sample does not lead to the decision { $kind } that is asked.

# What `smallwars conformance` checks

check-greets = It starts, and answers hello with ready.
check-plays = It plays { $title } as { $faction } to the end.
check-again = It plays one game after another.
check-waits = It says nothing before it is asked.
check-once = It answers a decision once.
check-stop = It moves when it is told to stop.
check-late-stop = It passes over a stop that comes too late.
check-future = It passes over messages and fields that it does not know.
check-error = It goes on after an error.
check-quit = It ends when it is told to quit.
check-end = It ends when its input does.
finding-holds = holds  { $what }
finding-fails = FAILS  { $what } { $why }
conformance-holds = The bot keeps the protocol.
conformance-failed = { $count ->
    [one] 1 check failed.
   *[other] { $count } checks failed.
 }
error-trial = This is a trial: nothing is wrong.
error-slow = It had to be told { $count ->
    [one] once
   *[other] { $count } times
 } to move, after { $seconds } seconds of a turn.
error-noted = { $note }
error-unasked = It wrote, though nothing was asked: { $came }
error-stays = It was still there after { $seconds } seconds.
error-exit-code = Its exit code was { $code }, not 0.
