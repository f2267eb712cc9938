people-error-unreadable = No se puede leer: {$reason}.
people-error-circle = Sus alias forman un círculo, empezando por {$name}.
people-error-unknown = Nadie que se llame {$name} ha jugado en ninguna partida.{$suggestion}
people-error-same = Los dos nombres ya son de {$player}.
people-error-together = {$player} y {$other} coincidieron en la partida {$game}, así que son dos jugadores.
people-error-not-merged = {$name} no tiene ninguna unión con otro jugador.
people-error-no-game = No hay ninguna partida {$game}.
people-error-not-in-game = {$name} no jugó en la partida {$game}.
people-error-taken = {$name} también jugó en la partida {$game}.
people-error-incomplete = Indicar las partidas y el nombre del jugador en ellas; o ninguna de las dos cosas, para deshacer una unión.
people-split-again = {$name} y {$player} vuelven a ser dos jugadores.
people-renamed-again = {$player} vuelve a ser {$name} en {$games}.
people-merged = {$name} es {$player} en todas las partidas.
people-adopted = Los nombres que en el archivo son de un mismo jugador ahora lo son también aquí.
people-different = En el archivo, {$name} es {$other}; aquí sigue siendo {$player}.
people-renamed = {$old_name} es {$player} en {$games}.
people-games-named = { $number ->
    [one] la partida
   *[other] las partidas
} {$games}
people-error-hidden = {$player} ya no aparece en las páginas.
people-error-not-hidden = {$player} ya aparece en las páginas.
people-hidden = {$player} deja de aparecer en las páginas.
people-shown = {$player} vuelve a aparecer en las páginas.
