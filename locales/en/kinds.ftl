due-kind = {$player} to choose the kind of deal.
kind-left = Left to {$player}: {$kinds}.
entry-kind = kind of deal: {$kind}
kind-rule-none = All deals are of one kind.
kind-rule-chosen = { $chooser ->
    [schedule] The schedule says of which kind each deal is.
    [next] The player next to the dealer chooses the kind of deal, each kind once.
   *[dealer] The dealer chooses the kind of deal, each kind once.
}
kind-rule-counts = {$tallies} count
kind-rule-times = { $times ->
    [one] once for each player
   *[other] {$times} times for each player
}
kind-refusal-spent = {$player} has chosen {$kind} before, in deal {$deal}.
kind-refusal-chosen = {$kind} was chosen for deal {$deal}.
kind-refusal-scheduled = The schedule says {$kind} for this deal.
kind-refusal-missing = {$player} has not chosen the kind of deal yet.
kind-refusal-tally = In {$kind}, {$tally} are not counted.
rules-error-kind-misere = Only numbers of tricks that players bid can all be 0.
