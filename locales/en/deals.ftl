extra-refusal-none-in-rules = {$title} has no extra deals.
extra-refusal-in-progress = An extra deal is in progress.
extra-refusal-too-soon = Extra deals follow the last deal: { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} still to play.
extra-refusal-spent = A game has at most { $most ->
    [one] {$most} {$mark} deal
   *[other] {$most} {$mark} deals
}.
deal-refusal-game-over = The game is over after { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
}.
extra-remedy-finish-current = Finish it first.
extra-remedy-play-schedule = Play to the end first.
deal-refusal-none-begun = No deal has begun.
deal-refusal-not-begun = {$deal} has not begun; the latest is deal {$latest}.
