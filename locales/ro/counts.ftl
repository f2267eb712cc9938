count-lines = { $number ->
    [one] {$number} rând
    [few] {$number} rânduri
   *[other] {$number} de rânduri
}
count-cards = { $number ->
    [one] {$number} carte
    [few] {$number} cărți
   *[other] {$number} de cărți
}
count-players = { $number ->
    [one] {$number} jucător
    [few] {$number} jucători
   *[other] {$number} de jucători
}
count-cells = { $number ->
    [one] {$number} căsuță
    [few] {$number} căsuțe
   *[other] {$number} de căsuțe
}
count-tricks = { $number ->
    [one] {$number} levată
    [few] {$number} levate
   *[other] {$number} de levate
}
count-deals = { $number ->
    [one] {$number} rundă
    [few] {$number} runde
   *[other] {$number} de runde
}
count-points = { $number ->
    [one] {$number} punct
    [few] {$number} puncte
   *[other] {$number} de puncte
}
count-entries = { $number ->
    [one] {$number} înregistrare
    [few] {$number} înregistrări
   *[other] {$number} de înregistrări
}
count-games = { $number ->
    [one] {$number} partidă
    [few] {$number} partide
   *[other] {$number} de partide
}
