what-if-as-played = (wie gespielt)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Nach einer anderen wäre die Partie vielleicht nach einem anderen Spiel zu Ende gewesen.
what-if-bids-as-made = Diese Spiele wurden nach „{$score}“ angesagt und gespielt: Nach einer anderen Regel hätte man anders angesagt und gespielt.
what-if-refusal-other-play = {$changes} würde die Spiele ändern oder was darin erlaubt war. Vergleichen lässt sich nur, was Punkte ändert: die Wertung, die Prämien und was Gezähltes, Kontrakte oder eine Summe von null wert sind.
what-if-refusal-other-tricks = {$changes} zählt andere Stiche als die in dieser Partie eingetragenen.
what-if-refusal-trump-missing = Nach {$changes} hängen Punkte vom Trumpf ab, und der ist nicht eingetragen für { $deal_count ->
    [one] Spiel
   *[other] die Spiele
} {$deals}.
what-if-comparison = {$side} gegen {$rival}: {$lead} wie gespielt, {$new_lead} nach {$rule}.
what-if-no-difference = Kein Spiel macht zwischen ihnen einen Unterschied.
what-if-lead-level = gleichauf
what-if-lead-ahead = {$points} Vorsprung
what-if-lead-behind = {$points} Rückstand
what-if-points-same = {$side} {$points} in beiden Fällen
what-if-points-changed = {$side} {$points} statt {$former_points}
what-if-side-loses = {$side}: {$points} gegenüber {$rival} verloren
what-if-side-gains = {$side}: {$points} gegenüber {$rival} gewonnen
what-if-deal-difference = Spiel {$deal} ({ $cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}): {$hands}; {$gain}
what-if-winner-same = Auch nach {$rule} { $is_over ->
    [true] Sieger
   *[false] in Führung
}: {$winners}.
what-if-winner-other = { $is_over ->
    [true] Sieger
   *[false] In Führung
} nach {$rule}: {$winners} (statt {$former_winners}).
what-if-decided-at-start = Vom ersten bis zum letzten Spiel in Führung: {$sides}.
what-if-decided-by-last-deal = Das letzte Spiel, {$deal}, entschied.
what-if-decided-by-deal = Spiel {$deal} entschied; von da an in Führung: {$sides}.
