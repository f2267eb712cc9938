rules-remedy-promotion = Put a promotion in force as well.
rules-score-clause = score.{$score}
rules-family-everyone-bids = Everyone bids
rules-family-texts = The four documents
rules-family-no-bids = No bids
rules-lack-premium = the score {$score} pays no premium for a made contract
rules-lack-setting = { $setting ->
    [premium] no scoring of bids and tricks
    [spades-double] no scoring of bids and tricks
    [promotions] no promotions
    [no-zero] no promotions
    [zero-finish] no zero finish
    [forehead] no deals of different sizes
    [top] deals of fixed sizes
    [step] no deals that rise or fall
    [bottom] no deals that rise or fall
    [hook] no bids that a hook could bar
    [end] a schedule that ends by itself
    [trumps] no auction
    [overtricks] no contracts
    [trou-all] no trou
    [join] no suit calls to join
    [trou-rank] no trou
    [miss] no penalty of the bid for a miss
    [ties] no scoring of bids and tricks
   *[match] no match
}
rules-setting-inapplicable = {$title} has {$lack}
rules-value-expected = expected {$values}
rules-value-nearest = {$value} is nearest
rules-remedy-fewer-cards = Choose another deal: {$players} players have at most { $most ->
    [one] {$most} card
   *[other] {$most} cards
}.
rules-value-all-listed = all of {$words}, comma-separated, lowest first
rules-value-some-listed = off, or a comma-separated list of {$words}
rules-value-range = {$least} to {$most}{ $unit ->
    [cards] {" "}cards
    [points] {" "}points
    [deals] {" "}deals
   *[other] {""}
}
rules-value-text = a text in quotes
rules-value-list = a list in brackets
rules-value-table = a table
lookup-unknown-rules = There are no rules called {$name}.
lookup-unknown-score = There is no scoring for {$rules} called {$name}.
lookup-unknown-name = There is no { $noun ->
    [extra] extra deal
    [kind] kind of deal
    [clause] clause
    [score] score
    [schedule] schedule
    [key] key
    [setting] setting
    [bid] bid
    [count] tally
    [schema] schema
    [command] command
   *[other] {$noun}
} called {$name}.
lookup-clause-without-rules = A clause is named with its rules: {$clauses}.
rules-clause-in-game = {$clause} in game {$game}
lookup-choices = Choose from {$choices}.
lookup-more-choices = and {$left} more
rules-setting-syntax = A setting is KEY=VALUE, such as hook=off, not {$setting}.{$suggestion}
rules-setting-bad-value = {$key} cannot be {$value}: {$reason}.
rules-setting-refused = {$key} cannot be set: {$reason}.
rules-top-too-high = top cannot be {$top}: a deal has at most { $most ->
    [one] {$most} card
   *[other] {$most} cards
}.
rules-top-too-high-at-table = top cannot be {$top}: with {$players} players a deal has at most { $most ->
    [one] {$most} card
   *[other] {$most} cards
}.
rules-points-caption = Points by bid and tricks taken
rules-points-deal = { $cards ->
    [one] {$cards} card
   *[other] {$cards} cards
} each, {$players} players
rules-bids-caption = Bids and the tricks they need, lowest first
rules-contracts-caption = Each challenger's points by tricks
rules-contracts-opponents = an opponent's below
rules-clause-not-file = One clause is not a rules file; print the whole set of rules.
rules-family-partners = Partners
rules-family-auctions = Auctions
rules-choice-current = {" "}(current)
rules-scores-title = Ways of scoring
rules-reading-reason = Our reading of {$rule}: {$reason}.
rules-reading-setting = A table may decide with {$setting}.
rules-reading-none = Nothing is left open: {$title} rests on no reading of ours.
rules-new-title = What is the game called?
rules-new-players = How many can play? For example 4, or 3-6.
rules-new-sides = Who plays together? 1: everyone alone. 2: the players who sit opposite each other.
rules-new-deals = How many cards does each player get? For example 1-8-1 (from one card up to eight and down again), 13 x 8 (eight deals of thirteen), or 13 500 (deals of thirteen until somebody has 500 points).
rules-new-pack = Which is the lowest card of the pack? 2 for all 52 cards, 7 for 32, 9 for 24.
rules-new-bids = Who bids? 1: nobody. 2: everyone, a number of tricks. 3: the highest bidder plays a contract.
rules-new-trump = What is trump? 1: the suit of a card turned up. 2: a suit that is drawn or named. 3: spades, diamonds, hearts, clubs and no trump in turn. 4: nothing.
rules-new-points = What does a bid of {$bid} score that took {$bid}, {$fewer} or {$more} tricks? Three numbers, for example 14 -1 -1.
rules-new-tricks = What scores? 1: a point for each trick. 2: a point for most tricks of a deal.
rules-new-again = {$reply} does not answer the question.
rules-new-unattended = Rules are asked for at a terminal, one question after the other.
rules-new-contract = A contract needs its bids and what each pays: start from a game that has them.
rules-new-contracts = Whose bids and points? {$games}
rules-new-written = The rules are in {$file}, where they can be changed.
rules-find-nothing = No clause, law or heading of the manual has all of {$words}.
rules-find-also = Also {$rules}{ $more ->
    [0] .
   *[other] {" "}and {$more} more.
}
rules-find-more = { $number ->
    [one] One more is left out
   *[other] {$number} more are left out
}: name the rules, or add a word.
rules-region = { $rules ->
    [serbian] Serbia
    [romanian] Romania
    [auction-whist] Luxembourg
    [german] Great Britain
    [contract-whist] Great Britain
    [nomination-whist] Great Britain
    [judgement] India
    [plump] Sweden
    [boerenbridge] Netherlands
    [pocha] Spain
    [wizard] Canada
    [skull-king] United States
    [call-break] Nepal, India
    [whist] Great Britain
    [spades] United States
    [belote] France
    [coinche] France
    [schieber] Switzerland
    [tarneeb] Levant
    [euchre] United States, Canada
    [solo-whist] Great Britain
    [wiezen] Belgium
    [skat] Germany
    [hearts] United States
    [king] Russia, Portugal
    [rentz] Romania
    [barbu] France
    [bid-whist] United States
    [five-hundred] Australia
    [hokm] Iran
    [klaverjassen] Netherlands
    [nap] Great Britain
    [pinochle] United States
    [pitch] United States
    [sergeant-major] Great Britain
    [doppelkopf] Germany
    [schafkopf] Germany
    [stiche-raten] Germany, Switzerland
    [sueca] Portugal
    [trex] Levant
    [twenty-eight] India
   *[none] {""}
}
