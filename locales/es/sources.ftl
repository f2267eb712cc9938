source-table-ruling = Decisión de la mesa
source-house-rules = Reglas de la casa
source-our-reading = nuestra lectura
source-own-page = {$game}, { $id ->
    [oh-hell] como lo lleva Hoyle
   *[other] como se suele jugar
}
source-reason = { $reading ->
    [first-dealer] el documento no dice quién reparte
    [last-before-dead-hand] quien descansa no puede pedir
    [end-of-auction] nadie tiene que superar su propia apuesta, y no se ha jugado ninguna mano
    [last-word] hasta entonces no se ha jugado nada
    [lapsed-call] una voz de palo es una apuesta para dos, y no supera nada sin compañero
    [join-keeps-level] acompañar es aceptar una apuesta, no superarla
    [no-trump-highest] el documento solo ordena los palos
    [trick-fewer] quien descarta no tiene carta para otra baza
    [match-length] el documento no dice cuánto dura un encuentro
    [tie-at-the-end] no se dice nada de un empate al final
    [shared-rank] no se dice nada de los totales iguales
    [spoilt-run] se niega la prima, no la racha
    [dead-hand-counts] cuentan los jugadores, no quienes reciben cartas
    [runs-past-dead-hand] quien descansa ni acierta ni falla
    [zero-before-extras] las manos adicionales no son parte del plan
    [ace-high] el documento habla de la carta más alta sin nombrarla
    [highest-ranks] el documento solo da el número de cartas
    [larger-tables] el documento no dice cómo cambian las manos con más jugadores
    [dead-hand-deals] el documento cuenta jugadores, y así cada uno descansa una vez en cada serie
    [needs-joiner] un jugador que ha apostado o pasado no puede acompañar
    [who-may-join] acompañar sería renunciar a una apuesta anterior
    [opening-may-rise] se anunció en el primer turno
    [trou-place] el documento remite a su lista de apuestas
    [highest-wins] el documento no dice qué total gana
    [bonuses-undoubled] el documento dobla los puntos de la mano
    [new-run] el documento no dice qué sigue a una racha cobrada
    [shared-zero] el documento habla de los puntos tras la última mano, y de un solo jugador
    [forehead-deals] son las manos de una carta que van seguidas
    [extra-deals] las manos adicionales no son parte del plan, y solo las apuestas de 0 son obligadas
    [either-miss] el documento dice «underbid» tanto para bazas de menos como de más
    [row-ends] la fila de puntos acaba ahí
    [flat-loss] su fila tiene un solo número y ningún punto suspensivo
    [trou-thirteen] su fila tiene un solo número
    [tied-deal] no se dice nada de un empate a bazas
   *[no-penalties] el documento no da penalización
}
source-reading = { $reading ->
    [last-before-dead-hand] el jugador que va antes de quien descansa pide en último lugar
    [lapsed-call] una voz que nadie acompaña decae, y se juega la más alta de las otras apuestas, aunque quien la hizo haya pasado después
    [join-keeps-level] quien acompaña mantiene la altura de la voz mientras sea la apuesta más alta; si no, sube la apuesta de la pareja a la voz de palo más baja que la supere, o a la altura que nombre
    [end-of-auction] el bando de la apuesta más alta no tiene que pasar; si nadie apuesta, vuelve a repartir el mismo jugador
    [last-word] la pareja ganadora aún puede subir o separarse hasta que se anote una carta o el resultado
    [shared-rank] con totales iguales se comparte el puesto
    [tie-at-the-end] si los mejores totales son iguales, se juega otra mano
    [spoilt-run] con no-zero, una racha con una apuesta de 0 no da nada, pero acaba donde habría cobrado
    [runs-past-dead-hand] una mano en la que se descansa ni alarga una racha ni la acaba
    [ace-high] el as es la carta más alta, y el dos la más baja
    [needs-joiner] solo puede acompañar aún un jugador que no haya hablado o que espere
    [who-may-join] solo puede acompañar quien no haya hablado o espere
    [opening-may-rise] un jugador que abrió con una apuesta del primer turno puede subirla después a otra de estas más alta
    [trou-place] trou vale lo que dice la lista de puntos, no según los suyos
    [highest-wins] gana el total más alto
    [bonuses-undoubled] las primas no se doblan
    [new-run] tras una racha completa, acertada o fallada, empieza otra nueva
    [shared-zero] las primas cuentan en el total de 0, y varios jugadores pueden compartir la victoria
    [forehead-deals] en cada extremo hay tantas manos en la frente como jugadores
    [extra-deals] la regla de la suma se aplica donde los propios jugadores piden, y estas manos no dan primas
    [either-miss] fallar por bazas de más cuesta lo mismo que por bazas de menos
    [row-ends] las bazas que pasan del final de la fila no dan nada más
    [trou-thirteen] en trou las trece bazas no dan más que nueve
    [tied-deal] una mano empatada a bazas no la gana nadie
   *[zero-before-extras] el total se juzga antes de las manos adicionales
}
source-reading-highest-ranks = quedan en la baraja los valores más altos de cada palo: {$ranks}
source-reading-larger-tables = con más jugadores la mano más alta es la mayor que permite la baraja, y hay tantas manos de una carta como jugadores: {$deals}
source-reading-dead-hand-deals = las manos que se repiten por cada jugador cuentan como jugador a quien descansa: {$deals}
source-reading-flat-loss = {$bids} cuesta lo mismo falten las bazas que falten
source-reading-no-trump-highest = sin triunfo está por encima de {$suit}
source-reading-every-suit = todos los palos
source-reading-trick-fewer = en {$bids} se juegan {$tricks}, descarte alguien o no
source-reading-dead-hand-counts = quien descansa cuenta entre los jugadores de {$schemes}
