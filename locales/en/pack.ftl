pack-by-players = {$players} players, {$cards}
pack-ace-high = Ace is high.
pack-equals-first = Of two equal cards the first takes the trick.
pack-equals-second = Of two equal cards the second takes the trick.
pack-full = the full pack of 52
pack-ranks-to-ace = {$lowest} to ace
pack-cards-to-ace = { $double ->
    [true] two packs,{" "}
   *[false] {""}
}{$size} cards, {$lowest} to ace
pack-cards-ranked = { $double ->
    [true] two packs,{" "}
   *[false] {""}
}{$size} cards, which rank {$ranks} from the highest down
pack-joker-number = {$number} × {$joker} ({$id})
pack-joker-indefinite = { $vowel ->
    [true] an
   *[false] a
} {$joker}
pack-cards-with-jokers = {$cards}, with {$jokers}
pack-takes-trumpless = there is no trump
pack-error-card-unknown = {$card} is in no pack of these rules: expected a card such as Ah, 10s, Td or A♥{ $has_jokers ->
    [true] ; or {$jokers}.
   *[false] {"."}
}
pack-error-turned-unknown = {$card} is neither a suit nor a card of these rules: expected a suit such as spades, or the card turned up, such as Ah.
pack-joker-takes-always = {$joker} takes the trick, the first if there are several; if one is led, any card may follow.
pack-joker-takes-never = {$joker} takes no trick unless nothing else is on it, and then the first one does; if one is led, the next other card sets the suit, if it has one.
pack-joker-unjudged = What {$joker} does in a trick is left to the table.
pack-joker-definite = the {$joker}
pack-joker-captures = It takes the trick from {$jokers}.
pack-joker-order = If several are on a trick, the first of these takes it: {$jokers}.
pack-joker-any-trick = They may be played to any trick.
pack-takes-only-trump = {$card} is the only trump played
pack-takes-highest-trump = {$card} is its highest trump{ $equals ->
    [first] , the first of its equals
    [last] , the last of its equals
   *[none] {""}
}
pack-takes-no-trump-played = no trump was played
pack-takes-suit-led = {$reason}, and {$card} is the {$rank} card of the suit led, {$led}{ $equals ->
    [first] , the first of its equals
    [last] , the last of its equals
   *[none] {""}
}
pack-takes-captures = {$card} captures {$captured}
pack-takes-first-card = nothing on it takes a trick, and {$card} came first
pack-takes-first-joker = {$card} is the first {$joker} played
pack-takes-joker = nothing on it is above the {$joker}
