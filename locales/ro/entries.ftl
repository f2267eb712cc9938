entry-game-begun = începută: {$rules}
entry-mark-deal = (runda {$deal})
entry-mark-taken-back = (anulat)
entry-mark-fixed = (corectat de înregistrarea {$entry})
entry-trump-named = {$trump}, la alegerea împărțitorului
entry-trump = atu: {$trump}
entry-trump-turned = întors: {$trump}
entry-card-turned = întoarsă: {$card}
entry-bid = {$player} licitează {$number}
entry-took = levate: {$player} {$number}
entry-dealer = împarte {$player}
entry-leave = {$newcomer} în loc de {$player}
entry-swap = {$player} și {$other} fac schimb de locuri
entry-rename = {$old_name} se numește {$name}, în fiecare rundă a partidei
entry-redeal = rundă nulă; împarte din nou același jucător
entry-extra = rundă suplimentară: {$extra}
entry-title = titlu: „{$title}”
entry-day = jucat la {$day}
entry-note-on-deal = notă la runda {$deal}: „{$note}”
entry-contract = contract: {$contract}
entry-fixed = runda {$deal} corectată: {$changes}
entry-fixed-apart = corectat: {$changes}
entry-undone = înregistrarea {$entry} anulată
entry-redone = înregistrarea {$entry} refăcută
entry-note = notă: „{$note}”
entry-against-rules = {$act}, împotriva regulilor
entry-nothing = nimic
entry-removed = eliminat „{$old}” (înregistrarea {$entry})
entry-change = {$new} (înainte: {$old}; înregistrarea {$entry})
entry-calls = anunțuri: {$calls}
entry-end = { $abandoned ->
    [true] masa a abandonat partida
   *[other] masa a încheiat partida
}
entry-end-reason = {$end}: „{$reason}”
entry-redeal-next = rundă nulă; împarte jucătorul următor
entry-annul = runda {$deal} nu se socotește; { $is_left_out ->
    [true] nu se joacă nimic în locul ei
   *[other] se rejoacă
}
entry-join = {$player} intră în joc, pornind de la {$points}
entry-return = {$player} revine în joc
entry-left = {$player} pleacă de la masă
entry-incident = incidentul {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; alegerea este deschisă
    [waived] ; s-a renunțat
   *[taken] ; ales: {$taken}
}
entry-choice = incidentul {$number}: { $waived ->
    [true] s-a renunțat
   *[other] ales: {$taken}
}
