prompt-games-known = Games: {$games}.
prompt-number-game-over = The game is over: no number is needed.
prompt-number-not-due = Expected { $expected ->
    [call] a call
    [contract] the contract
    [kind] the kind of deal
   *[trump] the trump
}, not a number.
prompt-digits-ambiguous = {$digits} could be {$readings}: put spaces between the numbers.
prompt-suit-or-sheet = s could be spades or the sheet: type sp or sheet.
prompt-not-understood = {$word} is not a command{ $due ->
    [bid] {" "}or a bid.
    [call] {" "}or a call.
    [contract] , or a bid and its players.
    [partner] , or a partner and a suit.
    [trump] {" "}or a suit.
    [kind] {" "}or a kind of deal.
    [tricks] , tricks taken or cards.
    [tally] {" "}or numbers.
    [no_game] , and no game is open here.
   *[nothing] {"."}
}
prompt-trump-recorded = The trump is recorded: {$trump}.
prompt-trump-by-contract = The contract names the trump.
prompt-trump-set = The trump of this deal is set: {$trump}.
prompt-trump-not-needed = No suit is needed here.
prompt-standings = Standings: {$totals}.
prompt-choice-rematch = {$number}  Rematch: {$players}
prompt-choice-game = {$number}  Continue {$id}: {$game}
prompt-choice-new-game = {$number}  New game
prompt-choice-rules = {$number}  {$id}: {$title}, {$player_counts} players
prompt-choices-offered = House rules now: {$choices} … Type others to change them, or help to list them.
prompt-ask-players = Who plays {$title}? Name {$player_counts} players, in turn order.
prompt-word-unreadable = {$word} cannot be read: {$expected}.
prompt-ask-next = What next? Type a number.
prompt-ask-next-or-leave = What next? Type a number, or press Enter to { $goes_back ->
    [true] go back
   *[false] quit
}.
prompt-ask-dealer = Who deals first? Type a name, or press Enter to draw.
prompt-ask-game = Which game? Type its number or its name, or q to leave.
prompt-new-game-usage = Name a game, then the players in turn order.
prompt-bids-usage = { $number ->
    [1] type a bid, such as {$example}
   *[other] type {$number} bids, such as {$example}
}
prompt-tricks-usage = { $number ->
    [1] type the tricks
   *[other] type the tricks of {$number} players; the last may be left out
}
prompt-trou-usage = NAME SUIT
prompt-turned-card-without-trick = A card is turned up from the talon only after a trick.
prompt-other-folder = This prompt has one folder of games open. To use another, quit and start again with it.
prompt-label = { $due ->
    [reading] which
    [bid] bid
    [call] call
    [contract] contract
    [partner] partner
    [trump] trump
    [kind] kind
    [tricks] tricks
    [tally] counts
    [nothing] over
   *[no_game] hoyle
}>{" "}
prompt-side-total = {$side} {$total}{ $is_first ->
    [true] {" "}(first)
   *[false] {""}
}
prompt-ask-reading = {$digits} can be read in more than one way. Which is right?
prompt-help-intro = Type what the players say: what is due decides what it means.
prompt-help-numbers = { $has_bids ->
    [true] bids, or tricks: the last may be left out
   *[false] tricks: the last may be left out
}
prompt-help-names = numbers by name: the beginning will do
prompt-help-word = the bid {$word}: its beginning will do
prompt-help-suit = the suit or the card turned up
prompt-help-suit-bids = the suit and the bids
prompt-help-trick = a trick, as played
prompt-help-tally = what else is counted
prompt-help-bid = {$bid} with hearts
prompt-help-contract = a contract and its players
prompt-help-partner = partner and trump
prompt-help-tricks = the tricks of the declaring side
prompt-help-events = what went wrong; what else happened
prompt-help-undo = undo, redo
prompt-help-sheet = the sheet, this help, leave
prompt-help-file = writes the sheet to a file
prompt-help-print = prints the sheet from a browser; copies it
prompt-help-more = Nothing is lost by leaving. Every command of the shell works too, such as explain 3; help lists them.
prompt-number-expected = { $most ->
    [1] Type 1.
   *[other] Type a number from 1 to {$most}.
}
prompt-hand-out-alone = Type {$command} alone. A file is written by sheet FILE, such as sheet friday.html.
