# La clasificación de una temporada.
season-evenings = { $number ->
    [one] {$number} velada
   *[other] {$number} veladas
}
season-empty = Ninguna velada de la temporada ha terminado todavía.
season-not-over = Aún sin terminar, así que no cuentan: {$evenings}.
season-too-few = Para tener puesto hacen falta al menos {$least} veladas.
season-heading-counted = cuentan
season-heading-evening = velada
season-refusal-unknown = No hay ninguna velada ni partida {$id}.{$suggestion}
season-refusal-points = Los puntos de {$evening} no se pueden sumar: { $reason ->
    [low] allí gana el total más bajo
    [part] no se conocen todas sus manos
    [rules] otras partidas de la temporada siguen otras reglas
   *[match] una partida no tiene puntos de mesa
}. Haz que cuenten los puestos: of = "places".
season-refusal-value = { $fault ->
    [empty] places está vacío. Indicar los puntos de cada puesto, por ejemplo [10, 8, 6]
    [unused] places solo cuenta con of = "places"
    [rising] Un puesto no puede valer más que el anterior
    [twice] Esto ya está en ties
   *[range] until es anterior a since
}.
