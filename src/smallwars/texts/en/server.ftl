# What the server says by itself: errors, names that nobody gave, ends that the rules do not know.

serve-address = Small Wars is ready at { $address }
serve-stop = Ctrl-C stops it.

guest = Guest

result-resigned = { $loser } resigned: { $winner } wins.
result-timeout = { $loser } ran out of time: { $winner } wins.

why-turn = { $faction } decides now.
why-over = The game is over.
why-legal = This can be chosen now.
why-not = This is no answer to the question that is asked now.

page-missing = <p>The page of the web table is not built yet.</p><p>In the folder <code>web</code> of the source: <code>npm ci &amp;&amp; npm run build</code>. A wheel has it inside.</p>

error-stale = The table has moved on since this page was drawn; it is drawn anew.
error-table = There is no table { $table }.
error-page = There is nothing at { $path }.
error-step = The game has { $steps } steps; there is no step { $step }.
error-title = There is no title { $title }; the titles are { $titles }.
error-seats = The seats of { $title } are { $factions }: say for each who shall sit there.
error-bot = There is no bot { $bot }; the bots are { $bots }.
error-bot-seat = A bot is named only for a seat that a bot shall have.
error-data = Corrections to the data are sent as they are; the server reads no file for you.
error-seat = There is no seat { $faction } at this table.
error-not-your-seat = That seat is another's.
error-not-your-turn = { $faction } decides now.
error-not-your-choice = The last choice was not yours to take back.
error-no-seat = You have no seat at this table.
error-not-open = That seat is taken.
error-link = This link leads to no seat: it was replaced by another, or never was.
error-link-held = Somebody sits there already, and you are on the other side of this table.
error-over = The game is over.
error-illegal = “{ $option }” is not allowed: { $why }
error-no-option = “{ $option }” is no answer to the question that is asked now.
error-undo = That cannot be taken back: { $why }.
error-bad-key = A key has from 1 to { $most } letters, all of them printable.
error-key = This key was used for something else.
error-broken = This table was played under the rules of version { $version } and cannot be played on under these.
error-csrf = This request does not come from our page, or the page is too old: load it again.
error-inside = Something went wrong inside the server; it is written in its log.
error-body = The request cannot be read: { $what }
error-list = There is no list { $list }; the lists are mine, open, live and finished.
error-database-url = “{ $url }” is not the address of a database.
error-database-kind = { $kind } is not a database that can be used: give a file, or a postgresql:// address.
error-database-newer = The database was written by a newer version of Small Wars.
error-database-open = The database cannot be opened: { $why }
error-database-driver = PostgreSQL needs the extra “postgres”: pip install ".[postgres]" in the project's folder.
error-address = Cannot listen at { $host } port { $port }: { $why }

# Titles and rules

error-no-rule = { $title } has no paragraph, card or ruling { $number }.
error-no-history = { $why }

# Hints and analyses

error-hint-depth = There is no hint { $depth }; hints are { $depths }.
error-hint-opponent = Somebody else plays here: hints are for games against bots, and for who plays both sides.
error-hint-busy = A hint is being thought out already; it comes in a moment.
error-analysis-running = The game goes on; it is analysed when it is over.
error-analysis-busy = Too many games are being analysed just now; try again in a minute.

bot-elo = Elo { $elo } ± { $half } against the rule bot ({ $games } games).
bot-sits = Bot ({ $level })
bot-failed = { $bot } did not move: { $did ->
    [illegal] it chose something that is not among its options
    [silent] it did not answer in time
    [gone] its program has ended
    [closed-input] its program has ended
    [cannot-start] its program cannot be started
    [no-command] this server has no program for it
    [bot-error] it says that something is wrong
   *[other] it does not keep to the protocol
 }.
bot-tried-again = { $what } It is tried again.
bot-stopped = { $what } A player’s “Move now” lets it try again, and so does a new start of the server.
bot-random = Random
bot-random-about = Takes any legal choice. For learning where things are.
bot-greedy = Greedy
bot-greedy-about = The rule bot: weighs what each choice leads to and takes the best. It looks no further than its own turn.
bot-recruit = Recruit
bot-recruit-about = Knows the rules and what to look at, and is easily led astray.
bot-regular = Regular
bot-regular-about = Plays sound turns, with a slip now and then.
bot-veteran = Veteran
bot-veteran-about = Looks at many turns and at the answers to them, for a fifth of a second.
bot-commander = Commander
bot-commander-about = Lets you wait for up to two seconds, and plays the best turn that it finds.
bot-engine = Engine
bot-engine-about = The program that whoever runs this server has brought along.

# People

error-login = The name or the password is wrong.
error-login-form = A login has 3 to 30 letters or digits; dots, dashes and underscores may stand between them.
error-login-taken = The login { $login } is taken.
error-password-form = A password has { $least } to { $most } characters.
error-logged-in = You are logged in as { $login }; log out first.
error-settings-size = These are too many settings: { $most } characters of JSON at most.
error-webhook = A webhook is an address that begins with https:// or http://.
error-email = “{ $email }” is not an e-mail address.
error-text = This text has a sign that cannot be kept.
error-too-many = Too many tries: wait a minute.

# Chat and notes

error-chat-empty = There is nothing to say in that message.
error-chat-seat = Only those who play at this table write here.

# Records and positions

sandbox-name = { $title } from step { $step }

# Lessons

lesson-of = First lesson: { $title }
error-title-broken = { $title } cannot be shown: its rules or its words fail. The server's log says how. No table was opened.
error-no-lesson = There is no lesson for { $title }.
error-not-a-lesson = This table is no lesson.
error-lesson-other = “{ $chosen }” is allowed, but here the example takes “{ $wanted }” (§{ $rule }). Nothing was played: try again, or let it be shown to you.
error-lesson-over = The lesson ends here. Go back, begin anew, or play on at a table of your own.
error-lesson-resign = A lesson is neither won nor lost: leave it, and go on whenever you like.
error-lesson-hint = In a lesson the example is the hint: let it be shown to you.
import-name = { $title }, from a record
error-record = The record cannot be read: { $why }
error-record-edits = The table was set up by hand more than { $most } times in this record.
error-record-hidden = The record would show what is hidden; it can be had when the game is over.
error-sandbox-over = The game is over at that step: choose an earlier one.
error-position = The position cannot be: { $why }
error-position-size = The position is too large: { $most } characters of JSON at most.
error-position-missing = There is no position { $id }.

error-pending = A position from outside may not say what is under way (“pending”): leave that field out, and it begins with the next card, phase or turn.
error-record-pending = The record starts, or is edited, in the middle of a turn (“pending”); only records that start at the set-up or between turns can be opened here.
error-record-comments = The record has more than { $most } comments.
error-tables-open = You have { $most } unfinished tables open; finish or resign one first.
error-tables-of-bots = Bots play each other at { $most } tables of yours already; wait for one to end.

# Guards

error-session = You were logged out.
error-deep = The request is nested too deeply.
error-mail-link = This link leads nowhere: the address was changed or taken back, or the link is not whole.
