table-act = { $act ->
    [rule] decisión de la mesa
    [close] decisión que acaba la mano
    [allow-bid] admitir la apuesta prohibida
    [redeal] volver a repartir
    [pass-on] reparte el siguiente
    [annul] una mano no cuenta
    [dealer] reparte otro jugador
    [note] nota
    [join] entra un jugador
    [leave] se va un jugador
    [replace] alguien ocupa un sitio
    [swap] dos jugadores cambian de sitio
    [rename] corregir un nombre
    [title] título de la velada
    [day] día de la velada
    [extra] mano adicional
    [end] acabar la partida como está
   *[abandon] acabar sin resultado
}
incident-kind-short = { $kind ->
    [revoke] renuncio
    [misdeal] mal reparto
    [count] número de cartas
    [exposed] carta vista
    [lead] salida fuera de turno
    [play] jugada fuera de turno
    [bid] apuesta irregular
    [trick] baza irregular
    [claim] cartas tendidas
    [pack] baraja defectuosa
    [dealer] reparto indebido
    [trump] triunfo equivocado
    [score] tanteo equivocado
   *[player] jugador ausente
}
table-act-not-now = {$act} (ahora no)
table-field-ask = { $field ->
    [player] ¿Qué jugador?
    [other] ¿Con quién?
    [after] ¿Detrás de quién?
    [name] ¿Qué nombre?
    [start] ¿Con cuántos puntos empieza? Un número, lowest (el mínimo) o average (la media).
    [points] ¿Cuántos puntos?
    [kind] ¿De qué se trata?
    [reason] ¿Por qué?
    [option] ¿Qué se elige?
    [bid] ¿Qué apuesta?
    [deal] ¿Qué mano?
    [again] ¿Se juega otra vez?
    [text] ¿Qué hay que escribir?
    [day] ¿Qué día, por ejemplo 2024-09-08?
    [extra] ¿Qué mano adicional?
    [held] ¿Cuántas cartas?
    [trick] ¿En qué baza?
    [followed] ¿Cuántos asistieron?
    [found] ¿Cuándo se vio?
   *[fact] ¿Qué exactamente?
}
dialog-line-expected = Escribir un número de 1 a {$most}, o el principio de una línea.
table-field-optional = Intro a solas lo omite.
dialog-leave = Intro a solas no anota nada.
table-value = { $value ->
    [revoke] un renuncio
    [misdeal] un mal reparto
    [other] otra cosa
    [again] se juega otra vez
    [skip] no se juega nada en su lugar
    [misdeal-order] en orden equivocado
    [misdeal-two] dos cartas a la vez
    [misdeal-uncut] sin cortar
    [misdeal-trump] el triunfo mal puesto
    [misdeal-shuffled] barajado después de cortar
    [exposed-table] sobre la mesa
    [exposed-floor] en el suelo
    [exposed-deal] al repartir
    [play-third] el tercero antes que el segundo
    [play-fourth] el cuarto antes que el segundo
    [play-ahead] antes de la salida
    [bid-turn] fuera de turno
    [bid-low] demasiado baja
    [bid-barred] no permitida
    [bid-changed] cambiada
    [bid-hook] contra la regla de la suma
    [bid-unheard] no oída
    [trick-two] dos cartas jugadas
    [trick-omitted] ninguna carta jugada
    [trick-mixed] mezclada con otra
    [trick-seen] mirada
    [trick-taken] recogida por el otro bando
    [claim-some] algunas cartas tendidas
    [claim-all] todas las cartas tendidas
    [claim-attention] aviso sobre la baza
    [trump-written] mal escrito
    [trump-played] jugado como triunfo
    [trump-named] mal anunciado
    [score-number] un número equivocado
    [score-rubber] un rubber equivocado
    [player-absent] está ausente
    [player-leaves] se va
   *[player-replaced] tiene sustituto
}
table-act-ask = ¿Anotarlo?
table-field-open = Elegir entre {$open}.
table-form-title = { $is_wrong ->
    [true] ¿Qué ha salido mal?
   *[false] ¿Qué ha pasado?
}
table-form-later = más tarde: la elección queda abierta
