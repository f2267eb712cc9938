audit-caption-tricks = Apuestas y bazas
audit-caption-either = {$cell}: {$took} bazas
audit-caption-totals = Totales
audit-caption-fits = Reglas que encajan
audit-caption-others = Otras, primero las más cercanas
audit-title = Revisión
audit-caption-sheet = La hoja tal como está escrita. Una flecha lleva de lo que está mal a lo que debería ser.
audit-remark-tie = Varias reglas explican la hoja igual de bien: no muestra con cuáles se jugó.
audit-remark-winner = Con los totales correctos cambia el primer puesto.
audit-error-rules-unclear = La hoja no muestra con qué reglas se jugó, así que no puede convertirse en partida.
audit-error-many-slips = Una hoja con tantos errores no puede convertirse en partida.
audit-error-no-candidate = No hay reglas de pedir bazas para {$players} jugadores con estos ajustes.
audit-error-tricks-uncertain = Las bazas de la mano {$deal} no son seguras, así que la hoja no puede convertirse en partida.
audit-sheet-position = {$file}:{$line}:{$column}
audit-nothing-fits = No hay reglas que expliquen la hoja con seis errores o menos.
audit-error-struck = Una mano se tachó y no se volvió a jugar enseguida, así que la hoja no puede convertirse en partida.
audit-error-schedule-alone = Un plan de manos pertenece a unas reglas: hay que nombrar también las reglas.
audit-any-rules = juegos en los que se pide un número de bazas
audit-more-rules = y {$number} más
audit-sheet-error-too-long = La hoja es demasiado larga: se leen como máximo {$kilobytes} kilobytes y {$rows} filas.
audit-sheet-error-no-rows = Esto no es una hoja de puntuación: se espera una fila de números por mano.
audit-sheet-error-no-names = La hoja no nombra a sus jugadores: se espera primero una línea de nombres.
audit-sheet-error-player-count = La hoja tiene columnas para { $players ->
    [one] {$players} jugador
   *[other] {$players} jugadores
}, no {$names}.
audit-sheet-error-number = Se espera un número, o ? por lo que no se puede leer, no {$cell}.
audit-sheet-error-trump = Se espera un triunfo (un palo, none o su número de Preferans), no {$cell}.
audit-sheet-error-cell-count = Se esperan {$cells}, no {$number}: escribir ? por lo que no se puede leer.
audit-sheet-error-row-width = Se esperan las cartas, y luego una apuesta y un total para { $players ->
    [one] {$players} jugador
   *[other] cada uno de {$players} jugadores
}; hay una fila con { $cells ->
    [one] {$cells} casilla
   *[other] {$cells} casillas
}. Si las columnas son otras, hay que rotularlas.
audit-sheet-error-label-unknown = Se espera el nombre de un jugador antes de {$label}, o un rótulo conocido.
audit-sheet-error-column-twice = La columna {$label} aparece dos veces.
audit-refusal-no-bids = allí nadie pide bazas
audit-refusal-partners = allí los compañeros comparten los puntos
audit-refusal-tallies = allí se cuenta algo más que bazas
audit-refusal-kinds = las manos son de varias clases
audit-refusal-match = allí se juegan varias mangas, cada una desde cero
audit-refusal-places = allí los puestos no dependen solo de los totales
audit-refusal = Las hojas de {$title} no se pueden revisar: {$reason}.
audit-rules-with-score = las reglas de {$title} con la puntuación {$score}
audit-rules = las reglas de {$title}
audit-result-right = La hoja es correcta según {$rules}.
audit-result-slips = { $slips ->
    [one] {$slips} error
   *[other] {$slips} errores
} según {$rules}:
audit-result-many-slips = Más de {$slips} errores según {$rules}. La primera mano que no puede ser correcta es la {$deal}.
audit-result-unreadable = Hasta la mano {$deal} se puede leer demasiado poco para decir qué pasó, según {$rules}.
audit-slip-swapped = {$place}: {$written} se cambió por {$other} de {$player}.
audit-slip-nothing-written = nada
audit-slip-correction = {$written} debería ser {$expected}
audit-slip-correction-reason = {$written} debería ser {$expected}; {$reason}
audit-slip-correction-schedule = {$written} debería ser {$expected} según el plan de manos
audit-slip-total-above = desde aquí sobran {$points}
audit-slip-total-below = desde aquí faltan {$points}
audit-slip-total-recovers = el total siguiente vuelve a ser correcto
audit-slip-reason-digits = dos cifras están cambiadas
audit-slip-reason-sign = el signo está mal
audit-slip-reason-bonus = la prima por una racha está mal
audit-slip-reason-hook = la regla de la suma prohíbe estas apuestas
audit-slip-reason-tricks = la suma de las bazas no cuadra
audit-result-guess = { $slips ->
    [one] {$slips} error
   *[other] {$slips} errores
} según {$rules}, de una de estas maneras, primero la más probable:
audit-result-breaches = Los totales son correctos según {$rules}, pero algunas apuestas no:
audit-breach-hook = { $deals ->
    [one] Mano
   *[other] Manos
} {$numbers}: las apuestas suman lo mismo que las cartas, contra {$clause}. No cambian los puntos de nadie.
audit-breach-sum = Las apuestas suman {$bids}, con {$cards} cartas, contra {$clause}. No cambian los puntos de nadie.
audit-explanation-stays = Todos los totales quedan como están.
audit-explanation-total = {$player} tiene {$total} en vez de {$written}.
audit-explanation-place = {$player} está en el puesto {$place} en vez del {$was}.
audit-explanation-total-place = {$player} tiene {$total} en vez de {$written}, y el puesto {$place} en vez del {$was}.
audit-explanations-more = { $number ->
    [one] Hay {$number} explicación más igual de corta.
   *[other] Hay {$number} explicaciones más igual de cortas.
}
audit-explanations-unknown = Hay más explicaciones de las que se han buscado.
audit-remark-first-depends = El primer puesto depende de cuál sea la verdadera.
audit-slip-put-right = {$written} vuelve a ser correcto.
audit-slip-reason-worth = apuesta {$bid}, bazas {$took} vale {$points}
audit-caption-totals-likeliest = Totales según la primera explicación
audit-slip-deal-missing = Falta una mano antes de la mano {$deal}.
audit-slip-deal-twice = La mano {$deal} es la anterior, escrita otra vez.
audit-slip-deals-swapped = Las manos {$deal} y {$other} están una en el lugar de la otra.
audit-slip-columns-swapped = { $deals ->
    [one] Mano
   *[other] Manos
} {$numbers}: {$player} y {$other} tienen las columnas cambiadas.
audit-slip-bids-for-tricks = { $deals ->
    [one] Mano
   *[other] Manos
} {$numbers}: las apuestas y las bazas están en la columna contraria.
audit-cell-number = número
audit-remark-unchecked = No se ha comprobado, porque sigue demasiado poco las reglas: {$columns}.
audit-error-guess = La hoja no muestra qué errores tiene, así que no puede convertirse en partida hasta que se elija una explicación.
audit-error-no-explanation = No hay explicación {$number}: la hoja tiene {$most}.
audit-note-struck = { $number ->
    [one] En la hoja hay una fila tachada encima de esta mano.
   *[other] En la hoja hay {$number} filas tachadas encima de esta mano.
}
audit-error-only-totals = La hoja solo tiene totales finales, así que no hay nada que comprobar.
audit-error-several = El archivo tiene hojas de {$sheets} partidas. De esta forma solo se puede comprobar una a la vez.
audit-error-deals = El archivo tiene manos con las cartas jugadas, y no una hoja.
audit-error-columns-unclear = Según estas reglas, las columnas de un jugador pueden ser varias cosas: {$readings}.
audit-error-turn = Hay que nombrar a cada jugador una vez, en orden de turno.
audit-error-no-dealer = La hoja no dice quién repartió primero.
audit-note-tricks = La hoja no muestra estas bazas, y ningún total depende de ellas: {$tricks}. Se anotó un número posible.
audit-read-columns = Columnas de la mano: {$of_deal}; de cada jugador: {$of_player}.
audit-read-player-columns = Columnas de cada jugador: {$of_player}.
audit-read-unread-columns = Columnas no leídas: {$columns}.
audit-read-unread-lines = { $number ->
    [one] Una línea no es
   *[other] {$number} líneas no son
} parte de la tabla: {$texts}.
audit-sheet-error-name-near = {$name} puede ser {$near}, mal escrito.
audit-sheet-error-evening = ¿Empieza aquí otra velada? Si es así, póngala en un archivo aparte; si no, quite la línea de arriba.
audit-sheet-error-several = Aquí empieza otra hoja.
audit-slip-hand-missing = Mano {$deal}: no hay nada escrito para {$player}.
audit-slip-hands-missing = Mano {$deal}: no hay nada escrito.
audit-error-bids-uncertain = Las apuestas de la mano {$deal} no son seguras, así que la hoja no puede convertirse en partida.
audit-error-day-unclear = La fecha de la hoja puede ser {$one} o {$other}.
audit-error-totals-rules = La hoja no tiene ni apuestas ni bazas, así que muchas reglas la explicarían: ¿con cuáles se jugó?
audit-bid-worked-out = {$player} {$bids} (mano {$deal})
audit-remark-bids = Apuestas que no figuran en la hoja, deducidas del resto: {$bids}.
audit-deal-in-line = {$deal} (línea {$line})
audit-progress = Se prueban {$rules} juegos de reglas, con {$slips} errores; es más rápido nombrar las reglas.
