due-kind = {$player} to choose the kind of deal.
kind-left = Left to {$player}: {$kinds}.
entry-kind = kind of deal: {$kind}
kind-rule-none = All deals are of one kind.
kind-rule-chosen = { $chooser ->
    [schedule] The schedule fixes the kind of each deal.
    [next] The player next to the dealer chooses the kind of deal, each kind once.
   *[dealer] The dealer chooses the kind of deal, each kind once.
}
kind-rule-counts = {$tallies} count
kind-rule-times = { $times ->
    [one] once for each player
   *[other] {$times} times for each player
}
kind-refusal-spent = {$player} has already chosen {$kind}, in deal {$deal}.
kind-refusal-chosen = {$kind} has already been chosen for deal {$deal}.
kind-refusal-scheduled = The schedule says {$kind} for this deal.
kind-refusal-missing = {$player} has not chosen the kind of deal yet.
kind-refusal-tally = {$kind} does not count: {$tally}.
rules-error-kind-misere = misere needs rules in which players bid numbers of tricks.
