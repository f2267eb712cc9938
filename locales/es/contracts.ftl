contract-target-thirteen = las trece bazas
contract-target-least = al menos { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
}
contract-target-none = ninguna baza
contract-target-one = exactamente una baza
contract-target-exact = exactamente {$tricks} bazas
contract-note-discard = Cada jugador puede descartar una carta antes de la primera baza. {$reading}
contract-note-leader = Sale {$player}.
contract-note-target = { $several ->
    [true] {$players} deben hacer cada uno {$target}.
   *[false] {$players} debe hacer {$target}.
}
contract-side-pair = {$declarers} con {$partner}
contract-side-several = {$declarers}, cada uno a solas
contract-note-open-hand = { $several ->
    [true] Tras la segunda baza, {$declarers} juegan con las cartas a la vista.
   *[false] Tras la segunda baza, {$declarers} juega con las cartas a la vista.
}
contract-note-partner-out = {$declarer} juega a solas: el compañero deja sus cartas.
contract-bid-by-players = {$bid} por {$players}
contract-challenger = declarante
contract-opponent = contrario
contract-opponent-made = contrario de un contrato cumplido
contract-all-tricks = {$player}, todas las bazas
contract-pay-trick = después {$points} por cada baza más
contract-pay-trick-limited = después {$points} por cada baza más ({$most} como máximo)
contract-pay-table = {$points} por una baza, dos y así sucesivamente
contract-pay-all-tricks = todas las bazas {$points}
contract-pay-multiplied = todo por {$multiplier}
contract-times-deal = por esta mano
contract-pay-opponents = cada contrario entonces {$points}
contract-pay-opponents-made = cada contrario de uno ganado {$points}
contract-pay-each-other = se liquida con cada uno de los demás
contract-pay-one-winner = cada perdedor paga a un ganador
contract-pay-row = {$bid}: ganado {$won}; perdido {$lost}
contract-result-made = cumplido con { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
}
contract-result-failed = fallado con { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
}
contract-result-short = { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
} de menos
contract-result-laws = { $made ->
    [true] cumplido
   *[false] perdido
} según las leyes, con { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
}
contract-points-sum = {$bid} por {$player}, {$reason}: {$sum}
contract-points-for-bid = Puntos por {$bid}
contract-refusal-missing = No hay contrato anotado para esta mano.
contract-refusal-played-alone = {$bid} se juega a solas, sin compañero.
contract-refusal-sides-fixed = En este juego los compañeros se sientan uno frente al otro, así que no se nombra a ninguno.
contract-factor-unknown = {$word} no es una de las palabras que multiplican un contrato: {$factors}.
contract-refusal-words = {$first} y {$second} no van juntas: hay que decir solo una.
contract-refusal-partner-missing = {$bid} se juega entre dos: hay que nombrar al compañero.
contract-refusal-own-partner = {$player} no puede ser a la vez declarante y compañero.
contract-refusal-one-declarer = En una mano solo un jugador puede jugar {$bid}.
contract-refusal-declarer-twice = {$player} aparece dos veces.
contract-remedy-one-declarer = Nombrar a un solo jugador.
contract-remedy-different-players = Nombrar a jugadores distintos.
contract-remedy-omit-suit = Omitir el palo.
contract-remedy-give-trump = Indicar el triunfo con la apuesta.
contract-remedy-omit-partner = Omitir al compañero.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] exactamente {$number}
   *[false] al menos {$number}
}
contract-result-counted = { $made ->
    [true] cumplido con {$number} (hacen falta {$target})
   *[false] perdido con {$number} (hacen falta {$target})
}
