# Letters: it is your turn.

letter-from = Small Wars
letter-subject = { $title }: your turn as { $faction }
letter-turn = It is your turn as { $faction } at “{ $table }”.
letter-since = Since your last turn:
letter-link = Play on:
letter-scheme = A webhook is an address that begins with https:// or http://.
letter-private = The webhook leads to this machine or to a private network, where none is sent to.
letter-tls = The mail server offers no TLS; the password is not sent.

# Whether somebody wants our mail.

letter-confirm-subject = Small Wars: shall we write to you?
letter-confirm = Somebody, most likely you, wants to be told at this address when it is his turn. If it was not you, do nothing: no further mail comes.
letter-confirm-link = Yes, write to me:
letter-stop = No more mail to this address:
letter-confirmed = From now on you are told at this address when it is your turn.
letter-stopped = This address gets no more mail.
