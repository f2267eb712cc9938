quiz-may-bid = Cartas por jugador: {$cards}. Jugadores: {$players}. Apuestas hasta ahora: {$bids}. ¿Puede el último jugador pedir {$bid}?
quiz-may-play = Salida: {$led}. Triunfo: {$trump}. En la mano: {$hand}. ¿Se puede jugar {$card}?
quiz-hand = Cartas por jugador: {$cards}. Jugadores: {$players}. Apuesta: {$bid}. Bazas: {$took}. ¿Cuántos puntos?
quiz-contract = Contrato: {$bid}. Bazas: {$took}. ¿Cuántos puntos recibe el declarante?
quiz-tricks = Bazas: {$took} de {$counted}. ¿Cuántos puntos?
quiz-deal = Jugadores: {$players}. ¿Cuántas cartas recibe cada uno en la mano {$deal}?
quiz-verdict = { $is_legal ->
    [true] Sí
   *[false] No
}
quiz-right = Correcto.
quiz-wrong = Incorrecto. La respuesta es {$answer}.
quiz-result = {$right} de {$asked} correctas.
quiz-unclear = { $is_number ->
    [true] Escribir un número.
   *[false] Escribir sí o no.
}
quiz-nothing = No hay nada que preguntar sobre {$title}.
quiz-answer = Respuesta: {$answer}.
