# プレイヤーエイド：全タイトル共通の文言とエラー。各タイトルの文言は、そのタイトルの同名ファイルにある。
# 複数行のメッセージは1行ずつ示す。__ は太字、| は表の欄の区切り。

## Labels

label-purpose = 目的
label-with = 付随
label-place = 場所
label-how = 手順
label-ways = いずれか
comma = 、
start = 開始位置
starts-at = 開始：{ $value }
made = Small Warsプレイヤーエイド・数値はエンジンのデータによる

## Sheets that every title has

tables = トラックと表
score = 得点を動かすもの
victory = 勝敗
map = マップ

## Heads of tables

head-unit = ユニット
head-kind = 種別
head-neighbours = 隣接
head-count = 数
head-die = 出目
head-result = 結果

## Files and errors

written = 書き出しました：{ $path }
no-aid = { $title }のプレイヤーエイドはありません。
no-faction = { $title }に陣営{ $faction }はありません。次のいずれかです：{ $factions }
no-browser = PDFの作成には、ウィンドウなしで印刷できるブラウザーが必要です。探したもの：{ $browsers }。いずれかをインストールするか、HTMLで作成し（--format html --out FILE）、そのページを任意のブラウザーから印刷してください。
browser-failed = ブラウザーがプレイヤーエイドを印刷できませんでした（{ $why }）。HTMLで作成し（--format html --out FILE）、そのページを任意のブラウザーから印刷してください。
cannot-write = { $path }に書き込めません：{ $why }
