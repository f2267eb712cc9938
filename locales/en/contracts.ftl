contract-target-thirteen = all thirteen tricks
contract-target-least = at least { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}
contract-target-none = no tricks
contract-target-one = exactly one trick
contract-target-exact = exactly {$tricks} tricks
contract-note-discard = Each player may discard a card before the first trick. {$reading}
contract-note-leader = {$player} leads.
contract-note-target = { $several ->
    [true] {$players} must each take {$target}.
   *[false] {$players} must take {$target}.
}
contract-side-pair = {$declarers} with {$partner}
contract-side-several = {$declarers}, each alone
contract-note-open-hand = { $several ->
    [true] After the second trick the hands of {$declarers} are played face up.
   *[false] After the second trick the hand of {$declarers} is played face up.
}
contract-note-partner-out = {$declarer} plays alone: the partner lays the cards down.
contract-bid-by-players = {$bid} by {$players}
contract-challenger = challenger
contract-opponent = opponent
contract-opponent-made = opponent of a made contract
contract-all-tricks = {$player}, all tricks
contract-pay-trick = then {$points} for each trick more
contract-pay-trick-limited = then {$points} for each trick more ({$most} at most)
contract-pay-table = {$points} for one trick, two and so on
contract-pay-all-tricks = all tricks {$points}
contract-pay-multiplied = all of it times {$multiplier}
contract-times-deal = for this deal
contract-pay-opponents = each opponent then {$points}
contract-pay-opponents-made = each opponent of a won one {$points}
contract-pay-each-other = settled with each of the others
contract-pay-one-winner = each loser pays one winner
contract-pay-row = {$bid}: won {$won}; lost {$lost}
contract-result-made = made with { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}
contract-result-failed = failed with { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}
contract-result-short = { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
} short
contract-result-laws = { $made ->
    [true] made
   *[false] lost
} by the laws, with { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}
contract-points-sum = {$bid} by {$player}, {$reason}: {$sum}
contract-points-for-bid = Points for {$bid}
contract-refusal-missing = No contract is recorded for this deal.
contract-refusal-played-alone = {$bid} is played alone, without a partner.
contract-refusal-sides-fixed = Partners sit opposite each other in this game, so none is named.
contract-factor-unknown = {$word} is not one of the words that multiply a contract: {$factors}.
contract-refusal-words = {$first} and {$second} do not go together: say one of them.
contract-refusal-partner-missing = {$bid} is played by two: name the partner.
contract-refusal-own-partner = {$player} cannot be both declarer and partner.
contract-refusal-one-declarer = Only one player in a deal can play {$bid}.
contract-refusal-declarer-twice = {$player} is named twice.
contract-remedy-one-declarer = Name one player.
contract-remedy-different-players = Name different players.
contract-remedy-omit-suit = Leave the suit out.
contract-remedy-give-trump = Give the trump with the bid.
contract-remedy-omit-partner = Leave the partner out.
contract-target-tallies = {$tallies}: { $is_exact ->
    [true] exactly {$number}
   *[false] at least {$number}
}
contract-result-counted = { $made ->
    [true] made with {$number} ({$target} needed)
   *[false] lost with {$number} ({$target} needed)
}
