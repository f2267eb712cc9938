count-lines = { $number ->
    [one] {$number} Zeile
   *[other] {$number} Zeilen
}
count-cards = { $number ->
    [one] {$number} Karte
   *[other] {$number} Karten
}
count-players = { $number ->
    [one] {$number} Spieler
   *[other] {$number} Spieler
}
count-cells = { $number ->
    [one] {$number} Feld
   *[other] {$number} Felder
}
count-tricks = { $number ->
    [one] {$number} Stich
   *[other] {$number} Stiche
}
count-deals = { $number ->
    [one] {$number} Spiel
   *[other] {$number} Spiele
}
count-points = { $number ->
    [one] {$number} Punkt
   *[other] {$number} Punkte
}
count-entries = { $number ->
    [one] {$number} Eintrag
   *[other] {$number} Einträge
}
count-games = { $number ->
    [one] {$number} Partie
   *[other] {$number} Partien
}
