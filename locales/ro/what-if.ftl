what-if-as-played = (cum s-a jucat)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = După alta, partida s-ar fi putut încheia după altă rundă.
what-if-bids-as-made = Aceste runde s-au licitat și s-au jucat după {$score}: cu altă regulă s-ar fi licitat și s-ar fi jucat altfel.
what-if-refusal-other-play = {$changes} ar schimba rundele sau ce era permis în ele. Se poate compara numai ce schimbă punctele: punctajul, bonusurile și cât valorează ce se numără, contractele sau un total de zero.
what-if-refusal-other-tricks = {$changes} numără alte levate decât cele notate în această partidă.
what-if-refusal-trump-missing = După {$changes} punctele depind de atu, iar atuul nu este notat pentru { $deal_count ->
    [one] runda
    [few] rundele
   *[other] rundele
} {$deals}.
what-if-comparison = {$side} contra {$rival}: {$lead} cum s-a jucat, {$new_lead} după {$rule}.
what-if-no-difference = Nicio rundă nu face diferența între ei.
what-if-lead-level = la egalitate
what-if-lead-ahead = cu {$points} în față
what-if-lead-behind = cu {$points} în urmă
what-if-points-same = {$side} {$points} în ambele cazuri
what-if-points-changed = {$side} {$points} în loc de {$former_points}
what-if-side-loses = {$side}: minus {$points} față de {$rival}
what-if-side-gains = {$side}: plus {$points} față de {$rival}
what-if-deal-difference = runda {$deal} ({ $cards ->
    [one] {$cards} carte
    [few] {$cards} cărți
   *[other] {$cards} de cărți
}): {$hands}; {$gain}
what-if-winner-same = Și după {$rule} { $is_over ->
    [true] ar fi câștigat
   *[false] ar conduce
} tot {$winners}.
what-if-winner-other = După {$rule} { $is_over ->
    [true] ar fi câștigat
   *[false] ar conduce
} {$winners}, nu {$former_winners}.
what-if-decided-at-start = În frunte de la prima până la ultima rundă: {$sides}.
what-if-decided-by-last-deal = Decisivă a fost ultima rundă, {$deal}.
what-if-decided-by-deal = Decisivă a fost runda {$deal}; de atunci în frunte: {$sides}.
