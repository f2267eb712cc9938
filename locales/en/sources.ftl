source-table-ruling = Table ruling
source-house-rules = House rules
source-our-reading = our reading
source-reason = { $reading ->
    [first-dealer] the document does not say who deals
    [last-before-dead-hand] a dead hand cannot bid
    [end-of-auction] nobody need outbid themselves, and no deal was played
    [last-word] until then nothing has been played
    [lapsed-call] a suit call is a bid for two, and beats nothing without a partner
    [join-keeps-level] to join is to agree to a bid, not to outbid it
    [no-trump-highest] the document ranks the suits alone
    [trick-fewer] a player who discards has no card left for another trick
    [match-length] the document does not say how long a match is
    [tie-at-the-end] nothing is said of a tie at the end
    [shared-rank] nothing is said of equal totals
    [spoilt-run] the bonus is denied, not the run
    [dead-hand-counts] the players count, not the hands
    [runs-past-dead-hand] a dead hand neither wins nor fails
    [zero-before-extras] extra deals are not part of the schedule
   *[no-penalties] the document gives no penalty
}
source-reading = { $reading ->
    [last-before-dead-hand] the player before the dead hand bids last
    [lapsed-call] a call that nobody joins lapses, and the highest other bid is played, even if its bidder has passed since
    [join-keeps-level] a join keeps the level of the call while that is the standing bid; otherwise it raises the pair's bid to the lowest suit level above the standing bid, or to the level named
    [end-of-auction] the side with the standing bid need not pass; if nobody bids, the same dealer deals again
    [last-word] the winning pair may still do either until a card or the result is recorded
    [shared-rank] equal totals share the rank
    [tie-at-the-end] if the best totals are equal, another deal is played
    [spoilt-run] a run with a bid of 0 pays nothing but still ends where it would have paid
    [runs-past-dead-hand] a deal as the dead hand neither adds to a run nor ends it
   *[zero-before-extras] the total is judged before any extra deals
}
source-reading-no-trump-highest = no trump ranks above {$suit}
source-reading-every-suit = every suit
source-reading-trick-fewer = {$tricks} are played in {$bids}, whether or not anybody discards
source-reading-dead-hand-counts = the dead hand counts as one of the players of {$schemes}
