auction-bid-without-trump = {$bid} without trump
auction-call-join = join at {$bid}
auction-bid-unnamed = that bid
auction-refusal-reason = { $refusal ->
    [trou-first] first everyone says trou (exactly three aces) or pass-trou
    [trou-over] everyone has already said trou or pass-trou
    [trou-is-announced] trou is announced before the bidding, with exactly three aces
    [not-first] only the first to speak may wait, in the first turn
    [no-wait-after-trou] only higher bids are allowed after a trou
    [no-wait] under these rules nobody waits
    [waiting] after waiting, a player may only join a suit call or pass
    [passed] after a pass, a player may only join a suit call
    [nothing-to-join] there is no suit call that this player may join
    [only-leave] only the joiner may raise; the first caller may only bid alone
    [nobody-to-join] nobody is left who could join a suit call
    [first-turn-only] that bid is only possible in a player's first turn
    [no-such-bid] there is no such bid
    [has-bid] a player who has bid may not join a suit call
   *[over] the auction is over
}
auction-refusal-trou-taken = {$player} has already announced three aces
auction-refusal-joiner-raises = after joining, a player may only raise in {$suit} or pass
auction-refusal-below-standing = it does not rank above {$bid}
auction-refusal-trump = { $names ->
    [suit] {$bid} needs a suit as trump, such as {$bid}:hearts
    [none] {$bid} is played without trump and names no suit
    [turned] {$bid} is played in the suit turned up, which is not recorded: name it, as in {$bid}:hearts
   *[either] {$bid} needs a suit or none, as in {$bid}:none
}
auction-refusal-other-trump = {$bid} is always played with {$suit} as trump
auction-trou-announced = {$player} announced trou: the holder of the fourth ace is the partner, names the trump and leads.
auction-call-lapsed = Nobody joined {$call}, so it lapses. {$source}
auction-may-still-bid = {$players} may still bid.
auction-wait = { $first_speaker ->
    [waits] The first to speak may wait, and may then only join a suit call or pass.
   *[joins-late] If the first to speak passes, that player may still join a suit call later, and do nothing else.
}
auction-suit-call = { $first_speaker ->
    [waits] A suit call needs a player who may still join it.
   *[joins-late] A suit call needs a player who may still join it: one who has not spoken, or the first to speak, if that player has only passed.
}
auction-pair = { $pairs ->
    [raise] After a join only the joiner may raise. If the joiner passes, the first caller may break away with a higher solo bid.
   *[stand] The bid of a pair stands. If nobody joins a suit call, its caller may bid higher, alone, once all others have passed.
}
auction-ranking-bids = Each bid must rank above the standing one. From the lowest: {$bids}.
auction-ranking-trumps-equal = {$ranking} The trump makes no bid higher than another.
auction-ranking-trumps = {$ranking} Between bids of equal rank the trump decides, from the lowest: {$trumps}.
auction-first-turn-bids = Only in a player's first turn: {$bids}.
auction-bids-targets = Tricks needed: {$targets}.
auction-refusal = { $is_bid ->
    [true] {$player} may not call {$call}: {$reason}.
   *[false] {$player} may not say {$call}: {$reason}.
}
auction-last-word-both = {$partner} may still raise, or {$caller} may still break away with a higher solo bid.
auction-last-word-partner = {$partner} may still raise.
auction-last-word-caller = {$caller} may still break away with a higher solo bid.
auction-join-waiting = A player on turn may join a suit call{ $with_card ->
    [true] {" "}with a card of that suit
   *[false] {""}
}.
auction-join-late = A player who has not spoken, or the first to speak even after a pass, may join a suit call{ $with_card ->
    [true] {" "}with a card of that suit
   *[false] {""}
}.
auction-bids-pair = Played by two: {$bids}.
auction-bids-alone = Played alone: {$bids}.
auction-bids-partners = Played by the declarer and the partner: {$bids}.
auction-factors = A word said with a contract multiplies what it pays: {$factors}.
auction-factors-added = A word said with a contract adds to what it is multiplied by, which is otherwise 1: {$factors}.
auction-trump-times = The trump multiplies what a contract pays: {$trumps}.
auction-factor-deals = {$factor} goes by the deal, one deal after another: {$deals}; then from the beginning.
auction-factor-of = { $of ->
    [none] nobody
    [dealer] the dealer’s side
    [others] the other side
   *[all] everybody
}
auction-deal-times = The deal multiplies what a contract pays, one deal after another: {$factors}; then from the beginning.
auction-bids-several = By several in one deal, each alone: {$bids}.
auction-bids-turned-trump = With the suit turned up as trump: {$bids}.
auction-bids-suit-trump = With {$suit} as trump: {$bids}.
auction-bids-trumpless = Without trump: {$bids}.
auction-bids-either-trump = With a suit as trump or without: {$bids}.
auction-bids-discard = Before the first trick each player may discard one card in {$bids}.
auction-bids-open-hand = After the second trick the declarer's hand is laid open in {$bids}.
auction-bids-partner-out = The declarer's partner lays the cards down in {$bids}.
auction-bids-declarer-leads = The declarer leads in {$bids}.
auction-bids-partner-leads = The partner leads in {$bids}.
auction-bids-with-target = {$target} in {$bids}
auction-bid-with-trump = {$bid} in {$trump}
auction-state-won = {$contract} won
auction-state-partner = only the partner of the trou by {$player} is missing
auction-state-passed-out = everyone has passed, and the deal is dealt again
auction-state-speaking = {$next_player} speaks next
call-refusal-surplus = {$call} comes after the end of the auction: {$reason}.
call-refusal-auction-over = The auction is over: {$contract}.
call-refusal-no-auction = No auction is in progress.
tricks-refusal-auction-under-way = The auction is not over: {$next_player} speaks next.
call-refusal-contract-only = The table holds the auction by itself: only its contract is recorded.
call-refusal-tricks-are-bid = {$title} has no auction: players bid tricks.
call-remedy-omit = Leave it out.
call-list-highest = … up to {$call}
call-word = { $call ->
    [pass] pass
    [wait] wait
    [join] join
   *[other] {$call}
}
