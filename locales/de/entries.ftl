entry-game-begun = begonnen: {$rules}
entry-mark-deal = (Spiel {$deal})
entry-mark-taken-back = (zurückgenommen)
entry-mark-fixed = (berichtigt durch Eintrag {$entry})
entry-trump-named = {$trump}, vom Geber genannt
entry-trump = Trumpf: {$trump}
entry-trump-turned = {$trump} aufgedeckt
entry-card-turned = {$card} aufgedeckt
entry-bid = {$player} sagt {$number} an
entry-took = Stiche: {$player} {$number}
entry-dealer = Geber {$player}
entry-leave = {$newcomer} übernimmt den Platz von {$player}
entry-swap = {$player} und {$other} tauschen die Plätze
entry-rename = {$old_name} heißt {$name}, in jedem Spiel der Partie
entry-redeal = neu gegeben; der Geber bleibt
entry-extra = Zusatzspiel: {$extra}
entry-title = Name „{$title}“
entry-day = gespielt am {$day}
entry-note-on-deal = Notiz zu Spiel {$deal}: „{$note}“
entry-contract = Kontrakt: {$contract}
entry-fixed = Spiel {$deal} berichtigt: {$changes}
entry-fixed-apart = berichtigt: {$changes}
entry-undone = Eintrag {$entry} zurückgenommen
entry-redone = Eintrag {$entry} wiederhergestellt
entry-note = Notiz: „{$note}“
entry-against-rules = {$act}, gegen die Regeln
entry-nothing = nichts
entry-removed = gestrichen: „{$old}“ (Eintrag {$entry})
entry-change = {$new} (bisher: {$old}; Eintrag {$entry})
entry-calls = Gebote: {$calls}
entry-end = { $abandoned ->
    [true] Partie von der Runde abgebrochen
   *[other] Partie von der Runde beendet
}
entry-end-reason = {$end}: „{$reason}“
entry-redeal-next = neu gegeben; der nächste Spieler gibt
entry-annul = Spiel {$deal} zählt nicht; { $is_left_out ->
    [true] dafür wird nichts gespielt
   *[other] es wird neu gespielt
}
entry-join = {$player} steigt ein, mit {$points} zu Beginn
entry-return = {$player} spielt wieder mit
entry-left = {$player} verlässt den Tisch
entry-incident = Vorfall {$number}: {$what} [{$clauses}]{ $state ->
    [ruled] {""}
    [open] ; die Wahl ist offen
    [waived] ; darauf wird verzichtet
   *[taken] ; gewählt: {$taken}
}
entry-choice = Vorfall {$number}: { $waived ->
    [true] darauf wird verzichtet
   *[other] gewählt: {$taken}
}
