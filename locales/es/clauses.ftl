clause-rule-line = Regla {$clause}: {$sentence} {$source}
clause-players-alone = Para {$players} jugadores{ $bids ->
    [true] , cada uno por su cuenta.
   *[false] {"."}
}
clause-players-partners = Para {$players} jugadores. Quienes se sientan enfrente son compañeros y comparten los puntos{ $bids ->
    [true] ; sus apuestas se suman, y sus bazas también.
   *[false] {"."}
}
clause-dealer-turn = Quién reparte primero se decide a suertes. { $bidding ->
    [none] El reparto y el juego pasan después
    [auction] El reparto pasa después
   *[numbers] El reparto, las apuestas y el juego pasan después
} hacia la { $side ->
    [left] izquierda
   *[right] derecha
} (en el sentido { $turn ->
    [clockwise] de las agujas del reloj
   *[other] contrario a las agujas del reloj
}).
clause-bid-turn = Cada uno pide una vez, por turno; empieza el jugador a la { $side ->
    [left] izquierda
   *[right] derecha
} de quien reparte, que pide en último lugar.
clause-bid-final = Una apuesta no se cambia.
clause-auction-unrecorded = La mesa lleva la subasta por su cuenta, y solo se anota su contrato. Si todos pasan, se vuelve a repartir.
clause-call-turn = Habla primero el jugador a la { $side ->
    [left] izquierda
   *[right] derecha
} de quien reparte. Quien pasa ya no apuesta; la subasta sigue hasta que todos han pasado. Si nadie apuesta, se vuelve a repartir.
clause-trou = Un jugador con exactamente tres ases debe anunciar trou antes de la subasta. Los demás dicen pass-trou. Tras un trou solo pueden apostar los demás, y solo más alto. Si nadie lo hace, quien tiene el cuarto as es el compañero, nombra el triunfo y sale.
clause-tricks-contract = Las bazas del bando declarante se cuentan contra el contrato.
clause-tricks-sum = Se juegan todas las cartas, así que las bazas de una mano suman el número de cartas de cada jugador.
clause-tricks-void = Una baza puede no ser de nadie, así que la suma puede ser menor.
clause-incidents = Estas reglas no dan penalización para un renuncio, un mal reparto ni otra irregularidad. Decide la mesa; hay que anotar su decisión con el motivo.
clause-dead-hand-never = Todos juegan en todas las manos.
clause-dead-hand = Con {$players} jugadores descansa quien reparte: en esa mano no tiene cartas, apuesta, bazas ni puntos.
clause-end-tie = Si los mejores totales son iguales, se juega otra mano.
clause-end-tie-shared = Con totales iguales se comparte el puesto.
clause-end-tie-bids = Entre totales iguales gana la mayor suma de apuestas acertadas.
clause-end-tie-breaks = Entre totales iguales se desempata por {$breaks}.
clause-tie-break = { $by ->
    [made-deals] el número de manos con la apuesta acertada
    [last-deal] los puntos de la última mano
   *[successful-bids] la suma de las apuestas acertadas
}
clause-tie-break-then = {$first}, y luego por {$next}
clause-end-winner = { $lowest_wins ->
    [true] Gana el total más bajo.
   *[false] Gana el total más alto.
}
clause-end-match = Cada manga se juega desde cero, hasta que un bando llega a {$points}. Gana el primer bando que gana { $games ->
    [one] {$games} manga
   *[other] {$games} mangas
}. Los puestos se ordenan por mangas ganadas y luego por la manga en curso.
clause-end-match-least = Cada manga se juega desde cero, hasta que un bando llega a {$points} o tiene {$least} o menos. Gana el primer bando que gana { $games ->
    [one] {$games} manga
   *[other] {$games} mangas
}. Los puestos se ordenan por mangas ganadas y luego por la manga en curso.
clause-end-points = La partida acaba tras la mano en que alguien llega a {$points}.
clause-end-declarer = Tiene que ser un bando que acaba de ganar un contrato; ese bando gana, aunque otro tenga más.
clause-end-points-least = La partida acaba tras la mano en que alguien llega a {$points} o tiene {$least} o menos.
clause-end-least = La partida acaba tras la mano en que alguien tiene {$least} o menos.
clause-end-when = La partida acaba tras la mano en que alguien cumple esta condición: {$condition}.
clause-end-partners = Ganan ese jugador y su compañero de enfrente. Si la cumplen otros también, gana la pareja con más puntos entre los dos; si hay empate, se juega otra mano.
clause-end-out = Quien cumple esta condición tras una mano queda fuera: {$condition}. Los demás siguen jugando. Quien aguanta más queda mejor clasificado; en lo demás decide el total. La partida acaba cuando quedan muy pocos.
clause-end-schedule = La partida acaba con la última mano del plan.
clause-doubling-suit = Con triunfo {$suit} se doblan los puntos de la mano. Vale para un triunfo vuelto o sorteado, no para un ciclo fijo.
clause-doubling-none = Ningún triunfo dobla los puntos de una mano. La mesa puede elegir que los doblen las picas, pero solo donde el triunfo se vuelve o se sortea, no en un ciclo fijo.
clause-promotion-skips-ones = Las manos de una carta no cuentan.
clause-promotion-ends-at-ones = Una mano de una carta acaba toda racha.
clause-promotion-cost = Una racha de manos falladas cuesta lo mismo.
clause-promotion-none = No hay prima por una racha de manos.
clause-promotion-choices = No hay prima por una racha de manos, salvo que la mesa elija una: {$schemes}.
clause-promotion-without-zero = Una racha ganadora con una apuesta de 0 no da nada.
clause-promotion-run = {$points} por { $deals ->
    [one] {$deals} mano acertada
   *[other] {$deals} manos acertadas
} seguidas ({$promotion})
clause-promotion-run-players = {$points} por tantas manos acertadas seguidas como jugadores ({$promotion})
clause-promotion-run-longer = {$points} por { $deals ->
    [one] {$deals} mano acertada
   *[other] {$deals} manos acertadas
} más que jugadores, seguidas ({$promotion})
clause-zero-finish = Un total de exactamente 0 tras la última mano del plan gana.
clause-zero-finish-off = Un total de 0 no gana, salvo que la mesa lo elija.
clause-zero-finish-forms = Un final a cero no se puede usar con {$forms}.
clause-forehead-off = Una mesa puede acordar jugar las manos de una carta con la carta en la frente: cada uno ve todas las cartas menos la suya.
clause-forehead = { $deals ->
    [all] Todas las manos de una carta
    [last] Las últimas manos de una carta
   *[first_and_last] Las primeras y las últimas manos de una carta
} se juegan con la carta en la frente: cada uno ve todas las cartas menos la suya.
clause-dealer-last = Tras una mano repartida fuera de turno, la siguiente la reparte el jugador que va detrás de quien la repartió.
clause-incidents-laws = Un renuncio, un mal reparto u otra irregularidad se juzgan según unas leyes: {$laws} [{$set}].
clause-incidents-own = Estas reglas tienen sus propias leyes: {$kinds}.
clause-tricks-tallies = No se preguntan las bazas: lo que se cuenta decide el contrato.
