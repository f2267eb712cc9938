count-lines = { $number ->
    [one] {$number} regel
   *[other] {$number} regels
}
count-cards = { $number ->
    [one] {$number} kaart
   *[other] {$number} kaarten
}
count-players = { $number ->
    [one] {$number} speler
   *[other] {$number} spelers
}
count-cells = { $number ->
    [one] {$number} vak
   *[other] {$number} vakken
}
count-tricks = { $number ->
    [one] {$number} slag
   *[other] {$number} slagen
}
count-deals = { $number ->
    [one] {$number} ronde
   *[other] {$number} rondes
}
count-points = { $number ->
    [one] {$number} punt
   *[other] {$number} punten
}
count-entries = { $number ->
    [one] {$number} notering
   *[other] {$number} noteringen
}
count-games = { $number ->
    [one] {$number} partij
   *[other] {$number} partijen
}
