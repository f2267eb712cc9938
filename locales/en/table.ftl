table-progress-one-deal = the one deal
table-progress-all-deals = all {$deals} deals
table-progress-with-extras = all { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} and { $extras ->
    [one] {$extras} extra deal
   *[other] {$extras} extra deals
}
table-progress-complete = {$deals} played
table-progress-partial = {$played} of {$scheduled} deals played
table-progress-over = over after {$deals} deals
table-progress-result = only the result is known
table-progress-played = { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} played
table-players-and-winners = {$players}; {$winners} won
table-trump-turned = turned
table-trump-drawn = drawn or named
table-ruling = Deal {$deal}, { $incident ->
    [revoke] revoke
    [misdeal] misdeal
   *[other] other
}: “{$reason}”
table-cards-no-trump = {$cards}, no trump
table-trump-by-contract = by contract
table-dealer = dealer {$name}{ $sits_out ->
    [true] , who sits out
   *[false] {""}
}
table-chart-start = { $step ->
    [game] {$player} before the first game: {$total}
   *[deal] {$player} before the first deal: {$total}
}
table-chart-point = { $step ->
    [game] {$player} after game {$number}: {$total}
   *[deal] {$player} after deal {$number}: {$total}
}
table-caption-paper-hands = bid (underlined where missed)
table-caption-paper-tricks = tricks (underlined without most of them)
table-caption-hands = bid/took, ✓ made or ✗ missed, points
table-caption-contracts = ✓ made or ✗ missed the contract, points
table-caption-tricks = tricks, ✓ for most of them, points
table-caption-paper = For each player: {$cells}, total{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}
table-caption-sheet = For each player: {$cells}{ $has_bonus ->
    [true] , bonus
   *[false] {""}
}, total
table-standings-final-title = Final standings
table-standings-hands = Points, and deals made and missed
table-standings-contracts = Points, and contracts won and lost
table-standings-tricks = Points, and deals won and lost
table-blank-forehead = * Held on the forehead: nobody looks at their own cards.
table-standings-zero-finish = {" "}(zero finish)
table-standings-line = Standings: {$places}
table-chart-description = Running totals. After { $step ->
    [game] { $steps ->
        [one] {$steps} game
       *[other] {$steps} games
    }
   *[deal] { $steps ->
        [one] {$steps} deal
       *[other] {$steps} deals
    }
}: {$totals}.
table-allowed-breach = allowed by the table, against {$rule}: {$reason}
table-stands-by-law = It stands by {$law}.
table-deal-number = Deal {$number}
table-extra-mark = extra {$mark}
table-scoring = scoring {$score}
table-totals = Totals: {$totals}
table-notes-title = Notes
table-rulings-title = Rulings of the table
table-incidents-title = Incidents
table-blank-title = blank sheet
table-blank-date = Date
table-blank-place = Place
table-blank-caption = Every deal, with room to write
table-chart-title = Running totals
table-chart-caption = Each player's total after every deal.
table-sheet-title = The sheet
table-explanation-title = Every point explained
table-explanation-hint = Open a deal to see how its points came about.
table-sheet-link = Back to the sheet
table-standings-title = Standings
table-run = { $is_made ->
    [true] {""}
   *[false] missed{" "}
}{$deals} of {$length}
table-runs-title = Runs in progress
table-bonus-mark = {"*"} with a bonus for a run
table-progress-ended = ended after deal {$played} of {$scheduled}
table-end-title = End of the game
