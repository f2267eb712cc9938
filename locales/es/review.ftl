revoke-play = en la baza {$trick} se salió de {$suit}, y {$player} jugó {$card}
revoke-lead = en la baza {$trick} {$player} salió con {$card}, antes de que se jugaran {$suit}
revoke-proof-played = en la baza {$trick} {$player} jugó {$card}, que tenía entonces
revoke-proof-taken = {$player} tomó {$card} del mazo tras la baza {$trick}, y aún la tiene
revoke-proof-counted = las cartas de otros palos que no se han visto no bastan para completar las de {$player}, que tenía por tanto {$cards}
revoke-proven = Está demostrado un renuncio de {$player}: {$play}; {$proof}.
revoke-among-plays = Al menos una de estas jugadas fue un renuncio, pero no está demostrado cuál: {$plays}.
false-call-join = {$player} acompañó en falso: la voz era de {$suit}, y no tenía {$suit}.
false-call-trou = no tenía exactamente tres ases
false-call-pass-trou = tenía exactamente tres ases
false-call-partner = {$partner}, compañero de {$caller}, no tenía el cuarto as; quizá el contrato esté mal anotado
false-call-aces = {$player} jugó {$cards}
false-call = { $call ->
    [partner] {$player} fue compañero en falso
   *[other] {$player} dijo en falso «{$call}»
}: {$reason}. {$aces}.
revoke-penalty = {$rule} No da penalización, así que decide la mesa.
revoke-penalty-laws = {$rule} La penalización está en las leyes de la partida: {$laws}.
review-without-cards = sin {$cards}
review-shown-lasting = {$player} está {$missing}
review-shown-at-trick = en la baza {$trick} {$player} estaba {$missing}
review-shown = Demostrado{ $doubted ->
    [true] , salvo que fuera un renuncio: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Lo demuestra la baza {$trick}.
review-play-legal = {$play}: permitido.
review-play-open = {$play}: no demostrado en ningún sentido.
false-call-proven-by-trick = Lo demuestra la baza {$trick}.
review-tricks-all = todas las bazas
review-tricks-some = {$tricks} de {$total} bazas
review-all-legal = todas las jugadas eran correctas
review-no-revoke = no está demostrado ningún renuncio
review-revokes-unlocated = hay al menos { $revokes ->
    [one] {$revokes} renuncio
   *[other] {$revokes} renuncios
}, pero no está demostrado en qué jugada
review-revokes-proven = { $revokes ->
    [one] hay {$revokes} renuncio demostrado
   *[other] hay {$revokes} renuncios demostrados
}
review-revokes-both = { $revokes ->
    [one] hay {$revokes} renuncio demostrado
   *[other] hay {$revokes} renuncios demostrados
}, y al menos {$more} más, pero no está demostrado en qué jugadas
review-limit-unseen = las cartas que nadie vio podrían mostrar más
review-limit-unrecorded = las cartas sin anotar podrían mostrar más
review-result = Según las cartas de {$tricks}: {$findings}.
