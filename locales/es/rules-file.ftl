rules-error-format = Su formato es {$format}; esta versión solo lee el formato 1.
rules-error-id = {$id} no puede ser un id: {$reason}.
rules-error-call-word = {$id} no puede ser el id de una apuesta: es una voz por sí mismo.
rules-error-duplicate = {$value} ya está en esta lista.
rules-error-unprintable = Este texto tiene un carácter invisible, o más de 80 caracteres.
rules-error-ends-by-declarer = Solo un contrato puede acabar la partida por el declarante: en una sola partida, con un número de puntos.
rules-error-ends-when = when va en lugar de points, least, games y by, y necesita un plan con «until the end».
rules-error-ends-by-partners = partner es el total del jugador de enfrente: necesita mesas de 4, 6, 8 jugadores, etcétera, en las que nadie descansa, cada uno lleva su propia cuenta y gana el total más alto.
rules-error-out = out necesita una sola partida en la que cada uno lleva su propia cuenta y gana solo.
rules-error-empty = No contiene nada.
rules-error-too-many-rows = Esta lista tiene más de {$most} filas.
rules-error-tricks-counted = counted no puede ser {$counted}: se espera de 1 a {$most} bazas, las que tiene la mano más baja, o "all".
rules-error-tricks-above = above solo sirve con pays = "tricks".
rules-error-tricks-above-all = above tiene que ser menos que counted, {$counted}: si no, ninguna baza puntúa.
rules-error-several-games = Varias mangas necesitan ending.points, y un plan con «until the end».
rules-error-no-zero = no-zero no cambia nada: no hay ninguna promoción en vigor.
rules-error-mark = Una señal tiene de 1 a 4 caracteres visibles.
rules-error-no-table = Ninguna fila de [[tables]] nombra un número de jugadores.
rules-error-score-mismatch = La puntuación {$score} no va con las apuestas: [scoring.hands] va con [bidding.exact], [scoring.contracts] con [bidding.auction] y [scoring.tricks] con bidding = "none".
rules-error-trump-mismatch = El triunfo se nombra en una subasta, y solo ahí; o es el palo de la primera carta.
rules-error-never-ends = Un plan con «until the end» necesita ending.points.
rules-error-out-of-reach = Nadie puede llegar a estos puntos: ninguna mano da puntos.
rules-error-least-out-of-reach = Nadie puede caer hasta este total: ninguna mano cuesta puntos.
rules-error-unit-half = Los factores son múltiplos de ½; para décimas de punto, unit = "0.1".
rules-error-unit-tenth = Los factores son múltiplos de 0.1.
rules-error-tally-most = En una mano puede haber {$least}, así que most tiene que ser {$least} o más.
rules-error-tally-distinct = Los números distintos de {$players} jugadores suman al menos {$least}, y total también.
rules-error-lowest-of-ranks = ranks ya tiene el valor más bajo.
rules-error-no-equal-cards = Solo en dos barajas, con double = true, hay cartas iguales.
rules-error-too-many-jokers = Una baraja tiene como máximo 60 cartas sin palo.
rules-error-not-in-pack = {$card} no está en ninguna baraja de estas reglas.
rules-error-equal-cards = Un mazo necesita una baraja sin cartas iguales, y el anuncio de ases una con cuatro ases.
rules-error-tally-over = Un recuento solo puede depender de las apuestas donde los jugadores piden bazas.
rules-error-tally-half = Un recuento solo puede valer la mitad tras una apuesta fallada con made = true y sin every.
rules-error-tally-table = Los puntos de un recuento están en una tabla, o en points y every.
rules-error-tally-short = A un bando solo le pueden faltar puntos donde ending.points acaba la partida.
rules-error-tally-total = total dice cuántos hay en cada mano; no va con most ni con over.
rules-error-tally-against = Un recuento solo puede ser de un bando del contrato donde una subasta lo decide.
rules-error-nothing-ends-deal = Donde las bazas no dan nada, un recuento con total tiene que acabar la mano.
rules-error-most-below-least = Lo máximo que se puede pedir, {$most}, es menos que lo mínimo, {$least}.
rules-error-redealt-forever = Una mano de { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
} para {$players} jugadores se repartiría sin fin: sus apuestas suman como máximo {$most}, siempre menos de {$below}.
rules-error-hook-never-met = Con {$players} jugadores, ninguna última apuesta puede cumplir nunca la regla de la suma.
rules-error-bid-word = {$word} no puede ser una apuesta: una palabra tiene de 1 a 16 letras minúsculas, cifras y guiones, y empieza por una letra.
rules-error-unknown-bid-word = {$word} no está en bidding.exact.named.{$suggestion}
rules-error-no-partners = Una mesa de {$players} no tiene compañeros enfrente: los hay con 4, 6, 8 jugadores, etcétera, si nadie descansa.
rules-error-called-partner = Los compañeros que se sientan enfrente no pueden liquidar contratos, ni se les puede llamar.
rules-error-numbers-missing = Un objetivo igual al número necesita numbers en su fila.
rules-error-factors-called = Las palabras que multiplican un contrato necesitan contract_only = true.
rules-error-setting-value = El valor {$value} de este ajuste no se puede usar: a estas reglas les falta una de las claves de sets.
rules-error-doubled-in-cycle = Un palo solo dobla los puntos donde el triunfo se vuelve, no en un ciclo fijo.
rules-error-zero-finish = Un total de 0 no puede ganar en {$form}.
rules-error-endless-early = Solo el último paso puede seguir hasta el final.
rules-error-no-deals = Este paso no tiene manos, en ninguna mesa.
rules-error-packets = Cada mano tiene que constar de vueltas enteras de estos paquetes.
rules-error-talon = Solo dos jugadores pueden tomar cartas de un mazo.
rules-error-trumps-missing = A los triunfos les falta {$trumps}.
rules-error-second-trou = Solo puede haber un trou.
rules-error-target-too-high = Un objetivo de { $target ->
    [one] {$target} baza
   *[other] {$target} bazas
} no se puede cumplir: la mano más alta tiene {$tricks}.
rules-error-opponents-given = Estos contratos los liquidan los jugadores: no se pueden indicar contrarios.
rules-error-opponents-missing = Falta la clave opponents.
rules-error-uneven-sides = Una apuesta con compañero solo se puede liquidar entre dos contra dos.
rules-error-several-pairs = Solo una apuesta que se juega a solas la pueden jugar varios.
rules-error-no-opponents = En una mesa de dos, una apuesta con compañero no tendría contrarios.
rules-error-table-size = Una mesa de {$players} no es posible: de 2 a {$most} jugadores, y al menos dos con cartas.
rules-error-deal-count = Con {$players} jugadores tendría { $deals ->
    [one] {$deals} mano
   *[other] {$deals} manos
}; son posibles de 1 a {$most}.
rules-error-pack-below-players = Una baraja de {$pack} cartas es demasiado pequeña para {$players} jugadores.
rules-error-pack-below-deal = Una mano de { $cards ->
    [one] {$cards} carta
   *[other] {$cards} cartas
} para {$players} jugadores necesita más cartas de las que tiene la baraja de {$pack}.
rules-id-empty = está vacío
rules-id-capitals = sus letras tienen que ser minúsculas
rules-id-space = tiene un espacio; usar un guion
rules-id-character = tiene {$character}
rules-id-start = no empieza por una letra
rules-id-too-long = tiene más de 40 caracteres
rules-file-error-too-long = un archivo de reglas tiene como máximo {$most} bytes.
rules-file-error-not-toml = Esto no es TOML: se espera CLAVE = VALOR, [TABLA] o [[LISTA]], con todas las comillas y corchetes cerrados.
rules-file-error-duplicate-key = Esta clave ya se ha dado antes.
rules-file-error-below-table = {$key} es una clave de todo el archivo, así que tiene que estar antes de la primera [tabla].
rules-file-error-one-table = {$key} es una lista de tablas: escribir [[{$key}]].
rules-file-error-quoted = {$key} es un número: escribir {$number} sin comillas.
rules-file-error-missing-key = Falta la clave {$keys}.
rules-file-old-form = Las versiones anteriores lo escribían así. Aún se lee; cambiarlo por `{$now}`.
rules-file-error-exclusive-keys = De {$keys} solo se puede dar una.
rules-file-more-errors = Tiene { $errors ->
    [one] {$errors} error más
   *[other] {$errors} errores más
}.
rules-file-valid = {$file} es válido: {$title}, para {$player_counts} jugadores.
rules-file-header = {$title}. Se puede cambiar cualquier línea, y entonces también el id, el título y las fuentes.
rules-error-unknown-language = Hoyle no tiene el idioma {$language}; se espera {$languages}.
rules-error-unknown-text = No hay ningún texto {$text} que traducir.
rules-error-unprintable-words = Estas palabras tienen más de 500 caracteres, una barra invertida o un carácter invisible.
rules-error-line-break = Las palabras para {$text} tienen un salto de línea. Escribirlas en una sola línea.
rules-error-idle-tie-break = {$word} está dos veces, o después de que el puesto ya se comparta, así que nunca decidiría.
rules-file-error-kind = { $kind ->
    [key] aquí hay una clave desconocida.
    [value] falta un valor, o no es de los que admite su clave.
   *[rules] estas reglas no se pueden jugar.
}
rules-error-law-chooser = Las opciones necesitan quien elija, y quien elige necesita opciones.
rules-error-law-default = {$option} no es una de las opciones.{$suggestion}
rules-error-law-idle = Esta ley no hace nada: necesita do u options.
rules-error-law-tricks = Las bazas no pueden pasar a otro donde cada uno pide las suyas a solas: perder algunas puede ser lo que quería el infractor.
rules-error-law-coverage = Ninguna ley cubre esto: {$kind}{ $facts ->
    [none] {""}
   *[other] , {$facts}
}. Añadir una, o nombrar {$word} en silent.
rules-error-laws-unfit = Las leyes {$set} son para juegos { $need ->
    [sides] con compañeros
    [alone] en los que cada uno juega a solas
    [auction] con subasta
    [tricks] en los que puntúan las bazas
    [lone] con una declaración que se juega sin el compañero
   *[exact] en los que cada uno pide un número de bazas
}.
rules-error-cases-of-tricks = Los casos de recuentos necesitan pays = "nothing".
rules-error-unknown-quantity = {$word} no se cuenta en esta puntuación: elegir entre {$known}.{$suggestion}
rules-error-tally-target = Un objetivo de {$target} no se puede cumplir: lo que cuenta llega como máximo a {$most}.
rules-error-mixed-targets = O todas las apuestas tienen of, o ninguna: una mano acaba con bazas o con recuentos.
rules-error-quota-fit = quota tiene un número por jugador, para pays = "tricks" sin above y sin compañeros.
rules-error-quota-sum = Las cuotas suman {$sum}, pero cuentan {$tricks} bazas de una mano.
