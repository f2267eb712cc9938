board-open-bids = Puede:
board-deal-part = { $part ->
    [bids] apuestas
    [tricks] bazas
    [trump] triunfo
    [tallies] recuentos
    [kind] clase de mano
   *[dealer] reparte
}
board-cell-bid = pide {$bid}
board-cell-took = hace {$tricks}
board-view-title = { $view ->
    [table] mesa
    [sheet] hoja
    [score] tanteo
    [chart] curva
    [log] diario
   *[deal] mano {$deal}
}
act-bid-word = pide {$word}
board-help =
    Basta el teclado numérico.

    En la mesa
     cifras   las apuestas por turno; quién
              gana la baza; la línea de una
              voz; 0 para ver más
     Intro    anotar; el espacio separa
     -        borrar una tecla, o deshacer
     +        rehacer
     /        el palo vuelto; una apuesta
              con palabras; una voz tardía;
              un recuento
     !        qué ha salido mal
     e        quién viene o se va, notas
     n        baza a baza, o en números
    En todas partes
    {" *"}        la vista siguiente
    {" ."}        volver
     + - j k  mover; g G a los extremos
     / en una página: buscar;
              n siguiente, N anterior
    En la hoja
     3 Intro  abrir la mano 3; luego una
              cifra corrige una parte, y f
              todo, con palabras
    Letras
     t mesa  s hoja  b tanteo  c curva
     l diario  ? esto  u deshacer
     r rehacer  q salir
    Al salir no se pierde nada: todo lo
    anotado está en el disco.
board-key-record = Intro anota
board-key-show-changes = Intro muestra qué cambia
board-key-leave = q salir
board-key-trick-by-trick = n baza a baza
board-key-numbers = n números
board-key-numbered-deal = n.º Intro abre una mano
board-typed-deal = mano {$typed}_
board-key-open = Intro la abre
board-typed-search = buscar: {$typed}_
board-key-find = Intro busca
board-key-escape = Esc volver
board-key-next-match = n siguiente
board-key-previous-match = N anterior
board-typed-fix = corregir: {$typed}_
board-key-show = Intro muestra
board-key-record-shown = Intro lo anota así
board-ask-trump = ¿Qué palo se ha vuelto?
board-ask-bid = ¿Qué apuesta se ha hecho?
board-ask-call = ¿Qué voz se ha dicho?
board-ask-tally = ¿Qué se ha contado?
board-key-words = f con palabras
board-label-correct = corregir:
board-digits-one-longer = {$typed} por ahora; con {$digit} será {$number}.
board-digits-some-longer = {$typed} por ahora; con {$first_digit}–{$last_digit} será {$first_number}–{$last_number}.
board-row-readings = {$digits}: ¿{$readings}? Intro pregunta cuál.
board-too-small = El tablero necesita {$columns} columnas y {$rows} filas.
board-tricks-ask-takers = {$typed} de { $total ->
    [one] {$total} baza
   *[other] {$total} bazas
}. Pulsar la cifra de quien gana cada una.
board-tricks-ask-numbers = {$typed} de { $total ->
    [one] {$total} baza
   *[other] {$total} bazas
}. Escribir cuántas hace cada uno, por turno.
board-tricks-rest = El resto para {$player}: {$rest}. Intro para anotar.
board-tricks-too-many = Demasiadas: quedan {$rest} de { $total ->
    [one] {$total} baza
   *[other] {$total} bazas
}.
board-tricks-last-player = Las bazas suman {$total}, así que el último jugador hace {$rest}.
board-search-none = Aún no se ha buscado nada: / busca.
board-search-not-found = No está en esta página: {$text}
board-choice-current = {$label} (ahora)
board-value-change = {$before} → {$after}
board-typed-first = Borrar antes lo que está escrito: {$typed}.
board-tricks-all-typed = { $total ->
    [one] La baza está escrita: Intro la anota, - la retira.
   *[other] Las {$total} bazas están escritas: Intro las anota, - retira la última.
}
board-tricks-missing = Sin anotar: solo {$typed} de { $total ->
    [one] {$total} baza
   *[other] {$total} bazas
}.
board-tricks-taken = Bazas hechas: {$tricks}
board-ask-correction = Mano {$deal}: ¿{ $part ->
    [bids] cuáles son las apuestas correctas
    [tricks] cuáles son las bazas correctas
    [trump] cuál es el triunfo correcto
    [tallies] cuáles son los recuentos correctos
    [kind] cuál es la clase de mano correcta
   *[dealer] quién repartió en realidad
}?
board-number-too-high = Aquí, {$most} como máximo.
board-digit-range = Pulsar una cifra de 1 a {$most}.
board-typed-unrecorded = Escrito pero sin anotar: {$typed}.
board-needs-terminal = El tablero necesita un terminal.
board-all-typed = Están todos los números. Pulsar Intro para { $is_correction ->
    [true] ver qué cambia
   *[false] anotar
}.
board-ask-deal = Escribir el número de una mano empezada y pulsar Intro.
board-quit-key = Ctrl-C cierra.
board-help-title = {" "}Teclas{" "}
board-key-undo = - deshacer
board-key-delete = - borrar
board-key-digits = cifras
board-key-redo = + rehacer
board-key-aside-back = / volver
board-key-view = {"*"} vista
board-key-help = ? teclas
board-key-back = {"."} volver
board-key-scroll = + - mover
board-key-search = / buscar
board-key-table = {"."} mesa
board-key-help-back = ? volver
board-key-help-leave = 0 salir
board-key-aside = / {$entries}
board-aside-bid = apuesta
board-aside-call = voz
board-aside-tally = recuento
board-choice-more = más ({$page} de {$pages})
board-key-any = otra tecla: seguir
board-entry-not-now = n sirve cuando toca anotar bazas: cambia la manera de escribirlas.
board-key-choose = Intro elige
board-key-wrongs = ! incidente
board-key-events = e sucesos
board-cell-declarer = declarante
board-cell-partner = compañero
board-draft-kept = Escrito antes y sin anotar: {$typed}.
board-draft-dropped = Ya no toca, y sin anotar: {$typed}.
board-key-next = Intro sigue
board-contract-row = { $row ->
    [bid] Apuesta
    [trump] Triunfo
    [declarer] Declarante
    [factor] Palabra
   *[partner] Compañero
}
board-key-contract = = contrato
board-all-chosen = Todo elegido. Intro lo anota.
