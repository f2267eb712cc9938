schedule-packets-single = Se reparten de una en una.
schedule-packets-several = Se reparten en paquetes de {$packets}.
schedule-deals-at-table = {$players} jugadores, {$deals} de hasta { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
}
schedule-step-size = Las manos suben y bajan de {$step} en {$step}; la más alta se juega siempre.
schedule-bottom = Ninguna mano tiene menos de {$bottom}.
schedule-steps-joined = {$steps}, después {$step}
schedule-deals-without-trump = {$deals}, sin triunfo
schedule-deals-with-trump = {$deals}, con triunfo {$trump}
schedule-run-per-player = por jugador una mano de { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
}
schedule-run-top-per-player = por jugador una mano del tamaño más alto
schedule-run-below-top-per-player = por jugador una mano de una carta menos que la más alta
schedule-run-repeated = {$size} durante { $times ->
    [one] {$times} mano
   *[other] {$times} manos
}
schedule-run-several-per-player = {$size} durante { $times ->
    [one] {$times} mano
   *[other] {$times} manos
} por jugador
schedule-run-endless = {$size} hasta que acabe la partida
schedule-run-rising = de {$start} subiendo hasta {$end}
schedule-run-falling = de {$start} bajando hasta {$end}
schedule-size-below-top = una menos que la más alta
schedule-extras-none = No hay manos adicionales.
schedule-extras-listed = Tras la última mano, para deshacer un empate o por gusto: {$extras}. La hoja las señala en la columna izquierda.
schedule-extra-once = una mano
schedule-extra-per-player = como máximo una mano por jugador
schedule-extra-zero-bids = todas las apuestas son 0
schedule-extra-blind-bids = todos piden antes del reparto
schedule-extra-item = {$mark} ({$id}), {$most} de {$cards} en la que {$bids}
schedule-players-missing = Un plan de manos necesita los jugadores, o cuántos son.
schedule-dealer-without-players = Quién reparte solo se puede indicar junto con los jugadores.
schedule-dealer-assumed = No se indica quién reparte: {$dealer} ocupa el lugar de quien salga a suertes en una partida.
schedule-goes-on = Y así hasta que acabe la partida.
schedule-goes-on-until = Y así hasta la mano {$deal}.
schedule-on-forehead = en la frente
