count-lines = { $number ->
    [one] {$number} red
    [few] {$number} reda
   *[other] {$number} redova
}
count-cards = { $number ->
    [one] {$number} karta
    [few] {$number} karte
   *[other] {$number} karata
}
count-players = { $number ->
    [one] {$number} igrač
    [few] {$number} igrača
   *[other] {$number} igrača
}
count-cells = { $number ->
    [one] {$number} polje
    [few] {$number} polja
   *[other] {$number} polja
}
count-tricks = { $number ->
    [one] {$number} štih
    [few] {$number} štiha
   *[other] {$number} štihova
}
count-deals = { $number ->
    [one] {$number} deljenje
    [few] {$number} deljenja
   *[other] {$number} deljenja
}
count-points = { $number ->
    [one] {$number} poen
    [few] {$number} poena
   *[other] {$number} poena
}
count-entries = { $number ->
    [one] {$number} unos
    [few] {$number} unosa
   *[other] {$number} unosa
}
count-games = { $number ->
    [one] {$number} partija
    [few] {$number} partije
   *[other] {$number} partija
}
