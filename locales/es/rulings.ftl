incident-revoke = un renuncio
incident-misdeal = un mal reparto
incident-other = otro incidente
ruling-with-points = la mesa decide sobre {$incident} («{$reason}»)
ruling-without-points = la mesa decide sobre {$incident} («{$reason}»), sin puntos
ruling-counted-later = se cuenta cuando acabe la mano
note-refusal-too-many = Esta partida ya tiene {$most} notas, el máximo posible.
text-refusal-empty = { $kind ->
    [note] Una nota
    [title] Un título
    [reason] Un motivo
   *[other] Un texto
} necesita al menos un carácter visible.
text-refusal-too-long = { $kind ->
    [note] Esa nota es demasiado larga
    [title] Ese título es demasiado largo
    [reason] Ese motivo es demasiado largo
   *[other] Ese texto es demasiado largo
}: como máximo {$longest} caracteres.
text-refusal-invisible = { $kind ->
    [note] Una nota
    [title] Un título
    [reason] Un motivo
   *[other] Un texto
} no puede contener U+{$code}, un carácter de control o invisible.
ruling-refusal-no-reason = Una decisión necesita un motivo.
ruling-refusal-too-many = Esta partida ya tiene {$most} decisiones, el máximo posible.
ruling-refusal-points-twice = Se dan puntos dos veces para {$player}.
ruling-refusal-points-range = Una decisión da o quita de ½ a {$most} puntos. Si no hay puntos, se omiten.
ruling-refusal-unit-half = Los puntos son enteros, o llevan medio: 5, -2.5, ½.
ruling-refusal-unit-tenth = Los puntos son enteros, o llevan un decimal: 5, -2.5.
ruling-refusal-no-seat = Ahí no se sienta nadie.
ruling-doubt-points = {$reason} parece los puntos de una decisión, no su motivo.
end-refusal-nothing-played = No se ha jugado ninguna mano, así que no hay nada que clasificar.
end-deal-left-out = La mano {$deal} ha empezado y no está puntuada, así que { $is_ruled ->
    [true] no cuenta, ni tampoco lo que se decidió en ella
   *[other] no cuenta
}.
end-ask = { $abandoned ->
    [true] ¿Abandonar la partida sin resultado?
   *[other] ¿Acabar la partida como está?
}
end-declined = La partida sigue.
end-title = Acabar la partida
end-option = { $abandoned ->
    [true] sin resultado
   *[other] como está
}
end-refusal-by-table = La mesa acabó la partida tras { $deals ->
    [one] {$deals} mano
   *[other] {$deals} manos
}.
annul-refusal-not-over = La mano {$deal} no ha terminado, así que no hay nada que anular.
annul-refusal-twice = La mano {$deal} ya está anulada.
annul-refusal-too-many = No se pueden anular más manos de esta partida.
annul-note-again = Anulada, y jugada otra vez como mano {$deal}.
annul-note-due = Anulada; se juega otra vez después de la última mano.
annul-note-left-out = Anulada; no se juega nada en su lugar.
annul-note-replay = Jugada en lugar de la mano {$deal}, que se anuló.
ruling-refusal-annulled = La mano {$deal} está anulada, así que ninguna decisión puede contar para ella.
ruling-refusal-not-in-progress = La mano {$deal} no está en curso, así que ninguna decisión puede acabarla.
ruling-closes = {$ruling}; con eso acaba la mano
ruling-note-closed = Acabada por decisión de la mesa, sin bazas.
redeal-title = Volver a repartir
redeal-option-same = reparte el mismo jugador
redeal-option-next = reparte el jugador siguiente
redeal-option-annul = la mano {$deal}, que entonces no cuenta
incident-refusal-too-many = Esta partida ya tiene {$most} incidentes, el máximo posible.
incident-refusal-none = No hay ningún incidente {$number} anotado.
incident-refusal-number-taken = El incidente {$number} ya está anotado.
incident-refusal-option = Aquí no hay opción {$taken}.
incident-refusal-not-open = El incidente {$number} no deja nada por elegir.
incident-refusal-too-late = Es demasiado tarde para elegir en el incidente {$number}: { $until ->
    [next] la mano siguiente ha empezado
    [over] la partida ha terminado
   *[other] la mano ha terminado
}. { $option ->
    [waive] Nadie eligió, así que se renuncia a elegir.
   *[other] Nadie eligió, así que cuenta {$option}.
}
incident-remedy-options = Elegir una de estas: {$options}.
redeal-doubt-deal = {$deal} parece el número de una mano, no un motivo para volver a repartir.
