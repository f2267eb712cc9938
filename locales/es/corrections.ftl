correction-error-entry = La anotación {$entry} no contiene nada que se pueda corregir.
correction-error-blocked = La anotación {$entry} de la mano {$deal} no habría podido ocurrir entonces.
correction-error-too-many = Esta partida se ha corregido tantas veces que leerla llevaría demasiado tiempo. Se puede imprimir como script y reproducirlo en una partida nueva.
correction-error-twice = {$player} recibe dos números.
correction-error-nothing-recorded = Aún no hay nada anotado para {$deal}, así que no hay nada que corregir.
correction-error-no-bid = No hay apuesta de {$player} anotada para {$deal}.
correction-error-fewer-bids = Para {$deal} hay anotadas menos apuestas.
correction-error-no-tricks = No hay bazas de {$player} anotadas para {$deal}.
correction-error-tricks-open = Las bazas de {$deal} aún no están anotadas.
correction-error-no-auction = Para {$deal} no hay anotadas voces ni contrato.
correction-error-no-kind = Nadie eligió la clase de {$deal}.
correction-error-other-kind = Lo que está contado en {$deal} no corresponde a {$kind}: hay que dar también sus números.
correction-error-cards-decide = Las cartas anotadas de {$deal} muestran quién ganó cada baza.
correction-error-no-cards = Ninguna baza de {$deal} está anotada carta a carta.
correction-error-no-trick = La baza {$trick} de {$deal} no está anotada; la última es la baza {$last}.
correction-error-calls-need-dealer = De quién es cada voz de {$deal} depende de quién reparte, así que hay que indicar primero el contrato.
correction-error-dealer-sits-out = Si {$player} repartiera, descansaría en {$deal}, pero tiene números anotados en ella.
correction-error-bid-order = {$player} tendría que pedir antes que otros jugadores cuyas apuestas ya están anotadas en {$deal}. Anotar primero las otras apuestas, o deshacer algunas anotaciones.
correction-error-dealer-away = {$player} no estaba en la mesa en {$deal}.
correction-error-dealer-same = {$player} ya reparte en {$deal}.
correction-error-none-recorded = En {$deal} no hay nada así anotado.
correction-error-several-recorded = En {$deal} hay varias anotaciones así: {$entries}. Corregir una de ellas por su número.
correction-error-by-entry = Eso se corrige por el número de su anotación, no por la mano.
correction-remove-alone = Una anotación se quita o se corrige, no ambas cosas.
correction-violation = † Mano {$deal}, anotación {$entry} ({$act}), contra {$rule}: {$reason}
correction-ranks-unchanged = No cambia ningún puesto.
correction-ranks = Puestos: {$changes}.
correction-legal-again = La anotación {$entry} vuelve a estar permitida.
correction-unchanged = Nada cambia: ya está anotado así.
correction-points-unchanged = No cambian los puntos.
correction-deal = la mano {$number}
correction-breaks-rule = Con esta corrección: {$reason}
correction-breaks-more = { $entries ->
    [one] {$entries} anotación más quedaría
   *[other] {$entries} anotaciones más quedarían
} contra las reglas.
correction-entry-impossible = La anotación {$entry} sería imposible: {$reason}
correction-advice-tricks = Indicar las bazas con el contrato.
correction-advice-other-first = Corregir antes eso, o deshacer anotaciones.
correction-ask-allowed = {$violations} ¿Lo permitió la mesa?
correction-second-name = Cambian también las bazas de otro jugador: nombrar a los dos, {$name}=N NOMBRE=N.
correction-declined = Queda como estaba anotado.
