incident-happened = {$player} { $kind ->
    [revoke] hizo un renuncio
    [misdeal] repartió mal
    [count] tenía un número equivocado de cartas
    [exposed] enseñó una carta
    [lead] salió fuera de turno
    [play] jugó fuera de turno
    [bid] hizo una apuesta irregular
    [trick] cometió un error con las cartas
    [claim] tendió cartas
    [pack] jugó con una baraja defectuosa
    [dealer] repartió fuera de turno
    [trump] tomó por triunfo otro palo
    [score] anotó un número equivocado
    [charge] recibió sin pruebas la acusación de un renuncio
    [bid-turn] apostó fuera de turno
    [bid-low] apostó demasiado bajo
    [bid-changed] cambió una apuesta
    [revoke-disobeyed] no jugó la carta exigida
    [bid-hook] apostó contra la regla de la suma
    [bid-barred] hizo una apuesta no permitida
    [trick-two] jugó dos cartas
    [claim-attention] llamó la atención sobre la baza
    [player-leaves] dejó la mesa
    [player-replaced] dejó su sitio a otra persona
    [trick-seen] miró una baza recogida
    [trick-taken] recogió una baza del otro bando
    [trick-omitted] no jugó carta
   *[player] estaba ausente
}{ $trick ->
    [0] {""}
   *[other] {" "}en la baza {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] Falta una carta
    [pack-double] Una carta doble en la baraja
    [pack-faced] Una carta boca arriba en la baraja
    [pack-foreign] Una carta de otra baraja
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}en la baza {$trick}
}
incident-effect-tricks = { $number ->
    [1] una baza
    [2] dos bazas
    [3] tres bazas
   *[other] {$number} bazas
} para {$side}
incident-effect-points = { $number ->
    [1] un punto
    [2] dos puntos
    [3] tres puntos
    [5] cinco puntos
   *[other] {$number} puntos
} { $lost ->
    [true] menos para
   *[false] para
} {$side}
incident-effect-short = {$side} { $most ->
    [none] no puede ganar con esta mano
   *[other] no puede pasar de {$most} con esta mano
}
incident-effect-bar = {$side} no puede volver a apostar en esta mano
incident-effect-lost = { $what ->
    [contract] el contrato de {$side} cuenta como fallado
    [defence] el contrato cuenta como cumplido contra {$side}
   *[bid] la apuesta de {$side} cuenta como fallada
}
incident-effect-pays = solo paga {$player}
incident-effect-callable = se puede exigir { $card ->
    [none] la carta
   *[other] {$card}
}
incident-callable-left = Incidente {$number}: {$player} podía jugar {$card} en la baza {$trick} y no lo hizo. Se puede exigir la carta; si se exigió, cuenta como un renuncio.
incident-effect = { $effect ->
    [miss] la apuesta cuenta como fallada por una baza
    [cancel] las dos faltas se anulan
    [void-same] la mano es nula, y vuelve a repartir el mismo jugador
    [void-next] la mano es nula, y reparte el jugador siguiente
    [void-shift] la mano es nula; reparte el jugador siguiente, y desde él siguen los demás repartos
    [made] el contrato se da por cumplido
    [missed] el contrato se da por fallado por {$number}
    [stood] las bazas cuentan como estaban
    [replay] se juega de nuevo desde la baza {$number}
    [cards-as-dealt] una mano de tantas cartas como se repartieron
    [deal-again] reparte quien debía
    [stands] se mantiene
    [bid-again] la apuesta se repite
    [bid-stands] la primera apuesta se mantiene
    [bid-cancelled] la apuesta se anula
    [bid-proposal] la apuesta se mantiene como propuesta
    [turn-back] el turno vuelve atrás
    [callable-hand] se pueden exigir esas cartas
    [high] se exige la carta más alta del palo
    [low] se exige la carta más baja del palo
    [win] hay que ganar la baza
    [lose] hay que perder la baza
    [trump] hay que echar triunfo
    [pass] no se puede echar triunfo
    [suit-now] se exige un palo para esta salida
    [suit-next] se exige un palo para la próxima salida
    [back] las cartas se retiran
    [card-stays] la carta se queda
    [liable] el jugador al que le falta la carta responde de los renuncios
    [surplus] la última carta va a la baza incompleta
    [fourth] el cuarto jugador puede jugar antes que el segundo
    [play-on] la mano se sigue jugando
    [abandoned] la mano acaba como se reclamó
    [fix] el tanteo se corrige
    [substitute] otro jugador puede ocupar el sitio
    [late] demasiado tarde
   *[none] sin penalización
}
incident-found = {$happened}, y se vio {$moment}. {$clauses}
incident-chosen = {$who} { $several ->
    [true] han elegido
   *[false] ha elegido
} {$option}: {$effects}.
incident-open = la elección está abierta{ $until ->
    [next] {" "}hasta que empiece la mano siguiente
    [over] {" "}hasta que acabe la partida
   *[none] {""}
}: {$options}
incident-waived = se renuncia
incident-dropped = se retira
incident-done = hecho
incident-lapsed = sin efecto, porque la mano no cuenta
incident-cancelled = lo anula el incidente {$number}
incident-not-chosen = { $option ->
    [waive] nadie eligió a tiempo
   *[other] nadie eligió a tiempo, así que cuenta {$option}
}
incident-doubt-twice = Esto ya está anotado, como incidente {$number}.
incident-doubt-dealer = Aquí reparte {$dealer}, así que {$player} no puede haber repartido mal.
incident-unproven-charge = Acusación sin pruebas
incident-facts = Decidido según estos hechos: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} baza
   *[other] {$tricks} bazas
}, {$moved} por { $kind ->
    [revoke] el renuncio
    [lead] la salida fuera de turno
    [play] la jugada fuera de turno
   *[other] el incidente
} = {$counted}
