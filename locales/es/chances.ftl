chances-omissions = No se cuentan las manos adicionales sin empezar, las manos anuladas ni las decisiones posteriores de la mesa.
chances-error-endless = Esta partida no tiene última mano: sigue hasta que la acaban los puntos o las mangas ganadas. Las posibilidades solo se calculan donde el número de manos es fijo.
chances-error-tallies = No se pueden calcular las posibilidades con los recuentos que esta partida tiene además de las bazas.
chances-error-out = En esta partida van quedando fuera jugadores, así que no se calculan las posibilidades.
chances-error-too-open = Queda demasiado abierto en esta partida para calcular las posibilidades.
chances-place-alone = El primer puesto a solas
chances-place-shared = El primer puesto, al menos compartido,
chances-place-first = El primer puesto
chances-certain = {$place} es seguro para {$side}.
chances-certain-rival = {$place} es seguro para {$side}: {$rival}, {$distance}, puede ganar como máximo {$points}.
chances-impossible-gain = {$place} es inalcanzable para {$side}: {$distance}, puede ganar como máximo {$points}.
chances-impossible = {$place} es inalcanzable para {$side}: nada en las manos que quedan lleva a él.
chances-open = {$place} está abierto para {$side}: pueden pasar demasiadas cosas para calcularlo.
chances-distance-ahead = {$points} por delante de {$side}
chances-distance-level = con los mismos puntos que {$side}
chances-distance-behind = {$points} por detrás de {$side}
chances-tricks-range = {$range} bazas
chances-tricks-number = { $number ->
    [one] {$number} baza
   *[other] {$number} bazas
}
chances-need-impossible = {$side}: el primer puesto es inalcanzable.
chances-need-possible = {$side}: con {$tricks}, el primer puesto depende de los demás.
chances-need-certain = {$side}: el primer puesto es seguro con {$tricks}, y si no, inalcanzable.
chances-need-certain-possible = {$side}: el primer puesto es seguro con {$certain}; con {$possible} depende de los demás.
chances-decided-certain = El primer puesto es seguro para {$sides}.
chances-decided-impossible = El primer puesto es inalcanzable para {$sides}.
chances-line-caption = Una manera de que {$side} acabe en el primer puesto{ $alone ->
    [true] {" "}a solas:
   *[false] {":"}
}
chances-line-rest = … y { $deals ->
    [one] {$deals} mano más
   *[other] {$deals} manos más
}, como el programa las ha jugado hasta el final.
chances-deals-left = { $deals ->
    [one] Queda {$deals} mano
   *[other] Quedan {$deals} manos
}, contando la que está en curso.
chances-verdict = { $verdict ->
    [certain] seguro
    [possible] posible
    [impossible] imposible
   *[open] abierto
}
