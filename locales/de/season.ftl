# Die Tabelle einer Saison.
season-evenings = { $number ->
    [one] {$number} Abend
   *[other] {$number} Abende
}
season-empty = Noch kein Abend der Saison ist zu Ende.
season-not-over = Noch nicht zu Ende und daher nicht gezählt: {$evenings}.
season-too-few = Für einen Platz sind mindestens {$least} Abende nötig.
season-heading-counted = zählt
season-heading-evening = Abend
season-refusal-unknown = Es gibt weder einen Abend noch eine Partie {$id}.{$suggestion}
season-refusal-points = Die Punkte von {$evening} lassen sich nicht zusammenzählen: { $reason ->
    [low] dort gewinnt die niedrigste Summe
    [part] nicht alle Spiele sind bekannt
    [rules] andere Partien der Saison haben andere Regeln
   *[match] eine Partie hat keine Matchpunkte
}. Lass die Plätze zählen: of = "places".
season-refusal-value = { $fault ->
    [empty] places ist leer. Geben Sie die Punkte jedes Platzes an, zum Beispiel [10, 8, 6]
    [unused] places zählt nur mit of = "places"
    [rising] Ein Platz kann nicht mehr wert sein als der davor
    [twice] Das steht schon in ties
   *[range] until liegt vor since
}.
