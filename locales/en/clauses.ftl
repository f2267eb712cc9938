clause-rule-line = Rule {$clause}: {$sentence} {$source}
clause-players-alone = For {$players} players{ $bids ->
    [true] , each playing alone.
   *[false] {"."}
}
clause-players-partners = For {$players} players. Those who sit opposite each other are partners and share a score{ $bids ->
    [true] ; their bids are added, and so are their tricks.
   *[false] {"."}
}
clause-dealer-turn = The first dealer is drawn by lot. { $bidding ->
    [none] The deal and the play then pass
    [auction] The deal then passes
   *[numbers] The deal, the bidding and the play then pass
} to the { $side ->
    [left] left
   *[right] right
} ({ $turn ->
    [clockwise] clockwise
   *[other] counter-clockwise
}).
clause-bid-turn = Everyone bids once, in turn; the player on the dealer's { $side ->
    [left] left
   *[right] right
} bids first, the dealer last.
clause-bid-final = A bid is final.
clause-auction-unrecorded = The table holds the auction by itself, and only its contract is recorded. If everyone passes, the cards are dealt again.
clause-call-turn = The player on the dealer's { $side ->
    [left] left
   *[right] right
} speaks first. A pass is final; the auction goes on until every player has passed. If nobody bids, the cards are dealt again.
clause-trou = A player with exactly three aces must announce trou before the bidding. Everyone else says pass-trou. After a trou, only the others may bid, and only higher. If nobody does, the holder of the fourth ace is the partner, names the trump and leads.
clause-tricks-contract = The tricks of the declaring side are counted against the contract.
clause-tricks-sum = Every card is played, so the tricks of a deal add up to the number of cards dealt to each player.
clause-tricks-void = A trick may be taken by nobody, so they may add up to fewer.
clause-incidents = These rules name no penalty for a revoke, a misdeal or another irregularity. The table decides; record its ruling with the reason.
clause-dead-hand-never = Everyone plays in every deal.
clause-dead-hand = With {$players} players the dealer sits out as the dead hand: no cards, bid, tricks or points in that deal.
clause-end-tie = If the best totals are equal, another deal is played.
clause-end-tie-shared = Equal totals share the rank.
clause-end-tie-bids = Between equal totals the larger sum of successful bids wins.
clause-end-tie-breaks = Equal totals are decided by {$breaks}.
clause-tie-break = { $by ->
    [made-deals] the number of deals in which the bid was made
    [last-deal] the points of the last deal
   *[successful-bids] the sum of successful bids
}
clause-tie-break-then = {$first}, then by {$next}
clause-end-winner = { $lowest_wins ->
    [true] The lowest total wins.
   *[false] The highest total wins.
}
clause-end-match = Each game is played from zero, until a side reaches {$points}. The first side to win { $games ->
    [one] {$games} game
   *[other] {$games} games
} wins. Places go by games won, then by the game being played.
clause-end-match-least = Each game is played from zero, until a side reaches {$points} or has {$least} or less. The first side to win { $games ->
    [one] {$games} game
   *[other] {$games} games
} wins. Places go by games won, then by the game being played.
clause-end-points = The game ends after the deal in which somebody reaches {$points}.
clause-end-declarer = It has to be a side that has just won a contract; that side wins, whoever has more.
clause-end-points-least = The game ends after the deal in which somebody reaches {$points} or has {$least} or less.
clause-end-least = The game ends after the deal in which somebody has {$least} or less.
clause-end-when = The game ends after the deal in which somebody meets this condition: {$condition}.
clause-end-partners = That player and the partner opposite win. If others meet it too, the pair with more points together wins; if they are level, another deal is played.
clause-end-out = Whoever meets this condition after a deal is out of the game: {$condition}. The others play on. Those who stay in longer are placed higher, and otherwise the total decides. The game is over when too few are left.
clause-end-schedule = The game ends with the last deal of the schedule.
clause-doubling-suit = With {$suit} as trump the points of a deal are doubled. This applies to trumps turned up or drawn, not to a fixed cycle.
clause-doubling-none = No trump doubles the points of a deal. A table may choose that spades do, but only where the trump is turned up or drawn, not in a fixed cycle.
clause-promotion-skips-ones = One-card deals do not count.
clause-promotion-ends-at-ones = A one-card deal ends every run.
clause-promotion-cost = A run of missed deals costs as much.
clause-promotion-none = No bonus is paid for a run of deals.
clause-promotion-choices = No bonus is paid for a run of deals, unless the table chooses one: {$schemes}.
clause-promotion-without-zero = A winning run that contains a bid of 0 pays nothing.
clause-promotion-run = {$points} for { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} made in a row ({$promotion})
clause-promotion-run-players = {$points} for as many deals as there are players, made in a row ({$promotion})
clause-promotion-run-longer = {$points} for { $deals ->
    [one] {$deals} deal
   *[other] {$deals} deals
} more than there are players, made in a row ({$promotion})
clause-zero-finish = A total of exactly 0 after the last deal of the schedule wins.
clause-zero-finish-off = A total of 0 does not win unless the table chooses that.
clause-zero-finish-forms = A zero finish cannot be used with {$forms}.
clause-forehead-off = A table may agree to play one-card deals with the card held to the forehead: everyone sees every card but their own.
clause-forehead = { $deals ->
    [all] All one-card deals are
    [last] The last one-card deals are
   *[first_and_last] The first and the last one-card deals are
} held on the forehead: everyone sees every card but their own.
clause-dealer-last = After a deal out of turn the next deal is dealt by the player after that dealer.
clause-incidents-laws = A revoke, a misdeal or another irregularity is judged by a set of laws: {$laws} [{$set}].
clause-incidents-own = These rules have laws of their own: {$kinds}.
clause-tricks-tallies = No tricks are asked for: what is counted decides the contract.
