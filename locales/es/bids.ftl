bid-range-most-or-cards = {$most}, o las cartas que recibe cada jugador si son menos
bid-range-cards = las cartas que recibe cada jugador
bid-made-at-least = Se acierta con esas bazas o más.
bid-named-by-word = {$word} equivale a pedir {$bid}.
bid-range = Se apuesta un número de bazas, de {$least} a {$most}.
bid-hook-always = La última apuesta no puede hacer que la suma sea el número de cartas de cada jugador.
bid-redeal-below = Si suman menos de {$sum}, vuelve a repartir el mismo jugador.
bid-hook-from-cards = En las manos de { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
} o más, la última apuesta no puede hacer que la suma sea el número de cartas de cada jugador.
bid-hook-over = La última apuesta tiene que hacer que la suma pase del número de cartas de cada jugador, salvo que ninguna pueda.
bid-hook-never = Las apuestas pueden sumar cualquier número.
bid-hook-lapses = Una apuesta que sea la única de este intervalo está permitida aun contra la regla de la suma.
bid-refusal-hook-over = las apuestas tienen que sumar más de {$cards}, el número de cartas repartidas
bid-refusal-hook = las apuestas sumarían {$cards}, el número de cartas repartidas
bid-legal-hook-lapsed = ninguna apuesta cumple la regla de la suma, así que no se aplica
bid-legal-sum-over = las apuestas suman entonces {$sum}, más de {$cards}, el número de cartas repartidas
bid-legal-sum-differs = las apuestas suman entonces {$sum}, no {$cards}, el número de cartas repartidas
bid-legal-sum-allowed = en esta mano las apuestas pueden sumar {$cards}, el número de cartas repartidas
bid-legal-only-one = es la única apuesta posible
bid-legal-range = se puede pedir de {$least} a {$most}
bid-legal = {$player} puede pedir {$bid}: {$reason}.
bid-refusal-impossible = {$player} no puede pedir { $size ->
    [negative] menos de 0 bazas.
    [huge] tantas: esta mano solo tiene { $cards ->
        [one] {$cards} baza
       *[other] {$cards} bazas
    }.
   *[number] {$bid}: esta mano solo tiene { $cards ->
        [one] {$cards} baza
       *[other] {$cards} bazas
    }.
}
bid-refusal-out-of-range = {$player} no puede pedir {$bid}: las apuestas van de {$least} a {$most}.
bid-refusal-hooked = {$player} no puede pedir {$bid}: {$reason}.
bid-refusal-given-twice = Hay dos apuestas para {$player}.
bid-refusal-final = {$player} ya pidió {$earlier} en esta mano, y una apuesta no se cambia.
bid-refusal-out-of-turn = Le toca pedir a {$next_player}, no a {$player}.
bid-refusal-more-than-players = Demasiadas apuestas: en esta mano piden {$players} jugadores.
bid-refusal-more-than-due = Demasiadas apuestas: solo { $players ->
    [one] falta {$players} jugador
   *[other] faltan {$players} jugadores
} por pedir.
bid-refusal-all-have-bid = No queda nadie por pedir: ya han pedido los {$players} jugadores.
tricks-refusal-bids-missing = Faltan apuestas: le toca pedir a {$next_player}.
bid-refusal-forced-zero = En esta mano nadie pide: todas las apuestas son 0.
bid-refusal-no-bidding = En {$title} nadie pide bazas.
bid-refusal-auction-instead = {$title} se juega con subasta: voces, no números de bazas.
bid-remedy-one-each = Indicar una apuesta para cada jugador.
bid-remedy-at-most = Indicar {$bids} como máximo.
