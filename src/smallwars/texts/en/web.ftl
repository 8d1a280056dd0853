# What the page in the browser says around a game. Titles bring their own words.

app-name = Small Wars
app-home = Small Wars: to the lobby
skip-to-content = Skip to the content
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied.
copy-by-hand = The browser does not let us copy; the text is selected, copy it by hand.
try-again = Try again
yes = yes
no = no
percent = { $value }%
versus = vs
show-all = Show all { $count }
language = Language

error-network = The server cannot be reached. Check the connection, then try again.
error-status = The server could not do that (status { $status }).
line-down = The live connection is lost; it comes back by itself. What you see may be out of date.
missing-page = There is nothing here
missing-page-text = The address may be mistyped, or what stood here is gone.
missing-table = There is no such table
missing-position = There is no such position
missing-title = There is no such title
missing-title-text = The address may be mistyped. These titles can be played:
error-heading = This page cannot be shown just now
limit-near = { $count } of { $most } characters
limit-over = { $count } characters: too long, { $most } at most

nav-main = Main
nav-lobby = Lobby
nav-settings = Settings and account
nav-guest = Guest
nav-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}

## Lobby

lobby-start = Start a game
lobby-new = New to this title?
lobby-mine = My tables
lobby-mine-empty = None yet. Pick a title and start one.
lobby-open = Open seats
lobby-open-empty = Nobody is waiting for an opponent. Leave a seat open and be the first.
lobby-live = Games to watch
lobby-live-empty = No public game is on right now.
lobby-finished = Finished games
lobby-finished-empty = No finished game yet.
choose-title = Title
side = Your side
side-either = Either
opponent = Opponent
opponent-bot = Bot
opponent-link = Friend by link
opponent-me = Same screen
opponent-open = Open seat
opponent-link-hint = You get a secret link to the other seat. Whoever opens it sits down there, no account needed.
opponent-me-hint = You play both sides, or hand the device over each turn.
opponent-open-hint = Your table stands in the lobby until somebody takes the other seat.
bot-level = Level
start-bot = Play
start-link = Make the link
start-me = Play
start-open = Open the table
more-options = Clock, name and options of the game
table-name = Name of the table
table-name-long = The name of the table is too long: { $most } characters at most.
table-public = Listed
table-public-hint = Others see the table in the lobby and may watch.
title-options = Options of { $title }
option-range = From { $least } to { $most }.
title-more = Board, cards and rules
sit-as = Play { $name }
turn-yours = Your turn
turn-waiting = waits for a player
turn-of = { $name } to move
deadline = runs out { $when }

clock = Clock
clock-none = None
clock-live = Live
clock-correspondence = Days a turn
clock-minutes = Minutes a side
clock-increment = Seconds added a turn
clock-days-a-turn = Days a turn
clock-bank = Days in reserve
clock-timeout = When time runs out
clock-days = { $days }d { $hours }h
clock-label = Time of { $name }
timeout-lose = the game is lost
timeout-bot = a bot plays on
timeout-nothing = nothing happens

import-heading = Import a record
import-paste = Record
import-file = or from a file
import-open = Open it

## A title

title-parts = Parts of this page
title-play = Play
title-editor = Set up a position
title-lesson = First lesson
title-board = Board
title-cards = Cards
title-rules = Rules
title-aid = Player aids
title-bots = Bots
title-history = History
title-about = About
board-as-text = The board as text
cards-search = Search the cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rules-digest-hint = Every numbered paragraph in our own words, and the rulings where the rulebook is silent.
about-hint = Where the data of this title come from, and what had to be reconstructed.

## The history behind a title

history-heading = The history behind { $title }
history-note = What the war was about
history-timeline = Timeline
history-read = { $name }: read the text
history-in-rules = Read it among the rules
history-events = What the rules name
history-cards = Every card has a note of its own as well.
history-all-cards = All cards
history-sources = Sources
history-about = Written by us, from the literature named below. These were real wars, and people who lived through them are still alive.
history-print = Print

## Beside the board

seats-label = Seats
seat-you = You
seat-guest = Guest
seat-open = Open
seat-invited = Invited
seat-bot = Bot ({ $level })
seat-sit = Sit down
seat-rating = Rating
seat-online = here now
seat-offline = away
seat-thinks = thinks
seat-to-move = to move
invite-label = Link to the seat of { $name }
invite-hint = Send it to your friend. It is as good as a key: whoever opens it plays that side.

cards-label = Cards in play
cards-lasting = Still in effect
cards-none = No card is face up.
# These two are as in terminal.ftl.
card-history = History
card-chapter = To read on

facts-label = The board as text
facts-more = Also

log-label = Log of the game
log-empty = Nothing has happened yet.
log-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
log-later = { $count ->
    [one] { $count } later line
   *[other] { $count } later lines
}
log-since = since your last turn
log-step = Show the board after step { $step }
log-reason = Bot, { $side }: { $reason }
ref-space = { $name }: show it on the board
ref-piece = { $name }: show it on the board
ref-card = { $name }: read the card
ref-rule = Rule { $name }

