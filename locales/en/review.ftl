revoke-play = on trick {$trick} {$suit} were led, and {$player} played {$card}
revoke-lead = on trick {$trick} {$player} led {$card}, before any {$suit} were played
revoke-proof-played = on trick {$trick} {$player} played {$card}, which was in the hand then
revoke-proof-taken = {$player} had taken {$card} from the talon after trick {$trick}, and holds it still
revoke-proof-counted = the unseen cards of other suits are too few to fill the hand of {$player}, so it had {$cards}
revoke-proven = A revoke by {$player} is proven: {$play}; {$proof}.
revoke-among-plays = At least one of these was a revoke, but it is not proven which: {$plays}.
false-call-join = The join by {$player} was false: the call was in {$suit}, and the hand had no {$suit}.
false-call-trou = the hand did not have exactly three aces
false-call-pass-trou = the hand had exactly three aces
false-call-partner = {$partner}, the partner of {$caller}, did not have the fourth ace; the contract may be recorded wrongly
false-call-aces = {$player} played {$cards}
false-call = The { $call ->
    [partner] partnership
   *[other] {$call}
} by {$player} was false: {$reason}. {$aces}.
revoke-penalty = {$rule} It names no penalty, so the table decides.
revoke-penalty-laws = {$rule} The penalty is in the laws that the game goes by: {$laws}.
review-without-cards = no {$cards}
review-shown-lasting = {$player} has {$missing}
review-shown-at-trick = {$player} had {$missing} at trick {$trick}
review-shown = Shown{ $doubted ->
    [true] , unless it was a revoke: {$findings}.
   *[false] : {$findings}.
}
revoke-proven-by-trick = {$revoke} Proven by trick {$trick}.
review-play-legal = {$play}: legal.
review-play-open = {$play}: not proven either way.
false-call-proven-by-trick = Proven by trick {$trick}.
review-tricks-all = all tricks
review-tricks-some = {$tricks} of {$total} tricks
review-all-legal = every play was legal
review-no-revoke = no revoke is proven
review-revokes-unlocated = at least { $revokes ->
    [one] {$revokes} revoke
   *[other] {$revokes} revokes
}, but it is not proven which play
review-revokes-proven = { $revokes ->
    [one] {$revokes} revoke
   *[other] {$revokes} revokes
} proven
review-revokes-both = { $revokes ->
    [one] {$revokes} revoke
   *[other] {$revokes} revokes
} proven, and at least {$more} more, but it is not proven which plays
review-limit-unseen = the cards that nobody saw could show more
review-limit-unrecorded = unrecorded cards could show more
review-result = From the cards of {$tricks}: {$findings}.
