incident-happened = {$player} { $kind ->
    [revoke] revoked
    [misdeal] misdealt
    [count] had a wrong number of cards
    [exposed] exposed a card
    [lead] led out of turn
    [play] played out of turn
    [bid] made a wrong bid
    [trick] made a mistake with the cards
    [claim] laid down cards
    [pack] played with a wrong pack
    [dealer] dealt out of turn
    [trump] took the wrong suit for trump
    [score] wrote down a wrong number
    [charge] was charged without proof with a revoke
    [bid-turn] bid out of turn
    [bid-low] bid too low
    [bid-changed] changed a bid
    [revoke-disobeyed] did not play the card that was called
    [bid-hook] bid against the hook
    [bid-barred] made a bid that was not allowed
    [trick-two] played two cards
    [claim-attention] drew attention to the trick
    [player-leaves] left the table
    [player-replaced] was replaced
    [trick-seen] looked at a quitted trick
    [trick-taken] took a trick of the other side
    [trick-omitted] omitted to play
   *[player] was absent
}{ $trick ->
    [0] {""}
   *[other] {" "}in trick {$trick}
}
incident-happened-nobody = { $told ->
    [pack-missing] A card missing
    [pack-double] A card twice in the pack
    [pack-faced] A card face up in the pack
    [pack-foreign] A card of another pack
   *[other] {$kind}
}{ $trick ->
    [0] {""}
   *[other] {" "}in trick {$trick}
}
incident-effect-tricks = { $number ->
    [1] one trick
    [2] two tricks
    [3] three tricks
   *[other] {$number} tricks
} to {$side}
incident-effect-points = { $number ->
    [1] one point
    [2] two points
    [3] three points
    [5] five points
   *[other] {$number} points
} { $lost ->
    [true] off
   *[false] to
} {$side}
incident-effect-short = {$side} { $most ->
    [none] cannot win by this deal
   *[other] cannot come above {$most} by this deal
}
incident-effect-bar = {$side} may not bid again in this deal
incident-effect-lost = { $what ->
    [contract] the contract of {$side} counts as missed
    [defence] the contract counts as made against {$side}
   *[bid] the bid of {$side} counts as missed
}
incident-effect-pays = {$player} alone pays
incident-effect-callable = { $card ->
    [none] the card
   *[other] {$card}
} may be called
incident-callable-left = Incident {$number}: {$player} could have played {$card} in trick {$trick}, and did not. The card may be called; if it was, that counts as a revoke.
incident-effect = { $effect ->
    [miss] the bid counts as missed by one trick
    [cancel] the two offences cancel each other
    [void-same] the deal is void, and the same player deals again
    [void-next] the deal is void, and the next player deals
    [void-shift] the deal is void; the next player deals, and the later deals follow from there
    [made] the contract is made
    [missed] the contract is missed by {$number}
    [stood] the tricks count as they stood
    [replay] played again from trick {$number}
    [cards-as-dealt] a deal of as many cards as were dealt
    [deal-again] the right player deals
    [stands] it stands
    [bid-again] the bid is made again
    [bid-stands] the first bid stands
    [bid-cancelled] the bid is cancelled
    [bid-proposal] the bid stands as a proposal
    [turn-back] the turn goes back
    [callable-hand] the hand may be called
    [high] the highest card of the suit is called
    [low] the lowest card of the suit is called
    [win] the trick is to be won
    [lose] the trick is to be lost
    [trump] a trump is called
    [pass] no trump may be played
    [suit-now] a suit is called for this lead
    [suit-next] a suit is called for the next lead
    [back] the cards are taken back
    [card-stays] the card stays
    [liable] the short hand answers for revokes
    [surplus] the last card belongs to the short trick
    [fourth] the fourth player may play before the second
    [play-on] the deal is played on
    [abandoned] the hand is over as claimed
    [fix] the score is put right
    [substitute] another player may take over
    [late] too late
   *[none] no penalty
}
incident-found = {$happened}, found {$moment}. {$clauses}
incident-chosen = {$who} { $several ->
    [true] have chosen
   *[false] has chosen
} {$option}: {$effects}.
incident-open = the choice is open{ $until ->
    [next] {" "}until the next deal begins
    [over] {" "}until the game is over
   *[none] {""}
}: {$options}
incident-waived = waived
incident-dropped = dropped
incident-done = done
incident-lapsed = without effect, since the deal does not count
incident-cancelled = cancelled by incident {$number}
incident-not-chosen = { $option ->
    [waive] nobody chose in time
   *[other] nobody chose in time, so {$option} counts
}
incident-doubt-twice = This is recorded already, as incident {$number}.
incident-doubt-dealer = {$dealer} deals here, so {$player} cannot have misdealt.
incident-unproven-charge = Unproven charge
incident-facts = Ruled by these facts: {$facts}.
incident-tricks-moved = { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}, {$moved} for { $kind ->
    [revoke] the revoke
    [lead] the lead out of turn
    [play] the play out of turn
   *[other] the incident
} = {$counted}
