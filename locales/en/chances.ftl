chances-omissions = Not counted: extra deals that have not begun, deals thrown in, and later rulings of the table.
chances-error-endless = This game has no last deal: it goes on until the points or the games won end it. Chances are worked out only where the number of deals is fixed.
chances-error-tallies = Chances cannot be worked out with the counts that this game has besides its tricks.
chances-error-out = Players drop out of this game, so its chances are not worked out.
chances-error-too-open = Too much is still open in this game to work out the chances.
chances-place-alone = First place alone
chances-place-shared = First place, at least shared,
chances-place-first = First place
chances-certain = {$place} is certain for {$side}.
chances-certain-rival = {$place} is certain for {$side}: {$rival}, {$distance}, can gain at most {$points}.
chances-impossible-gain = {$place} is out of reach for {$side}: {$distance}, with at most {$points} to gain.
chances-impossible = {$place} is out of reach for {$side}: nothing in the remaining deals leads to it.
chances-open = {$place} is open for {$side}: too much can happen to work it out.
chances-distance-ahead = {$points} ahead of {$side}
chances-distance-level = level with {$side}
chances-distance-behind = {$points} behind {$side}
chances-tricks-range = {$range} tricks
chances-tricks-number = { $number ->
    [one] {$number} trick
   *[other] {$number} tricks
}
chances-need-impossible = {$side}: first place is out of reach.
chances-need-possible = {$side}: with {$tricks}, first place depends on the others.
chances-need-certain = {$side}: first place is certain with {$tricks}, and out of reach otherwise.
chances-need-certain-possible = {$side}: first place is certain with {$certain}; with {$possible}, it depends on the others.
chances-decided-certain = First place is certain for {$sides}.
chances-decided-impossible = First place is out of reach for {$sides}.
chances-line-caption = One way for {$side} to finish first{ $alone ->
    [true] {" "}alone:
   *[false] {":"}
}
chances-line-rest = … and { $deals ->
    [one] {$deals} more deal
   *[other] {$deals} more deals
} as the program has played them to the end.
chances-deals-left = { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} left, including the one in progress.
chances-verdict = { $verdict ->
    [certain] certain
    [possible] possible
    [impossible] impossible
   *[open] open
}
