table-progress-one-deal = la única mano
table-progress-all-deals = las {$deals} manos
table-progress-with-extras = { $deals ->
    [one] la única mano
   *[other] las {$deals} manos
} y { $extras ->
    [one] {$extras} mano adicional
   *[other] {$extras} manos adicionales
}
table-progress-complete = jugado: {$deals}
table-progress-partial = { $played ->
    [one] {$played} de {$scheduled} manos jugadas
   *[other] {$played} de {$scheduled} manos jugadas
}
table-progress-over = terminada tras {$deals} manos
table-progress-result = solo se conoce el resultado
table-progress-played = { $deals ->
    [one] {$deals} mano jugada
   *[other] {$deals} manos jugadas
}
table-players-and-winners = {$players}; victoria: {$winners}
table-trump-turned = vuelto
table-trump-drawn = sorteado o nombrado
table-ruling = Mano {$deal}, { $incident ->
    [revoke] renuncio
    [misdeal] mal reparto
   *[other] otro
}: «{$reason}»
table-cards-no-trump = {$cards}, sin triunfo
table-trump-by-contract = según el contrato
table-dealer = reparte {$name}{ $sits_out ->
    [true] , que descansa
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} antes de la primera manga: {$total}
   *[deal] {$player} antes de la primera mano: {$total}
}
table-chart-point = { $step ->
    [game] {$player} tras la manga {$number}: {$total}
   *[deal] {$player} tras la mano {$number}: {$total}
}
table-caption-paper-hands = apuesta (subrayada si se falla)
table-caption-paper-tricks = bazas (subrayadas si no son mayoría)
table-caption-hands = apuesta/bazas, ✓ acertada o ✗ fallada, puntos
table-caption-contracts = ✓ contrato cumplido o ✗ fallado, puntos
table-caption-tricks = bazas, ✓ si son mayoría, puntos
table-caption-paper = Por jugador: {$cells}, total{ $has_bonus ->
    [true] , prima
   *[false] {""}
}
table-caption-sheet = Por jugador: {$cells}{ $has_bonus ->
    [true] , prima
   *[false] {""}
}, total
table-standings-final-title = Clasificación final
table-standings-hands = Puntos, y manos acertadas y falladas
table-standings-contracts = Puntos, y contratos ganados y perdidos
table-standings-tricks = Puntos, y manos ganadas y perdidas
table-blank-forehead = {"*"} Con la carta en la frente: nadie mira la suya.
table-standings-zero-finish = {" "}(final a cero)
table-standings-line = Clasificación: {$places}
table-chart-description = Totales sucesivos. Tras { $step ->
    [game] { $steps ->
        [one] {$steps} manga
       *[other] {$steps} mangas
    }
   *[deal] { $steps ->
        [one] {$steps} mano
       *[other] {$steps} manos
    }
}: {$totals}.
table-allowed-breach = permitido por la mesa, contra {$rule}: {$reason}
table-stands-by-law = Se mantiene según {$law}.
table-deal-number = Mano {$number}
table-extra-mark = adicional {$mark}
table-scoring = puntuación {$score}
table-totals = Totales: {$totals}
table-notes-title = Notas
table-rulings-title = Decisiones de la mesa
table-incidents-title = Incidentes
table-blank-title = hoja en blanco
table-blank-date = Fecha
table-blank-place = Lugar
table-blank-caption = Todas las manos, con sitio para escribir
table-chart-title = Totales sucesivos
table-chart-caption = El total de cada jugador tras cada mano.
table-sheet-title = La hoja
table-explanation-title = Cada punto, explicado
table-explanation-hint = Abrir una mano muestra de dónde salen sus puntos.
table-sheet-link = Volver a la hoja
table-standings-title = Clasificación
table-run = { $is_made ->
    [true] {$deals} de {$length}
   *[false] {$deals} de {$length} falladas
}
table-runs-title = Rachas en curso
table-bonus-mark = {"*"} con una prima por racha
table-progress-ended = acabada tras la mano {$played} de {$scheduled}
table-end-title = Final de la partida
