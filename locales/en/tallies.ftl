tally-rule-none = Nothing besides the tricks.
tally-rule-choices = Nothing besides the tricks, unless the table chooses it: {$tallies}
tally-rule-bid-made = Nothing if the bid is missed.
tally-rule-half-off = Half if it is missed by at most {$tricks}.
tally-rule-recorded = Recorded in each deal.
tally-rule-carried = {$tally}: every {$number} of a side are worth {$points}, the rest is carried over.
tally-rule-each = {$points} each
tally-rule-number = { $points ->
    [one] {$points} point
   *[other] {$points} points
} for {$number}
tally-rule-most = at most {$most} in a deal
tally-rule-total = {$total} in every deal
tally-rule-against = only against the contract
tally-rule-declarer = only for the contract
tally-rule-within-tricks = no more than the player has tricks
tally-rule-distinct = a different number for each player
tally-rule-short-by = Only a side that needs {$points} or more to end the game scores them, and nobody once its tricks have ended it.
tally-worth-carried = {$tally}: {$before} + {$number} = {$total}: {$times} × {$each} = {$worth}, {$rest} carried over
tally-unscored-bid-missed = {$tally}: {$number}: the bid was missed: 0
tally-half = {$tally}: {$number}: half for a bid nearly made: {$points}
tally-unscored-near-end = none score for a side that needs fewer than { $points ->
    [one] {$points} point
   *[other] {$points} points
}
tally-unscored-game-ended = the tricks ended the game before them
tally-so-far = Counted so far: {$tallies}
tally-refusal-not-recorded = {$tally} follow from the tricks taken, and are not recorded.
tally-this-game = This game
tally-refusal-none = {$rules} has nothing to count besides the tricks, as this table plays it.
tally-refusal-range = {$player} can have 0 to {$most} {$tally} in this deal.
tally-refusal-distinct = {$player} cannot have {$number}. {$tally}: a different number for each player, from 1 to {$most}.
tally-doubt-all = {$player} has all {$all}. First record {$tally}: 1, or 0 if there was none.
tally-refusal-sum = That would make {$sum} {$tally} in this deal, which has at most {$most}.
tally-refusal-missing = Every deal has {$total} {$tally}; {$sum} are counted.
tally-refusal-declarer = {$player} plays the contract, and {$tally} are counted only for the others.
tally-refusal-against = {$player} does not play the contract, and {$tally} are counted only for the declarer.
tally-refusal-not-all = {$player} can have {$tally} only with all {$needed}.
tally-refusal-twice = Two numbers are given for {$player}.
tally-refusal-recorded = The {$tally} of {$player} are already recorded: {$number}.
tally-refusal-above-tricks = {$player} cannot have taken {$tricks}: the count of {$tally} is {$number}, and each is a trick.
tally-refusal-by-cards = By the recorded cards the {$tally} of {$player} cannot be {$number}. Trick {$trick}, won by {$winner}, decides it.
tally-refusal-late = Deal {$deal} is over: {$tally} are recorded before its tricks.
tally-advice-one-number = Give one number for each player.
tally-advice-count-again = Count again.
tally-advice-choose = Choose {$tallies}.
tally-unscored-case = {$tally}: {$number}: the case pays instead: 0
