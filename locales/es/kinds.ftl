due-kind = {$player} elige la clase de mano.
kind-left = A {$player} le quedan: {$kinds}.
entry-kind = clase de mano: {$kind}
kind-rule-none = Todas las manos son de la misma clase.
kind-rule-chosen = { $chooser ->
    [schedule] El orden de las manos dice de qué clase es cada una.
    [next] El jugador siguiente a quien reparte elige la clase de mano, cada clase una vez.
   *[dealer] Quien reparte elige la clase de mano, cada clase una vez.
}
kind-rule-counts = se cuentan {$tallies}
kind-rule-times = { $times ->
    [one] {$times} vez por cada jugador
   *[other] {$times} veces por cada jugador
}
kind-refusal-spent = {$player} ya eligió {$kind}, en la mano {$deal}.
kind-refusal-chosen = {$kind} se eligió para la mano {$deal}.
kind-refusal-scheduled = El orden de las manos fija {$kind} para esta.
kind-refusal-missing = {$player} aún no ha elegido la clase de mano.
kind-refusal-tally = En {$kind} no se cuentan {$tally}.
rules-error-kind-misere = Solo los números de bazas que se cantan pueden ser todos 0.
