stats-book-title = El libro del club
stats-players-title = Jugadores
stats-players-caption = De las partidas terminadas: victorias (una compartida, como fracción) y puesto medio.
stats-ratings-title = Niveles
stats-ratings-caption = Todos empiezan en 25 ± 8,33. Cada partida terminada sube o baja a sus jugadores, según quién acabó por delante de quién. Se ordenan por lo que es seguro, es decir, el nivel menos el doble de su incertidumbre. Un nivel basado en menos de diez partidas es provisional.
stats-figures-title = Cifra a cifra
stats-figures-caption = El número entre paréntesis es el de partidas, manos o apuestas en que se basa la cifra.
stats-no-games = No hay ninguna partida así en la que se haya jugado una mano.
stats-no-sources = Nada cuenta para esta cifra.
stats-ratings-chart = Niveles: {$rules}
stats-rating-provisional = {$games} (provisional)
stats-games-same-day = {$games}, el {$day}
stats-games-period = {$games}, del {$first_day} al {$last_day}
stats-games-by-result = { $number ->
    [one] {$number} de {$games} partidas se conoce
   *[other] {$number} de {$games} partidas se conocen
} solo por el resultado.
copies-counted = {$games} son copias de una misma velada que siguieron caminos distintos. Solo cuenta {$counted}, la que tiene más manos.
copies-disagree = {$games} son copias de una misma velada que no coinciden en la mano {$deal}. Ninguna cuenta hasta que se quiten las otras.
stats-games-unreadable = { $games ->
    [one] {$games} partida no se puede leer. No se cuenta.
   *[other] {$games} partidas no se pueden leer. No se cuentan.
}
stats-unknown-player = Nadie que se llame {$name} ha jugado una partida.{$suggestion}
stats-chart-bids-by-cards = Apuestas acertadas, según las cartas repartidas
stats-chart-bids-by-place = Apuestas acertadas, según el orden de palabra
stats-chart-bids-by-bid = Apuestas acertadas, según la apuesta
stats-source-base = basada en
stats-title-speaking = Apuestas acertadas y puntos por mano, según el orden de palabra
stats-title-cards = Apuestas acertadas y puntos por mano, según las cartas repartidas
stats-title-bids = Apuestas acertadas y puntos por mano, según la apuesta
stats-title-streaks = Rachas
stats-title-deal-points = Puntos de una mano
stats-title-against = Por delante y por detrás
stats-title-years = Por años
stats-figure-average-place = puesto medio
stats-figure-finishing-place = puesto final {$place}
stats-figure-comebacks = victorias desde el último puesto
stats-figure-points-per-deal = puntos por mano
stats-figure-bids-made = apuestas acertadas
stats-figure-over = bazas de más
stats-figure-under = bazas de menos
stats-figure-speaking-place = posición {$place}
stats-figure-bid = apuesta {$bid}
stats-feat-total = mejor total
stats-feat-deal = mejor mano
stats-feat-run = racha más larga de apuestas acertadas
stats-record-broken = Nuevo récord, {$feat}: {$player} con {$value}. Hasta ahora, {$former_player} con {$former_value}, el {$day}.
stats-source-value = suma
stats-source-rating = desde {$before}: por delante de {$behind} de {$opponents} rivales, se esperaban {$expected}
stats-title-games = Partidas
stats-title-deals = Manos
stats-figure-evenings = veladas
stats-figure-wins = ganadas
stats-figure-best = mejor
stats-figure-worst = peor
stats-figure-year = {$year} { $figure ->
    [games] partidas
    [wins] victorias
    [points] puntos
   *[made] acertadas
}
stats-figure-last-place = último
stats-title-calibration = Bazas menos apuesta, en promedio
stats-title-luck = Puntos por mano, comparados
stats-title-form = Las últimas { $evenings } veladas
stats-figure-all-bids = todas las apuestas
stats-figure-luck = por encima de lo que dan esas apuestas
stats-figure-dealer = apostando al final, por encima de las demás manos propias
stats-matrix-title = Cara a cara
stats-matrix-caption = Cuántas veces quien está en la fila terminó por delante de quien está en la columna, y por detrás.
stats-records-title = Récords
stats-trend-title = Apuestas acertadas en las últimas { $evenings } veladas, en porcentaje
