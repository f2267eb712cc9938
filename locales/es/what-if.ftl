what-if-as-played = (como se jugó)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Con otra regla, la partida también podría haber acabado tras otra mano.
what-if-bids-as-made = En estas manos se apostó y se jugó con {$score}: con otra regla, los jugadores habrían apostado y jugado de otro modo.
what-if-refusal-other-play = {$changes} cambiaría las manos, o lo que en ellas estaba permitido. Solo se pueden comparar la puntuación, las promociones y los puntos de recuentos, contratos y un total de cero.
what-if-refusal-other-tricks = {$changes} cuenta otras bazas que las anotadas en esta partida.
what-if-refusal-trump-missing = Con {$changes}, los puntos dependen del triunfo, que no está anotado en { $deal_count ->
    [one] la mano
   *[other] las manos
} {$deals}.
what-if-comparison = {$side} frente a {$rival}: {$lead} como se jugó, {$new_lead} con {$rule}.
what-if-no-difference = Ninguna mano cambia nada entre ellos.
what-if-lead-level = empate
what-if-lead-ahead = {$points} por delante
what-if-lead-behind = {$points} por detrás
what-if-points-same = {$side} {$points} en ambos casos
what-if-points-changed = {$side} {$points} en vez de {$former_points}
what-if-side-loses = {$side} pierde {$points} frente a {$rival}
what-if-side-gains = {$side} gana {$points} frente a {$rival}
what-if-deal-difference = mano {$deal} ({ $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
}): {$hands}; {$gain}
what-if-winner-same = Con {$rule} { $is_over ->
    [true] la victoria también habría sido de {$winners}
   *[false] el primer puesto también sería de {$winners}
}.
what-if-winner-other = Con {$rule} { $is_over ->
    [true] la victoria habría sido de {$winners}
   *[false] el primer puesto sería de {$winners}
}, no de {$former_winners}.
what-if-decided-at-start = {$sides} en cabeza desde la primera mano hasta el final.
what-if-decided-by-last-deal = La última mano, la {$deal}, lo decidió.
what-if-decided-by-deal = La mano {$deal} lo decidió, con {$sides} en cabeza desde entonces.
