archive-line-blank = La línea está vacía.
archive-line-too-long = La línea tiene más de {$bytes} bytes.
archive-line-not-json = La línea no es una partida: {$error} (columna {$column}).
archive-rules-ambiguous = Una partida tiene o bien `rules`, un id, o bien `ruleset`, unas reglas enteras.
archive-dealer-unknown = {$dealer} reparte según la línea, pero no está entre los jugadores: {$players}.
archive-choice-unfit = Lo que elige la línea no encaja en sus reglas.
archive-columns-incomplete = Las columnas no nombran una vez el sitio de cada jugador.
archive-deal-error = Mano {$deal}: {$reason}
archive-cards-differ = Cada jugador recibe {$cards}, no {$recorded}.
archive-place-unknown = No existe el sitio {$place}: los sitios se cuentan desde 0, y juegan {$players}.
archive-numbers-surplus = Una lista tiene { $numbers ->
    [one] {$numbers} número
   *[other] {$numbers} números
} para {$players}.
archive-act-misplaced = Entre manos solo puede haber `leave` y `swap`.
archive-tricks-differ = Las bazas hechas no son las de sus cartas.
archive-deal-unfinished = No se jugó hasta el final.
