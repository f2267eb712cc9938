source-table-ruling = Table ruling
source-house-rules = House rules
source-our-reading = our reading
source-own-page = {$game}, { $id ->
    [oh-hell] as Hoyle keeps it
   *[other] as commonly played
}
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
    [ace-high] the document speaks of the highest card without naming it
    [highest-ranks] the document gives only the number of cards
    [larger-tables] the document does not say how the deals change with more players
    [dead-hand-deals] the document counts players, and so everyone sits out once in each run
    [needs-joiner] a player who has bid or passed may not join
    [who-may-join] joining would throw away an earlier bid
    [opening-may-rise] it was announced in the first turn
    [trou-place] the document refers to its list of bets
    [highest-wins] the document does not say whose total wins
    [bonuses-undoubled] the document doubles the points for the round
    [new-run] the document does not say what follows a run that was paid
    [shared-zero] the document speaks of the points after the last hand, and of one player
    [forehead-deals] that many one-card deals stand together
    [extra-deals] extra deals are not part of the schedule, and only bids of 0 are forced
    [either-miss] the document uses “underbid” for too few tricks and for too many
    [row-ends] the row of points ends there
    [flat-loss] its row has one number and no dots
    [trou-thirteen] its row has one number
    [tied-deal] nothing is said of equal tricks
   *[no-penalties] the document gives no penalty
}
source-reading = { $reading ->
    [last-before-dead-hand] the player before the dead hand bids last
    [lapsed-call] a call that nobody joins lapses, and the highest other bid is played, even if its bidder has passed since
    [join-keeps-level] a join keeps the level of the call while that is the standing bid; otherwise it raises the pair's bid to the lowest suit level above the standing bid, or to the level named
    [end-of-auction] the side with the standing bid need not pass; if nobody bids, the same dealer deals again
    [last-word] the winning pair may still raise or break away until a card or the result is recorded
    [shared-rank] equal totals share the rank
    [tie-at-the-end] if the best totals are equal, another deal is played
    [spoilt-run] under no-zero a run with a bid of 0 pays nothing but still ends where it would have paid
    [runs-past-dead-hand] a deal as the dead hand neither adds to a run nor ends it
    [ace-high] the ace is the highest card and the two the lowest
    [needs-joiner] only a player who has not spoken, or who is waiting, may still join
    [who-may-join] only somebody who has not spoken, or who is waiting, may join
    [opening-may-rise] a player who opened with a bid of the first turn may later raise it to a higher such bid
    [trou-place] trou ranks where the list of points has it, not by its points
    [highest-wins] the highest total wins
    [bonuses-undoubled] bonuses are not doubled
    [new-run] after a complete run, made or missed, a new one begins
    [shared-zero] bonuses count towards a total of 0, and several players may share the win
    [forehead-deals] at an end there are as many forehead deals as players
    [extra-deals] any hook applies where players bid themselves, and no bonuses are paid in these deals
    [either-miss] a miss by too many tricks costs as much as one by too few
    [row-ends] tricks past the end of a bid's row pay nothing more
    [trou-thirteen] all thirteen tricks pay no more than nine in trou
    [tied-deal] a deal with equal tricks has no winner
   *[zero-before-extras] the total is judged before any extra deals
}
source-reading-highest-ranks = the highest ranks of each suit stay in the pack: {$ranks}
source-reading-larger-tables = with more players the highest deal is as large as the pack allows, and there are as many one-card deals as players: {$deals}
source-reading-dead-hand-deals = deals that are repeated for each player count the dead hand as a player: {$deals}
source-reading-flat-loss = {$bids} costs the same however many tricks are missing
source-reading-no-trump-highest = no trump ranks above {$suit}
source-reading-every-suit = every suit
source-reading-trick-fewer = {$tricks} are played in {$bids}, whether or not anybody discards
source-reading-dead-hand-counts = the dead hand counts as one of the players of {$schemes}
