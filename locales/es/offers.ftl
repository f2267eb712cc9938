offer-top-by-players = la mano más alta, como máximo {$most_cards} con {$fewest_players} jugadores y {$least_cards} con {$most_players}
offer-setting = { $setting ->
    [premium] los puntos por una apuesta acertada, sin contar sus bazas
    [spades-double] si una mano con picas de triunfo cuenta doble
    [promotions] qué rachas de manos dan una prima
    [no-zero] si una racha ganadora con una apuesta de 0 no da nada; necesita una promoción en vigor
    [zero-finish] si gana un total de exactamente 0 tras la última mano
    [forehead] qué manos de una carta se juegan con la carta en la frente, donde cada uno ve todas las cartas menos la suya
    [rotation] quién reparte después de una mano repartida fuera de turno (a quien le toca según el plan, o el siguiente a quien la repartió)
    [top] la mano más alta
    [step] de cuántas en cuántas cartas suben y bajan las manos, contando desde la más baja
    [bottom] la mano más baja; las menores se suprimen
    [hook] si se aplica la regla de la suma, o desde cuántas cartas
    [end] los puntos que acaban la partida
    [trumps] el orden de los triunfos entre apuestas iguales
    [overtricks] si un solo cobra todas las bazas por encima de su objetivo, o solo las de la lista
    [trou-all] cuánto paga un trou por las trece bazas
    [join] quién puede acompañar una voz de palo: quien no ha hablado o espera, o cualquiera que no haya pasado
    [trou-rank] si trou vale según la lista de puntos, o según los suyos
    [miss] si las bazas de más cuestan lo mismo que las de menos, o nada
    [ties] con qué se desempatan los totales iguales, un criterio tras otro
   *[match] si un encuentro suma manos ganadas, o bazas
}
offer-promotion-length = longitud de una racha para la promoción {$promotion}; también la activa
offer-promotion-points = prima por una racha en {$promotion}; también la activa
offer-match-end = si un encuentro suma manos ganadas, o bazas, y entonces acaba con {$tricks}
offer-other-scores = Actual; hay {$scores} puntuaciones entre las que elegir.
offer-choices-caption = Lo que puede elegir una mesa
offer-no-laws = Sin leyes; decide la mesa.
