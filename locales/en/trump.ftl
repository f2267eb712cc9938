trump-joker-none = If it is {$joker}, there is no trump.
trump-joker-suit = If it is {$joker}, the dealer names the suit.
trump-joker-either = If it is {$joker}, the dealer names the suit, or no trump.
trump-rule-always = {$suit} are always trump.
trump-rule-none = There is no trump.
trump-none = no trump
trump-rule-cycle = Trumps follow a fixed cycle from the first deal on: {$trumps}.
trump-rule-drawn = For each deal a trump suit is drawn or named, or there is no trump.
trump-rule-led = The suit of the first card led is trump.
trump-rule-named = The contract names the trump, or no trump.
trump-rule-talon = The {$ordinal} card is turned up on the talon, and its suit is trump for the whole deal.
trump-refusal-all-dealt = This deal has no trump: with {$cards} each, no card is left to turn up.
trump-refusal-no-trump = This deal has no trump.
trump-refusal-fixed = The trump of this deal is fixed: {$trump}.
trump-refusal-recorded = The trump of this deal is already recorded: {$trump}.
trump-refusal-missing = The trump of this deal is not recorded, and {$suit} would double its points.
trump-refusal-named-by-contract = No card is turned up: the contract names the trump.
trump-refusal-suit-turned = A card is turned up in this deal, and its suit is trump.
trump-refusal-dealer-names-suit = {$card} is turned up: the dealer names a suit.
trump-refusal-turned-twice = The card turned up is already recorded: {$card}.
trump-remedy-suit = Give spades, hearts, diamonds or clubs.
trump-rule-turn-up = The next card is turned up, and its suit is trump{ $all_dealt ->
    [last_card] ; where every card is dealt, it is the suit of the dealer's last card
    [no_trump] ; if every card is dealt, there is no trump
   *[never] {""}
}.
trump-rule-some-cards-none = Some cards turned up mean no trump.
trump-rule-dealer-names = The dealer may name another.
trump-plural = trumps
trump-bower = {$card} ({ $is_jack ->
    [true] left bower: {$suit}
   *[false] counts as {$suit}
})
trump-in-every-deal = {$card} (always a trump)
trump-of-other-suits = Also trumps: {$cards}.
trump-rule-in-every-deal = These are trumps in every deal, from the highest down: {$cards}.
trump-rule-ranks = In the trump suit the cards rank {$ranks} from the highest down.
trump-rule-bower = The {$rank} of the other suit of the same colour belongs to the trump suit, just below its {$rank}.
