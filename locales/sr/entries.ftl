entry-game-begun = početak: {$rules}
entry-mark-deal = (deljenje {$deal})
entry-mark-taken-back = (poništeno)
entry-mark-fixed = (ispravljeno unosom {$entry})
entry-trump-named = {$trump}, bira delilac
entry-trump = adut: {$trump}
entry-trump-turned = okrenuta boja {$trump}
entry-card-turned = okrenuta karta {$card}
entry-bid = {$player} licitira {$number}
entry-took = štihovi: {$player} {$number}
entry-dealer = deli {$player}
entry-leave = smena: {$player} → {$newcomer}
entry-swap = {$player} i {$other} menjaju mesta
entry-rename = {$old_name} se zove {$name}, u svakom deljenju partije
entry-redeal = poništeno deljenje; isti delilac deli ponovo
entry-extra = dodatno deljenje: {$extra}
entry-title = naslov „{$title}“
entry-day = {$day} je dan igre
entry-note-on-deal = beleška uz deljenje {$deal}: „{$note}“
entry-contract = kontrakt: {$contract}
entry-fixed = ispravljeno deljenje {$deal}: {$changes}
entry-fixed-apart = ispravljeno: {$changes}
entry-undone = poništen unos {$entry}
entry-redone = vraćen unos {$entry}
entry-note = beleška: „{$note}“
entry-against-rules = {$act}, protiv pravila
entry-nothing = ništa
entry-removed = izbrisano „{$old}“ (unos {$entry})
entry-change = {$new} (ranije: {$old}; unos {$entry})
entry-calls = najave: {$calls}
entry-end = { $abandoned ->
    [true] partija prekinuta dogovorom
   *[other] partija završena dogovorom
}
entry-end-reason = {$end}: „{$reason}“
entry-redeal-next = poništeno deljenje; deli sledeći igrač
entry-annul = deljenje {$deal} se ne računa; { $is_left_out ->
    [true] ništa se ne igra umesto njega
   *[other] igra se ponovo
}
entry-join = {$player} ulazi u igru, sa početnih {$points}
entry-return = {$player} se vraća u igru
entry-left = {$player} napušta igru
entry-incident = nepravilnost {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; izbor je otvoren
    [waived] ; oprošteno
   *[taken] ; izabrano: {$taken}
}
entry-choice = nepravilnost {$number}: { $waived ->
    [true] oprošteno
   *[other] izabrano: {$taken}
}
