play-rule-talon = Tras cada baza, quien la gana toma la carta que está a la vista en el mazo y quien la pierde la de debajo, hasta que no quede ninguna; después se juegan las cartas que tiene cada uno.
play-rule-break-trump = Solo se puede salir de triunfo cuando ya se ha jugado alguno, o si no se tienen más que triunfos.
play-rule-neighbour-leads = Sale primero el jugador a la { $side ->
    [left] izquierda
   *[right] derecha
} de quien reparte{ $auction ->
    [true] , salvo que el contrato diga otra cosa;
   *[false] {";"}
} quien gana una baza sale en la siguiente.
play-rule-bidder-leads = Sale primero quien ha hecho la apuesta más alta, o el primero si son varios{ $auction ->
    [true] , salvo que el contrato diga otra cosa;
   *[false] {";"}
} quien gana una baza sale en la siguiente.
play-rule-follow = Hay que asistir al palo de salida{ $must_beat ->
    [true] , con una carta que gane la baza si se puede, o con cualquiera de ese palo cuando ya hay un triunfo en la baza;
   *[false] {";"}
} {$otherwise}
play-rule-beat-or-trump = quien no tiene de ese palo debe ganar la baza con un triunfo si puede, o si no, echar uno más bajo; a falta de triunfos puede jugar cualquier carta.
play-rule-beat = quien no tiene de ese palo debe ganar la baza con un triunfo si puede; si no, puede jugar cualquier carta.
play-rule-trump = quien no tiene de ese palo debe echar triunfo si puede; si no, puede jugar cualquier carta.
play-rule-any-card = quien no tiene de ese palo puede jugar cualquier carta.
play-rule-winner = Gana la baza el triunfo más alto o, si no lo hay, la carta más alta del palo de salida.
play-rule-left-to-table = Qué carta gana la baza y cuáles se pueden jugar lo decide la mesa.
play-duty-break = Toca salir, no se han jugado {$trump}, y hay otras cartas.
play-duty-lead = Toca salir, así que se puede jugar cualquier carta.
play-duty-follow = {$suit} es el palo de salida, y hay con qué asistir.
play-duty-follow-beat = {$suit} es el palo de salida, y hay con qué superar {$card}.
play-duty-trump = Quien juega no tiene {$led}, y debe echar triunfo ({$trump}).
play-duty-trump-beat = Quien juega no tiene {$led}, y debe echar un triunfo ({$trump}) que supere {$card}.
play-duty-free = Quien juega no tiene {$suit}, así que se puede jugar cualquier carta.
play-duty-free-trumpless = Quien juega no tiene ni {$suit} ni {$trump} para echar triunfo, así que se puede jugar cualquier carta.
play-card-led = {$player} sale con {$card}
play-trick-taken = Gana {$player}: {$reason}.
play-trick-line = Baza {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} no está en la baraja, cuyas {$size} cartas van de {$lowest} a A.
play-refusal-not-in-pack = {$card} no está en la baraja: {$pack}.
play-refusal-all-seen = Las {$number} cartas {$card} de la baraja ya se han jugado o vuelto.
play-refusal-unjudged = Lo que hace {$card} en una baza lo decide la mesa, así que una baza con ella no se puede anotar por sus cartas.
play-refusal-left-to-table = Estas reglas dejan a la mesa lo que hacen las cartas: cuál gana la baza y cuáles se pueden jugar. Ninguna baza se anota por sus cartas, y ningún renuncio se demuestra.
play-refusal-must-beat = {$card} no se puede jugar: hay con qué superar {$highest}.
play-refusal-duplicate = {$card} aparece dos veces.
play-refusal-already-played = {$card} ya se jugó en esta mano: la jugó {$player} en la baza {$trick}.
play-refusal-turned-up = {$card} es la carta vuelta sobre la mesa, así que no la tiene nadie.
play-refusal-last-of-suit = {$card} sería la última carta del palo ({$suit}), pero una de ellas está a la vista sobre la mesa.
play-refusal-last-taken = {$card} no está entre esas cartas: se conocen todas las demás del palo ({$suit}), así que es la carta vuelta que tomó {$player}.
play-refusal-taken-by-other = {$card} no está entre esas cartas: la tomó {$player} del mazo tras la baza {$trick}.
play-refusal-nothing-turned = Tras esta baza no se vuelve ninguna carta, así que tampoco {$card}.
play-refusal-turned-later = {$card} se volvió tras la baza {$trick}, no para el triunfo.
play-refusal-first-leader = En la primera baza sale {$leader}, no {$player}.
play-refusal-leader = {$leader} ganó la baza {$trick} y sale; no le toca a {$player}.
play-refusal-turn = Le tocaba jugar a {$expected}, no a {$player}.
play-refusal-trick-size = Hay {$cards}, pero en esta mano una baza tiene {$players}: una de cada jugador.
play-refusal-trump-unknown = Esto depende del triunfo, que no está anotado.
play-refusal-all-played = La mano {$deal} tiene { $tricks ->
    [one] {$tricks} baza, que ya está anotada
   *[other] {$tricks} bazas, y todas están anotadas
}.
play-refusal-not-in-hand = {$card} no está entre esas cartas.
play-refusal-must-follow = {$card} no se puede jugar: se ha salido de {$suit}, y { $number ->
    [one] hay una carta
   *[other] hay cartas
} con que asistir.
play-refusal-trump-unbroken = No se puede salir con {$card}: no se han jugado {$trump}, y hay otras cartas.
play-refusal-must-trump = {$card} no se puede jugar: no hay cartas del palo de salida, y se debe echar triunfo ({$trump}).
play-turnable-cards = cartas que se pueden volver
play-suit-beating = {$suit} que superen {$card}
card-remedy-check = Comprobar las cartas.
card-remedy-check-turned = Comprobar la baza y la carta vuelta.
card-remedy-omit-turned = Omitir la carta vuelta.
card-remedy-leader = Indicar las cartas en el orden en que se jugaron, empezando por {$leader}.
card-remedy-one-each = Indicar una carta de cada jugador, por turno.
card-remedy-playable = Se puede jugar: {$cards}.
play-rule-choice-left-to-table = Qué cartas se pueden jugar lo decide la mesa.
play-refusal-play-left-to-table = Estas reglas dejan a la mesa qué cartas se pueden jugar. Ninguna baza se anota por sus cartas, y ningún renuncio se demuestra.
