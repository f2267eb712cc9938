extra-refusal-none-in-rules = {$title} no tiene manos adicionales.
extra-refusal-in-progress = Hay una mano adicional en curso.
extra-refusal-too-soon = Las manos adicionales van después de la última: { $deals ->
    [one] falta {$deals} mano
   *[other] faltan {$deals} manos
} por jugar.
extra-refusal-spent = Una partida tiene como máximo { $most ->
    [one] {$most} mano {$mark}
   *[other] {$most} manos {$mark}
}.
deal-refusal-game-over = La partida termina tras { $deals ->
    [one] {$deals} mano
   *[other] {$deals} manos
}.
extra-remedy-finish-current = Terminarla primero.
extra-remedy-play-schedule = Jugar primero hasta el final.
deal-refusal-none-begun = No ha empezado ninguna mano.
deal-refusal-not-begun = {$deal} no ha empezado; la última es la mano {$latest}.
