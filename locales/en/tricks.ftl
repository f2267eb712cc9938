tricks-refusal-one-side = After an auction, give one number, not {$given}: the declaring side's tricks.
tricks-refusal-each-declarer = Give {$declarers} numbers, not {$given}: the tricks of each declarer.
tricks-refusal-not-declaring = {$player} is not on the declaring side.
tricks-refusal-impossible = {$player} cannot have taken { $size ->
    [negative] fewer than 0 tricks.
    [huge] that many: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
   *[number] {$tricks}: this deal has only { $cards ->
        [one] {$cards} trick
       *[other] {$cards} tricks
    }.
}
tricks-refusal-wrong-sum = The tricks add up to {$sum}, but this deal has {$tricks}.
tricks-refusal-sum-exceeded = The tricks already add up to {$sum}, but this deal has only {$tricks}.
tricks-refusal-count = { $given ->
    [one] {$given} number
   *[other] {$given} numbers
} given for { $takers ->
    [sides] {$players} sides
   *[players] {$players} players
}.
tricks-refusal-contradicted = {$player} cannot have taken {$tricks}: by the recorded cards it was {$won}. Trick {$trick}, won by {$taker}, decides it.
tricks-refusal-contradicted-so-far = {$player} cannot have taken {$tricks}: by the recorded cards it is {$won}, with {$left} still to come. Trick {$trick}, won by {$taker}, decides it.
tricks-refusal-given-by-cards = The recorded cards already give the tricks of deal {$deal}.
tricks-refusal-side-twice = Two numbers of tricks are given for the side of {$side}.
tricks-refusal-player-twice = Two numbers of tricks are given for {$player}.
tricks-remedy-range = Give a number from 0 to {$most}.
tricks-remedy-sum = Give numbers that add up to {$sum}, in { $order ->
    [turn] turn
   *[bidding] bidding
} order.
tricks-remedy-count = Give {$players} numbers in { $order ->
    [turn] turn
   *[bidding] bidding
} order; the last may be left out.
tricks-remedy-recount = Count again; for the next deal, record bids or trump first.
tricks-remedy-recount-or-undo = Count again. If a card was mistyped, undo tricks one by one.
tricks-remedy-each-side = Give one number for each side.
