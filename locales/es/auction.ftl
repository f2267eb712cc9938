auction-bid-without-trump = {$bid} sin triunfo
auction-call-join = «acompaño» ({$bid})
auction-bid-unnamed = esa apuesta
auction-refusal-reason = { $refusal ->
    [trou-first] primero todos dicen trou (exactamente tres ases) o pass-trou
    [trou-over] todos han dicho ya trou o pass-trou
    [trou-is-announced] trou se anuncia antes de la subasta, con exactamente tres ases
    [not-first] solo quien habla primero puede esperar, en la primera vuelta
    [no-wait-after-trou] tras un trou solo se permiten apuestas más altas
    [no-wait] con estas reglas nadie espera
    [waiting] quien ha esperado solo puede acompañar una voz de palo o pasar
    [passed] quien ha pasado solo puede acompañar una voz de palo
    [nothing-to-join] no hay voz de palo que este jugador pueda acompañar
    [only-leave] solo puede subir quien acompaña; quien habló primero solo puede apostar a solas
    [nobody-to-join] no queda nadie que pueda acompañar una voz de palo
    [first-turn-only] esa apuesta solo es posible en el primer turno de un jugador
    [no-such-bid] esa apuesta no existe
    [has-bid] quien ha apostado no puede acompañar una voz de palo
   *[over] la subasta ha terminado
}
auction-refusal-trou-taken = {$player} ya ha anunciado tres ases
auction-refusal-joiner-raises = quien ha acompañado solo puede subir en {$suit} o pasar
auction-refusal-below-standing = no supera {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} necesita un palo de triunfo, como {$bid}:hearts
    [none] {$bid} se juega sin triunfo y no nombra palo
    [turned] {$bid} se juega con el palo de la carta vuelta, que no está anotado: hay que nombrarlo, como en {$bid}:hearts
   *[either] {$bid} necesita un palo o none, como en {$bid}:none
}
auction-refusal-other-trump = {$bid} se juega siempre con triunfo {$suit}
auction-trou-announced = {$player} anuncia trou: quien tiene el cuarto as es su compañero, nombra el triunfo y sale.
auction-call-lapsed = Nadie acompaña {$call}, así que decae. {$source}
auction-may-still-bid = Aún pueden apostar: {$players}.
auction-wait = { $first_speaker ->
    [waits] Quien habla primero puede esperar, y después solo puede acompañar una voz de palo o pasar.
   *[joins-late] Si quien habla primero pasa, aún puede acompañar más tarde una voz de palo, y nada más.
}
auction-suit-call = { $first_speaker ->
    [waits] Una voz de palo necesita un jugador que aún pueda acompañarla.
   *[joins-late] Una voz de palo necesita un jugador que aún pueda acompañarla: uno que no haya hablado, o quien habló primero si solo ha pasado.
}
auction-pair = { $pairs ->
    [raise] Tras un «acompaño» solo puede subir quien acompaña. Si pasa, quien habló primero puede separarse con un solo más alto.
   *[stand] La apuesta de una pareja se mantiene. Si nadie acompaña una voz de palo, quien la dijo puede subir a solas cuando todos los demás hayan pasado.
}
auction-ranking-bids = Cada apuesta debe superar la anterior. De menor a mayor: {$bids}.
auction-ranking-trumps-equal = {$ranking} El triunfo no hace más alta ninguna apuesta.
auction-ranking-trumps = {$ranking} Entre apuestas iguales decide el triunfo, de menor a mayor: {$trumps}.
auction-first-turn-bids = Solo en el primer turno de un jugador: {$bids}.
auction-bids-targets = Bazas necesarias: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} no puede apostar {$call}: {$reason}.
   *[false] {$player} no puede decir «{$call}»: {$reason}.
}
auction-last-word-both = {$partner} aún puede subir, o {$caller} separarse con un solo más alto.
auction-last-word-partner = {$partner} aún puede subir.
auction-last-word-caller = {$caller} aún puede separarse con un solo más alto.
auction-join-waiting = En su turno, un jugador puede acompañar una voz de palo{ $with_card ->
    [true] {" "}si tiene una carta de ese palo
   *[false] {""}
}.
auction-join-late = Un jugador que no haya hablado, o quien habló primero aun después de pasar, puede acompañar una voz de palo{ $with_card ->
    [true] {" "}si tiene una carta de ese palo
   *[false] {""}
}.
auction-bids-pair = Se juegan entre dos: {$bids}.
auction-bids-alone = Se juegan a solas: {$bids}.
auction-bids-partners = Las juegan el declarante y su compañero: {$bids}.
auction-factors = Una palabra dicha con un contrato multiplica lo que este paga: {$factors}.
auction-factors-added = Una palabra dicha con un contrato aumenta el número por el que se multiplica, que si no es 1: {$factors}.
auction-trump-times = El triunfo multiplica lo que paga un contrato: {$trumps}.
auction-factor-deals = {$factor} depende de la mano, una mano tras otra: {$deals}; después, desde el principio.
auction-factor-of = { $of ->
    [none] nadie
    [dealer] el bando del dador
    [others] el otro bando
   *[all] todos
}
auction-deal-times = La mano multiplica lo que paga un contrato, una mano tras otra: {$factors}; después, desde el principio.
auction-bids-several = Varios en una mano, cada uno a solas: {$bids}.
auction-bids-turned-trump = Con el palo de la carta vuelta como triunfo: {$bids}.
auction-bids-suit-trump = Con triunfo {$suit}: {$bids}.
auction-bids-trumpless = Sin triunfo: {$bids}.
auction-bids-either-trump = Con un palo de triunfo o sin triunfo: {$bids}.
auction-bids-discard = Cada jugador puede descartar una carta antes de la primera baza: {$bids}.
auction-bids-open-hand = Las cartas del declarante se tienden tras la segunda baza: {$bids}.
auction-bids-partner-out = El compañero del declarante deja sus cartas: {$bids}.
auction-bids-declarer-leads = Sale el declarante: {$bids}.
auction-bids-partner-leads = Sale el compañero: {$bids}.
auction-bids-with-target = {$target} en {$bids}
auction-bid-with-trump = {$bid} en {$trump}
auction-state-won = gana {$contract}
auction-state-partner = solo falta el compañero para el trou de {$player}
auction-state-passed-out = todos han pasado, y se vuelve a repartir
auction-state-speaking = le toca hablar a {$next_player}
call-refusal-surplus = «{$call}» llega después del final de la subasta: {$reason}.
call-refusal-auction-over = La subasta ha terminado: {$contract}.
call-refusal-no-auction = No hay ninguna subasta en curso.
tricks-refusal-auction-under-way = La subasta no ha terminado: le toca hablar a {$next_player}.
call-refusal-contract-only = La mesa lleva la subasta por su cuenta: solo se anota su contrato.
call-refusal-tricks-are-bid = {$title} no tiene subasta: los jugadores piden bazas.
call-remedy-omit = Omitirlo.
call-list-highest = … hasta {$call}
call-word = { $call ->
    [pass] paso
    [wait] espero
    [join] acompaño
    [none] sin
   *[other] {$call}
}
