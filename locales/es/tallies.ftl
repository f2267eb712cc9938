tally-rule-none = Nada aparte de las bazas.
tally-rule-choices = Nada aparte de las bazas, salvo que la mesa lo elija: {$tallies}
tally-rule-bid-made = Nada si se falla la apuesta.
tally-rule-half-off = La mitad si se falla por {$tricks} como mucho.
tally-rule-recorded = Se anota en cada mano.
tally-rule-carried = {$tally}: cada {$number} de un bando valen {$points}, y el resto pasa a la mano siguiente.
tally-rule-each = {$points} por unidad
tally-rule-number = { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
} por {$number}
tally-rule-most = como máximo {$most} en una mano
tally-rule-total = {$total} en cada mano
tally-rule-against = solo contra el contrato
tally-rule-declarer = solo a favor del contrato
tally-rule-within-tricks = no más que las bazas del jugador
tally-rule-distinct = un número distinto para cada jugador
tally-rule-short-by = Solo cuentan para un bando al que le faltan {$points} o más para acabar la manga, y para nadie cuando sus bazas ya la han acabado.
tally-worth-carried = {$tally}, {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, con {$rest} de resto
tally-unscored-bid-missed = {$tally}, {$number} con la apuesta fallada: 0
tally-half = {$tally}, {$number} con la apuesta fallada por poco, la mitad: {$points}
tally-unscored-near-end = no cuenta nada para un bando al que le faltan menos de { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
}
tally-unscored-game-ended = las bazas acabaron la manga antes
tally-so-far = Recuento por ahora: {$tallies}
tally-refusal-not-recorded = Se deduce de las bazas hechas y no se anota: {$tally}.
tally-this-game = Esta partida
tally-refusal-none = {$rules} no tiene nada que contar aparte de las bazas, tal como juega esta mesa.
tally-refusal-range = {$player} puede tener en esta mano de 0 a {$most} {$tally}.
tally-refusal-distinct = {$player} no puede tener {$number}. {$tally}: un número distinto para cada jugador, de 1 a {$most}.
tally-doubt-all = {$player} tiene todo ({$all}). Anota antes {$tally}: 1 si es así, 0 si no.
tally-refusal-sum = Con eso habría en esta mano {$sum} {$tally}, y tiene como máximo {$most}.
tally-refusal-missing = En cada mano hay {$total} {$tally}; se han contado {$sum}.
tally-refusal-declarer = {$player} juega el contrato, y solo se cuentan {$tally} de los demás.
tally-refusal-against = {$player} no juega el contrato, y solo se cuentan {$tally} del declarante.
tally-refusal-not-all = {$player} solo puede tener {$tally} con todos los {$needed}.
tally-refusal-twice = Hay dos números para {$player}.
tally-refusal-recorded = El recuento de {$tally} de {$player} ya está anotado: {$number}.
tally-refusal-above-tricks = {$player} no puede haber hecho {$tricks}: el recuento de {$tally} es {$number}, y cada uno es una baza.
tally-refusal-by-cards = Según las cartas anotadas, {$player} no puede tener {$number} {$tally}. Lo decide la baza {$trick}, que ganó {$winner}.
tally-refusal-late = La mano {$deal} ha terminado: el recuento de {$tally} se anota antes que sus bazas.
tally-advice-one-number = Indicar un número para cada jugador.
tally-advice-count-again = Contar otra vez.
tally-advice-choose = Elegir {$tallies}.
tally-unscored-case = {$tally}, {$number} (paga el caso en su lugar): 0
