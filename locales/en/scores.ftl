score-tricks-counted = { $is_last ->
    [true] The last
   *[false] All
} { $counted ->
    [one] {$counted} trick
   *[other] {$counted} tricks
} of a deal count.
score-every-overtrick = Every trick beyond the target counts. {$score}
score-lowest-wins = The lowest total wins.
score-contracts-settled = the players settle each contract among themselves: a player alone gets what the bid pays from each of the others, or pays it to each; of two against two, each loser pays it to one winner
score-contracts-paid = each challenger and each opponent gets what the bid pays
score-tricks-most = 1 point to the player with most of the {$tricks}{ $ties ->
    [true] ; none for a tie
   *[false] {""}
}
score-tricks-most-all = 1 point to the player with most of the tricks{ $ties ->
    [true] ; none for a tie
   *[false] {""}
}
score-tricks-above = 1 point for each trick of a side over {$above}
score-tricks-each = 1 point for each of the {$tricks}
score-tricks-each-all = 1 point for each trick
score-tricks-nothing = tricks score nothing, and what is counted alone makes the deal
score-tricks-title = A point a trick
score-formula-over = tricks over
score-formula-under = tricks under
score-formula-off = tricks off
score-formula-number = number
score-formula-bid = bid
score-formula-took = tricks
score-case-alone = apart from the partner's hand
score-case-blank = no tricks after bidding 1 or more
score-case-zero-made = a bid of 0{ $is_long_deal ->
    [true] , with more cards each than players,
   *[false] {""}
} made
score-case-zero-missed = missed
score-formula-minus = minus
score-hand-result = bid {$bid}, took {$tricks}: {$result}
score-hand-doubled = {$hand}, {$rule}, doubled by {$suit}: {$sum}
score-result-zero-made = made a bid of 0
score-result-zero-missed = {$tricks} over a bid of 0
score-result-blank = took none
score-result-under = {$tricks} under
score-result-over = {$tricks} over
score-result-counts-as-missed = counts as missed
score-promotion-run = promotion {$scheme}: { $length ->
    [one] {$length} deal
   *[other] {$length} deals
} in a row { $is_made ->
    [true] made
   *[false] missed
} (deals {$deals})
score-promotion-spoilt = {$run}, but with a bid of 0: no bonus
score-tricks-because-above = a point each over {$above}
score-tricks-because-each = a point each
score-tricks-because-most = most tricks win the deal
score-tricks-because-tie = a tie
score-tricks-because-fewer = fewer than the opponent
score-tricks-because-not-most = no more than another player
score-tricks-result = took {$tricks} of {$counted}: {$reason}: {$points}
score-by-ruling = by the table's ruling on {$incident}: “{$reason}”: {$points}
score-by-laws = by the laws
score-by-incident = by the laws, incident {$number} [{$clauses}]: {$points}
score-won-before = no points, since the penalty had won the game before the tricks counted
explanation-refusal-past-end = This game has { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}.
explanation-refusal-unfinished = Deal {$deal} has not been played out yet; the latest is deal {$latest}.
score-refusal-hand-impossible = {$hand} is not possible in a deal of {$cards}.
score-remedy-hand = Give 0 to {$most} for the bid, and for the tricks.
score-refusal-tricks = {$number} is not a number of tricks that can count.
score-remedy-most-tricks = Give 0 to {$most}.
score-refusal-contract = {$bid} cannot be scored with {$tricks} tricks.
score-by-rules = By {$clauses}
score-sat-out = Sat out as the dead hand, by {$clause}
score-not-at-table = Did not play in this deal
score-refusal-depends-on-others = In {$title}, what a side scores depends on the tricks of all others.
score-refusal-not-hand = {$hand} is not a bid with its tricks: expected one such as 3/2.
explanation-refusal-none-played = No deal has been played out yet.
explanation-refusal-several = One deal and one player are explained at a time.
score-refusal-incomplete = More is needed to work out the score.
score-refusal-tricks-apart = Give each bid with its tricks, such as 3/2; tricks on their own are for contracts.
explanation-points = {$player} {$reason}
explanation-points-by = {$player} ({$by}): {$reason}
score-condition-word = { $word ->
    [and] and
    [made] made
    [missed] missed
    [over] over
    [under] under
    [bid] bid
    [took] took
    [off] off
    [cards] cards
    [total] total
    [partner] partner’s total
   *[other] {$word}
}
score-tally-case = {$case}, and {$points} for each of the others
score-case-of-other = {$side} has {$case}
score-formula-theirs = their {$tally}
score-tricks-quota = each owes a quota of tricks, from the dealer on {$quotas}; 1 point for each trick more, and minus 1 for each trick fewer
score-tricks-because-quota = quota {$quota}
