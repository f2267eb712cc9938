choice-found = {$happened}, y se vio {$moment}{ $established ->
    [later] {" "}(consumado, porque el bando de {$player} ha jugado después)
    [turned] {" "}(consumado, porque la baza estaba vuelta)
    [end] {" "}(consumado)
    [mended] {" "}(aún no consumado)
   *[none] {""}
}.
choice-who = {$who} { $several ->
    [true] eligen
   *[false] elige
}{ $agree ->
    [true] {" "}y deben ponerse de acuerdo
   *[false] {""}
}{ $choose_at ->
    [end] , una vez jugada la mano
   *[now] {""}
}{ $until ->
    [next] {" "}y antes de que empiece la siguiente
   *[other] {""}
}: [{$clauses}]
choice-open = Mano {$deal}: {$happened} [{$clauses}]. {$who} { $several ->
    [true] tienen
   *[false] tiene
} que elegir{ $until ->
    [next] {" "}antes de que empiece la mano siguiente
    [over] {" "}antes de que acabe la partida
   *[none] {""}
}:
choice-waive = dejarlo pasar
choice-as-ruled = como dicen las leyes
choice-later = Mano {$deal}: {$happened} [{$clauses}]. {$who} { $several ->
    [true] eligen
   *[false] elige
} una vez jugada la mano.
incident-recorded-facts = Según lo anotado: {$facts}.
incident-missing-player = ¿Quién fue? Indicar el nombre.
incident-kind-missing = ¿Qué ha salido mal? Indicar una de las clases.
incident-kind-expected = se espera lo que ha salido mal, como {$example}, o el número de un incidente anotado
incident-kind-says = { $kind ->
    [revoke] una carta que no asistió, no fue triunfo o no superó la baza aunque debía
    [misdeal] las cartas se repartieron mal
    [count] un jugador con cartas de más o de menos
    [exposed] se vio una carta
    [lead] una salida fuera de turno
    [play] una jugada fuera de turno
    [bid] una apuesta fuera de turno, demasiado baja, cambiada o prohibida
    [trick] dos cartas en una baza, ninguna, o una baza mirada
    [claim] cartas tendidas, o un aviso sobre la baza
    [pack] una carta que falta, está doble o es de otra baraja
    [dealer] repartió quien no debía
    [trump] se tomó por triunfo otro palo
    [score] un número equivocado en el tanteo
   *[player] un jugador está ausente, se va o tiene sustituto
}
incident-ask-kind = ¿Qué ha salido mal?
incident-ask-player = ¿Quién fue?
incident-ask-option = ¿Qué se elige? {$options}, o nada para no anotar nada
incident-set-fits = Unas leyes que sirven: {$set}.
incident-taken = Elegido: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} asistió en la baza {$trick} con {$card}, así que las cartas anotadas lo desmienten.
   *[false] {$player} no tenía carta con que asistir en la baza {$trick}, así que las cartas anotadas lo desmienten.
}
hint-incident-whole = escribirlo entero
hint-incident-take = anotarlo, o waive para dejarlo pasar
hint-incident-later = dejarlo abierto
hint-incident-adopt = juzgar según ellas
