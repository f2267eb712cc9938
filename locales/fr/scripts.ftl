script-saved = Enregistré comme partie {$id}.
script-line-too-long = Cette ligne est trop longue (au plus {$longest} octets).
script-refusal-second-game = Un script contient une partie et doit la commencer à sa première ligne.
script-refusal-other-command = Un script peut seulement noter, interroger sa partie, ou demander les règles.
script-remedy-line = Corrigez la ligne, ou omettez-la.
script-rules-changed = Les règles ont changé depuis le début de cette partie, ou leur fichier manque : rejoué, ce script suivrait d’autres règles. La partie elle-même reste telle quelle.
script-lines-recorded = Les lignes précédentes sont notées.
script-name = le script
