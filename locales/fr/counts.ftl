count-lines = { $number ->
    [one] {$number} ligne
   *[other] {$number} lignes
}
count-cards = { $number ->
    [one] {$number} carte
   *[other] {$number} cartes
}
count-players = { $number ->
    [one] {$number} joueur
   *[other] {$number} joueurs
}
count-cells = { $number ->
    [one] {$number} case
   *[other] {$number} cases
}
count-tricks = { $number ->
    [one] {$number} pli
   *[other] {$number} plis
}
count-deals = { $number ->
    [one] {$number} donne
   *[other] {$number} donnes
}
count-points = { $number ->
    [one] {$number} point
   *[other] {$number} points
}
count-entries = { $number ->
    [one] {$number} entrée
   *[other] {$number} entrées
}
count-games = { $number ->
    [one] {$number} partie
   *[other] {$number} parties
}
