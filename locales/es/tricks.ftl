tricks-refusal-one-side = Tras una subasta se da un solo número, no {$given}: las bazas del bando declarante.
tricks-refusal-each-declarer = Hay que dar {$declarers} números, no {$given}: las bazas de cada declarante.
tricks-refusal-not-declaring = {$player} no está en el bando declarante.
tricks-refusal-impossible = {$player} no puede haber hecho { $size ->
    [negative] menos de 0 bazas.
    [huge] tantas: esta mano solo tiene { $cards ->
        [one] {$cards} baza
       *[other] {$cards} bazas
    }.
   *[number] {$tricks}: esta mano solo tiene { $cards ->
        [one] {$cards} baza
       *[other] {$cards} bazas
    }.
}
tricks-refusal-wrong-sum = Las bazas suman {$sum}, pero esta mano tiene {$tricks}.
tricks-refusal-sum-exceeded = Las bazas ya suman {$sum}, pero esta mano solo tiene {$tricks}.
tricks-refusal-count = { $given ->
    [one] Hay {$given} número
   *[other] Hay {$given} números
} para { $takers ->
    [sides] {$players} bandos
   *[players] {$players} jugadores
}.
tricks-refusal-contradicted = {$player} no puede haber hecho {$tricks}: según las cartas anotadas fueron {$won}. Lo decide la baza {$trick}, que ganó {$taker}.
tricks-refusal-contradicted-so-far = {$player} no puede haber hecho {$tricks}: según las cartas anotadas lleva {$won}, y faltan {$left}. Lo decide la baza {$trick}, que ganó {$taker}.
tricks-refusal-given-by-cards = Las cartas anotadas ya dan las bazas de la mano {$deal}.
tricks-refusal-side-twice = Hay dos números de bazas para el bando de {$side}.
tricks-refusal-player-twice = Hay dos números de bazas para {$player}.
tricks-remedy-range = Indicar un número de 0 a {$most}.
tricks-remedy-sum = Indicar números que sumen {$sum}, en el orden { $order ->
    [turn] de juego
   *[bidding] de las apuestas
}.
tricks-remedy-count = Indicar {$players} números en el orden { $order ->
    [turn] de juego
   *[bidding] de las apuestas
}; el último puede faltar.
tricks-remedy-recount = Contar otra vez; para la mano siguiente se anotan primero las apuestas o el triunfo.
tricks-remedy-recount-or-undo = Contar otra vez. Si una carta se escribió mal, deshacer las bazas una a una.
tricks-remedy-each-side = Indicar un número para cada bando.
