choice-found = {$happened}, found {$moment}{ $established ->
    [later] : established, for {$player}'s side has played since
    [turned] : established, for the trick was turned
    [end] : established
    [mended] : not established
   *[none] {""}
}.
choice-who = {$who} { $several ->
    [true] choose
   *[false] chooses
}{ $agree ->
    [true] {" "}and must agree
   *[false] {""}
}{ $choose_at ->
    [end] , once the deal is played out
   *[now] {""}
}{ $until ->
    [next] {" "}and before the next begins
   *[other] {""}
}: [{$clauses}]
choice-open = Deal {$deal}: {$happened} [{$clauses}]. {$who} { $several ->
    [true] have
   *[false] has
} to choose{ $until ->
    [next] {" "}before the next deal begins
    [over] {" "}before the game is over
   *[none] {""}
}:
choice-waive = let it pass
choice-as-ruled = as the laws have it
choice-later = Deal {$deal}: {$happened} [{$clauses}]. {$who} { $several ->
    [true] choose
   *[false] chooses
} once the deal is played out.
incident-recorded-facts = From the record: {$facts}.
incident-missing-player = Who did it? Give the name.
incident-kind-missing = What went wrong? Give one of the kinds.
incident-kind-expected = expected what went wrong, such as {$example}, or the number of a recorded incident
incident-kind-says = { $kind ->
    [revoke] a card that did not follow, trump or beat though it had to
    [misdeal] the cards were dealt in the wrong way
    [count] a hand with too many or too few cards
    [exposed] a card was seen
    [lead] led out of turn
    [play] played out of turn
    [bid] a bid out of turn, too low, changed or barred
    [trick] two cards in a trick, none, or a trick looked at
    [claim] cards laid down, or attention drawn to the trick
    [pack] a card missing, double, or of another pack
    [dealer] the wrong player dealt
    [trump] the wrong suit taken for trump
    [score] a wrong number in the score
   *[player] a player is absent, leaves or is replaced
}
incident-ask-kind = What went wrong?
incident-ask-player = Who did it?
incident-ask-option = What is taken? {$options}, or nothing to record nothing
incident-set-fits = A set of laws that fits: {$set}.
incident-taken = Taken: {$taken}.
incident-disproved = { $followed ->
    [true] {$player} followed in trick {$trick} with {$card}, so that the recorded cards disprove it.
   *[false] {$player} had no card that could follow in trick {$trick}, so that the recorded cards disprove it.
}
hint-incident-whole = type it whole
hint-incident-take = record it, or waive to let it pass
hint-incident-later = keep it open
hint-incident-adopt = rule by it
