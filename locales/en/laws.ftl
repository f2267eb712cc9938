laws-title = { $id ->
    [whist-1900] Laws of whist, 1900
    [whist-1864] Laws of whist, 1864
    [solo-hoyle] Solo whist, a digest of the laws
    [spades-club] Spades, club tournaments
    [euchre-1888] Laws of euchre, Somerset Club, 1888
    [guilty-side] The guilty side loses the deal
    [round-table] Each for himself: mend it, or miss
   *[other] {$title}
}
laws-incident = {$kind}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}{ $trick ->
    [0] {""}
   *[other] , trick {$trick}
}{ $found ->
    [true] , found {$moment}
   *[false] {""}
}.
laws-kind = { $kind ->
    [revoke] Revoke
    [misdeal] Misdeal
    [count] Wrong number of cards
    [exposed] Exposed card
    [lead] Lead out of turn
    [play] Play out of turn
    [bid] Wrong bid
    [trick] Irregular trick
    [claim] Cards laid down, or attention drawn
    [pack] Wrong pack
    [dealer] Wrong dealer
    [trump] Wrong trump
    [score] Wrong score
   *[player] Player absent or leaving
}
laws-moment = { $moment ->
    [dealing] during the deal
    [dealt] once the cards were dealt
    [bidding] during the bidding
    [ready] after the bidding, before a card was led
    [end] after the last trick
    [written] once the deal was written down
    [next] once the next deal had begun
    [over] once the game was over
   *[trick] in trick {$trick}
}
laws-ruled = {$effects} [{$clauses}]
laws-choice = { $chooser ->
    [opponents] The other side chooses
    [dealer] The dealer chooses
    [owner] The player whose card it is chooses
    [others] The others choose, and must agree
    [all] All choose, and must agree
   *[each] The opponents of each side that did it choose
}{ $choose_at ->
    [end] , once the deal is played out
   *[other] {""}
}{ $until ->
    [next] , before the next deal begins
   *[other] {""}
}:{ $clauses ->
    [none] {""}
   *[other] {" "}[{$clauses}]
}
laws-default = Unless they agree: {$option}.
laws-first = Its points count before those of the deal.
laws-our-reading = No club has printed these laws: they are our reading, { $id ->
    [round-table] after Foster’s general laws (Complete Hoyle) and Cavendish’s rules for deciding cases
    [guilty-side] after German tournament play (Internationale Skatordnung 4.1.3–4.1.4)
   *[other] {$follows}
}.
laws-assumed = Taken as the usual: {$facts}.
laws-not-recorded = Nothing is recorded.
laws-silent = “{$set}” says nothing of this.
laws-missing-trick = In which trick? Give its number.
laws-missing-fact = { $fact ->
    [fault] What exactly was wrong?
    [followed] How many had followed?
    [role] On which side of the contract?
    [contract] What kind of contract is it?
   *[other] {$fact} is not known, and the ruling depends on it.
}
laws-wrong-fact = {$fact} cannot be {$given}.
laws-wrong-fact-name = There is no fact {$fact}.
laws-fact-values = Give one of these: {$values}.
laws-fact-range = Give a number from {$least} to {$most}.
laws-found-before = It happened in trick {$trick}, so it was found in that trick or later.
laws-two-players = Two players are named, {$one} and {$other}. Name only the one who did it.
laws-missing-hands = How many cards? Give the wrong hands as held=NAME:N, or dealt=N if all are alike. Without a game, --cards says how many are right.
laws-no-contract = The contract is not recorded yet, and the ruling depends on who plays it.
laws-bids-due = Bids are still due, so no card has been played yet.
laws-last-card = Nobody can revoke with the last card.
laws-no-such-set = There are no laws called {$name}.
laws-no-such-law = {$set} has no law {$law}.
laws-number-inferred = {$law} (number inferred from the order of the laws)
laws-sets-caption = Laws
laws-law = {$kind}. { $when ->
    [always] Always
   *[other] When {$when}
}: {$effects}
laws-source = { $id ->
    [spades-club] Spades, rules of club tournaments. Columbus, Charlotte, Clarksville, Blues Bowl (pages of 2017-2024).
    [solo-hoyle] {$document}. Hoyle's Games Modernized (1909), pp. 149-153, after Wilks and Pardon.
   *[other] {$document}. {$printed}.
}
laws-effect-tricks = { $number ->
    [one] {$number} trick moves
   *[other] {$number} tricks move
} { $from ->
    [offenders] from the side that did it
    [opponents] from the other side
    [claimants] from the side that made the charge
   *[others] from the side that was charged
} { $to ->
    [offenders] to the side that did it
    [opponents] to the other side
    [claimants] to the side that made the charge
   *[others] to the side that was charged
}.
laws-effect-points = { $to ->
    [both] Each side
    [offenders] The side that did it
   *[opponents] The other side
} { $lost ->
    [true] loses
   *[false] gets
} { $number ->
    [one] {$number} point
   *[other] {$number} points
}.
laws-effect-lost = The contract or bid of { $of ->
    [both] each side
    [opponents] the other side
   *[offenders] the side that did it
} counts as missed.
laws-effect-miss = The bid counts as missed by one trick.
laws-effect-short = { $of ->
    [both] Neither side can
    [opponents] The other side cannot
   *[offenders] The side that did it cannot
} reach the end of the game by this deal.
laws-effect-bar = { $who ->
    [both] Neither side may
    [opponents] The other side may not
   *[offenders] The side that did it may not
} bid again in this deal.
laws-effect-offender-pays = The offender alone pays.
laws-effect-cancel = The two offences cancel each other.
laws-effect-void = The deal is void; { $dealer ->
    [same] the same player deals again.
   *[next] the next player deals.
}
laws-effect-close = The deal ends here: { $how ->
    [made] the contract is made.
    [lost] the contract is missed by {$tricks}.
   *[stood] the tricks count as they stood.
}
laws-effect-replay = The tricks from number {$trick} on are taken back and played again.
laws-effect-cards-as-dealt = The deal counts as one of as many cards as were dealt.
laws-effect-deal-again = The right player deals.
laws-effect-stands = It stands.
laws-effect-bid = { $remedy ->
    [again] The bid is made again.
    [stands] The first bid stands.
    [cancelled] The bid is cancelled.
   *[proposal] The bid stands as a proposal.
}
laws-effect-turn-back = The turn goes back.
laws-effect-callable = { $what ->
    [card] The card stays face up, and may be called.
   *[hand] The cards stay face up, and may be called.
}
laws-effect-call = { $what ->
    [high] The player must play the highest card of the suit.
    [low] The player must play the lowest card of the suit.
    [win] The player must win the trick if possible.
    [lose] The player must not win the trick if possible.
    [trump] The player must trump.
    [pass] The player must not trump.
    [now] The other side names the suit of the lead that is due.
   *[next] The other side names the suit of the next lead of the side that did it.
}
laws-effect-back = The cards are taken back, and the right ones are played.
laws-effect-card-stays = The card stays where it is.
laws-effect-liable = The short hand answers for revokes as if it had held the card.
laws-effect-surplus-to-trick = The last card belongs to the trick that lacks one.
laws-effect-fourth-may-play = The fourth player may play before the second.
laws-effect-play-on = The deal is played on.
laws-effect-abandoned = The hand is over as claimed.
laws-effect-fix = The score is put right.
laws-effect-substitute = Another player may take over.
laws-effect-late = It is too late: nothing changes.
laws-effect-nothing = Nothing changes.
laws-none = Laws: {$rules} names none for this, so the table decides. [{$clause}]
laws-none-revoke = What had to be played is in [{$clause}]. { $proof ->
    [proven] The recorded cards prove the revoke.
   *[open] The recorded cards prove nothing either way.
}
laws-fitting = { $count ->
    [one] A set that fits
   *[other] Sets that fit
}: {$sets}.
