what-if-as-played = (zoals gespeeld)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Onder een andere regel had de partij ook na een andere ronde kunnen eindigen.
what-if-bids-as-made = Deze rondes zijn geboden en gespeeld onder {$score}: onder een andere regel hadden de spelers anders geboden en gespeeld.
what-if-refusal-other-play = {$changes} zou de rondes veranderen, of wat erin mocht. Alleen de puntentelling, reeksbonussen, en de punten van tellingen, contracten en een totaal van nul zijn te vergelijken.
what-if-refusal-other-tricks = {$changes} telt andere slagen dan die in deze partij genoteerd zijn.
what-if-refusal-trump-missing = Onder {$changes} hangen de punten af van de troef, en die is niet genoteerd voor { $deal_count ->
    [one] ronde
   *[other] rondes
} {$deals}.
what-if-comparison = {$side} tegen {$rival}: {$lead} zoals gespeeld, {$new_lead} onder {$rule}.
what-if-no-difference = Geen ronde maakt een verschil tussen hen.
what-if-lead-level = gelijk
what-if-lead-ahead = {$points} voor
what-if-lead-behind = {$points} achter
what-if-points-same = {$side} hoe dan ook {$points}
what-if-points-changed = {$side} {$points} in plaats van {$former_points}
what-if-side-loses = {$side} verliest {$points} op {$rival}
what-if-side-gains = {$side} wint {$points} op {$rival}
what-if-deal-difference = ronde {$deal} ({ $cards ->
    [one] {$cards} kaart
   *[other] {$cards} kaarten
}): {$hands}; {$gain}
what-if-winner-same = Onder {$rule} { $is_over ->
    [true] had {$winners} ook gewonnen
   *[false] zou {$winners} ook aan kop staan
}.
what-if-winner-other = Onder {$rule} { $is_over ->
    [true] had {$winners} gewonnen
   *[false] zou {$winners} aan kop staan
}, niet {$former_winners}.
what-if-decided-at-start = Van de eerste ronde tot het einde aan kop: {$sides}.
what-if-decided-by-last-deal = De laatste ronde, {$deal}, besliste het.
what-if-decided-by-deal = Ronde {$deal} besliste het. Vanaf toen aan kop: {$sides}.
