prompt-games-known = Juegos: {$games}.
prompt-number-game-over = La partida ha terminado: no hace falta ningún número.
prompt-number-not-due = Se espera { $expected ->
    [call] una voz
    [contract] el contrato
    [kind] la clase de mano
   *[trump] el triunfo
}, no un número.
prompt-digits-ambiguous = {$digits} puede ser {$readings}: poner espacios entre los números.
prompt-suit-or-sheet = s puede ser picas o la hoja: escribir sp o sheet.
prompt-not-understood = {$word} no es un comando{ $due ->
    [bid] {" "}ni una apuesta.
    [call] {" "}ni una voz.
    [contract] , ni una apuesta con sus jugadores.
    [partner] , ni un compañero con un palo.
    [trump] {" "}ni un palo.
    [kind] {" "}ni una clase de mano.
    [tricks] , ni bazas hechas, ni cartas.
    [tally] {" "}ni números.
    [no_game] , y aquí no hay ninguna partida abierta.
   *[nothing] {"."}
}
prompt-trump-recorded = El triunfo está anotado: {$trump}.
prompt-trump-by-contract = El contrato nombra el triunfo.
prompt-trump-set = El triunfo de esta mano está fijado: {$trump}.
prompt-trump-not-needed = Aquí no hace falta ningún palo.
prompt-standings = Clasificación: {$totals}.
prompt-choice-rematch = {$number}  Revancha: {$players}
prompt-choice-game = {$number}  Continuar {$id}: {$game}
prompt-choice-new-game = {$number}  Partida nueva
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} jugadores
prompt-choices-offered = Reglas de la casa ahora: {$choices} … Escribir otras para cambiarlas, o help para verlas todas.
prompt-ask-players = ¿Quién juega a {$title}? Nombrar {$player_counts} jugadores, en el orden de la mesa.
prompt-word-unreadable = {$word} no se puede leer: {$expected}.
prompt-ask-next = ¿Y ahora? Escribir un número.
prompt-ask-next-or-leave = ¿Y ahora? Escribir un número, o pulsar Intro para { $goes_back ->
    [true] volver
   *[false] salir
}.
prompt-ask-dealer = ¿Quién reparte primero? Escribir un nombre, o pulsar Intro para decidirlo a suertes.
prompt-ask-game = ¿Qué juego? Escribir su número o su nombre, o q para salir.
prompt-new-game-usage = Nombrar un juego, y después a los jugadores en el orden de la mesa.
prompt-bids-usage = { $number ->
    [1] escribir una apuesta, como {$example}
   *[other] escribir {$number} apuestas, como {$example}
}
prompt-tricks-usage = { $number ->
    [1] escribir las bazas
   *[other] escribir las bazas de {$number} jugadores; el último número puede faltar
}
prompt-trou-usage = NOMBRE PALO
prompt-turned-card-without-trick = Del mazo solo se vuelve una carta después de una baza.
prompt-other-folder = Aquí está abierta una carpeta de partidas. Para usar otra, salir y empezar de nuevo con ella.
prompt-label = { $due ->
    [reading] cuál
    [bid] apuesta
    [call] voz
    [contract] contrato
    [partner] compañero
    [trump] triunfo
    [kind] clase
    [tricks] bazas
    [tally] recuentos
    [nothing] fin
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(en cabeza)
   *[false] {""}
}
prompt-ask-reading = {$digits} se puede leer de varias maneras. ¿Cuál es la buena?
prompt-help-intro = Escribir lo que dicen los jugadores: lo que toca decide qué significa.
prompt-help-numbers = { $has_bids ->
    [true] apuestas, o bazas; el último puede faltar
   *[false] bazas; el último número puede faltar
}
prompt-help-names = números con nombre; basta el principio
prompt-help-word = la apuesta {$word}; basta su principio
prompt-help-suit = el palo o la carta vuelta
prompt-help-suit-bids = el palo y las apuestas
prompt-help-trick = una baza, como se jugó
prompt-help-tally = qué más se cuenta
prompt-help-bid = {$bid} en corazones
prompt-help-contract = un contrato y sus jugadores
prompt-help-partner = compañero y triunfo
prompt-help-tricks = las bazas del bando declarante
prompt-help-events = qué ha salido mal; qué más ha pasado
prompt-help-undo = deshacer, rehacer
prompt-help-sheet = la hoja, esta ayuda, salir
prompt-help-file = escribe la hoja en un archivo
prompt-help-print = imprime la hoja con un navegador; la copia
prompt-help-more = Al salir no se pierde nada. Valen también todos los comandos de la línea de comandos, como explain 3; help los enumera.
prompt-number-expected = { $most ->
    [1] Escribir 1.
   *[other] Escribir un número de 1 a {$most}.
}
prompt-hand-out-alone = Escribir {$command} a solas. Un archivo lo escribe sheet ARCHIVO, como sheet friday.html.