rules-heading = Rules
rules-search = Search the rules
rules-search-hint = Number, card or words
rules-back = Back
rules-contents = Contents
rules-back-search = Back to the results
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 place
   *[other] { $count } places
}
rules-cards = Cards ({ $count })
rules-rulings = Rulings ({ $count })
rules-options = Options ({ $count })
rules-option = Option
rules-nearest = Near it:
aid-heading = Player aid
aid-print = Print all
aid-print-side = Print: { $faction }
aid-hint = Opens a page of its own, which the browser prints or saves as PDF.

chat-label = Chat
chat-messages = Messages
chat-empty = Nobody has said anything yet.
chat-to = To whom
chat-all = All
chat-players = Players only
chat-say = Say something
chat-send = Send

notes-label = My notes
notes-hint = Only you see these. They are kept with the table.
notes-loading = Loading…
notes-writing = Saving…
notes-saved = Saved.

menu-heading = This table
menu-watch-link = Link to watch
menu-step-link = Link to step { $step }
menu-seat-link = Secret link to the seat of { $name }
menu-renew = Renew the link
menu-new-link = Make a link to the seat of { $name }
menu-renew-hint = A renewed link puts the old one out of use.
menu-renewed = There is a new link; the old one no longer opens the seat.
menu-record = Save the record
menu-sandbox = Play on in a sandbox
menu-sandbox-step = Play on from step { $step }
menu-sandbox-hint = A sandbox is a new table of your own; this game stays as it is.
menu-title = Board, cards and rules
menu-about = Options, rules version and fair dice
menu-version = Rules version
menu-commitment = Hash of the seed
menu-seed = Seed
menu-fair = The hash was fixed before the first roll. The seed is shown when the game is over: with both, anybody can check that the dice were not chosen on the way.
rematch = Rematch
rematch-swapped = Rematch with sides swapped
rematch-invite = Once more? Your seat as { $name }: { $link }
rematch-told = The link to the other seat stands in the chat of the game that is over.
menu-resign = Resign
menu-resign-as = Resign as { $name }
menu-resign-sure = Give the game up?
menu-resign-yes = Yes, resign

## A seat by link

seat-heading = Your seat
seat-taking = One moment, you are being seated…
seat-trouble-hint = Ask whoever sent you the link for a new one.

## Settings

settings-heading = Settings
settings-look = Appearance
settings-play = While playing
settings-you = You
settings-news = When it is your turn
settings-news-hint = Sent once for each turn that comes to you while you do not have the table open: the title, your side, the name of the table, what has happened since your last turn (25 lines at most), and a link to the table. Nobody else learns the addresses. Leave a field empty, and nothing is sent there.
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
text-size = Text size
confirm-steps = Confirm before a turn passes or dice roll
confirm-steps-hint = What cannot be taken back asks once more.
sound = Sound
sound-hint = Two notes when it is your turn.
desktop = Desktop notifications
desktop-hint = When it is your turn and the page is in the background.
desktop-refused = The browser does not allow notifications for this page. Allow them in its settings first.
your-name = Name
your-name-hint = What others see at the table.
webhook = Webhook
webhook-hint = The address of a webhook, as a channel of Discord has one: it gets the message as JSON, from our server, not from your browser.
email = E-mail
email-hint = A plain mail, and only if whoever runs this server has set up mail. Used for nothing but news of your turn.
email-unconfirmed = { $email } is not confirmed yet. Where mail is set up, a letter with a link goes there first; news follows once you have opened that link.

account = Account
account-hint = Nobody needs an account to play. With one, your tables, ratings and settings follow you to any device.
account-as = You are signed in as { $login }.
account-rating = { $title }: { $rating } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
account-login-name = Login
account-password = Password
account-password-hint = At least 8 characters.
account-login = Sign in
account-register = Create an account
account-logout = Sign out
account-logout-everywhere = Sign out on all devices
account-done-login = Welcome back.
account-done-register = Your account is ready.
account-done-logout = You are signed out.

## Setting up a position

editor-heading = Position: { $title }
editor-play = Play from here
editor-share = Share
editor-undo = Undo
editor-json = As JSON
editor-take = Use this
editor-link = Link to this position
editor-board = Board
editor-sound = The position is sound.
editor-checking = Checking…
editor-not-json = This is not valid JSON.
editor-not-number = “{ $typed }” is not a whole number.
editor-wrong = Not sound yet:
editor-deep = What the engine still has to do
editor-deep-hint = Steps that the rules carry out before anybody is asked. Without them the game goes on from the position itself.
editor-drop = Leave out { $name }
editor-none = none
editor-empty = empty
editor-less = { $name }: one less
editor-more = { $name }: one more
