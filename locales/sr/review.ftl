revoke-play = u štihu {$trick} izašlo se bojom {$suit}, a {$player} igra {$card}
revoke-lead = u štihu {$trick} {$player} izlazi sa {$card}, pre nego što je {$suit} igran
revoke-proof-played = u štihu {$trick} {$player} igra {$card}, a ta karta je tada bila u ruci
revoke-proof-taken = {$player} posle štiha {$trick} uzima {$card} sa talona i još je ima
revoke-proof-counted = karata drugih boja koje niko nije video premalo je da popune ruku ({$player}), pa je u njoj bilo boje {$cards}
revoke-proven = Dokazan je renons ({$player}): {$play}; {$proof}.
revoke-among-plays = Bar nešto od ovoga je renons, ali nije dokazano šta: {$plays}.
false-call-join = Pridruživanje je bilo bez pokrića ({$player}): poziv je bio {$suit}, a ruka nije imala tu boju.
false-call-trou = ruka nije imala tačno tri asa
false-call-pass-trou = ruka je imala tačno tri asa
false-call-partner = {$partner} (najavljuje {$caller}) je partner bez četvrtog asa; možda je kontrakt pogrešno upisan
false-call-aces = {$player} igra {$cards}
false-call = { $call ->
    [partner] Partnerstvo
   *[other] {$call}
} je bilo bez pokrića ({$player}): {$reason}. {$aces}.
revoke-penalty = {$rule} Kazna nije propisana, pa odlučuju igrači.
revoke-penalty-laws = {$rule} Kazna je u zakonima po kojima se igra: {$laws}.
review-without-cards = nema boje {$cards}
review-shown-lasting = {$player} {$missing}
review-shown-at-trick = {$player} {$missing} (štih {$trick})
review-shown = Pokazano{ $doubted ->
    [true] , osim ako je bio renons: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Dokazuje štih {$trick}.
review-play-legal = {$play}: po pravilima.
review-play-open = {$play}: nije dokazano ni jedno ni drugo.
false-call-proven-by-trick = Dokazuje štih {$trick}.
review-tricks-all = svi štihovi
review-tricks-some = {$tricks} od {$total} štihova
review-all-legal = sve je odigrano po pravilima
review-no-revoke = nijedan renons nije dokazan
review-revokes-unlocated = bar { $revokes ->
    [one] {$revokes} renons
    [few] {$revokes} renonsa
   *[other] {$revokes} renonsa
}, ali nije dokazano kojom kartom
review-revokes-proven = { $revokes ->
    [one] dokazan je {$revokes} renons
    [few] dokazana su {$revokes} renonsa
   *[other] dokazano je {$revokes} renonsa
}
review-revokes-both = { $revokes ->
    [one] dokazan je {$revokes} renons
    [few] dokazana su {$revokes} renonsa
   *[other] dokazano je {$revokes} renonsa
}, i bar još {$more}, ali nije dokazano kojim kartama
review-limit-unseen = karte koje niko nije video mogle bi da pokažu više
review-limit-unrecorded = neupisane karte mogle bi da pokažu više
review-result = Po kartama, {$tricks}: {$findings}.
