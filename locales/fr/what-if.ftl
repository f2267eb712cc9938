what-if-as-played = (partie jouée)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Selon une autre, la partie aurait peut-être fini après une autre donne.
what-if-bids-as-made = Ces donnes ont été annoncées et jouées selon {$score} : avec une autre règle, on aurait annoncé et joué autrement.
what-if-refusal-other-play = {$changes} changerait les donnes, ou ce qui y était permis. Ne se compare que ce qui change les points : le barème, les primes, et ce que valent comptes, contrats ou un total de zéro.
what-if-refusal-other-tricks = {$changes} compte d’autres plis que ceux notés dans cette partie.
what-if-refusal-trump-missing = Selon {$changes}, les points dépendent de l’atout, qui n’est pas noté pour { $deal_count ->
    [one] la donne
   *[other] les donnes
} {$deals}.
what-if-comparison = {$side} contre {$rival} : {$lead} dans la partie jouée, {$new_lead} selon {$rule}.
what-if-no-difference = Aucune donne ne les départage.
what-if-lead-level = à égalité
what-if-lead-ahead = {$points} d’avance
what-if-lead-behind = {$points} de retard
what-if-points-same = {$side} {$points} dans les deux cas
what-if-points-changed = {$side} {$points} au lieu de {$former_points}
what-if-side-loses = {$side} perd {$points} sur {$rival}
what-if-side-gains = {$side} gagne {$points} sur {$rival}
what-if-deal-difference = donne {$deal} ({ $cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}) : {$hands} ; {$gain}
what-if-winner-same = Selon {$rule}, { $is_over ->
    [true] la victoire serait aussi revenue
   *[false] la tête reviendrait aussi
} à {$winners}.
what-if-winner-other = Selon {$rule}, { $is_over ->
    [true] la victoire serait revenue
   *[false] la tête reviendrait
} à {$winners}, et non à {$former_winners}.
what-if-decided-at-start = De la première à la dernière donne, en tête : {$sides}.
what-if-decided-by-last-deal = La dernière donne, {$deal}, a tout décidé.
what-if-decided-by-deal = La donne {$deal} a tout décidé ; ensuite, en tête : {$sides}.
