# Letters: it is your turn.

letter-from = Small Wars
letter-subject = { $title }: your turn as { $faction }
letter-turn = It is your turn as { $faction } at “{ $table }”.
letter-since = Since your last turn:
letter-link = Play on:
letter-scheme = A webhook is an address that begins with https:// or http://.
letter-private = The webhook leads to this machine or to a private network, where none is sent to.
letter-tls = The mail server offers no TLS; the password is not sent.
