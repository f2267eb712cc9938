laws-title = { $id ->
    [whist-1900] Leyes del whist, 1900
    [whist-1864] Leyes del whist, 1864
    [solo-hoyle] Solo whist, resumen de las leyes
    [spades-club] Spades, torneos de club
    [euchre-1888] Leyes del euchre, Somerset Club, 1888
    [guilty-side] El bando culpable pierde la mano
    [round-table] Cada uno por su cuenta: arreglarlo, o fallar
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , baza {$trick}
}{ $found ->
    [true] , se vio {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Renuncio
    [misdeal] Mal reparto
    [count] Número de cartas equivocado
    [exposed] Carta expuesta
    [lead] Salida fuera de turno
    [play] Jugada fuera de turno
    [bid] Apuesta irregular
    [trick] Baza irregular
    [claim] Cartas tendidas o atención llamada
    [pack] Baraja defectuosa
    [dealer] Reparto indebido
    [trump] Triunfo equivocado
    [score] Tanteo equivocado
   *[player] Jugador que falta o se va
}
laws-moment = { $moment ->
    [dealing] durante el reparto
    [dealt] una vez repartidas las cartas
    [bidding] durante las apuestas
    [ready] después de las apuestas, antes de la primera salida
    [end] después de la última baza
    [written] una vez anotada la mano
    [next] una vez empezada la mano siguiente
    [over] una vez terminada la partida
   *[trick] en la baza {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] Elige el otro bando
    [dealer] Elige quien reparte
    [owner] Elige el jugador de quien es la carta
    [others] Eligen los demás, y deben ponerse de acuerdo
    [all] Eligen todos, y deben ponerse de acuerdo
   *[each] Eligen los contrarios de cada bando culpable
}{ $choose_at ->
    [end] , una vez jugada la mano
   *[other] {""}
}{ $until ->
    [next] , antes de que empiece la mano siguiente
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Si no hay acuerdo: {$option}.
laws-first = Sus puntos cuentan antes que los de la mano.
laws-our-reading = Ningún club ha impreso estas leyes: son nuestra lectura, { $id ->
    [round-table] según las leyes generales de Foster (Complete Hoyle) y las reglas de Cavendish para decidir casos
    [guilty-side] según el juego de torneo alemán (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Se supone lo habitual: {$facts}.
laws-not-recorded = No se ha anotado nada.
laws-silent = «{$set}» no dice nada de esto.
laws-missing-trick = ¿En qué baza? Indicar su número.
laws-missing-fact = { $fact ->
    [fault] ¿Qué fue exactamente lo irregular?
    [followed] ¿Cuántos habían jugado después?
    [role] ¿De qué lado del contrato?
    [contract] ¿Qué clase de contrato es?
   *[other] Falta un dato, {$fact}, del que depende la decisión.
}
laws-wrong-fact = {$fact} no puede ser {$given}.
laws-wrong-fact-name = No hay ningún hecho {$fact}.
laws-fact-values = Indicar uno de estos valores: {$values}.
laws-fact-range = Indicar un número de {$least} a {$most}.
laws-found-before = Ocurrió en la baza {$trick}, así que se vio en esa baza o más tarde.
laws-two-players = Se nombra a dos jugadores, {$one} y {$other}. Nombrar solo a quien lo hizo.
laws-missing-hands = ¿Cuántas cartas? Indicar quién tiene mal las cartas con held=NOMBRE:N, o dealt=N si todos tienen las mismas. Sin partida, --cards dice cuántas son las correctas.
laws-no-contract = El contrato aún no está anotado, y la decisión depende de quién lo juegue.
laws-bids-due = Aún faltan apuestas, así que no se ha jugado ninguna carta.
laws-last-card = Con la última carta nadie puede hacer un renuncio.
laws-no-such-set = No hay leyes que se llamen {$name}.
laws-no-such-law = {$set} no tiene la ley {$law}.
laws-number-inferred = {$law} (número deducido del orden de las leyes)
laws-sets-caption = Leyes
laws-law = {$kind}. { $when ->
    [always] Siempre
   *[other] Si {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, reglas de torneos de club. Columbus, Charlotte, Clarksville, Blues Bowl (páginas de 2017-2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), págs. 149-153, según Wilks y Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} baza pasa
   *[other] {$number} bazas pasan
} { $from ->
    [offenders] del bando culpable
    [opponents] del otro bando
    [claimants] del bando que acusó
   *[others] del bando acusado
} { $to ->
    [offenders] al bando culpable
    [opponents] al otro bando
    [claimants] al bando que acusó
   *[others] al bando acusado
}.
laws-effect-points = { $to ->
    [both] Cada bando
    [offenders] El bando culpable
   *[opponents] El otro bando
} { $lost ->
    [true] pierde
   *[false] recibe
} { $number ->
    [one] {$number} punto
   *[other] {$number} puntos
}.
laws-effect-lost = El contrato o la apuesta { $of ->
    [both] de cada bando
    [opponents] del otro bando
   *[offenders] del bando culpable
} cuenta como fallado.
laws-effect-miss = La apuesta cuenta como fallada por una baza.
laws-effect-short = { $of ->
    [both] Ningún bando puede
    [opponents] El otro bando no puede
   *[offenders] El bando culpable no puede
} acabar la partida con esta mano.
laws-effect-bar = { $who ->
    [both] Ningún bando puede
    [opponents] El otro bando no puede
   *[offenders] El bando culpable no puede
} volver a apostar en esta mano.
laws-effect-offender-pays = Paga solo el culpable.
laws-effect-cancel = Las dos faltas se anulan.
laws-effect-void = La mano es nula; { $dealer ->
    [same] vuelve a repartir el mismo jugador.
   *[next] reparte el jugador siguiente.
}
laws-effect-close = La mano acaba aquí: { $how ->
    [made] el contrato se da por cumplido.
    [lost] el contrato se da por fallado por {$tricks}.
   *[stood] las bazas cuentan como estaban.
}
laws-effect-replay = Las bazas se retiran y se juegan de nuevo desde la número {$trick}.
laws-effect-cards-as-dealt = La mano cuenta como una de tantas cartas como se repartieron.
laws-effect-deal-again = Reparte quien debía.
laws-effect-stands = Se mantiene.
laws-effect-bid = { $remedy ->
    [again] La apuesta se repite.
    [stands] La primera apuesta se mantiene.
    [cancelled] La apuesta se anula.
   *[proposal] La apuesta se mantiene como propuesta.
}
laws-effect-turn-back = El turno vuelve atrás.
laws-effect-callable = { $what ->
    [card] La carta queda a la vista, y se puede exigir que se juegue.
   *[hand] Las cartas quedan a la vista, y se puede exigir que se jueguen.
}
laws-effect-call = { $what ->
    [high] El jugador debe jugar la carta más alta del palo.
    [low] El jugador debe jugar la carta más baja del palo.
    [win] El jugador debe ganar la baza si puede.
    [lose] El jugador debe perder la baza si puede.
    [trump] El jugador debe echar triunfo.
    [pass] El jugador no puede echar triunfo.
    [now] El otro bando nombra el palo de la salida que toca.
   *[next] El otro bando nombra el palo de la próxima salida del bando culpable.
}
laws-effect-back = Las cartas se retiran, y se juegan las correctas.
laws-effect-card-stays = La carta se queda donde está.
laws-effect-liable = El jugador al que le falta la carta responde de los renuncios como si la hubiera tenido.
laws-effect-surplus-to-trick = La última carta va a la baza a la que le falta una.
laws-effect-fourth-may-play = El cuarto jugador puede jugar antes que el segundo.
laws-effect-play-on = La mano se sigue jugando.
laws-effect-abandoned = La mano acaba como se reclamó.
laws-effect-fix = El tanteo se corrige.
laws-effect-substitute = Otro jugador puede ocupar el sitio.
laws-effect-late = Es demasiado tarde: no cambia nada.
laws-effect-nothing = No cambia nada.
laws-none = Leyes: {$rules} no tiene ninguna para este caso, así que decide la mesa. [{$clause}]
laws-none-revoke = Lo que había que jugar está en [{$clause}]. { $proof ->
    [proven] Las cartas anotadas demuestran el renuncio.
   *[open] Las cartas anotadas no demuestran ni una cosa ni la otra.
}
laws-fitting = { $count ->
    [one] Unas leyes que sirven
   *[other] Leyes que sirven
}: {$sets}.
