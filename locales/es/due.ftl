due-game-over = La partida ha terminado.
due-rules-and-game = {$rules}, partida {$game}
due-deal-leader = sale {$player}
due-bid-sum = pedidas {$sum} para { $cards ->
    [one] {$cards} baza
   *[other] {$cards} bazas
}
due-open-calls = Puede: {$calls}
due-deal-extra = Mano adicional {$mark}
due-deal-scheduled = Mano {$number} de {$deals}
due-deal-zero-bids = todas las apuestas son 0
due-deal-blind-bids = se pide antes de repartir
due-deal-forehead = con la carta en la frente: nadie mira la suya
due-deal-dealer = reparte {$dealer}{ $dead_hand ->
    [true] {" "}(descansa)
   *[false] {""}
}
due-trump-known = triunfo {$trump}
due-trump-dealer-names = carta vuelta {$card}, así que quien reparte nombra el triunfo
due-trump-led = triunfo según la primera carta
due-trump-turned = triunfo vuelto
due-trump-drawn = triunfo sorteado o nombrado
due-trump-contract = triunfo según el contrato
due-winner-zero-finish = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con un final a cero (exactamente 0 tras la última mano)
due-winner-games = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} por { $games ->
    [one] {$games} manga
   *[other] {$games} mangas
} a {$other_games}
due-winner-successful-bids = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}, y desempatan las apuestas acertadas, que suman {$sum}
due-winner-made-deals = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}, y desempatan las manos acertadas ({$deals})
due-winner-last-deal = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}, y desempata la última mano ({$points})
due-winner-best-zero = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}, lo mejor entre los jugadores con un final a cero
due-winner-highest = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}
due-winner-lowest = { $partners ->
    [true] ganan
   *[false] gana
} {$winners} con {$total}, el total más bajo
due-winner-partners = ganan {$winners} con {$total} entre los dos
due-winner-staying = gana {$winners}: los demás han quedado fuera
due-winners-zero-finish = {$winners} comparten la victoria con un final a cero (exactamente 0 tras la última mano)
due-winners-total = {$winners} comparten la victoria con {$total}
due-bids-last = {$player} pide en último lugar; lo pedido suma {$sum}.
due-bids-first = Pide {$player}, después {$others}.
due-bids-next = Pide {$player}, después {$others}. Lo pedido suma {$sum}.
due-call-standing = Apuesta más alta: {$contract}.
due-call = Habla {$player}.
due-contract = Falta el contrato: la mesa lleva la subasta.
due-trump = Falta el triunfo: los puntos dependen de él.
due-trick = Baza {$trick} de {$tricks}: sale {$player}, después {$others}.
due-tricks = Faltan las bazas: {$tricks}.
due-tricks-counted = Faltan las bazas: {$players}. Cuentan {$tricks}.
due-tally = Faltan por contar { $number } {$tally}: {$players}.
due-player-with-bid = {$player} (pide {$bid})
due-extra-deal = Puede decidir una mano adicional.
due-game-over-outcome = Fin de la partida: {$outcome}.
due-tricks-so-far = Bazas por ahora: {$tricks}
due-bids-so-far = Apuestas: {$bids}
due-calls-so-far = Voces: {$calls}
due-redeal-passed = Todos han pasado: vuelve a repartir el mismo jugador.
due-redeal-low-bids = Vuelve a repartir el mismo jugador: las apuestas no cuentan si suman menos de {$sum}.
due-hook-lapsed = La regla de la suma no se aplicó: ninguna última apuesta podía cumplirla ({$rule}).
due-tie-played-off = {$sides} empatan con {$total}, así que se juega otra mano. {$source}
due-hook-lapses = Ninguna apuesta cumple la regla de la suma, así que no se aplica ({$rule}).
due-barred-bids = Pero no { $or_less ->
    [true] {$bid} ni menos
   *[false] {$bid}
}: {$reason} ({$rule}).
due-next-hint = Siguiente: {$hint}
due-open-calls-player = {$player} puede: {$calls}
due-game-abandoned = La partida se abandonó: no ha ganado nadie.
