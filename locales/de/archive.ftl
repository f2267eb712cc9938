archive-line-blank = Die Zeile ist leer.
archive-line-too-long = Die Zeile ist länger als {$bytes} Bytes.
archive-line-not-json = Die Zeile ist keine Partie: {$error} (Spalte {$column}).
archive-rules-ambiguous = Eine Partie hat entweder `rules`, eine Kennung, oder `ruleset`, ganze Regeln.
archive-dealer-unknown = {$dealer} gibt, spielt aber nicht mit: {$players}.
archive-choice-unfit = Was die Zeile wählt, passt nicht zu ihren Regeln.
archive-columns-incomplete = Die Spalten nennen nicht jeden Platz genau einmal.
archive-deal-error = Spiel {$deal}: {$reason}
archive-cards-differ = Jeder Spieler bekommt {$cards}, nicht {$recorded}.
archive-place-unknown = Platz {$place} gibt es nicht: Plätze zählen ab 0, und es spielen {$players}.
archive-numbers-surplus = Eine Liste hat { $numbers ->
    [one] {$numbers} Zahl
   *[other] {$numbers} Zahlen
} für {$players}.
archive-act-misplaced = Zwischen Spielen können nur `leave` und `swap` stehen.
archive-tricks-differ = Die gemachten Stiche passen nicht zu den Karten.
archive-deal-unfinished = Die Partie wurde nicht zu Ende gespielt.
