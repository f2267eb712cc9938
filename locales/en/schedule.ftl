schedule-packets-single = They are dealt one at a time.
schedule-packets-several = They are dealt {$packets} at a time.
schedule-deals-at-table = {$players} players, {$deals} of up to { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
}
schedule-step-size = Deals rise and fall by {$step} at a time; the highest deal is always played.
schedule-bottom = No deal has fewer than {$bottom}.
schedule-steps-joined = {$steps}, then {$step}
schedule-deals-without-trump = {$deals}, without trump
schedule-deals-with-trump = {$deals}, with {$trump} as trump
schedule-run-per-player = one {$cards}-card deal per player
schedule-run-top-per-player = one deal of the highest size per player
schedule-run-below-top-per-player = one deal of one below the highest per player
schedule-run-repeated = {$size} for { $times ->
    [one] {$times} deal
   *[other] {$times} deals
}
schedule-run-several-per-player = {$size} for { $times ->
    [one] {$times} deal
   *[other] {$times} deals
} per player
schedule-run-endless = {$size} until the game ends
schedule-run-rising = {$start} up to {$end}
schedule-run-falling = {$start} down to {$end}
schedule-size-below-top = one below the highest
schedule-extras-none = There are no extra deals.
schedule-extras-listed = After the last deal, to settle a draw or for fun: {$extras}. The sheet marks them in its left column.
schedule-extra-once = one deal
schedule-extra-per-player = at most one deal per player
schedule-extra-zero-bids = every bid is 0
schedule-extra-blind-bids = everyone bids before the deal
schedule-extra-item = {$mark} ({$id}), {$most} of {$cards} in which {$bids}
schedule-players-missing = A schedule needs the players, or how many there are.
schedule-dealer-without-players = A dealer can be named only together with the players.
schedule-dealer-assumed = No dealer is named: {$dealer} stands for the one that a game draws.
schedule-goes-on = And so on until the game ends.
schedule-goes-on-until = And so on up to deal {$deal}.
schedule-on-forehead = on the forehead
