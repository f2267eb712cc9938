outcome-waived = {$refusal} La hoja señala la mano con †.
outcome-undone = Deshecho: {$entry}.
outcome-redone = Rehecho: {$entry}.
outcome-tricks-known = Estas bazas ya están anotadas carta a carta. Para la mano siguiente hay que anotar antes su triunfo o sus apuestas.
outcome-ruling-pending = Los puntos cuentan cuando acabe la mano.
outcome-totals = Totales: {$totals}.
outcome-tricks = Bazas: {$tricks}.
outcome-points-bonus = {$points} de prima
outcome-points-ruling = {$points} por decisión
outcome-games-won = Mangas ganadas: {$games}.
outcome-points = Puntos: {$points}.
outcome-journal = el diario
outcome-game-label = Partida {$game}: {$text}
undo-nothing-left = No hay nada que deshacer.
redo-nothing-left = No hay nada que rehacer: lo último no fue deshacer.
outcome-columns-incomplete = Las columnas tienen que nombrar una vez a cada uno de {$players}.
news-recorded-by-others = Anotado por otros:
conflict-entry-passed = la partida {$game} ya no acaba en la anotación {$entry}.
conflict-entry-missing = la partida {$game} aún no tiene la anotación {$entry}.
conflict-recorded-first = otra persona anotó algo antes.
conflict-latest-entry = Lo último es {$entry}
conflict-record-again = Si esto aún vale, anotarlo otra vez.
conflict-nothing-recorded = No se ha anotado nada: {$reason}
conflict-game-replaced = {$game} se sustituyó por otra partida o por una copia más antigua: {$entries}.
news-earlier-entries = { $entries ->
    [one] {$entries} anotación
   *[other] {$entries} anotaciones
} antes de estas.
news-entry = anotación {$number}, {$time}: {$entry}.
news-time-now = ahora mismo
news-time-seconds = hace { $seconds ->
    [one] {$seconds} segundo
   *[other] {$seconds} segundos
}
news-time-minutes = hace { $minutes ->
    [one] {$minutes} minuto
   *[other] {$minutes} minutos
}
outcome-dealer-drawn = La suerte decide que reparta primero {$dealer}.
