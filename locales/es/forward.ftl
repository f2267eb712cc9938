forward-title = Puntos anteriores
forward-deals = { $deals ->
    [one] La mano 1 se jugó en otra parte: {$totals}.
   *[other] Las manos 1 a {$deals} se jugaron en otra parte: {$totals}.
}
forward-ties = Un empate no se deshace por { $tie ->
    [successful-bids] la suma de las apuestas acertadas
   *[made-deals] el número de manos acertadas
}: las de las manos jugadas en otra parte no se conocen.
forward-result-alone = De esta partida solo se conoce el resultado.
forward-runs-anew = Las rachas empiezan de nuevo con la mano {$deal}.
forward-runs = Manos seguidas, acertadas (+) o falladas (-): {$runs}.
forward-error-match = Un encuentro de varias mangas no se puede continuar: no se sabe cuántas se han ganado.
forward-error-deal = Una partida se puede continuar desde la mano 2 hasta la {$last}, no desde la {$deal}.
forward-error-sides = { $sides ->
    [one] Hace falta {$sides} número
   *[other] Hacen falta {$sides} números
}, uno por jugador o bando, no {$given}.
forward-error-unit-half = Los totales de esta partida tienen puntos enteros y medios.
forward-error-unit-tenth = Los totales de esta partida tienen puntos enteros y décimas.
forward-error-too-large = Un total puede tener como máximo un millón de puntos.
forward-error-no-runs = No hay ninguna promoción en vigor, así que no hay rachas que continuar.
forward-error-run = {$player} puede llevar entonces como máximo { $most ->
    [one] {$most} mano
   *[other] {$most} manos
} de racha.
forward-error-tally = {$tally} no pasa de una mano a otra; {$tallies} sí.
forward-error-no-tallies = {$tally} no pasa de una mano a otra, ni ningún otro recuento de estas reglas.
forward-error-twice = {$player} aparece dos veces, o junto con su compañero.
forward-error-explain = La mano {$deal} se jugó en otra parte; de ella solo se conocen los totales.
