count-lines = { $number ->
    [one] {$number} line
   *[other] {$number} lines
}
count-cards = { $number ->
    [one] {$number} card
   *[other] {$number} cards
}
count-players = { $number ->
    [one] {$number} player
   *[other] {$number} players
}
count-cells = { $number ->
    [one] {$number} cell
   *[other] {$number} cells
}
count-tricks = { $number ->
    [one] {$number} trick
   *[other] {$number} tricks
}
count-deals = { $number ->
    [one] {$number} deal
   *[other] {$number} deals
}
count-points = { $number ->
    [one] {$number} point
   *[other] {$number} points
}
count-entries = { $number ->
    [one] {$number} entry
   *[other] {$number} entries
}
count-games = { $number ->
    [one] {$number} game
   *[other] {$number} games
}
