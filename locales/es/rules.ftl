rules-remedy-promotion = Poner en vigor también una promoción.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Todos piden bazas
rules-family-texts = Los cuatro documentos
rules-family-no-bids = Sin apuestas
rules-lack-premium = la puntuación {$score} no da prima por un contrato cumplido
rules-lack-setting = { $setting ->
    [premium] no hay puntuación de apuestas y bazas
    [spades-double] no hay puntuación de apuestas y bazas
    [promotions] no hay promociones
    [no-zero] no hay promociones
    [zero-finish] no hay final a cero
    [forehead] no hay manos de distinto tamaño
    [top] las manos son de tamaño fijo
    [step] no hay manos que suban o bajen
    [bottom] no hay manos que suban o bajen
    [hook] no hay apuestas que una regla de la suma pueda prohibir
    [end] el plan acaba por sí mismo
    [trumps] no hay subasta
    [overtricks] no hay contratos
    [trou-all] no hay trou
    [join] no hay voces de palo que acompañar
    [trou-rank] no hay trou
    [miss] un fallo no se penaliza según la apuesta
    [ties] no hay puntuación de apuestas y bazas
   *[match] no hay encuentro
}
rules-setting-inapplicable = en {$title} {$lack}
rules-value-expected = se espera {$values}
rules-value-nearest = lo más cercano es {$value}
rules-remedy-fewer-cards = Elegir otra mano: {$players} jugadores tienen como máximo { $most ->
    [one] {$most} carta
   *[other] {$most} cartas
}.
rules-value-all-listed = {$words}, todos separados por comas, de menor a mayor
rules-value-some-listed = off, o una lista separada por comas con {$words}
rules-value-range = {$least} a {$most}{ $unit ->
    [cards] {" "}cartas
    [points] {" "}puntos
    [deals] {" "}manos
   *[other] {""}
}
rules-value-text = un texto entre comillas
rules-value-list = una lista entre corchetes
rules-value-table = una tabla
lookup-unknown-rules = No hay reglas que se llamen {$name}.
lookup-unknown-score = No hay para {$rules} ninguna puntuación que se llame {$name}.
lookup-unknown-name = No hay { $noun ->
    [extra] ninguna mano adicional
    [kind] ninguna clase de mano
    [clause] ninguna cláusula
    [score] ninguna puntuación
    [schedule] ningún plan de manos
    [key] ninguna clave
    [setting] ningún ajuste
    [bid] ninguna apuesta
    [count] ningún recuento
    [schema] ningún esquema
    [command] ningún comando
   *[other] ningún {$noun}
} que se llame {$name}.
lookup-clause-without-rules = Una cláusula se nombra con sus reglas: {$clauses}.
rules-clause-in-game = {$clause} en la partida {$game}
lookup-choices = Se puede elegir entre {$choices}.
lookup-more-choices = y {$left} más
rules-setting-syntax = Un ajuste es CLAVE=VALOR, como hook=off, no {$setting}.{$suggestion}
rules-setting-bad-value = {$key} no puede ser {$value}: {$reason}.
rules-setting-refused = {$key} no se puede cambiar: {$reason}.
rules-top-too-high = top no puede ser {$top}: una mano tiene como máximo { $most ->
    [one] {$most} carta
   *[other] {$most} cartas
}.
rules-top-too-high-at-table = top no puede ser {$top}: con {$players} jugadores una mano tiene como máximo { $most ->
    [one] {$most} carta
   *[other] {$most} cartas
}.
rules-points-caption = Puntos según la apuesta y las bazas hechas
rules-points-deal = { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
} cada uno, {$players} jugadores
rules-bids-caption = Apuestas y las bazas que necesitan, de menor a mayor
rules-contracts-caption = Puntos de cada declarante según las bazas
rules-contracts-opponents = debajo, los de un contrario
rules-clause-not-file = Una cláusula no es un archivo de reglas; hay que imprimir las reglas enteras.
rules-family-partners = Por parejas
rules-family-auctions = Con subasta
rules-choice-current = {" "}(actual)
rules-scores-title = Puntuaciones
rules-reading-reason = Nuestra lectura de {$rule}: {$reason}.
rules-reading-setting = Una mesa puede decidirlo con {$setting}.
rules-reading-none = No queda nada abierto: {$title} no se apoya en ninguna lectura nuestra.
rules-new-title = ¿Cómo se llama el juego?
rules-new-players = ¿Cuántos pueden jugar? Por ejemplo 4, o 3-6.
rules-new-sides = ¿Quién juega con quién? 1: cada uno a solas. 2: los jugadores que se sientan enfrente.
rules-new-deals = ¿Cuántas cartas recibe cada jugador? Por ejemplo 1-8-1 (de una carta hasta ocho y otra vez hasta una), 13 x 8 (ocho manos de trece) o 13 500 (manos de trece hasta que alguien tenga 500 puntos).
rules-new-pack = ¿Cuál es la carta más baja de la baraja? 2 para las 52 cartas, 7 para 32, 9 para 24.
rules-new-bids = ¿Quién apuesta? 1: nadie. 2: todos, un número de bazas. 3: la apuesta más alta juega un contrato.
rules-new-trump = ¿Cuál es el triunfo? 1: el palo de una carta vuelta. 2: un palo sorteado o nombrado. 3: picas, diamantes, corazones, tréboles y sin triunfo, por turno. 4: no hay.
rules-new-points = ¿Cuánto da una apuesta de {$bid} con {$bid}, {$fewer} o {$more} bazas? Tres números, por ejemplo 14 -1 -1.
rules-new-tricks = ¿Qué puntúa? 1: un punto por baza. 2: un punto por tener más bazas en una mano.
rules-new-again = {$reply} no responde a la pregunta.
rules-new-unattended = Las reglas se preguntan en un terminal, una pregunta tras otra.
rules-new-contract = Un contrato necesita sus apuestas y lo que paga cada una: hay que empezar por un juego que las tenga.
rules-new-contracts = ¿Las apuestas y los puntos de qué juego? {$games}
rules-new-written = Las reglas están en {$file}, donde se pueden cambiar.
rules-find-nothing = Ninguna cláusula, ley ni título del manual contiene todo esto: {$words}.
rules-find-also = También {$rules}{ $more ->
    [0] .
   *[other] {" "}y {$more} más.
}
rules-find-more = { $number ->
    [one] Se omite un resultado más
   *[other] Se omiten {$number} resultados más
}: indicar las reglas o añadir una palabra.
rules-region = { $rules ->
    [serbian] Serbia
    [romanian] Rumania
    [auction-whist] Luxemburgo
    [german] Gran Bretaña
    [contract-whist] Gran Bretaña
    [nomination-whist] Gran Bretaña
    [judgement] India
    [plump] Suecia
    [boerenbridge] Países Bajos
    [pocha] España
    [wizard] Canadá
    [skull-king] Estados Unidos
    [call-break] Nepal, India
    [whist] Gran Bretaña
    [spades] Estados Unidos
    [belote] Francia
    [coinche] Francia
    [schieber] Suiza
    [tarneeb] Levante
    [euchre] Estados Unidos, Canadá
    [solo-whist] Gran Bretaña
    [wiezen] Bélgica
    [skat] Alemania
    [hearts] Estados Unidos
    [king] Rusia, Portugal
    [rentz] Rumania
    [barbu] Francia
    [bid-whist] Estados Unidos
    [five-hundred] Australia
    [hokm] Irán
    [klaverjassen] Países Bajos
    [nap] Gran Bretaña
    [pinochle] Estados Unidos
    [pitch] Estados Unidos
    [sergeant-major] Gran Bretaña
    [doppelkopf] Alemania
    [schafkopf] Alemania
    [stiche-raten] Alemania, Suiza
    [sueca] Portugal
    [trex] Levante
    [twenty-eight] India
   *[none] {""}
}
