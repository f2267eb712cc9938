due-game-over = The game is over.
due-rules-and-game = {$rules}, game {$game}
due-deal-leader = {$player} leads
due-bid-sum = {$sum} bid for { $cards ->
    [one] {$cards} trick
   *[other] {$cards} tricks
}
due-open-calls = Open: {$calls}
due-deal-extra = Extra deal {$mark}
due-deal-scheduled = Deal {$number} of {$deals}
due-deal-zero-bids = every bid 0
due-deal-blind-bids = bid before the cards are dealt
due-deal-forehead = held on the forehead: nobody looks at their own card
due-deal-dealer = dealt by {$dealer}{ $dead_hand ->
    [true] {" "}(dead hand)
   *[false] {""}
}
due-trump-known = {$trump} trump
due-trump-dealer-names = {$card} turned up, so the dealer names the trump
due-trump-led = trump by the first card
due-trump-turned = trump turned up
due-trump-drawn = trump drawn or named
due-trump-contract = trump by contract
due-winner-zero-finish = {$winners} { $partners ->
    [true] win
   *[false] wins
} with a zero finish: exactly 0 after the last deal
due-winner-games = {$winners} { $partners ->
    [true] win
   *[false] wins
} with { $games ->
    [one] {$games} game
   *[other] {$games} games
} to {$other_games}
due-winner-successful-bids = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}, ahead of an equal total by successful bids that add up to {$sum}
due-winner-made-deals = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}, ahead of an equal total by bids made: {$deals}
due-winner-last-deal = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}, ahead of an equal total by {$points} in the last deal
due-winner-best-zero = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}, best of the players with a zero finish
due-winner-highest = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}
due-winner-lowest = {$winners} { $partners ->
    [true] win
   *[false] wins
} with {$total}, the lowest total
due-winner-partners = {$winners} win with {$total} together
due-winner-staying = {$winners} wins: the others are out
due-winners-zero-finish = {$winners} share the win with a zero finish: exactly 0 after the last deal
due-winners-total = {$winners} share the win with {$total}
due-bids-last = {$player} bids last; {$sum} bid so far.
due-bids-first = {$player} to bid, then {$others}.
due-bids-next = {$player} to bid, then {$others}. {$sum} bid so far.
due-call-standing = Standing bid: {$contract}.
due-call = {$player} to speak.
due-contract = Contract due: the table holds the auction.
due-trump = Trump due: the score depends on it.
due-trick = Trick {$trick} of {$tricks}: {$player} leads, then {$others}.
due-tricks = Tricks due: {$tricks}.
due-tricks-counted = Tricks due: {$players}. {$tricks} count.
due-tally = { $number } {$tally} to be counted: {$players}.
due-player-with-bid = {$player} (bid {$bid})
due-extra-deal = An extra deal can settle it.
due-game-over-outcome = The game is over: {$outcome}.
due-tricks-so-far = Tricks so far: {$tricks}
due-bids-so-far = Bids: {$bids}
due-calls-so-far = Calls: {$calls}
due-redeal-passed = Everyone passed: the same dealer deals again.
due-redeal-low-bids = The same dealer deals again: bids below {$sum} do not count.
due-hook-lapsed = The hook did not apply: no last bid could have met it ({$rule}).
due-tie-played-off = {$sides} are level with {$total}, so another deal is played. {$source}
due-hook-lapses = No bid meets the hook, so it does not apply ({$rule}).
due-barred-bids = Not {$bid}{ $or_less ->
    [true] {" "}or less: {$reason} ({$rule}).
   *[false] : {$reason} ({$rule}).
}
due-next-hint = Next: {$hint}
due-open-calls-player = Open to {$player}: {$calls}
due-game-abandoned = The game was abandoned: nobody has won.
