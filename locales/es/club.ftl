# Las veladas del club: varias mesas, con personas que pasan de una a otra.
event-ready = La velada {$event} está lista: {$title}.
event-entry-entered = Hecha la inscripción {$number} {$players}.
event-entries-counted = { $number ->
    [one] {$number} inscripción
   *[other] {$number} inscripciones
}. Mesas: {$sizes}.
event-entries-other = Con una más: {$more}. Con una menos: {$fewer}.
event-entries-bench = {$sizes}; { $number ->
    [one] descansa {$number}
   *[other] descansan {$number}
}
event-entry-away = {$number} {$players} falta desde la ronda {$round}.
event-entry-back = {$number} {$players} vuelve desde la ronda {$round}.
event-person-changed = Desde la ronda {$round}, {$player} juega como {$number} en lugar de {$old_name}.
event-name-corrected = El nombre de la inscripción {$number} se escribe {$player}.
event-exported = La velada {$event} está en {$file}.
event-imported = La velada {$event} está aquí: {$title}.
event-entry-paid = {$number} {$players} ha pagado {$amount}.
event-money-counted = Pagado hasta ahora: {$amount}, por {$paid} de {$number}.
event-round-drawn = Ronda {$round}, semilla {$seed}, intento {$attempt}.
event-round-drawn-again = Ronda {$round} sorteada otra vez, semilla {$seed}, intento {$attempt}: {$reason}.
event-table-seats = Mesa {$table}: {$players}
event-bench-seats = Descansan: {$players}
event-meetings-new = En ninguna mesa repite nadie con nadie.
event-meetings-again = { $number ->
    [one] {$number} par ya se ha encontrado antes.
   *[other] {$number} pares ya se han encontrado antes.
}
event-seats-corrected = Ronda {$round}, mesa {$table}: allí se sentaron {$players}.
event-seats-corrected-because = Ronda {$round}, mesa {$table}: allí se sentaron {$players}, con el motivo «{$reason}».
event-clock-started = La ronda {$round} dura {$minutes} minutos.
event-result-entered = Ronda {$round}, mesa {$table}: {$result}.
event-result-changed = Ronda {$round}, mesa {$table}: {$result}, con el motivo «{$reason}».
event-result-not-played = Ronda {$round}, mesa {$table}: sin jugar.
event-result-winner = Ronda {$round}, mesa {$table}: victoria de {$players}.
event-table-agreed = Ronda {$round}, mesa {$table}: de acuerdo.
event-table-disputed = Ronda {$round}, mesa {$table}: resultado impugnado.
event-table-disputed-by = Ronda {$round}, mesa {$table}: {$players} impugna el resultado.
event-table-agreed-by = Ronda {$round}, mesa {$table}: {$players} está de acuerdo.
event-round-closed = Los resultados de la ronda {$round} son definitivos.
event-points-adjusted = {$number} {$players}: {$points} puntos en la ronda {$round}, con el motivo «{$reason}».
event-rank-changed = Ahora deciden por orden: {$criteria}; motivo: «{$reason}».
event-note-made = Nota: {$text}
event-over = La velada ha terminado.
event-act-undone = Deshecho: {$act}
event-act-redone = Rehecho: {$act}
event-all-tables-in = Están todas las mesas.
event-tables-out = Faltan aún: {$tables}.
event-places-changed = Puestos cambiados: {$changes}.
event-place-change = {$number} {$players} {$before} → {$after}
event-tables-uneven = Las mesas no son iguales y la clasificación empieza por los puntos: en una mesa mayor se juegan más o menos.
event-stations-repeat = Desde la ronda {$round} algunos vuelven a encontrarse.
event-partners-again = Antiguas parejas pueden volver a encontrarse.
event-cut-lot = {$player} y {$other} empataban según todos los criterios: pasa {$player} por sorteo.
event-cut-changed = Con esto, {$players} jugaría desde la ronda {$round} en lugar de {$others}, pero los sitios se mantienen.
event-draws-sound = Cada sorteo es el que da su semilla.
event-draw-differs = La ronda {$round} no está sentada como da su semilla.
event-nothing-drawn = Aún no se ha sorteado ninguna ronda.
event-table-state = { $state ->
    [open] nada aún
    [entered] anotada
    [agreed] confirmada
    [closed] definitiva
   *[not-played] sin jugar
}
event-table-playing = mano {$deal} jugada
event-flag = { $flag ->
    [early] anotado pronto
    [far] lejos de todos los demás
    [repeated] igual que en la ronda anterior
    [changed] cambiado tras el acuerdo
    [unfinished] sin terminar al cerrarse
   *[disputed] impugnado
}
event-criterion = { $criterion ->
    [points] puntos
    [match] puntos de mesa
    [wins] victorias
    [made] manos acertadas
    [met] sus propios encuentros
    [best] mejores rondas
    [last] últimas rondas
    [table] última mesa
   *[lot] sorteo
}
event-ranked-by = Desde la ronda {$round} deciden por orden: {$criteria}.
event-rounds-title = Puntos por ronda
event-left-early = Se fueron antes y no tienen puesto: {$players}.
event-results-missing = Faltan resultados: {$tables}.
event-table-named = ronda {$round} mesa {$table}
event-tables-named = ronda {$round} { $number ->
    [one] mesa
   *[other] mesas
} {$tables}
event-explain-played = Ronda {$round}: mesa {$table}, sitio {$seat}, {$points} puntos, {$match_points} puntos de mesa.
event-explain-open = Ronda {$round}: mesa {$table}, sitio {$seat}, aún sin resultado.
event-explain-bench = Ronda {$round}: descanso, {$points} puntos.
event-explain-away = Ronda {$round}: ausencia.
event-explain-against = Puesto {$place} con {$points} puntos y {$match_points} puntos de mesa, decidido frente a {$players} por {$criterion}.
event-explain-place = Puesto {$place} con {$points} puntos y {$match_points} puntos de mesa, decidido por {$criterion}.
event-explain-equal = Puesto {$place} con {$points} puntos y {$match_points} puntos de mesa, en empate tras todos los criterios.
event-prize-won = {$prize}: {$players}
event-no-prizes = La velada no tiene premios.
event-no-events = Aún no hay ninguna velada.
event-state-running = ronda {$round}
event-heading = { $column ->
    [number] n.º
    [place] puesto
    [name] nombre
    [points] puntos
    [match] mesa
    [wins] ganadas
    [made] aciertos
    [decided] decide
    [table] mesa
    [seat] sitio
    [event] velada
    [title] título
    [entries] inscripciones
    [day] día
    [round] ronda
    [result] resultado
   *[initials] iniciales
}
event-refusal-no-event = No hay ninguna velada {$event}.{$suggestion}
event-refusal-none-chosen = No se ha elegido ninguna velada.
event-refusal-exists = Ya hay una velada {$event}.
event-refusal-unreadable = No se puede confiar en el diario de la velada {$event}: {$reason}
event-refusal-no-kind = No hay veladas de la clase {$kind}.{$suggestion}
event-refusal-plan = El plan no se puede leer: {$reason}.
event-refusal-plan-key = Un plan no tiene ninguna clave {$key}.{$suggestion}
event-refusal-plan-value = {$key} no puede ser {$value} en un plan.
event-journal-not-first = su primera línea no es la de una velada
event-journal-line = línea {$line}: {$reason}
event-refusal-ended = La velada ha terminado.
event-refusal-no-entry = No hay ninguna inscripción {$name}.
event-refusal-several-entries = {$name} puede ser {$numbers}.
event-refusal-name = {$name} no puede ser el nombre de una inscripción: un nombre tiene de 1 a 40 caracteres visibles, sin +, y no es un número.
event-refusal-too-many = Una velada tiene como máximo {$most} inscripciones.
event-refusal-too-many-tables = Una ronda tiene como máximo {$most} mesas, y esta tendría {$tables}.
event-refusal-people = En esta velada una inscripción es { $number ->
    [one] una persona
   *[other] una pareja, como Ana+Bo
}.
event-refusal-seating = { $present ->
    [one] {$present} inscripción no se puede sentar
   *[other] {$present} inscripciones no se pueden sentar
}: hacen falta {$least} como mínimo{ $has_most ->
    [true] {" "}y {$most} como máximo
   *[false] {""}
}.
event-refusal-no-round = { $rounds ->
    [0] Aún no se ha sorteado ninguna ronda
   *[other] La ronda {$round} no está sorteada: la última es la {$rounds}
}.
event-refusal-no-table = No hay mesa {$table}: { $tables ->
    [one] hay {$tables} mesa.
   *[other] hay {$tables} mesas.
}
event-refusal-tables-open = En la ronda {$round} falta aún el resultado de { $number ->
    [one] la mesa
   *[other] las mesas
} {$tables}.
event-refusal-needs-winner = Los puntos son iguales en { $number ->
    [one] la mesa
   *[other] las mesas
} {$tables}, así que hay que decir quién cambia de mesa: se corta la baraja.
event-refusal-all-drawn = La ronda {$round} era la última.
event-refusal-begun = La ronda {$round} ya ha empezado, así que no se puede sortear otra vez.
event-refusal-form = {$text} no tiene la forma {$form}.
event-refusal-no-side = En esta mesa no hay bando {$side}: hay {$sides}.
event-refusal-people-settled = La ronda {$round} ya ha empezado, así que está claro quién la juega.
event-refusal-own-result = El bando de {$number} anotó este resultado: debe confirmarlo alguien de otro bando.
event-refusal-not-at-table = {$number} no está en la mesa {$table}.
event-refusal-needs-reason = Este resultado es definitivo: hay que decir por qué cambia.
event-refusal-sides = { $given ->
    [one] Hay {$given} número
   *[other] Hay {$given} números
}, y hacen falta {$needed}.
event-refusal-sum = Los puntos suman {$given}, no {$sum}.
event-refusal-step = { $is_whole ->
    [true] {$points} no es un número entero.
   *[other] {$points} no es múltiplo de {$step}.
}
event-refusal-bounds = {$points} no es posible en una mesa: { $limits ->
    [both] de {$low} a {$high}
    [least] como mínimo {$low}
   *[most] como máximo {$high}
}.
event-refusal-typed = Los resultados de la velada {$event} se escriben, así que sus mesas no tienen partidas.
event-refusal-other-entries = En estos sitios tienen que estar las mismas inscripciones que antes: {$numbers}.
event-refusal-unchanged = Ya está así.
event-refusal-nothing-to-undo = No queda nada que deshacer.
event-refusal-nothing-to-redo = No se ha deshecho nada.
event-refusal-fixed-tables = Las mesas salen del movimiento, así que nadie puede pedir una.
hint-event-add = inscribir personas
hint-event-draw = sortear la ronda siguiente
hint-event-result = anotar un resultado
hint-event-winner = decir quién ganó
hint-event-reason = dar el motivo
hint-event-status = ver cómo está
hint-event-standings = ver la clasificación
hint-event-kind = ver las claves de una clase
hint-event-kinds = ver las clases
hint-event-new = empezar una velada
hint-event-choose = nombrarla
hint-event-list = ver las veladas
hint-event-undo = deshacerlo
room-code-director = Para dirigir la velada: solo para el director
room-refusal-link = Este enlace no anota eso.
room-refusal-meanwhile = Desde que se mostró esta página se anotó otra cosa: mírelo y envíe esto otra vez si todavía procede.
room-refusal-agreed = Este resultado está confirmado: llame al director.
room-replace-question = {$result} se anotó a las {$at}. Para cambiarlo, anote el resultado otra vez.
room-dispute-button = Está mal
room-enter-button = Anotar el resultado
room-keeper-label = ¿Quién anota?
room-game-link = Anotar mano a mano
room-agree-elsewhere = El otro bando confirma en su propia página.
room-agree-button = {$player} está de acuerdo
room-agree-question = ¿Es correcto?
room-table-empty = En la ronda {$round} no hay nadie aquí.
room-line-label = Cualquier orden de hoyle event que anote algo, como result 2 7 o substitute 3 Zoe
room-states-title = Mesas
room-signs-title = Carteles y tarjetas con enlaces
room-next-bench = {$player} descansa en la ronda {$round}
room-next-partner = {$player}: ronda {$round}, mesa {$table}, asiento {$seat}, con {$partner} contra {$against}
room-next-seat = {$player}: ronda {$round}, mesa {$table}, asiento {$seat}, contra {$against}
room-close-button = Dar por definitiva la ronda {$round}
room-clock-button = Poner en marcha el reloj
room-draw-button = Sortear la ronda siguiente
room-ranking-title = Clasificación tras la ronda {$round}
room-results-title = Ronda {$round}: los resultados
room-seats-title = Ronda {$round}: los asientos
room-out-title = Mesas sin resultado
room-clock-until = hasta las {$at}
room-table-title = Mesa {$table}
event-none-removed = No hay ninguna velada en la papelera.
event-remove-ask = ¿Mover la velada {$event} a la papelera?
event-remove-done = La velada {$event} está ahora en la papelera.
event-restore-done = Restaurada la velada {$event}.
event-restore-none = No hay ninguna velada {$event} en la papelera.
event-refusal-removed = Hay una velada {$event} en la papelera.
event-demo-title = Ensayo: {$title}
event-demo-ready = El ensayo {$event} está listo, con gente y resultados inventados.
event-print-no-links = Todavía no hay enlaces: hoyle serve los crea la primera vez que se ejecuta.
hint-event-bin = ver las veladas de la papelera
hint-event-entries = elegir otro número
hint-event-remove = quitarla
