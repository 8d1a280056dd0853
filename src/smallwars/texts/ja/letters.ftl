# Letters: it is your turn.

letter-from = Small Wars
letter-subject = { $title }：{ $faction }の手番です
letter-turn = 「{ $table }」で{ $faction }(あなた)の手番になりました。
letter-since = 前回のあなたの手番以降：
letter-link = 続きをプレイする：
letter-scheme = Webhookはhttps://またはhttp://で始まるアドレスです。
letter-private = このWebhookは、このマシンまたはプライベートネットワークを指しています。そこへは送信しません。
letter-tls = メールサーバーがTLSに対応していないため、パスワードを送信しません。

# Whether somebody wants our mail.

letter-confirm-subject = Small Wars: メールをお送りしてよいですか
letter-confirm = このアドレスで手番の通知を受け取りたいという申し込みがありました。おそらくご本人によるものです。お心当たりがなければ、何もする必要はありません。これ以降メールは届きません。
letter-confirm-link = はい、通知を受け取ります：
letter-stop = このアドレスへのメールを停止する：
letter-confirmed = 今後、手番になるとこのアドレスにお知らせします。
letter-stopped = このアドレスへのメールを停止しました。
