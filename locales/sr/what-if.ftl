what-if-as-played = (kako je igrano)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Po drugom bi se partija možda završila posle drugog deljenja.
what-if-bids-as-made = Ova deljenja su licitirana i igrana po pravilu {$score}: po drugom bi igrači drukčije licitirali i igrali.
what-if-refusal-other-play = {$changes} bi promenilo deljenja ili ono što je u njima bilo dozvoljeno. Porediti se može samo ono što menja poene: bodovanje, premije i vrednost onoga što se još broji, kontrakata ili zbira nula.
what-if-refusal-other-tricks = {$changes} broji druge štihove nego što su u ovoj partiji upisani.
what-if-refusal-trump-missing = Po {$changes} poeni zavise od aduta, a on nije upisan za { $deal_count ->
    [one] deljenje
    [few] deljenja
   *[other] deljenja
} {$deals}.
what-if-comparison = {$side} (prema: {$rival}): {$lead} kako je igrano, {$new_lead} po {$rule}.
what-if-no-difference = Između njih nijedno deljenje ne čini razliku.
what-if-lead-level = izjednačeno
what-if-lead-ahead = prednost {$points}
what-if-lead-behind = zaostatak {$points}
what-if-points-same = {$side} {$points} u oba slučaja
what-if-points-changed = {$side} {$points} umesto {$former_points}
what-if-side-loses = {$side} gubi {$points} (prema: {$rival})
what-if-side-gains = {$side} dobija {$points} (prema: {$rival})
what-if-deal-difference = deljenje {$deal} ({ $cards ->
    [one] {$cards} karta
    [few] {$cards} karte
   *[other] {$cards} karata
}): {$hands}; {$gain}
what-if-winner-same = I po bodovanju {$rule} { $is_over ->
    [true] pobeđuje
   *[false] vodi
} {$winners}.
what-if-winner-other = Po {$rule} { $is_over ->
    [true] pobeđuje
   *[false] vodi
} {$winners}, a ne {$former_winners}.
what-if-decided-at-start = Od prvog do poslednjeg deljenja vodi {$sides}.
what-if-decided-by-last-deal = Odlučilo je poslednje deljenje, {$deal}.
what-if-decided-by-deal = Odlučilo je deljenje {$deal}: od tada vodi {$sides}.
