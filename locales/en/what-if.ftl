what-if-as-played = (as played)
what-if-total-and-rank = {$total} ({$rank})
what-if-ending-unknown = Under another rule, the game might also have ended after another deal.
what-if-bids-as-made = These deals were bid and played under {$score}: under another rule, players would have bid and played differently.
what-if-refusal-other-play = {$changes} would change the deals, or what was legal in them. Only the score, promotions, and the points of counts, contracts and a total of zero can be compared.
what-if-refusal-other-tricks = {$changes} counts other tricks than those recorded in this game.
what-if-refusal-trump-missing = Under {$changes}, points depend on the trump, which is not recorded for { $deal_count ->
    [one] deal
   *[other] deals
} {$deals}.
what-if-comparison = {$side} against {$rival}: {$lead} as played, {$new_lead} under {$rule}.
what-if-no-difference = No deal makes a difference between them.
what-if-lead-level = level
what-if-lead-ahead = {$points} ahead
what-if-lead-behind = {$points} behind
what-if-points-same = {$side} {$points} either way
what-if-points-changed = {$side} {$points} instead of {$former_points}
what-if-side-loses = {$side} loses {$points} on {$rival}
what-if-side-gains = {$side} gains {$points} on {$rival}
what-if-deal-difference = deal {$deal} ({ $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}): {$hands}; {$gain}
what-if-winner-same = Under {$rule}, {$winners} would also { $is_over ->
    [true] have won
   *[false] be leading
}.
what-if-winner-other = Under {$rule}, {$winners} would { $is_over ->
    [true] have won
   *[false] be leading
}, not {$former_winners}.
what-if-decided-at-start = {$sides} led from the first deal to the end.
what-if-decided-by-last-deal = The last deal, {$deal}, decided it.
what-if-decided-by-deal = Deal {$deal} decided it: {$sides} led from then on.
