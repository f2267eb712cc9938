play-rule-talon = After each trick the winner takes the card face up on the talon and the loser the one under it, until none is left; then the cards in hand are played out.
play-rule-break-trump = A trump may be led only once one has been played, or from a hand of trumps alone.
play-rule-neighbour-leads = The player on the dealer's { $side ->
    [left] left
   *[right] right
} leads first{ $auction ->
    [true] {" "}unless the contract says otherwise;
   *[false] {";"}
} the winner of a trick leads to the next.
play-rule-bidder-leads = The first of the highest bidders leads first{ $auction ->
    [true] {" "}unless the contract says otherwise;
   *[false] {";"}
} the winner of a trick leads to the next.
play-rule-follow = The suit led must be followed{ $must_beat ->
    [true] , with a card that beats the trick if possible, or with any card of that suit once the trick is trumped;
   *[false] {";"}
} {$otherwise}
play-rule-beat-or-trump = a player without it must beat the trick with a trump if possible, or else play a lower one, and otherwise may play any card.
play-rule-beat = a player without it must beat the trick with a trump if possible, and otherwise may play any card.
play-rule-trump = a player without it must trump if possible, and otherwise may play any card.
play-rule-any-card = a player without it may play any card.
play-rule-winner = The highest trump takes the trick, or else the highest card of the suit led.
play-rule-left-to-table = Which card takes a trick, and which may be played, is left to the table.
play-duty-break = The hand leads, no {$trump} have been played, and it has other cards.
play-duty-lead = The hand leads, so any card may be played.
play-duty-follow = {$suit} were led, and the hand has some.
play-duty-follow-beat = {$suit} were led, and the hand has some that beat {$card}.
play-duty-trump = The hand has no {$led}, and must trump with {$trump}.
play-duty-trump-beat = The hand has no {$led}, and must trump with {$trump} that beat {$card}.
play-duty-free = The hand has no {$suit}: any card may be played.
play-duty-free-trumpless = The hand has no {$suit} and no {$trump} to trump with: any card may be played.
play-card-led = {$player} led {$card}
play-trick-taken = {$player} takes it: {$reason}.
play-trick-line = Trick {$number}: {$cards}. {$taken}
play-refusal-not-in-range = {$card} is not in the pack: its {$size} cards run from {$lowest} to A.
play-refusal-not-in-pack = {$card} is not in the pack: {$pack}.
play-refusal-all-seen = All {$number} {$card} of the pack have been played or turned up.
play-refusal-unjudged = What {$card} does in a trick is left to the table, so a trick with it cannot be recorded by its cards.
play-refusal-left-to-table = These rules leave what the cards do to the table: which card takes a trick, and which may be played. No trick is recorded by its cards, and no revoke is proven.
play-refusal-must-beat = {$card} may not be played: the hand can beat {$highest}.
play-refusal-duplicate = {$card} is given twice.
play-refusal-already-played = {$card} was already played in this deal: {$player} played it to trick {$trick}.
play-refusal-turned-up = {$card} is the card turned up on the table, so nobody holds it.
play-refusal-last-of-suit = {$card} would be the last of the {$suit}, but one of them lies face up on the table.
play-refusal-last-taken = {$card} is not in that hand: all other {$suit} are known, so it is the turned-up card that {$player} took.
play-refusal-taken-by-other = {$card} is not in that hand: {$player} took it from the talon after trick {$trick}.
play-refusal-nothing-turned = No card is turned up after this trick, so {$card} cannot have been.
play-refusal-turned-later = {$card} was turned up after trick {$trick}, not for trump.
play-refusal-first-leader = {$leader} leads to the first trick, not {$player}.
play-refusal-leader = {$leader} took trick {$trick} and leads, not {$player}.
play-refusal-turn = {$expected} was next to play, not {$player}.
play-refusal-trick-size = {$cards} given, but a trick in this deal has {$players}: one from each player.
play-refusal-trump-unknown = This depends on the trump, which is not recorded.
play-refusal-all-played = Deal {$deal} has { $tricks ->
    [one] {$tricks} trick
   *[other] {$tricks} tricks
}, and all of them are recorded.
play-refusal-not-in-hand = {$card} is not in that hand.
play-refusal-must-follow = {$card} may not be played: {$suit} were led, and the hand has { $number ->
    [one] one
   *[other] some
}.
play-refusal-trump-unbroken = {$card} may not be led: no {$trump} have been played, and the hand has other cards.
play-refusal-must-trump = {$card} may not be played: the hand has none of the suit led, and must trump with {$trump}.
play-turnable-cards = cards that may be turned up
play-suit-beating = {$suit} that beat {$card}
card-remedy-check = Check the cards.
card-remedy-check-turned = Check the trick and the card turned up.
card-remedy-omit-turned = Leave out the card turned up.
card-remedy-leader = Give the cards in the order played, starting with {$leader}.
card-remedy-one-each = Give one card for each player, in turn.
card-remedy-playable = Playable: {$cards}.
play-rule-choice-left-to-table = Which card may be played is left to the table.
play-refusal-play-left-to-table = These rules leave it to the table which card may be played, so tricks cannot be recorded by their cards, and no revoke can be proven.
