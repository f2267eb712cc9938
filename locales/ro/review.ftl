revoke-play = la levata {$trick} s-a ieșit cu {$suit}, iar {$player} a jucat {$card}
revoke-lead = la levata {$trick} {$player} a ieșit cu {$card}, înainte să se joace {$suit}
revoke-proof-played = la levata {$trick} {$player} a jucat {$card}, care era atunci în mână
revoke-proof-taken = {$player} a luat {$card} de pe talon după levata {$trick} și o mai are
revoke-proof-counted = cărțile nevăzute de alte culori nu ajung pentru mâna acestui jucător ({$player}), deci avea {$cards}
revoke-proven = Renonsă dovedită, {$player}: {$play}; {$proof}.
revoke-among-plays = Cel puțin una dintre acestea a fost renonsă, dar nu este dovedit care: {$plays}.
false-call-join = Susținere falsă, {$player}: cererea era în {$suit}, iar în mână nu era {$suit}.
false-call-trou = în mână nu erau exact trei ași
false-call-pass-trou = în mână erau exact trei ași
false-call-partner = {$partner}, partener cu {$caller}, nu avea al patrulea as; poate că s-a notat greșit contractul
false-call-aces = {$player} a jucat {$cards}
false-call = Anunț fals ({ $call ->
    [partner] parteneriat
   *[other] {$call}
}), {$player}: {$reason}. {$aces}.
revoke-penalty = {$rule} Nu prevede o penalizare, deci decide masa.
revoke-penalty-laws = {$rule} Penalizarea este în legile după care se joacă: {$laws}.
review-without-cards = fără {$cards}
review-shown-lasting = {$player} este {$missing}
review-shown-at-trick = {$player} era {$missing} la levata {$trick}
review-shown = Rezultă{ $doubted ->
    [true] , dacă nu a fost renonsă: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Dovedit de levata {$trick}.
review-play-legal = {$play}: permis.
review-play-open = {$play}: nedovedit, nici într-un fel, nici în altul.
false-call-proven-by-trick = Dovedit de levata {$trick}.
review-tricks-all = toate levatele
review-tricks-some = {$tricks} din { $total ->
    [other] {$total} de levate
   *[few] {$total} levate
}
review-all-legal = totul s-a jucat după reguli
review-no-revoke = nicio renonsă nu este dovedită
review-revokes-unlocated = cel puțin { $revokes ->
    [one] {$revokes} renonsă
    [few] {$revokes} renonse
   *[other] {$revokes} de renonse
}, dar nu este dovedit la ce carte
review-revokes-proven = { $revokes ->
    [one] {$revokes} renonsă dovedită
    [few] {$revokes} renonse dovedite
   *[other] {$revokes} de renonse dovedite
}
review-revokes-both = { $revokes ->
    [one] {$revokes} renonsă dovedită
    [few] {$revokes} renonse dovedite
   *[other] {$revokes} de renonse dovedite
} și încă cel puțin {$more}, dar nu este dovedit la ce cărți
review-limit-unseen = cărțile pe care nu le-a văzut nimeni ar putea dovedi mai mult
review-limit-unrecorded = cărțile nenotate ar putea dovedi mai mult
review-result = După cărți ({$tricks}): {$findings}.
