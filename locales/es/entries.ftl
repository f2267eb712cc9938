entry-game-begun = empieza: {$rules}
entry-mark-deal = (mano {$deal})
entry-mark-taken-back = (deshecha)
entry-mark-fixed = (corregida por la anotación {$entry})
entry-trump-named = quien reparte nombra {$trump}
entry-trump = triunfo: {$trump}
entry-trump-turned = palo vuelto: {$trump}
entry-card-turned = carta vuelta: {$card}
entry-bid = {$player} pide {$number}
entry-took = {$player} hace {$number}
entry-dealer = reparte {$player}
entry-leave = {$newcomer} sustituye a {$player}
entry-swap = {$player} y {$other} cambian de sitio
entry-rename = {$old_name} es {$name}, en todas las manos de la partida
entry-redeal = mano anulada; vuelve a repartir el mismo jugador
entry-extra = mano adicional: {$extra}
entry-title = título «{$title}»
entry-day = jugada el {$day}
entry-note-on-deal = nota a la mano {$deal}: «{$note}»
entry-contract = contrato: {$contract}
entry-fixed = corregida la mano {$deal}: {$changes}
entry-fixed-apart = corregido: {$changes}
entry-undone = deshecha la anotación {$entry}
entry-redone = rehecha la anotación {$entry}
entry-note = nota: «{$note}»
entry-against-rules = {$act}, contra las reglas
entry-nothing = nada
entry-removed = quitado «{$old}» (anotación {$entry})
entry-change = {$new} (antes: {$old}; anotación {$entry})
entry-calls = voces: {$calls}
entry-end = { $abandoned ->
    [true] la mesa abandonó la partida
   *[other] la mesa acabó la partida
}
entry-end-reason = {$end}: «{$reason}»
entry-redeal-next = mano anulada; la reparte el jugador siguiente
entry-annul = la mano {$deal} no cuenta; { $is_left_out ->
    [true] no se juega nada en su lugar
   *[other] se juega otra vez
}
entry-join = {$player} entra con {$points}
entry-return = vuelve {$player}
entry-left = {$player} deja la mesa
entry-incident = incidente {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; la elección está abierta
    [waived] ; se renuncia a ella
   *[taken] ; elegido: {$taken}
}
entry-choice = incidente {$number}: { $waived ->
    [true] se renuncia a elegir
   *[other] elegido: {$taken}
}
