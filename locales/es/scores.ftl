score-tricks-counted = { $is_last ->
    [true] { $counted ->
        [one] Cuenta la última baza
       *[other] Cuentan las {$counted} últimas bazas
    }
   *[false] { $counted ->
        [one] Cuenta la única baza
       *[other] Cuentan las {$counted} bazas
    }
} de una mano.
score-every-overtrick = Cuentan todas las bazas por encima del objetivo. {$score}
score-lowest-wins = Gana el total más bajo.
score-contracts-settled = los jugadores liquidan cada contrato entre ellos: quien juega a solas cobra de cada uno de los demás lo que paga la apuesta, o se lo paga a cada uno; de dos contra dos, cada perdedor se lo paga a un ganador
score-contracts-paid = cada declarante y cada contrario recibe lo que paga la apuesta
score-tricks-most = 1 punto para quien gane la mayoría de las {$tricks}{ $ties ->
    [true] ; ninguno si hay empate
   *[false] {""}
}
score-tricks-most-all = 1 punto para quien gane más bazas{ $ties ->
    [true] ; ninguno si hay empate
   *[false] {""}
}
score-tricks-above = 1 punto por cada baza de un bando por encima de {$above}
score-tricks-each = 1 punto por cada una de las {$tricks}
score-tricks-each-all = 1 punto por baza
score-tricks-nothing = las bazas no puntúan, y solo cuenta lo que se recuenta
score-tricks-title = Un punto por baza
score-formula-over = bazas de más
score-formula-under = bazas de menos
score-formula-off = diferencia de bazas
score-formula-number = número
score-formula-bid = apuesta
score-formula-took = bazas
score-case-alone = aparte de las cartas del compañero
score-case-blank = ninguna baza después de pedir 1 o más
score-case-zero-made = apuesta de 0{ $is_long_deal ->
    [true] {" "}(con más cartas por jugador que jugadores){" "}
   *[false] {" "}
}acertada
score-case-zero-missed = fallada
score-formula-minus = menos
score-hand-result = apuesta {$bid}, bazas {$tricks} ({$result})
score-hand-doubled = {$hand}, {$rule}, doblado por {$suit}: {$sum}
score-result-zero-made = apuesta de 0 acertada
score-result-zero-missed = {$tricks} por encima de una apuesta de 0
score-result-blank = ninguna
score-result-under = {$tricks} de menos
score-result-over = {$tricks} de más
score-result-counts-as-missed = cuenta como fallada
score-promotion-run = promoción {$scheme}, { $is_made ->
    [true] { $length ->
        [one] {$length} mano acertada
       *[other] {$length} manos acertadas
    }
   *[false] { $length ->
        [one] {$length} mano fallada
       *[other] {$length} manos falladas
    }
} de racha (manos {$deals})
score-promotion-spoilt = {$run}, pero con una apuesta de 0: sin prima
score-tricks-because-above = un punto por cada una por encima de {$above}
score-tricks-because-each = un punto cada una
score-tricks-because-most = gana la mano quien tiene más bazas
score-tricks-because-tie = empate
score-tricks-because-fewer = menos que el contrario
score-tricks-because-not-most = no más que otro
score-tricks-result = {$tricks} de {$counted} bazas ({$reason}): {$points}
score-by-ruling = por decisión de la mesa sobre {$incident}, «{$reason}»: {$points}
score-by-laws = según las leyes
score-by-incident = según las leyes, incidente {$number} [{$clauses}]: {$points}
score-won-before = sin puntos, pues la penalización ya había decidido la partida antes de contar las bazas
explanation-refusal-past-end = Esta partida tiene { $deals ->
    [one] {$deals} mano
   *[other] {$deals} manos
}.
explanation-refusal-unfinished = La mano {$deal} aún no se ha jugado hasta el final; la última es la mano {$latest}.
score-refusal-hand-impossible = {$hand} no es posible en una mano de {$cards}.
score-remedy-hand = Indicar de 0 a {$most} para la apuesta y para las bazas.
score-refusal-tricks = {$number} no es un número de bazas que pueda contar.
score-remedy-most-tricks = Indicar de 0 a {$most}.
score-refusal-contract = {$bid} no se puede puntuar con {$tricks} bazas.
score-by-rules = Según {$clauses}
score-sat-out = Descansó, según {$clause}
score-not-at-table = No jugó en esta mano
score-refusal-depends-on-others = En {$title}, los puntos de un bando dependen de las bazas de todos los demás.
score-refusal-not-hand = {$hand} no es una apuesta con sus bazas: se espera algo como 3/2.
explanation-refusal-none-played = Aún no se ha jugado ninguna mano hasta el final.
explanation-refusal-several = Se explica una mano y un jugador cada vez.
score-refusal-incomplete = Hace falta más para calcular los puntos.
score-refusal-tricks-apart = Dar cada apuesta con sus bazas, como 3/2; las bazas solas son para contratos.
explanation-points = {$player}: {$reason}
explanation-points-by = {$player} ({$by}): {$reason}
score-condition-word = { $word ->
    [and] y
    [made] acertada
    [missed] fallada
    [over] de más
    [under] de menos
    [bid] apuesta
    [took] bazas
    [off] diferencia
    [cards] cartas
    [total] total
    [partner] total del compañero
   *[other] {$word}
}
score-tally-case = {$case}, y {$points} por cada uno de los demás
score-case-of-other = {$side} tiene {$case}
score-formula-theirs = {$tally} de los demás
score-tricks-quota = cada uno debe una cuota de bazas, desde quien reparte {$quotas}; 1 punto por cada baza de más, y menos 1 por cada baza de menos
score-tricks-because-quota = cuota {$quota}
