bid-range-most-or-cards = {$most}, or the number of cards dealt to each player if that is less
bid-range-cards = the number of cards dealt to each player
bid-made-at-least = Taking that many tricks or more makes it.
bid-named-by-word = {$word} bids {$bid}.
bid-range = A bid is a number of tricks, from {$least} to {$most}.
bid-hook-always = The last bid may not make the bids add up to the number of cards dealt to each player.
bid-redeal-below = If they add up to less than {$sum}, the same dealer deals again.
bid-hook-from-cards = In deals of { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} or more the last bid may not make the bids add up to the number of cards dealt to each player.
bid-hook-over = The last bid has to make the bids add up to more than the number of cards dealt to each player, unless no bid can.
bid-hook-never = The bids may add up to any number.
bid-hook-lapses = A bid that is the only one in this range is open even against the hook.
bid-refusal-hook-over = the bids have to add up to more than {$cards}, the number of cards dealt
bid-refusal-hook = the bids would add up to {$cards}, the number of cards dealt
bid-legal-hook-lapsed = no bid meets the hook, so it does not apply
bid-legal-sum-over = the bids then add up to {$sum}, more than {$cards}, the number of cards dealt
bid-legal-sum-differs = the bids then add up to {$sum}, not to {$cards}, the number of cards dealt
bid-legal-sum-allowed = in this deal the bids may add up to {$cards}, the number of cards dealt
bid-legal-only-one = it is the only bid open
bid-legal-range = any bid from {$least} to {$most} is open
bid-legal = {$player} may bid {$bid}: {$reason}.
bid-refusal-impossible = {$player} cannot bid { $size ->
    [negative] fewer than 0 tricks.
    [huge] that many: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
   *[number] {$bid}: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
}
bid-refusal-out-of-range = {$player} cannot bid {$bid}: bids go from {$least} to {$most}.
bid-refusal-hooked = {$player} may not bid {$bid}: {$reason}.
bid-refusal-given-twice = Two bids are given for {$player}.
bid-refusal-final = {$player} has already bid {$earlier} in this deal, and a bid is final.
bid-refusal-out-of-turn = {$next_player} bids next, not {$player}.
bid-refusal-more-than-players = Too many bids: {$players} players bid in this deal.
bid-refusal-more-than-due = Too many bids: only { $players ->
    [one] {$players} player has
   *[other] {$players} players have
} yet to bid.
bid-refusal-all-have-bid = Nobody is left to bid: all {$players} players have bid.
tricks-refusal-bids-missing = The bidding is not over: {$next_player} bids next.
bid-refusal-forced-zero = Nobody bids in this deal: every bid is 0.
bid-refusal-no-bidding = Nobody bids in {$title}.
bid-refusal-auction-instead = {$title} is bid by auction: calls, not numbers of tricks.
bid-remedy-one-each = Give one bid for each player.
bid-remedy-at-most = Give at most {$bids}.
