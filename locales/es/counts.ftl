count-lines = { $number ->
    [one] {$number} línea
   *[other] {$number} líneas
}
count-cards = { $number ->
    [one] {$number} carta
   *[other] {$number} cartas
}
count-players = { $number ->
    [one] {$number} jugador
   *[other] {$number} jugadores
}
count-cells = { $number ->
    [one] {$number} casilla
   *[other] {$number} casillas
}
count-tricks = { $number ->
    [one] {$number} baza
   *[other] {$number} bazas
}
count-deals = { $number ->
    [one] {$number} mano
   *[other] {$number} manos
}
count-points = { $number ->
    [one] {$number} punto
   *[other] {$number} puntos
}
count-entries = { $number ->
    [one] {$number} anotación
   *[other] {$number} anotaciones
}
count-games = { $number ->
    [one] {$number} partida
   *[other] {$number} partidas
}
