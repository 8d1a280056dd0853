# 局面の項目とその値の言葉。局面を作る人のためのもの。タイトルの他の言葉がこれに優先する。

field-bases = 基地
field-guerrillas = ゲリラ
field-pipeline = パイプライン
field-population = 人口
field-resources = リソース

field-above-ten = 政治意思が10を超える
field-below-ten = 政治意思が10未満
field-even = 政治意思がちょうど10
field-full-will = 政治意思が最大
