check-verdict = { $verdict ->
    [legal] Permitido
    [none] Sin decisión
   *[not_legal] No permitido
}. {$reason}
check-card-by-place = La {$place} carta, {$card},
check-illegal-earlier = No permitido antes de eso. {$reason}
check-call-legal = { $is_bid ->
    [true] {$player} puede apostar {$call}.
   *[false] {$player} puede decir «{$call}».
}
check-no-suit-led = Nadie ha salido aún, así que se puede jugar cualquier carta.
check-cards-barred = No puede jugar: {$cards}.
check-no-trump-assumed = No se ha indicado triunfo, así que se supone que no lo hay.
check-pack-grows = La baraja crece con el número de jugadores.
check-trick-taker = { $is_complete ->
    [true] {$taker} gana la baza.
   *[false] {$taker} va ganando.
}
